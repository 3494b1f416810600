import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Draws a display list into one band of a surface.
///
/// What an op does to a pixel does not depend on the part: coverage is exact area, paints are functions of the
/// pixel, and a blur has all the pixels that it draws from.
struct BandPainter {
    /// An open surface that ops draw into.
    struct Target {
        var canvas: Canvas
        var surface: Surface
        /// The pixels that may be written.
        var region: DeviceRect
        /// The clips around the current op, innermost last.
        var outerRegions: [DeviceRect] = []
        /// The group that the surface is of; nil for the frame and for masks.
        var group: DrawGroup?
    }

    private let list: DisplayList
    /// The op that is performed next.
    private var next: Int
    var targets: [Target]
    let meter: SurfaceMeter
    private let memory = FillMemory()

    /// Nil for a part without pixels.
    ///
    /// - Parameters:
    ///   - list: The display list to draw.
    ///   - first: The first op to perform.
    ///   - surface: The surface, its first pixel at `origin`.
    ///   - region: The part to draw.
    ///   - meter: Counts the surfaces of groups and masks on the way.
    init?(
        _ list: DisplayList,
        from first: Int,
        into surface: Surface,
        origin: (x: Int, y: Int),
        region: DeviceRect,
        meter: SurfaceMeter
    ) {
        let canvas = Canvas(surface, origin: origin)
        let region = region.intersection(canvas.bounds)
        guard !region.isEmpty else { return nil }
        self.list = list
        self.meter = meter
        next = first
        targets = [Target(canvas: canvas, surface: surface, region: region)]
    }

    var top: Int { targets.count - 1 }

    /// Performs the ops before one that are not performed yet; groups may stay open.
    mutating func run(upTo end: Int) {
        while next < end {
            // An op elsewhere is not even read: other threads read it at the same time. Its contents are passed over.
            if list.visibleBounds[next].meets(targets[top].region), perform(next) {
                next += 1
            } else {
                next = Int(list.ends[next]) + 1
            }
        }
    }

    /// Leaves out the ops before one.
    mutating func skip(to index: Int) { next = max(next, index) }

    /// Performs one op; false where it begins something of which nothing is to be drawn.
    private mutating func perform(_ index: Int) -> Bool {
        switch list.ops[index] {
        case .fill(let fill):
            draw(fill, within: list.visibleBounds[index].rect)
        case .roundedRect(let box):
            let (target, visible) = (targets[top], list.visibleBounds[index].rect)
            let isDone = box.withRounded(in: list.resources.shapes) { shape, hasBorder in
                target.canvas.fill(
                    shape,
                    color: box.color,
                    border: hasBorder ? box.border : nil,
                    clip: target.region.intersection(visible)
                )
            }
            if isDone { return true }
            box.withShape(in: list.resources.shapes) { shape, transform in
                target.canvas.fill(
                    shape.polygons,
                    under: transform,
                    color: box.color,
                    border: shape.hasBorder ? box.border : nil,
                    clip: target.region.intersection(visible),
                    memory: memory
                )
            }
        case .image(let image):
            draw(image)
        case .shadow(let shadow):
            draw(shadow, list.visibleParts[index])
        case .pass(let pass):
            draw(pass)
        case .sampledPass(let pass):
            draw(pass.sampling, list.resources.pass(pass.pass), list.visibleParts[index])
        case .backdrop:
            // ``FrameRenderer`` does it between the ops before and those after.
            break
        case .beginGroup(let group):
            return begin(group)
        case .groupShadow(let shadow):
            drawGroupShadow(shadow.geometry)
        case .endGroup:
            endGroup()
        case .beginMask(let mask):
            return beginMask(mask.extent)
        case .endMask:
            endMask()
        case .pushClip(let clip):
            let region = targets[top].region
            let inside = region.intersection(clip.rect)
            guard !inside.isEmpty else { return false }
            targets[top].outerRegions.append(region)
            targets[top].region = inside
        case .popClip:
            if let outer = targets[top].outerRegions.popLast() { targets[top].region = outer }
        }
        return true
    }

    private func draw(_ image: DrawImage) {
        let region = targets[top].region
        guard !image.extent.intersection(region).isEmpty else { return }
        targets[top].canvas.draw(
            list.resources.image(image.image),
            at: (image.extent.minX, image.extent.minY),
            opacity: image.opacity,
            blend: image.blend,
            clip: Clip(rect: region, mask: nil)
        )
    }

    private func draw(_ draw: DrawPass) {
        let pass = list.resources.pass(draw.pass)
        let region = targets[top].region.intersection(pass.extent)
        guard !region.isEmpty else { return }
        let clip = Clip(rect: region, mask: nil)
        let canvas = targets[top].canvas
        if let (surface, origin) = pass.result {
            canvas.draw(surface, at: origin, opacity: draw.opacity, blend: draw.blend, clip: clip)
        } else if pass.key != nil, let (image, origin) = pass.image {
            canvas.draw(image, at: origin, opacity: draw.opacity, blend: draw.blend, clip: clip)
        }
    }

