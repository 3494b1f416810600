import UIKitCore

/// Controllers that a container has from the start, by relationship segues.
@MainActor enum Relationship {
    /// So many containers in one another are filled as they are made; deeper ones when all are made, so that no document is too deep.
    private static let maxDepth = 16

    /// Makes the controllers of a relationship and hands them on, in the order of the document.
    static func read(
        _ names: [String],
        of element: InterfaceElement,
        _ load: InterfaceLoad,
        _ take: @escaping ([String: [UIViewController]]) -> Void
    ) {
        let segues = (element.child("connections")?.children("segue") ?? []).compactMap { segue in
            segue.peek("kind") == "relationship" ? segue : nil
        }
        let wanted = segues.filter { segue in segue.text("relationship").map { names.contains($0) } ?? false }
        let fill = {
            var found: [String: [UIViewController]] = [:]
            for segue in wanted {
                segue.skip("kind")
                guard let name = segue.peek("relationship"), let made = make(segue, load) else { continue }
                found[name, default: []].append(made)
            }
            take(found)
        }
        let display = DisplayState.current.interfaces
        guard display.containerDepth < maxDepth else { return load.later(.layout, fill) }
        display.containerDepth += 1
        defer { display.containerDepth -= 1 }
        fill()
    }

    private static func make(_ segue: InterfaceElement, _ load: InterfaceLoad) -> UIViewController? {
        guard let id = segue.text("destination"), let target = load.document.element(id) else { return nil }
        // Each scene is looked through by itself.
        if load.document.isSurveyed { return nil }
        if target.name == ControllerPlaceholder.elementName {
            return ControllerPlaceholder.make(target, load.document)
        }
        return load.make(target) as? UIViewController
    }
}
