import AgateGeometry
import AgatePixels
import AgateRaster
import Dispatch
import Foundation
import Synchronization

/// A scene made ready for our engine, as it is made ready for the others: paths, gradients and images exist before the
/// clock runs; everything else is part of drawing.
final class RasterDrawing {
    private enum Step {
        case fill(Path, Paint)
        case stroke(Path, StrokeStyle, Paint)
        case over(ImageBuffer)
        case map(Paint)
    }

    let surface: Surface
    private var steps: [Step] = []
    private var blur: (source: Surface, sigma: Double)?

    init(_ scene: RasterScene) {
        guard let surface = Surface(width: scene.width, height: scene.height) else {
            fail("no memory for a surface of \(scene.width) by \(scene.height)")
        }
        self.surface = surface
        switch scene.content {
        case .shapes(let shapes): steps = shapes.map(Self.step)
        case .over(let picture): steps = [.over(picture.image)]
        case .map(let picture, let map):
            steps = [.map(.image(ImagePaint(image: picture.image, deviceToImage: map)))]
        case .blur(let picture, let sigma):
            guard let source = Surface(copying: picture.image) else { fail("no memory for a picture") }
            blur = (source, sigma)
        }
    }

    private static func step(_ shape: RasterScene.Shape) -> Step {
        switch shape.paint {
        case .fill(let color): return .fill(shape.path, .solid(color.premultiplied))
        case .stroke(let width, let color):
            let style = StrokeStyle(width: width, cap: .round, join: .round)
            return .stroke(shape.path, style, .solid(color.premultiplied))
        case .linear(let start, let end, let stops):
            return .fill(shape.path, .linear(LinearGradient(ramp: ramp(stops), start: start, end: end)))
        case .radial(let center, let radius, let stops):
            let gradient = RadialGradient(
                ramp: ramp(stops),
                center: center,
                radii: CGSize(width: radius, height: radius)
            )
            return .fill(shape.path, .radial(gradient))
        }
    }

    private static func ramp(_ stops: [RasterScene.Stop]) -> GradientRamp {
        GradientRamp(stops: stops.map { GradientStop(color: $0.color.premultiplied, location: $0.offset) })
    }

    // MARK: Drawing

    /// Makes the surface white; never timed.
    func clear() { surface.clear(.white) }

    /// Draws the scene on the calling thread.
    func draw() {
        if let blur {
            draw(blur.source, sigma: blur.sigma, threads: 1)
        } else {
            drawSteps()
        }
    }

    /// Draws all steps one after the other, each shape as it is, without edges that are kept.
    private func drawSteps() {
        let canvas = Canvas(surface)
        let clip = Clip(rect: canvas.bounds)
        for step in steps {
            switch step {
            case .fill(let path, let paint): canvas.fill(path, paint: paint, clip: clip)
            case .stroke(let path, let style, let paint): canvas.stroke(path, style, paint: paint, clip: clip)
            case .over(let image): canvas.draw(image, at: (0, 0), clip: clip)
            case .map(let paint): canvas.fill(canvas.bounds, paint: paint, clip: clip)
            }
        }
    }

    private func draw(_ source: Surface, sigma: Double, threads: Int) {
        guard let result = GaussianBlur.blurred(source, sigma: sigma, threads: threads) else {
            fail("no memory to blur")
        }
        let reach = GaussianBlur.pictureReach(sigma: sigma)
        Canvas(surface).draw(result, at: (-reach, -reach))
    }

    /// Draws the scene on several threads, as the compositor does: bands, each drawn by whoever is free.
    ///
    /// - Returns: The processor seconds of the thread that took longest; for a blur, which shares its work itself, of
    ///   the calling one.
    func draw(threads: Int) -> Double {
        if let blur {
            return Stopwatch.processorSeconds { draw(blur.source, sigma: blur.sigma, threads: threads) }
        }
        if threads == 1 { return Stopwatch.processorSeconds { draw() } }
        let bounds = Canvas(surface).bounds
        let shapes = Shared([PreparedShape?](repeating: nil, count: steps.count))
        let reaches = Shared([DeviceRect](repeating: bounds, count: steps.count))
        let spent = Shared([Double](repeating: 0, count: threads))
        share(steps.count, among: threads, atOnce: 16, spent) { index in
            guard let shape = prepared(steps[index], within: bounds) else { return }
            shapes[index] = shape
            reaches[index] = shape.bounds
        }
        let bandCount = threads * 4
        let rows = (bounds.height + bandCount - 1) / bandCount
        share(bandCount, among: threads, atOnce: 1, spent) { index in
            let band = DeviceRect(
                minX: 0,
                minY: min(index * rows, bounds.maxY),
                maxX: bounds.maxX,
                maxY: min((index + 1) * rows, bounds.maxY)
            )
            draw(in: band, shapes, reaches)
        }
        return (0..<threads).map { spent[$0] }.max() ?? 0
    }