    /// - Parameter parts: The visible parts, in rectangles that do not overlap; nil for all.
    private func draw(_ shadow: DrawShadow, _ parts: [DeviceRect]?) {
        let region = targets[top].region.intersection(shadow.extent)
        guard !region.isEmpty else { return }
        let coverage = list.resources.shadows[Int(shadow.resource)].coverage()
        if shadow.blend == .normal {
            targets[top].canvas.fill(
                coverage,
                in: parts ?? [region],
                within: region,
                color: shadow.color,
                opacity: shadow.opacity
            )
        } else {
            targets[top].canvas.fill(
                region,
                paint: .solid(shadow.color),
                opacity: shadow.opacity,
                blend: shadow.blend,
                clip: Clip(rect: region, mask: coverage.expanded(in: region))
            )
        }
    }

    /// Draws the result of a pass that lies in a plane of its own.
    ///
    /// - Parameter parts: The visible parts, in rectangles that do not overlap; nil for all.
    private func draw(_ sampling: DrawSampledPass.Sampling, _ pass: OffscreenPass, _ parts: [DeviceRect]?) {
        let region = targets[top].region
        guard !sampling.extent.intersection(region).isEmpty else { return }
        if let copy = pass.copy(at: sampling) {
            targets[top].canvas.draw(
                copy,
                at: (sampling.extent.minX, sampling.extent.minY),
                in: parts ?? [sampling.extent],
                within: region,
                opaque: sampling.opaquePixels,
                opacity: sampling.opacity
            )
            return
        }
        guard let paint = pass.paint(sampling) else { return }
        guard let parts else {
            fill(sampling, .image(paint), within: sampling.extent)
            return
        }
        // The visible part of the middle, and the four sides.
        let (extent, inside) = (sampling.extent, sampling.inside.intersection(sampling.extent))
        targets[top].canvas.fill(
            parts.map { $0.intersection(inside) },
            within: region,
            paint: .image(paint),
            opacity: sampling.opacity,
            blend: sampling.blend
        )
        for side in extent.sides(around: inside) { fill(sampling, .image(paint), within: side) }
    }

    private func fill(_ sampling: DrawSampledPass.Sampling, _ paint: Paint, within area: DeviceRect) {
        let area = area.intersection(targets[top].region)
        guard !area.isEmpty else { return }
        let (canvas, clip) = (targets[top].canvas, Clip(rect: area, mask: nil))
        let (opacity, blend) = (sampling.opacity, sampling.blend)
        guard let path = sampling.path else {
            canvas.fill(area, paint: paint, opacity: opacity, blend: blend, clip: clip)
            return
        }
        canvas.fill(
            path.path,
            transform: path.transform,
            paint: paint,
            opacity: opacity,
            blend: blend,
            clip: clip
        )
    }

    private func draw(_ op: DrawFill, within visible: DeviceRect) {
        let fill = op.content
        let region = targets[top].region.intersection(visible)
        let reached = fill.extent.intersection(region)
        guard !reached.isEmpty else { return }
        let canvas = targets[top].canvas
        var clip = Clip(rect: region, mask: nil)
        if let outline = fill.aliasedClip {
            clip.intersect(path: outline.path, transform: outline.transform, antialias: false)
            guard !clip.isEmpty else { return }
        }
        switch fill.shape {
        case .coverage:
            draw(list.resources.coverages[Int(op.coverage)], op, reached)
        case .pixels:
            canvas.fill(
                reached,
                paint: list.resources.paint(of: op),
                opacity: fill.opacity,
                blend: fill.blend,
                clip: clip
            )
        case .path(let path, let rule):
            if let rounded = path.rounded {
                draw(rounded, op, clip)
                return
            }
            if let border = fill.border, case .solid(let color) = fill.paint {
                canvas.fill(
                    path.path,
                    ring: border.ring,
                    transform: path.transform,
                    color: color,
                    border: border.color,
                    opacity: fill.opacity,
                    clip: clip,
                    memory: memory
                )
                return
            }
            canvas.fill(
                path.path,
                transform: path.transform,
                rule: rule,
                paint: list.resources.paint(of: op),
                opacity: fill.opacity,
                blend: fill.blend,
                clip: clip,
                antialias: fill.isAntialiased
            )
        }
    }

    /// Fills a shape as a display covers it, and maybe its border.
    private func draw(_ shape: RoundedShape, _ op: DrawFill, _ clip: Clip) {
        let (canvas, fill, paint) = (targets[top].canvas, op.content, list.resources.paint(of: op))
        canvas.fill(shape, paint: paint, opacity: fill.opacity, blend: fill.blend, clip: clip)
        guard let border = fill.border else { return }
        let ring = border.rounded ?? shape
        canvas.fill(ring, paint: .solid(border.color), opacity: fill.opacity, blend: fill.blend, clip: clip)
    }

    private func draw(_ shape: KeptShape, _ op: DrawFill, _ region: DeviceRect) {
        let (fill, paint) = (op.content, list.resources.paint(of: op))
        if let coverage = shape.coverage, fill.blend == .normal, case .solid(let color) = paint {
            targets[top].canvas.fill(
                coverage,
                in: [region],
                within: region,
                color: color,
                opacity: fill.opacity
            )
        } else if let mask = shape.clipMask {
            targets[top].canvas.fill(
                region,
                paint: paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: Clip(rect: region, mask: mask)
            )
        } else if let outline = shape.outline {
            targets[top].canvas.moved(x: -shape.x, y: -shape.y).fill(
                outline.path,
                transform: outline.transform,
                rule: shape.key.rule,
                paint: paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: Clip(rect: region.moved(x: -shape.x, y: -shape.y), mask: nil)
            )
        }
    }
}
