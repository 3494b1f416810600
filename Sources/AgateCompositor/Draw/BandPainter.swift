import AgateGeometry
import AgatePixels
import AgateRaster
import Foundation

/// Runs through the steps of a frame for one part of the picture.
///
/// What a step does to a pixel does not depend on the part: coverage is exact area, paints are functions of the
/// pixel, and a blur has all the pixels that it draws from.
struct BandPainter {
    /// A picture that is being drawn into.
    struct Target {
        var canvas: Canvas
        var surface: Surface
        /// The pixels that may be written.
        var region: DeviceRect
        /// The clips around the current step, innermost last.
        var outerRegions: [DeviceRect] = []
        /// The group that the picture is of; nil for the frame and for masks.
        var group: FrameOperation.Group?
    }

    private let steps: StepList
    /// The step that is done next.
    private var next: Int
    var targets: [Target]
    let meter: SurfaceMeter
    private let memory = FillMemory()

    /// Nil for a part without pixels.
    ///
    /// - Parameters:
    ///   - steps: The steps of the frame.
    ///   - first: The first step to do.
    ///   - surface: The picture, its first pixel at `origin`.
    ///   - region: The part to draw.
    ///   - meter: Counts the surfaces of pictures on the way.
    init?(
        _ steps: StepList,
        from first: Int,
        into surface: Surface,
        origin: (x: Int, y: Int),
        region: DeviceRect,
        meter: SurfaceMeter
    ) {
        let canvas = Canvas(surface, origin: origin)
        let region = region.intersection(canvas.bounds)
        guard !region.isEmpty else { return nil }
        self.steps = steps
        self.meter = meter
        next = first
        targets = [Target(canvas: canvas, surface: surface, region: region)]
    }

    var top: Int { targets.count - 1 }

    /// Does the steps before one that are not done yet; groups may stay open.
    mutating func run(upTo end: Int) {
        while next < end {
            // A step elsewhere is not even looked at: other threads have it in their hands.
            if steps.reaches[next].meets(targets[top].region) {
                next = perform(next) + 1
            } else {
                next += 1
            }
        }
    }

    /// Leaves out the steps before one.
    mutating func skip(to step: Int) { next = max(next, step) }

    /// Performs one step and returns the index of the last one that is thereby done.
    private mutating func perform(_ step: Int) -> Int {
        switch steps.operations[step] {
        case .fill(let fill):
            draw(fill, within: steps.reaches[step].rect)
        case .box(let box):
            let (target, visible) = (targets[top], steps.reaches[step].rect)
            let isDone = box.withRounded(in: steps.shapes) { shape, hasBorder in
                target.canvas.fill(
                    shape,
                    color: box.color,
                    border: hasBorder ? box.border : nil,
                    clip: target.region.intersection(visible)
                )
            }
            if isDone { return step }
            box.withShape(in: steps.shapes) { shape, transform in
                target.canvas.fill(
                    shape.polygons,
                    under: transform,
                    color: box.color,
                    border: shape.hasBorder ? box.border : nil,
                    clip: target.region.intersection(visible),
                    memory: memory
                )
            }
        case .skip(let end):
            return end
        case .copy(let copy):
            let region = targets[top].region
            guard !copy.extent.intersection(region).isEmpty else { return step }
            targets[top].canvas.draw(
                copy.image,
                at: (copy.x, copy.y),
                opacity: copy.opacity,
                blend: copy.blend,
                clip: Clip(rect: region, mask: nil)
            )
        case .castShadow(let shadow):
            cast(shadow)
        case .picture(let picture, let opacity, let blend):
            let region = targets[top].region.intersection(picture.extent)
            guard !region.isEmpty else { return step }
            guard let (surface, origin) = picture.result else {
                if picture.key != nil, let (image, origin) = picture.image {
                    targets[top].canvas.draw(
                        image,
                        at: origin,
                        opacity: opacity,
                        blend: blend,
                        clip: Clip(rect: region, mask: nil)
                    )
                }
                return step
            }
            targets[top].canvas.draw(
                surface,
                at: origin,
                opacity: opacity,
                blend: blend,
                clip: Clip(rect: region, mask: nil)
            )
        case .sampled(let picture, let sampling):
            draw(picture, sampling)
        case .backdrop:
            // ``FrameRenderer`` does it between the steps before and those after.
            break
        case .beginGroup(let group):
            return begin(group) ? step : group.end
        case .underlayShadow(let shadow):
            underlay(shadow)
        case .endGroup:
            endGroup()
        case .beginMask(let extent, let end):
            return beginMask(extent) ? step : end
        case .endMask:
            endMask()
        case .pushClip(let rect, let end):
            let region = targets[top].region
            let inside = region.intersection(rect)
            guard !inside.isEmpty else { return end }
            targets[top].outerRegions.append(region)
            targets[top].region = inside
        case .popClip:
            if let outer = targets[top].outerRegions.popLast() { targets[top].region = outer }
        }
        return step
    }

