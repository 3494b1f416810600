import AgateDocuments
import Foundation
import UIKitCore

/// Reads nibs and storyboards; `UIKitCore` finds the class by its name.
@MainActor final class InterfaceLoader: InterfaceLoading {
    static func hasNib(_ name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.find(name, "xib", in: bundle) != nil
    }

    static func nib(_ name: String, in bundle: Bundle?) -> (any NibContents)? {
        guard let file = InterfaceFiles.find(name, "xib", in: bundle) else { return nil }
        return InterfaceFiles.document(file).map { NibDocument($0) }
    }

    static func nib(_ data: Data, in bundle: Bundle?) -> (any NibContents)? {
        InterfaceFiles.document(data, named: "nib", bundle: bundle ?? .main).map { NibDocument($0) }
    }

    static func hasStoryboard(_ name: String, in bundle: Bundle?) -> Bool {
        InterfaceFiles.find(name, "storyboard", in: bundle) != nil
    }

    static func contents(of storyboard: UIStoryboard, named name: String, in bundle: Bundle?)
        -> (any StoryboardContents)?
    {
        StoryboardFiles.file(name, in: bundle).map { StoryboardReader($0, for: storyboard) }
    }

    static func contents(of storyboard: UIStoryboard, document: Data, named name: String)
        -> (any StoryboardContents)?
    {
        InterfaceFiles.document(document, named: "\(name).storyboard", bundle: .main)
            .map { StoryboardReader(StoryboardFile($0), for: storyboard) }
    }
}
