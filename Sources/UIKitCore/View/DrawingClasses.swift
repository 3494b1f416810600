import AgateRuntime
import CoreGraphics
import Foundation
import QuartzCore

/// Which classes of views draw.
///
/// A class draws if it overrides ``UIView/draw(_:)`` or the method of the layer's delegate, whether or not its method calls that of
/// `UIView`, which draws nothing. Swift has no question for "does this class override that method"; `OverridingClasses` has an
/// answer. Where it has none, all views draw.
@MainActor enum DrawingClasses {
    /// Whether views of a class draw.
    static func contain(_ type: UIView.Type) -> Bool { views.contains(type) || layers.contains(type) }

    private static let views = OverridingClasses(
        of: "draw(_:)",
        base: UIView.self,
        empty: EmptyProbe.self,
        probe: RectangleProbe.self
    )

    private static let layers = OverridingClasses(
        of: "draw(_:in:)",
        base: UIView.self,
        empty: EmptyProbe.self,
        probe: LayerProbe.self
    )
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