    /// Does work of many parts on several threads; each takes some parts when it is free.
    ///
    /// - Parameter spent: The processor seconds of each thread, to which more are added.
    private func share(
        _ count: Int,
        among threads: Int,
        atOnce: Int,
        _ spent: Shared<Double>,
        _ body: (Int) -> Void
    ) {
        let next = Atomic<Int>(0)
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            spent[thread] += Stopwatch.processorSeconds {
                while true {
                    let first = next.wrappingAdd(atOnce, ordering: .relaxed).oldValue
                    guard first < count else { return }
                    for index in first..<min(first + atOnce, count) { body(index) }
                }
            }
        }
    }

    /// The edges of a shape, for all bands.
    private func prepared(_ step: Step, within bounds: DeviceRect) -> PreparedShape? {
        switch step {
        case .fill(let path, _): PreparedShape(path, within: bounds)
        case .stroke(let path, let style, _): PreparedShape(path, stroked: style, within: bounds)
        case .over, .map: nil
        }
    }

    /// Draws what reaches into a band.
    ///
    /// Nothing else is looked at, as in the compositor: threads would share its counts of references.
    private func draw(
        in band: DeviceRect,
        _ shapes: Shared<PreparedShape?>,
        _ reaches: Shared<DeviceRect>
    ) {
        guard !band.isEmpty else { return }
        let canvas = Canvas(surface)
        let clip = Clip(rect: band)
        for index in steps.indices where !reaches[index].intersection(band).isEmpty {
            switch steps[index] {
            case .fill(_, let paint), .stroke(_, _, let paint):
                if let shape = shapes[index] { canvas.fill(shape, paint: paint, clip: clip) }
            case .over(let image): canvas.draw(image, at: (0, 0), clip: clip)
            case .map(let paint): canvas.fill(band, paint: paint, clip: clip)
            }
        }
    }

    // MARK: What was drawn

    /// The bytes of the surface.
    func picture() -> [UInt32] {
        Array(UnsafeBufferPointer(start: surface.pixels, count: surface.count))
    }

    /// The bytes that a drawing must move at least: for each pixel that a shape touches, the pixel there and back, and
    /// what is read from images.
    func bytesMoved() -> Int {
        if blur != nil { return surface.count * 8 }
        let bounds = Canvas(surface).bounds
        return steps.reduce(0) { sum, step in
            switch step {
            case .fill(let path, _): sum + 8 * touched(path, bounds)
            case .stroke(let path, let style, _):
                sum + 8 * touched(path.stroked(style, tolerance: 0.1), bounds)
            case .over, .map: sum + 12 * surface.count
            }
        }
    }

    private func touched(_ path: Path, _ bounds: DeviceRect) -> Int {
        var clip = Clip(rect: bounds)
        clip.intersect(path: path)
        guard let mask = clip.mask else { return clip.rect.isEmpty ? 0 : clip.rect.width * clip.rect.height }
        return mask.bytes.reduce(0) { $0 + ($1 > 0 ? 1 : 0) }
    }
}

extension RasterScene.Color {
    fileprivate var premultiplied: PremultipliedColor {
        PremultipliedColor(SIMD4(Double(red), Double(green), Double(blue), Double(alpha)) / 255)
    }
}

extension Picture {
    fileprivate var image: ImageBuffer { ImageBuffer(width: width, height: height, pixels: pixels) }
}

/// Values that threads write each its own of.
private final class Shared<Value>: @unchecked Sendable {
    private let values: UnsafeMutableBufferPointer<Value>

    init(_ values: [Value]) {
        self.values = .allocate(capacity: values.count)
        _ = self.values.initialize(from: values)
    }

    deinit {
        values.deinitialize()
        values.deallocate()
    }

    subscript(index: Int) -> Value {
        get { values[index] }
        set { values[index] = newValue }
    }
}