    private func cast(_ shadow: FrameOperation.CastShadow) {
        let region = targets[top].region.intersection(shadow.extent)
        guard !region.isEmpty else { return }
        let coverage = shadow.resource.coverage()
        if shadow.blend == .normal {
            targets[top].canvas.fill(
                coverage,
                in: shadow.visibleParts ?? [region],
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

    /// Draws a picture that lies in a plane of its own.
    private func draw(_ picture: PreparedPicture, _ sampling: FrameOperation.Sampling) {
        let region = targets[top].region
        guard !sampling.extent.intersection(region).isEmpty else { return }
        if let copy = picture.copy(at: sampling) {
            targets[top].canvas.draw(
                copy,
                at: (sampling.extent.minX, sampling.extent.minY),
                in: sampling.visibleParts ?? [sampling.extent],
                within: region,
                opaque: sampling.opaquePixels,
                opacity: sampling.opacity
            )
            return
        }
        guard let paint = picture.paint(sampling) else { return }
        guard let parts = sampling.visibleParts else {
            fill(sampling, .image(paint), within: sampling.extent)
            return
        }
        // What is seen of the middle, and the four sides.
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

    private func fill(_ sampling: FrameOperation.Sampling, _ paint: Paint, within area: DeviceRect) {
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

    private func draw(_ fill: FrameOperation.Fill, within visible: DeviceRect) {
        let region = targets[top].region.intersection(visible)
        let reached = fill.extent.intersection(region)
        guard !reached.isEmpty else { return }
        let canvas = targets[top].canvas
        var clip = Clip(rect: region, mask: nil)
        if let outline = fill.hardOutline {
            clip.intersect(path: outline.path, transform: outline.transform, antialias: false)
            guard !clip.isEmpty else { return }
        }
        switch fill.shape {
        case .kept(let shape):
            draw(shape, fill, reached)
        case .pixels:
            canvas.fill(
                reached,
                paint: fill.paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: clip
            )
        case .path(let path, let rule):
            if let rounded = path.rounded {
                draw(rounded, fill, clip)
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
                paint: fill.paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: clip,
                antialias: fill.isAntialiased
            )
        }
    }

    /// Fills a shape as a display covers it, and maybe its border.
    private func draw(_ shape: RoundedShape, _ fill: FrameOperation.Fill, _ clip: Clip) {
        let canvas = targets[top].canvas
        canvas.fill(shape, paint: fill.paint, opacity: fill.opacity, blend: fill.blend, clip: clip)
        guard let border = fill.border else { return }
        let ring = border.rounded ?? shape
        canvas.fill(ring, paint: .solid(border.color), opacity: fill.opacity, blend: fill.blend, clip: clip)
    }

    private func draw(_ shape: KeptShape, _ fill: FrameOperation.Fill, _ region: DeviceRect) {
        if let coverage = shape.coverage, fill.blend == .normal, case .solid(let color) = fill.paint {
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
                paint: fill.paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: Clip(rect: region, mask: mask)
            )
        } else if let outline = shape.outline {
            targets[top].canvas.moved(x: -shape.x, y: -shape.y).fill(
                outline.path,
                transform: outline.transform,
                rule: shape.key.rule,
                paint: fill.paint,
                opacity: fill.opacity,
                blend: fill.blend,
                clip: Clip(rect: region.moved(x: -shape.x, y: -shape.y), mask: nil)
            )
        }
    }
}

extension Mask {
    /// Covers nothing.
    static let empty = Mask(bounds: .empty, bytes: [])

    /// The same coverage elsewhere.
    func moved(x: Int, y: Int) -> Mask {
        x == 0 && y == 0 ? self : Mask(bounds: bounds.moved(x: x, y: y), bytes: bytes)
    }
}
