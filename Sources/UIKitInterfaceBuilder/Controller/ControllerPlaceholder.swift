import Foundation
import UIKitCore

/// A reference to a controller of another storyboard.
@MainActor enum ControllerPlaceholder {
    static let elementName = "viewControllerPlaceholder"

    /// How many references may lead to one another while a controller is made.
    private static let maxDepth = 16

    /// Makes the controller that an element refers to; nil, which the load reports, where there is none.
    static func make(
        _ element: InterfaceElement,
        _ document: InterfaceDocument,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        read(element)
        let name = element.text("storyboardName") ?? fileName(of: document)
        let display = DisplayState.current.interfaces
        guard display.referenceDepth < maxDepth else {
            document.tell(element, "storyboardName", "the storyboards contain one another without end.")
            return nil
        }
        display.referenceDepth += 1
        defer { display.referenceDepth -= 1 }
        guard
            let storyboard = UIStoryboard.named(
                name,
                in: bundle(element, document),
                by: "A storyboard reference in \(document.file)"
            )
        else { return nil }
        let identifier = element.text("referencedIdentifier")
        let contents = storyboard.readContents
        let made =
            identifier.map { contents?.controller($0, creator: creator) }
            ?? contents?.initialController(creator: creator)
        if made == nil {
            document.tell(
                element,
                "referencedIdentifier",
                "the storyboard \"\(name)\" has no \(identifier.map { "controller of the identifier \"\($0)\"" } ?? "initial controller")."
            )
        }
        return made
    }

    /// Reads an element whose controller is not expected to be there.
    static func survey(_ element: InterfaceElement) -> UIViewController? {
        read(element)
        element.skip("storyboardName", "referencedIdentifier", "bundleIdentifier")
        return nil
    }

    /// Its items are shown in the editor alone: at run time those of the controller count.
    private static func read(_ element: InterfaceElement) {
        element.taken().skip("storyboardIdentifier")
        for key in ["navigationItem", "tabBarItem"] { element.child(key: key)?.skipAll() }
        for child in element.children("toolbarItems") { child.skipAll() }
    }

    private static func fileName(of document: InterfaceDocument) -> String {
        (document.file as NSString).deletingPathExtension
    }

    private static func bundle(_ element: InterfaceElement, _ document: InterfaceDocument) -> Bundle {
        guard let identifier = element.text("bundleIdentifier") else { return document.bundle }
        if let found = Bundle.allBundles.first(where: { $0.bundleIdentifier == identifier }) { return found }
        document.tell(
            element,
            "bundleIdentifier",
            "there is no bundle \"\(identifier)\"; the storyboard is looked for in the bundle of this one."
        )
        return document.bundle
    }
}
