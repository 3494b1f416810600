import UIKitCore

/// Controllers that lie in a view of another one from the start.
@MainActor enum EmbedSegue {
    /// So many controllers may lie in one another: a scene that embeds itself would never end.
    private static let maxDepth = 32

    /// Whether there is a view for the controller, and the controllers around are not too many.
    static func hasRoom(
        for source: UIViewController,
        _ segue: SegueTemplate,
        _ interface: SceneInterface
    ) -> Bool {
        guard interface.container(of: segue) != nil else { return false }
        var depth = 0
        var current = source.parent
        while let next = current {
            depth += 1
            current = next.parent
        }
        if depth < maxDepth { return true }
        interface.tell(segue, nil, "its scene embeds itself without end.")
        return false
    }

    /// Makes a controller the child of another one, with its view filling a view.
    static func perform(from source: UIViewController, to child: UIViewController, in container: UIView?) {
        guard let container else { return }
        source.addChild(child)
        guard let view = child.view else { return }
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        child.didMove(toParent: source)
    }
}
