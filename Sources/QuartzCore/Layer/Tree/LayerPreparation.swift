import AgateScene
import Foundation

/// Layout and display of a subtree before a picture is made of it, as a commit would do both: in a display's tree or out of any.
///
/// Layers without a mark are neither laid out nor displayed.
///
/// Source: claims 13.1-13.12; programs that draw views which no window has shown.
enum LayerPreparation {
    /// A layer that marks itself whenever it is laid out or displayed waits for the next commit after this number of rounds.
    private static let maxRounds = 8
    /// The maximum number of layouts within a round: layout marks layers further down, and further up.
    private static let maxLayouts = 64

    /// Lays out and displays what is marked of a layer and the layers in it, masks too; nothing of a presentation layer.
    ///
    /// - Complexity: O(subtree) where nothing is marked.
    static func prepare(_ root: CALayer) {
        guard !root.marks.contains(.isPresentation) else { return }
        for _ in 0..<maxRounds {
            layOut(root)
            guard display(root) else { return }
        }
    }

    private static func layOut(_ root: CALayer) {
        for round in 0..<maxLayouts {
            var isMarked = false
            forEach(in: root) { isMarked = isMarked || $0.marks.contains(.needsLayout) }
            guard isMarked else { return }
            // Constraints are solved before, on the thread that views are used on.
            if Thread.isMainThread { (root.context ?? .current).beforeLayout?(round == 0) }
            forEach(in: root) { $0.performLayoutIfMarked() }
        }
    }

    /// Displays what is marked; whether anything was.
    private static func display(_ root: CALayer) -> Bool {
        var marked: [CALayer] = []
        forEach(in: root) { if $0.marks.contains(.needsDisplay) { marked.append($0) } }
        for layer in marked { layer.displayIfNeeded() }
        return !marked.isEmpty
    }

    /// Calls a function with each layer, those above before those in them; a layer's sublayers are those that it has after the call.
    private static func forEach(in root: CALayer, _ body: (CALayer) -> Void) {
        var stack = [root]
        while let next = stack.popLast() {
            body(next)
            if let mask = next.extras?.mask { stack.append(mask) }
            stack.append(contentsOf: next.sublayerStorage.reversed())
        }
    }
}
