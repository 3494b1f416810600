import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Surfaces inside of a surface: groups and masks.
extension BandPainter {
    /// Begins the surface of a group; false where it shows no pixel of this part, or memory is too short.
    mutating func begin(_ group: DrawGroup) -> Bool {
        let shown = targets[top].region.intersection(group.extent)
        guard !shown.isEmpty else { return false }
        guard pushTarget(group.source(of: shown)) else { return false }
        targets[top].group = group
        return true
    }

    /// Begins a transparent surface of a region; false when memory is too short for it.
    private mutating func pushTarget(_ region: DeviceRect) -> Bool {
        guard let surface = Surface(width: region.width, height: region.height) else { return false }
        meter.add(pixels: surface.count)
        let canvas = Canvas(surface, origin: (region.minX, region.minY))
        targets.append(Target(canvas: canvas, surface: surface, region: region))
        return true
    }

    /// Puts the shadow of what the innermost group holds so far below it.
    func drawGroupShadow(_ shadow: ShadowGeometry) {
        let target = targets[top]
        var silhouette = target.surface.alphaMask(
            origin: (target.canvas.bounds.minX, target.canvas.bounds.minY)
        )
        // What will be cut away casts no shadow, however much of it is there.
        if let outline = target.group.flatMap({ clipMask(of: $0, in: target.region) }) {
            silhouette = silhouette.multiplied(by: outline)
        }
        let blurred = shadow.blurred(silhouette)
        let moved = blurred.moved(x: Int(shadow.offsetX.rounded()), y: Int(shadow.offsetY.rounded()))
        let region = target.region.intersection(moved.bounds)
        guard !region.isEmpty else { return }
        target.canvas.fill(
            region,
            paint: .solid(shadow.color),
            opacity: 1,
            blend: .destinationOver,
            clip: Clip(rect: region, mask: moved)
        )
    }

    /// The coverage of the outline that a group is cut to; nil for one that is not cut.
    private func clipMask(of group: DrawGroup, in region: DeviceRect) -> Mask? {
        guard let clip = group.clip else { return nil }
        if let rounded = clip.rounded, !group.clipIsInverted { return rounded.mask(in: region) }
        let mask = CoverageRasterizer.mask(
            of: clip.path,
            transform: clip.transform,
            rule: .winding,
            in: region,
            antialias: group.clipIsAntialiased
        )
        guard let hard = group.aliasedClip else {
            return group.clipIsInverted ? mask.inverted(in: region) : mask
        }
        let hardMask = CoverageRasterizer.mask(
            of: hard.path,
            transform: hard.transform,
            rule: .winding,
            in: region,
            antialias: false
        )
        return mask.multiplied(by: hardMask)
    }

    /// Cuts and tints the innermost group, and draws it into the surface around it.
    mutating func endGroup() {
        let target = targets.removeLast()
        defer { meter.remove(pixels: target.surface.count) }
        guard let group = target.group else { return }
        if let mask = clipMask(of: group, in: target.region) { target.canvas.multiply(by: mask) }
        if !group.cuts.isEmpty { target.canvas.multiply(by: group.cuts.mask(in: target.region)) }
        if let tint = group.tint { target.canvas.multiply(by: tint) }
        let region = targets[top].region
        targets[top].canvas.draw(
            target.surface,
            at: (target.region.minX, target.region.minY),
            opacity: group.opacity,
            blend: group.blend,
            clip: Clip(rect: region.intersection(group.extent), mask: nil)
        )
    }

    // MARK: Masks

    /// Begins the surface of a mask; false where there is nothing to draw of it, and nothing of the group is left then.
    mutating func beginMask(_ extent: DeviceRect) -> Bool {
        let region = targets[top].region.intersection(extent)
        guard !region.isEmpty, pushTarget(region) else {
            targets[top].canvas.multiply(by: Mask.empty)
            return false
        }
        return true
    }

    /// Multiplies the group around a mask by the alpha of the mask.
    mutating func endMask() {
        let mask = targets.removeLast()
        defer { meter.remove(pixels: mask.surface.count) }
        targets[top].canvas.multiply(
            by: mask.surface.alphaMask(origin: (mask.region.minX, mask.region.minY))
        )
    }
}
