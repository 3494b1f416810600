import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// Why a layer is drawn into a surface of its own before it is put on what is below.
package struct OffscreenReasons: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// It is translucent as a whole, and shows several things.
    package static let groupOpacity = OffscreenReasons(rawValue: 1)
    /// It is blended by a mode, and shows several things.
    package static let blendMode = OffscreenReasons(rawValue: 2)
    package static let mask = OffscreenReasons(rawValue: 4)
    /// It masks to bounds that are round or do not lie on the pixels, and something reaches beyond them.
    package static let clip = OffscreenReasons(rawValue: 8)
    /// Its shadow is that of all that it shows.
    package static let shadow = OffscreenReasons(rawValue: 16)
    package static let filters = OffscreenReasons(rawValue: 32)
    package static let backgroundFilters = OffscreenReasons(rawValue: 64)
    /// It is drawn through a bitmap of another scale, or at another place, than the device's.
    package static let rasterization = OffscreenReasons(rawValue: 128)
    package static let transition = OffscreenReasons(rawValue: 256)

    /// The reasons for people, in a fixed order.
    package var texts: [String] {
        let names: [(OffscreenReasons, String)] = [
            (.groupOpacity, "group opacity"), (.blendMode, "blend mode over several things"), (.mask, "mask"),
            (.clip, "clip that is round or off the pixels"), (.shadow, "shadow of several things"),
            (.filters, "filters"), (.backgroundFilters, "background filters"),
            (.rasterization, "rasterization"), (.transition, "transition"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

extension PlacedLayer {
    /// Why the layer is drawn off-screen; empty where it is not.
    var offscreenReasons: OffscreenReasons {
        var reasons: OffscreenReasons = []
        if transition != nil { reasons.insert(.transition) }
        guard isVisible, !isTransformLayer, !surfaceExtent.isEmpty else { return reasons }
        let blend = blendMode
        let opacity = min(values.opacity, 1)
        let isolation = Isolation(self, opacity: opacity, blend: blend, canGroup: true)
        if isolation.sharesOpacity { reasons.insert(.groupOpacity) }
        if isolation.isBlended { reasons.insert(.blendMode) }
        if mask != nil { reasons.insert(.mask) }
        if isolation.groupClip != nil { reasons.insert(.clip) }
        if isolation.groupShadow != nil { reasons.insert(.shadow) }
        if effects?.filters != nil { reasons.insert(.filters) }
        if effects?.backdrop != nil { reasons.insert(.backgroundFilters) }
        if effects?.raster != nil { reasons.insert(.rasterization) }
        return reasons
    }
}
