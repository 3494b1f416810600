import Foundation
import UIKitCore

/// What a display keeps of documents of Interface Builder.
///
/// A document remembers what was read of it, so each display, whose views belong to one thread, reads its own.
final class DisplayInterfaces: DisplayPart {
    static let slot = PartSlot<DisplayInterfaces>()

    /// Documents by their paths: bundles do not change while a program runs, but files of tests do.
    var documents: [String: InterfaceFiles.Read] = [:]
    /// The storyboards that are in use.
    var storyboards: [URL: StoryboardFiles.Entry] = [:]
    /// What was found for the names of classes that documents write.
    var classes: [String: NSObject.Type] = [:]
    /// The last level of initialisers of each class that a document has named so far.
    var lastLevels: [ObjectIdentifier: ObjectIdentifier] = [:]
    /// How many references between storyboards lead to one another at present.
    var referenceDepth = 0
    /// How many containers are filled in one another at present.
    var containerDepth = 0

    init() {}
}

extension DisplayState {
    /// What the display keeps of documents of Interface Builder.
    var interfaces: DisplayInterfaces { self[DisplayInterfaces.slot] }
}
