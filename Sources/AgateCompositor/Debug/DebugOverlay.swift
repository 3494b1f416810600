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
    private static let magenta = SIMD4<Double>(1, 0, 1, 1)
    private static let white = SIMD4<Double>(1, 1, 1, 1)
    private static let black = SIMD4<Double>(0, 0, 0, 1)

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

    /// Marks where groups and masks are drawn into surfaces of their own.
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
        forEachQuad(of: layers) { layer, quad in
            let line = quad.stroked(StrokeStyle(width: 1), tolerance: DevicePath.tolerance)
            canvas.fill(line, paint: Self.paint(Self.color(of: layer), 0.9))
        }
    }

    /// Tints the bounds of layers, with a line around them.
    func highlight(_ layers: [PlacedLayer]) {
        forEachQuad(of: layers) { _, quad in
            canvas.fill(quad, paint: Self.paint(Self.blue, 0.3))
            let line = quad.stroked(StrokeStyle(width: 2), tolerance: DevicePath.tolerance)
            canvas.fill(line, paint: Self.paint(Self.blue, 0.9))
        }
    }

    /// Calls a function with each layer that is in sight, and its bounds on the surface.
    private func forEachQuad(of layers: [PlacedLayer], _ body: (PlacedLayer, Path) -> Void) {
        for layer in layers where !layer.isTransformLayer {
            if let quad = quad(layer.values.bounds.standardized, of: layer) { body(layer, quad) }
        }
    }

    /// A rectangle of a layer on the surface; nil where nothing of it is in sight.
    private func quad(_ area: CGRect, of layer: PlacedLayer) -> Path? {
        guard layer.projection.isInSight, area.width > 0, area.height > 0, area.width.isFinite,
            area.height.isFinite
        else { return nil }
        let path = DevicePath(LayerShapes.rectangle(area), projection: layer.projection)
        let quad = path.path.applying(path.transform)
        // Lines of what lies far outside cost much and show nothing.
        let box = quad.boundingBox
        guard box.intersects(CGRect(x: 0, y: 0, width: surface.width, height: surface.height)),
            max(abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) < 1e6
        else { return nil }
        return quad
    }

    private static func color(of layer: PlacedLayer) -> SIMD4<Double> {
        if layer.parts.contains(.contents) { return blue }
        let drawsMore: LayerParts = [.ofKind, .secondOfKind, .particles]
        return layer.parts.isDisjoint(with: drawsMore) ? green : orange
    }

    // MARK: Overdraw

    /// Tints pixels that are painted more than once.
    func showOverdraw(_ count: OverdrawCount) {
        let tints = [Self.blue, Self.green, Self.orange, Self.red].map { Self.paint($0, 0.6) }
        fillRuns { x, y in
            let painted = count[x, y]
            return painted > 1 ? min(painted - 2, tints.count - 1) : nil
        } with: {
            tints[$0]
        }
    }

    /// Tints painted pixels by whether what is painted last there is blended.
    func showBlending(_ count: OverdrawCount) {
        let tints = [Self.green, Self.red].map { Self.paint($0, 0.5) }
        fillRuns { x, y in
            guard count[x, y] > 0 else { return nil }
            return count.isBlended(x: x, y: y) ? 1 : 0
        } with: {
            tints[$0]
        }
    }

    /// Fills pixels of a kind, as many at once as lie beside one another.
    private func fillRuns(_ kind: (Int, Int) -> Int?, with paint: (Int) -> Paint) {
        for y in 0..<surface.height {
            var x = 0
            while x < surface.width {
                let found = kind(x, y)
                let start = x
                repeat { x += 1 } while x < surface.width && kind(x, y) == found
                guard let found else { continue }
                canvas.fill(DeviceRect(minX: start, minY: y, maxX: x, maxY: y + 1), paint: paint(found))
            }
        }
    }

    // MARK: Places

    /// Edges nearer to those of pixels than this, in pixels, are on them.
    private static let tolerance = 1.0 / 64

    /// Tints layers that show something and have upright edges between pixels.
    func markMisaligned(_ layers: [PlacedLayer]) {
        for layer in layers where !layer.isTransformLayer && !layer.parts.isEmpty {
            let bounds = layer.values.bounds.standardized
            guard let quad = quad(bounds, of: layer), Self.isMisaligned(bounds, layer.projection) else {
                continue
            }
            canvas.fill(quad, paint: Self.paint(Self.magenta, 0.4))
        }
    }

    private static func isMisaligned(_ bounds: CGRect, _ projection: Projection) -> Bool {
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].compactMap { projection.map($0) }
        guard corners.count == 4 else { return false }
        func isUpright(_ first: CGPoint, _ second: CGPoint) -> Bool {
            min(abs(first.x - second.x), abs(first.y - second.y)) < tolerance
        }
        guard isUpright(corners[0], corners[1]), isUpright(corners[1], corners[2]) else { return false }
        func isBetween(_ value: CGFloat) -> Bool { abs(value - value.rounded()) > tolerance }
        return [corners[0], corners[2]].contains { isBetween($0.x) || isBetween($0.y) }
    }

    // MARK: Marks of the client side

    /// Draws marks on the layers that they are about.
    func draw(_ marks: [DebugMark], on layers: [PlacedLayer]) {
        guard !marks.isEmpty else { return }
        var places: [LayerID: Int] = [:]
        for (index, layer) in layers.enumerated() where layer.traits.contains(.isOriginal) {
            places[layer.id] = index
        }
        for mark in marks {
            guard let index = places[mark.layer] else { continue }
            draw(mark, on: layers[index])
        }
    }

    private func draw(_ mark: DebugMark, on layer: PlacedLayer) {
        guard let quad = quad(mark.area, of: layer) else { return }
        func line(_ path: Path, _ color: SIMD4<Double>, width: CGFloat) {
            let line = path.stroked(StrokeStyle(width: width), tolerance: DevicePath.tolerance)
            canvas.fill(line, paint: Self.paint(color, 0.9))
        }
        switch mark.kind {
        case .unsafe: canvas.fill(quad, paint: Self.paint(Self.orange, 0.35))
        case .margin: canvas.fill(quad, paint: Self.paint(Self.blue, 0.2))
        case .hitArea: line(quad, Self.green, width: 2)
        case .smallHitArea:
            canvas.fill(quad, paint: Self.paint(Self.red, 0.35))
            line(quad, Self.red, width: 2)
        case .touch:
            var ellipse = Path()
            ellipse.addEllipse(in: mark.area)
            let disc = DevicePath(ellipse, projection: layer.projection)
            let round = disc.path.applying(disc.transform)
            canvas.fill(round, paint: Self.paint(Self.blue, 0.45))
            line(round, Self.white, width: 2)
        }
    }

    // MARK: Frame times

    /// Draws a bar for each frame, the newest at the right, in the lower left corner.
    ///
    /// - Parameter scale: Pixels per point.
    func draw(_ times: FrameTimes, scale: CGFloat) {
        let step = max(1, Int((2 * scale).rounded()))
        let height = min(max(4, Int((32 * scale).rounded())), surface.height)
        let width = min(step * FrameTimes.limit, surface.width)
        let (top, bottom) = (surface.height - height, surface.height)
        canvas.fill(
            DeviceRect(minX: 0, minY: top, maxX: width, maxY: bottom),
            paint: Self.paint(Self.black, 0.7)
        )
        // The height is the time of two refreshes.
        let pixelsPerSecond = Double(height) / (2 * times.budget)
        let first = FrameTimes.limit - times.seconds.count
        for (index, seconds) in times.seconds.enumerated() {
            let tall = max(1, Int(min(seconds * pixelsPerSecond, Double(height))))
            let color = seconds > times.budget ? Self.red : Self.green
            let minX = min((first + index) * step, width)
            canvas.fill(
                DeviceRect(
                    minX: minX,
                    minY: bottom - tall,
                    maxX: min(minX + max(1, step - 1), width),
                    maxY: bottom
                ),
                paint: Self.paint(color, 1)
            )
        }
        let middle = bottom - height / 2
        canvas.fill(
            DeviceRect(minX: 0, minY: middle, maxX: width, maxY: middle + 1),
            paint: Self.paint(Self.white, 0.8)
        )
    }
}

extension Projection {
    /// Whether there is a plane, and not all of it lies behind the viewer.
    fileprivate var isInSight: Bool { isAffine ? m33 > 0 : determinant.isFinite }
}
