import Foundation
import UIKitCore

/// What is in a storyboard, for an object of ``UIStoryboard``.
@MainActor final class StoryboardReader: StoryboardContents {
    let file: StoryboardFile
    private weak var storyboard: UIStoryboard?

    init(_ file: StoryboardFile, for storyboard: UIStoryboard) {
        (self.file, self.storyboard) = (file, storyboard)
    }

    var tintColor: UIColor? { file.tintColor }

    func initialController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        file.initialScene.flatMap { file.make($0, of: storyboard, creator: creator) }
    }

    func controller(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        file.scene(named: identifier).flatMap { file.make($0, of: storyboard, creator: creator) }
    }
}

/// The documents of storyboards that are in use, each read once.
@MainActor enum StoryboardFiles {
    /// A document that lasts as long as its storyboards do.
    struct Entry {
        weak var file: StoryboardFile?
    }

    /// The document of a storyboard in a bundle; nil, which the load reports, where it can't be read.
    static func file(_ name: String, in bundle: Bundle?) -> StoryboardFile? {
        guard let found = InterfaceFiles.find(name, "storyboard", in: bundle) else { return nil }
        let display = DisplayState.current.interfaces
        if let known = display.storyboards[found.url]?.file { return known }
        guard let document = InterfaceFiles.document(found) else { return nil }
        let file = StoryboardFile(document)
        display.storyboards = display.storyboards.filter { $0.value.file != nil }
        display.storyboards[found.url] = Entry(file: file)
        return file
    }
}
