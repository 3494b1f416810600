import AgateDisplay
import AgateRuntime
import CoreGraphics
import Foundation
import QuartzCore

/// Which classes of views draw.
///
/// A class draws if it overrides ``UIView/draw(_:)`` or the method of the layer's delegate, whether or not its method calls that of `UIView`, which draws
/// nothing. Swift has no question for "does this class override that method"; `OverrideSlot` has an answer.
@MainActor enum DrawingClasses {
    private static let known = Guarded<[ObjectIdentifier: Bool]>([:])

    /// Whether views of a class draw; no, if it cannot be told.
    static func contain(_ type: UIView.Type) -> Bool {
        let name = ObjectIdentifier(type)
        if let answer = known.withLock({ $0[name] }) { return answer }
        let answer = slots.contains { (try? $0.isOverridden(in: type, of: UIView.self)) ?? false }
        known.withLock { $0[name] = answer }
        return answer
    }

    private static let slots = [
        slot("draw(_:)", RectangleProbe.self), slot("draw(_:in:)", LayerProbe.self),
    ].compactMap { $0 }

    private static func slot(_ method: String, _ probe: UIView.Type) -> OverrideSlot? {
        try? OverrideSlot(
            of: method,
            base: ClassWords(of: UIView.self),
            empty: ClassWords(of: EmptyProbe.self),
            probe: ClassWords(of: probe)
        )
    }
}

// The probes are never made, only looked at.

private class EmptyProbe: UIView {}

private class RectangleProbe: UIView {
    override func draw(_ rect: CGRect) {
        if rect.width < 0 { super.draw(rect) }
    }
}

private class LayerProbe: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) {
        if ctx.width < 0 { super.draw(layer, in: ctx) }
    }
}
