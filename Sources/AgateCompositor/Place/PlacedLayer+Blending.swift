import AgatePixels
import AgateScene

extension PlacedLayer {
    /// The mode by which the layer is combined with what is behind it.
    ///
    /// Source: claims 14.10.
    var blendMode: CGBlendMode {
        // By the address: nothing is copied that counts its owners.
        guard place.pointee.look.isPresent else { return .normal }
        return place.pointee.look.values.compositingFilter?.blendMode ?? .normal
    }

    /// Whether there is a compositing filter that is not switched off, whatever it is.
    var isComposited: Bool {
        guard place.pointee.look.isPresent else { return false }
        return place.pointee.look.values.compositingFilter?.isEnabled ?? false
    }

    /// Whether there is a compositing filter, enabled or not.
    var hasCompositingFilter: Bool {
        place.pointee.look.isPresent && place.pointee.look.values.compositingFilter != nil
    }

    /// Whether the layer's blend mode changes pixels of its extent where it shows nothing.
    var hasClearingBlend: Bool {
        switch blendMode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}
