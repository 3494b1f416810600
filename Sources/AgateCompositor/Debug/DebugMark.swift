package import AgateScene
package import Foundation

/// A mark on a layer that a debug view shows: where it lies on the picture follows from where the layer lies in the frame.
package struct DebugMark: Sendable, Hashable {
    /// The kind of the marked area.
    package enum Kind: Sendable, Hashable {
        /// A part outside of a safe area.
        case unsafe
        /// A part outside of margins.
        case margin
        /// An area that a finger can hit.
        case hitArea
        /// An area that is too small for a finger.
        case smallHitArea
        /// A finger: a disc that fills the rectangle.
        case touch
    }

    /// The layer.
    package var layer: LayerID
    /// The marked area, in the layer's own plane.
    package var area: CGRect
    package var kind: Kind

    package init(_ kind: Kind, _ area: CGRect, of layer: LayerID) {
        (self.kind, self.area, self.layer) = (kind, area, layer)
    }
}
