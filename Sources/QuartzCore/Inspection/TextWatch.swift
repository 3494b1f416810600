import AgateDisplay
import AgateScene
import AgateTiming

/// Looks at text layers that are drawn, and warns of those that have too few pixels.
///
/// Nothing here is called while no warnings are wanted.
enum TextWatch {
    /// A text layer was drawn into its contents.
    ///
    /// Source: text T182.
    static func drawn(_ layer: CATextLayer) {
        guard DiagnosticsState.shared.wanted.contains(.text), !layer.marks.contains(.isPresentation),
            let scale = layer.context.map({ Double($0.display.scale) }), layer.contentsScale < scale,
            layer.state.string != .none
        else { return }
        let (own, wanted) = (AnimatableValue.number(layer.contentsScale), AnimatableValue.number(scale))
        layer.warnOnce(
            .text,
            keyPath: "contentsScale",
            "the text has \(own.dump) pixels to a point, and the display \(wanted.dump): it is coarse. "
                + "Set contentsScale to the display's scale",
            mark: "contentsScale of text"
        )
    }
}
