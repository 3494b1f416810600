import AgateGeometry
import AgatePixels
import AgateRaster
import AgateScene
import Foundation

/// Draws debug views on a surface.
struct DebugOverlay {
    private let surface: Surface
    private let canvas: Canvas

    init(_ surface: Surface) {
        self.surface = surface
        canvas = Canvas(surface)
    }

    private static let pink = SIMD4(1, 0.1, 0.55, 1)
    private static let yellow = SIMD4(1, 0.8, 0, 1)
    private static let violet = SIMD4(0.6, 0.2, 1, 1)
    private static let blue = SIMD4(0.1, 0.4, 1, 1)
    private static let green = SIMD4(0.1, 0.75, 0.3, 1)
    private static let orange = SIMD4(1, 0.55, 0.1, 1)
    private static let red = SIMD4(0.9, 0.1, 0.1, 1)

    private static func paint(_ color: SIMD4<Double>, _ opacity: Double) -> Paint {
        .solid(PremultipliedColor(color, opacity: opacity))
    }

    // MARK: Damage

    /// Tints what was drawn anew, with a line around it.
    func tint(_ rectangles: [DeviceRect]) {
        for rectangle in rectangles { mark(rectangle, Self.pink) }
    }

    private func mark(_ rectangle: DeviceRect, _ color: SIMD4<Double>) {
        let rectangle = rectangle.intersection(canvas.bounds)
        guard !rectangle.isEmpty else { return }
        canvas.fill(rectangle, paint: Self.paint(color, 0.25))
        let line = Self.paint(color, 0.8)
        let (minX, minY, maxX, maxY) = (rectangle.minX, rectangle.minY, rectangle.maxX, rectangle.maxY)
        canvas.fill(DeviceRect(minX: minX, minY: minY, maxX: maxX, maxY: minY + 1), paint: line)
        canvas.fill(DeviceRect(minX: minX, minY: maxY - 1, maxX: maxX, maxY: maxY), paint: line)
        canvas.fill(DeviceRect(minX: minX, minY: minY + 1, maxX: minX + 1, maxY: maxY - 1), paint: line)
        canvas.fill(DeviceRect(minX: maxX - 1, minY: minY + 1, maxX: maxX, maxY: maxY - 1), paint: line)
    }

    // MARK: Off-screen passes

    /// Marks where groups and masks are drawn into pictures of their own.
    func markPasses(_ list: DisplayList) {
        for index in list.visibleIndices where list.occlusion[index].flags.contains(.isOffscreen) {
            switch list.ops[index] {
            case .beginGroup(let group): mark(group.extent, Self.yellow)
            case .beginMask(let mask): mark(mask.extent, Self.violet)
            case .pass(let draw): mark(list.resources.pass(draw.pass).extent, Self.yellow)
            case .backdrop(let backdrop): mark(backdrop.extent, Self.orange)
            default: break
            }
        }
    }

    // MARK: Layers

    /// Draws a line of one pixel around the bounds of each layer.
    func outline(_ layers: [PlacedLayer]) {
        for layer in layers where !layer.isTransformLayer && layer.projection.isInSight {
            let bounds = layer.values.bounds.standardized
            guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite else {
                continue
            }
            let path = DevicePath(LayerShapes.rectangle(bounds), projection: layer.projection)
            let quad = path.path.applying(path.transform)
            // Lines of what lies far outside cost much and show nothing.
            let box = quad.boundingBox
            guard box.intersects(CGRect(x: 0, y: 0, width: surface.width, height: surface.height)),
                max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) < 1e6
            else { continue }
            let line = quad.stroked(StrokeStyle(width: 1), tolerance: DevicePath.tolerance)
            canvas.fill(line, paint: Self.paint(Self.color(of: layer), 0.9))
        }
    }

    private static func color(of layer: PlacedLayer) -> SIMD4<Double> {
        if layer.parts.contains(.contents) { return blue }
        let drawsMore: LayerParts = [.ofKind, .secondOfKind, .particles]
        return layer.parts.isDisjoint(with: drawsMore) ? green : orange
    }

    // MARK: Overdraw

    /// Tints pixels that are painted more than once.
    func showOverdraw(_ count: OverdrawCount) {
        let tints = [Self.blue, Self.green, Self.orange, Self.red].map {
            PremultipliedColor($0, opacity: 0.6)
        }
        for y in 0..<surface.height {
            var x = 0
            while x < surface.width {
                let painted = count[x, y]
                let start = x
                while x < surface.width, count[x, y] == painted { x += 1 }
                guard painted > 1 else { continue }
                let tint = tints[min(painted - 2, tints.count - 1)]
                canvas.fill(DeviceRect(minX: start, minY: y, maxX: x, maxY: y + 1), paint: .solid(tint))
            }
        }
    }
}

extension Projection {
    /// Whether there is a plane, and not all of it lies behind the viewer.
    fileprivate var isInSight: Bool { isAffine ? m33 > 0 : determinant.isFinite }
}
