import CoreGraphics
import Foundation
import QuartzCore

/// What happens to every new view.
@MainActor enum ViewSetUp {
    /// Makes a view's layer; a class that is no layer class gives a plain layer.
    static func makeLayer(of layerClass: AnyClass) -> CALayer {
        LayerFactory.make(layerClass)
    }

    static func finish(_ view: UIView, frame: CGRect) {
        MainThreadRule.check("UIView.init(frame:)")
        if OffDisplayActions.areWanted, let state = DisplayState.ifKnown,
            !state.animationBlocks.states.isEmpty
        {
            state.animationBlocks.viewsOfBlocks.insert(ObjectIdentifier(view))
        }
        let layer = view.layer
        layer.setOwner(view)
        // Layers of a program's own classes may want to know.
        layer.delegate = view
        layer.contentsScale = UIScreenScale.current
        if frame != .zero { layer.frame = frame }
        // Only subclasses can draw or lay out anything.
        guard type(of: view) != UIView.self else { return }
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
    }
}

/// Lets go of subtrees without recursion: trees 100 000 deep are input like any other.
enum ViewReaper {
    static func release(_ references: inout [ObjectIdentifier: UIView]) {
        guard !references.isEmpty else { return }
        var pending = Array(references.values)
        references.removeAll()
        while var view = pending.popLast() {
            // Views with other owners keep their subviews.
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending.append(contentsOf: view.subviewReferences.values)
            view.subviewReferences.removeAll()
        }
    }
}
