import AgateDisplay
import AgatePixels
import Foundation
import QuartzCore

/// A case on a coloured page: the closure gets the display's layer.
///
/// - Parameters:
///   - name: `topic/case`.
///   - side: Width and height in points.
///   - height: Another height than the width.
///   - times: The moments that are shown side by side.
///   - hasSoftEdges: Whether the edges of all layers are antialiased.
///   - page: The colour of the page; nil leaves it transparent.
func scene(
    _ name: String,
    _ side: CGFloat = 48,
    height: CGFloat? = nil,
    scale: CGFloat = 1,
    at times: [Double] = [0],
    on page: CGColor? = .paper,
    allowing allowances: [GoldenVariant.Kind: Int] = [:],
    hasSoftEdges: Bool = true,
    _ draw: @escaping @Sendable (CALayer) -> Void
) -> GoldenCase {
    GoldenCase(
        name,
        width: side,
        height: height ?? side,
        scale: scale,
        at: times,
        allowing: allowances,
        hasSoftEdges: hasSoftEdges
    ) {
        $0.layer.backgroundColor = page
        draw($0.layer)
    }
}

extension CALayer {
    /// Adds a layer of some kind with a frame.
    @discardableResult
    func put<Layer: CALayer>(
        _ layer: Layer,
        _ x: CGFloat = 0,
        _ y: CGFloat = 0,
        _ width: CGFloat,
        _ height: CGFloat,
        _ body: (Layer) -> Void = { _ in }
    ) -> Layer {
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        body(layer)
        addSublayer(layer)
        return layer
    }

    /// Adds a shape with a path of the layer's own space.
    @discardableResult
    func draw(
        _ path: CGPath,
        fill: CGColor? = nil,
        stroke: CGColor? = nil,
        width: CGFloat = 1,
        _ body: (CAShapeLayer) -> Void = { _ in }
    ) -> CAShapeLayer {
        let shape = CAShapeLayer()
        shape.path = path
        shape.fillColor = fill
        shape.strokeColor = stroke
        shape.lineWidth = width
        body(shape)
        addSublayer(shape)
        return shape
    }

    /// Adds an animation that lasts a second and stays.
    func run(_ keyPath: String, from start: Any?, to end: Any?, _ body: (CABasicAnimation) -> Void = { _ in })
    {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = start
        animation.toValue = end
        animation.duration = 1
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        body(animation)
        add(animation, forKey: keyPath)
    }

    /// Adds a layer of the same size whose sublayers are seen from a distance, with its middle for a vanishing point.
    func stage(eye distance: CGFloat) -> CALayer {
        put(CALayer(), 0, 0, bounds.width, bounds.height) { $0.sublayerTransform = .eye(distance) }
    }

    /// Turns the layer in its plane.
    func turn(_ angle: CGFloat) { transform = CATransform3DMakeRotation(angle, 0, 0, 1) }
}

extension CATransform3D {
    /// What the eye at a distance sees.
    static func eye(_ distance: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / distance
        return transform
    }

    /// A rotation seen from a distance.
    static func tilt(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat, eye: CGFloat)
        -> CATransform3D
    {
        CATransform3DRotate(.eye(eye), angle, x, y, z)
    }
}

extension CGPath {
    /// Lines through points.
    static func lines(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        if closed { path.closeSubpath() }
        return path
    }

    static func oval(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }
}

extension CGColor {
    /// The colour, less opaque.
    func faded(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}

/// Small images that tell which way up they are.
enum GoldenImages {
    /// Four quarters of 4 x 4 pixels: red and yellow above, blue and green below, and a dark first pixel.
    static let quarters = make(8, 8) { x, y in
        if x == 0, y == 0 { return 0xFF20_1010 }
        return [[0xFF30_40F0, 0xFF30_C8FA], [0xFFC0_9020, 0xFF50_B040]][y / 4][x / 4]
    }

    /// Black and white squares of one pixel.
    static let checks = make(16, 16) { x, y in (x + y) % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }

    /// A ring with soft edges, transparent inside and outside.
    static let ring = make(16, 16) { x, y in
        let (dx, dy) = (Double(x) - 7.5, Double(y) - 7.5)
        let distance = abs((dx * dx + dy * dy).squareRoot() - 5)
        let alpha = UInt32(max(0, min(1, 2 - distance)) * 255 + 0.5)
        return alpha << 24 | (alpha / 3) << 16 | (alpha / 2) << 8 | alpha
    }

    /// A frame of two pixels around a cross: what nine patches are for.
    static let frame = make(12, 12) { x, y in
        if min(x, y, 11 - x, 11 - y) < 2 { return x < 6 ? 0xFF20_3010 : 0xFF60_2030 }
        return x == 5 || y == 5 ? 0xFFFF_FFFF : 0xFF40_B0E0
    }

    /// Half floats from black to three times as bright as white, and colours that go beyond their alpha.
    static let bright: CGImage? = {
        var data = Data()
        for number in [0, 0, 0, 1, 3, 3, 3, 1, 1.5, 0.1, 0, 0.5] as [Float16] {
            data += [UInt8(number.bitPattern & 255), UInt8(number.bitPattern >> 8)]
        }
        guard let space = CGColorSpace(name: CGColorSpace.extendedSRGB),
            let provider = CGDataProvider(data: data)
        else { return nil }
        return CGImage(
            width: 3,
            height: 1,
            bitsPerComponent: 16,
            bitsPerPixel: 64,
            bytesPerRow: 24,
            space: space,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | 0x1100),
            provider: provider,
            decode: nil,
            shouldInterpolate: true,
            intent: .defaultIntent
        )
    }()

    /// A white square.
    static let dot = make(4, 4) { _, _ in 0xFFFF_FFFF }

    private static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        var pixels: [UInt32] = []
        for y in 0..<height { for x in 0..<width { pixels.append(pixel(x, y)) } }
        return CGImage(ImageBuffer(width: width, height: height, pixels: pixels))
    }
}
