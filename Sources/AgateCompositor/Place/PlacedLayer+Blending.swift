import AgatePixels
import AgateScene

// Handed on by the address of the values: a call with the layer would copy it and count who holds it, for each layer that is measured.
extension PlacedLayer {
    /// The mode by which the layer is combined with what is behind it.
    ///
    /// Source: claims 14.10.
    @inline(__always)
    var blendMode: CGBlendMode { reference.withValues { $0.blendMode } }

    /// Whether there is a compositing filter that is not switched off, whatever it is.
    var isComposited: Bool {
        guard values.look.isPresent else { return false }
        return values.look.values.compositingFilter?.isEnabled ?? false
    }

    /// Whether there is a compositing filter, enabled or not.
    @inline(__always)
    var hasCompositingFilter: Bool { reference.withValues { $0.hasCompositingFilter } }

    /// Whether the layer's blend mode changes pixels of its extent where it shows nothing.
    var hasClearingBlend: Bool {
        switch blendMode {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
        default: false
        }
    }
}

extension CGBlendMode {
    /// Whether half of a pixel blended is what blending all of it changes, by half: then a shape that is blended by itself is the picture of it
    /// blended.
    ///
    /// Modes that clear what lies around a picture are not so, and neither are sums that end at white or black.
    var isProportional: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .plusLighter,
            .plusDarker:
            false
        default: true
        }
    }
}

extension UnsafePointer<LayerValues> {
    fileprivate var blendMode: CGBlendMode {
        guard pointee.look.isPresent else { return .normal }
        return pointee.look.values.compositingFilter?.blendMode ?? .normal
    }

    fileprivate var hasCompositingFilter: Bool {
        pointee.look.isPresent && pointee.look.values.compositingFilter != nil
    }
}
