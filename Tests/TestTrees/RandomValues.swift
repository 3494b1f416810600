package import AgateTestSupport
import AgateScene
package import CoreGraphics
package import Foundation
import QuartzCore

/// The kinds of value that a random property or animation end may have.
package enum SampleKind: CaseIterable, Sendable {
    case number, unit, bool, point, size, rect, color, transform, path, image, numbers
}

/// How wild random numbers are.
package enum Wildness: Sendable {
    /// Numbers that layers have.
    case tame
    /// Now and then NaN, infinity, numbers that overflow, sizes of nothing and matrices without inverse.
    case hostile
}

/// Random values as a program would hand them in.
extension SeededGenerator {
    /// Whether something happens that happens once in so many times.
    package mutating func oneIn(_ count: Int) -> Bool { int(in: 0..<count) == 0 }

    /// One of several.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[int(in: 0..<elements.count)]
    }

    /// A number of a range; a hostile one is now and then no number that anybody wants.
    package mutating func number(in range: ClosedRange<Double>, _ wildness: Wildness = .tame) -> Double {
        if wildness == .hostile, oneIn(6) {
            return pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, -1, 2.5e-308])
        }
        // Quarters print short and add up exactly.
        if oneIn(2) { return (double(in: range) * 4).rounded() / 4 }
        return double(in: range)
    }

    /// A point.
    package mutating func point(_ wildness: Wildness = .tame) -> CGPoint {
        CGPoint(x: number(in: -200...200, wildness), y: number(in: -200...200, wildness))
    }

    /// A rectangle, now and then without a size.
    package mutating func rect(_ wildness: Wildness = .tame) -> CGRect {
        let origin = point(wildness)
        if oneIn(8) { return CGRect(origin: origin, size: .zero) }
        return CGRect(
            origin: origin,
            size: CGSize(width: number(in: 0...200, wildness), height: number(in: 0...200, wildness))
        )
    }

    /// A colour, mostly of the red, green and blue space.
    package mutating func color() -> CGColor {
        if oneIn(6) { return CGColor(gray: CGFloat(unit()), alpha: CGFloat(unit())) }
        return CGColor(
            red: CGFloat(unit()),
            green: CGFloat(unit()),
            blue: CGFloat(unit()),
            alpha: CGFloat(unit())
        )
    }

    /// A transform: turned, scaled, moved, now and then in perspective, and of the hostile ones some singular.
    package mutating func transform(_ wildness: Wildness = .tame) -> CATransform3D {
        var result = CATransform3DIdentity
        if oneIn(6) { return result }
        if oneIn(4) { result.m34 = -1 / CGFloat(double(in: 300...900)) }
        let z = oneIn(2) ? CGFloat(1) : CGFloat(double(in: -1...1))
        let x = z == 1 ? CGFloat(0) : CGFloat(double(in: -1...1))
        result = CATransform3DRotate(result, CGFloat(number(in: -3...3, wildness)), x, x, z)
        result = CATransform3DScale(
            result,
            CGFloat(number(in: 0.25...2, wildness)),
            CGFloat(number(in: 0.25...2, wildness)),
            1
        )
        if wildness == .hostile, oneIn(4) { result = CATransform3DScale(result, 0, pick([0, 1]), 1) }
        return CATransform3DTranslate(
            result,
            CGFloat(number(in: -50...50, wildness)),
            CGFloat(number(in: -50...50, wildness)),
            0
        )
    }

    /// A path of a few elements.
    package mutating func path(_ wildness: Wildness = .tame) -> CGPath {
        let path = CGMutablePath()
        path.move(to: point(wildness))
        for _ in 0..<int(in: 0..<4) {
            switch int(in: 0..<4) {
            case 0: path.addLine(to: point(wildness))
            case 1: path.addQuadCurve(to: point(wildness), control: point(wildness))
            case 2: path.addCurve(to: point(wildness), control1: point(wildness), control2: point(wildness))
            default: path.closeSubpath()
            }
        }
        return path
    }

    /// One of three small images.
    package mutating func image() -> CGImage? { TestImages.all[int(in: 0..<TestImages.all.count)] }

    /// A value of a kind, bare or boxed.
    package mutating func value(of kind: SampleKind, _ wildness: Wildness = .tame) -> Any {
        let isBoxed = oneIn(2)
        switch kind {
        case .number:
            let number = number(in: -100...100, wildness)
            return isBoxed ? NSNumber(value: number) : CGFloat(number)
        case .unit:
            let number = number(in: 0...1, wildness)
            return isBoxed ? NSNumber(value: number) : Float(number)
        case .bool:
            let flag = oneIn(2)
            return isBoxed ? NSNumber(value: flag) : flag
        case .point:
            let point = point(wildness)
            return isBoxed ? NSValue(cgPoint: point) : point
        case .size:
            let size = rect(wildness).size
            return isBoxed ? NSValue(cgSize: size) : size
        case .rect:
            let rect = rect(wildness)
            return isBoxed ? NSValue(cgRect: rect) : rect
        case .color: return color()
        case .transform:
            let transform = transform(wildness)
            return isBoxed ? NSValue(caTransform3D: transform) : transform
        case .path: return path(wildness)
        case .image: return image() as Any
        case .numbers: return (0..<int(in: 0..<4)).map { _ in NSNumber(value: number(in: 0...20, wildness)) }
        }
    }
}

/// Images to use as contents.
package enum TestImages {
    /// Three images of one colour each, of different sizes.
    package static let all: [CGImage?] = [(4, 4, 0), (8, 2, 1), (1, 1, 2)].map { width, height, channel in
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        context?.setFillColor(
            CGColor(
                red: channel == 0 ? 1 : 0,
                green: channel == 1 ? 1 : 0,
                blue: channel == 2 ? 1 : 0,
                alpha: 1
            )
        )
        context?.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
    }
}
