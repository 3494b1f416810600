import AgateGeometry
import AgateRaster
import Foundation

/// How often each pixel of a frame is painted, and whether the last time was by blending.
///
/// Fills, images, shadows and finished groups count, each wherever it covers any part of a pixel; what a group holds counts
/// as well as the group, what a filtered picture holds does not.
struct OverdrawCount {
    private let width: Int
    private let region: DeviceRect
    private var counts: [UInt8]
    private var blends: [Bool]
    /// The rectangles that the present op replaces, whatever was there.
    private var opaque: [DeviceRect] = []

    /// Counts for a plan.
    ///
    /// - Parameter region: The pixels of the frame, from 0, 0 on.
    init(_ list: DisplayList, in region: DeviceRect) {
        self.region = region
        width = region.width
        counts = [UInt8](repeating: 0, count: region.width * region.height)
        blends = [Bool](repeating: false, count: counts.count)
        var clips = [region]
        var groups: [DrawGroup] = []
        for index in list.visibleIndices {
            let clip = clips[clips.count - 1]
            let visible = list.visibleBounds[index].rect
            opaque.removeAll(keepingCapacity: true)
            list.occlusion[index].forEachOpaque { opaque.append($0.rect) }
            switch list.ops[index] {
            case .fill(let fill): add(fill, list.resources, clip.intersection(visible))
            case .roundedRect(let box):
                let area = clip.intersection(visible)
                box.withShape(in: list.resources.shapes) { shape, transform in
                    add(
                        DevicePath(path: shape.outline, transform: transform),
                        .winding,
                        isAntialiased: true,
                        area
                    )
                    guard let ring = shape.ring else { return }
                    add(DevicePath(path: ring, transform: transform), .evenOdd, isAntialiased: true, area)
                }
            case .image(let image): add(image.extent.intersection(clip))
            case .shadow(let shadow):
                for part in list.visibleParts[index] ?? [shadow.extent] { add(part.intersection(clip)) }
            case .pass(let draw): add(list.resources.pass(draw.pass).extent.intersection(clip))
            case .backdrop(let backdrop): add(backdrop.extent.intersection(clip))
            case .beginGroup(let group): groups.append(group)
            case .endGroup:
                if let group = groups.popLast() { add(group, clip) }
            case .pushClip(let pushed): clips.append(clip.intersection(pushed.rect))
            case .popClip:
                if clips.count > 1 { clips.removeLast() }
            default: break
            }
        }
    }

    /// How often a pixel is painted, 255 at most.
    subscript(x: Int, y: Int) -> Int { Int(counts[y * width + x]) }

    /// Whether what is painted last in a pixel is blended with what is there.
    func isBlended(x: Int, y: Int) -> Bool { blends[y * width + x] }

    private mutating func add(_ op: DrawFill, _ resources: DrawResources, _ clip: DeviceRect) {
        let fill = op.content
        switch fill.shape {
        case .pixels(let rect): add(rect.intersection(clip))
        case .coverage:
            let shape = resources.coverages[Int(op.coverage)]
            if let coverage = shape.coverage {
                let area = coverage.bounds.intersection(clip)
                add(coverage.expanded(in: area))
            } else if let outline = shape.outline {
                let way = CGAffineTransform(translationX: CGFloat(shape.x), y: CGFloat(shape.y))
                let area = fill.extent.intersection(clip)
                add(outline.concatenating(way), shape.key.rule, isAntialiased: true, area)
            }
        case .path(let path, let rule):
            let area = fill.extent.intersection(clip)
            add(path, rule, isAntialiased: fill.isAntialiased, area)
            if let border = fill.border {
                add(
                    DevicePath(path: border.ring, transform: path.transform),
                    .evenOdd,
                    isAntialiased: true,
                    area
                )
            }
        }
    }

    private mutating func add(_ group: DrawGroup, _ clip: DeviceRect) {
        let extent = group.extent.intersection(clip)
        if let outline = group.clip, !group.clipIsInverted {
            add(outline, .winding, isAntialiased: group.clipIsAntialiased, extent)
        } else {
            add(extent)
        }
    }

    private mutating func add(
        _ path: DevicePath,
        _ rule: CGPathFillRule,
        isAntialiased: Bool,
        _ area: DeviceRect
    ) {
        guard !area.isEmpty else { return }
        var clip = Clip(rect: area)
        clip.intersect(path: path.path, transform: path.transform, rule: rule, antialias: isAntialiased)
        guard let mask = clip.mask else { return add(clip.rect.intersection(region)) }
        add(mask)
    }

    /// Counts the pixels that a mask covers.
    private mutating func add(_ mask: Mask) {
        let bounds = mask.bounds
        for y in bounds.minY..<bounds.maxY {
            for x in bounds.minX..<bounds.maxX
            where mask.bytes[(y - bounds.minY) * bounds.width + x - bounds.minX] > 0 {
                count(x, y)
            }
        }
    }

    private mutating func add(_ rect: DeviceRect) {
        let rect = rect.intersection(region)
        guard !rect.isEmpty else { return }
        for y in rect.minY..<rect.maxY {
            for x in rect.minX..<rect.maxX { count(x, y) }
        }
    }

    private mutating func count(_ x: Int, _ y: Int) {
        let index = y * width + x
        if counts[index] < .max { counts[index] += 1 }
        blends[index] = !opaque.contains { $0.contains(x: x, y: y) }
    }
}
