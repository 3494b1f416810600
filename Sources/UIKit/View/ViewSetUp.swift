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
        let layer = view.layer
        layer.delegate = view
        layer.contentsScale = UIScreenScale.current
        if frame != .zero { layer.frame = frame }
        // Only subclasses can draw or lay out anything.
        guard type(of: view) != UIView.self else { return }
        layer.setNeedsLayout()
        layer.setNeedsDisplay()
    }
}

/// Reads and writes views.
@MainActor enum ViewCoding {
    static func encode(_ view: UIView, into coder: NSCoder) {
        let numbers: [(String, CGFloat)] = [
            ("UIBoundsX", view.bounds.origin.x), ("UIBoundsY", view.bounds.origin.y),
            ("UIBoundsWidth", view.bounds.width), ("UIBoundsHeight", view.bounds.height),
            ("UICenterX", view.center.x), ("UICenterY", view.center.y), ("UIAlpha", view.alpha),
        ]
        for (key, value) in numbers { coder.encode(Double(value), forKey: key) }
        coder.encode(view.tag, forKey: "UITag")
        coder.encode(view.isHidden, forKey: "UIHidden")
        coder.encode(view.clipsToBounds, forKey: "UIClipsToBounds")
        if let color = view.backgroundColor { coder.encode(color, forKey: "UIBackgroundColor") }
        ViewTreeCoding.encode(view, into: coder)
    }

    static func decode(_ view: UIView, from coder: NSCoder) {
        guard coder.containsValue(forKey: "UICenterX") else { return }
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        view.bounds = CGRect(
            x: number("UIBoundsX"),
            y: number("UIBoundsY"),
            width: number("UIBoundsWidth"),
            height: number("UIBoundsHeight")
        )
        view.center = CGPoint(x: number("UICenterX"), y: number("UICenterY"))
        view.alpha = number("UIAlpha")
        view.tag = coder.decodeInteger(forKey: "UITag")
        view.isHidden = coder.decodeBool(forKey: "UIHidden")
        view.clipsToBounds = coder.decodeBool(forKey: "UIClipsToBounds")
        view.backgroundColor = coder.soundObject(forKey: "UIBackgroundColor") as? UIColor
        ViewTreeCoding.decode(view, from: coder)
    }
}

/// Lets go of subtrees without recursion: trees 100 000 deep are input like any other.
enum ViewReaper {
    static func release(_ references: inout [ObjectIdentifier: UIView]) {
        guard !references.isEmpty else { return }
        var pending = Array(references.values)
        references.removeAll()
        while var view = pending.popLast() {
            // Somebody else's views keep their subviews.
            guard isKnownUniquelyReferenced(&view) else { continue }
            pending.append(contentsOf: view.subviewReferences.values)
            view.subviewReferences.removeAll()
        }
    }
}
