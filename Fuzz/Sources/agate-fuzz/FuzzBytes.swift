import AgateGeometry
import Foundation

/// The bytes of an input, read as choices and numbers; behind the end everything is 0.
struct FuzzBytes {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    /// What has not been read, as a file.
    mutating func rest() -> Data {
        defer { position = bytes.count }
        return Data(bytes[min(position, bytes.count)...])
    }

    mutating func byte() -> UInt8 {
        guard position < bytes.count else { return 0 }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func bool() -> Bool { byte() & 1 == 1 }

    /// A whole number from 0 up to a count, at most 256.
    mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

    mutating func word() -> UInt64 { (0..<8).reduce(0) { word, _ in word << 8 | UInt64(byte()) } }

    /// Mostly a number near a small picture, now and then one that nobody expects.
    mutating func number() -> Double {
        let kind = byte()
        switch kind {
        case 0..<120: return Double(Int8(bitPattern: byte()))
        case 120..<200: return Double(Int16(bitPattern: UInt16(byte()) << 8 | UInt16(byte()))) / 256
        case 200..<215: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: word() >> 32)))
        case 215..<225: return Double(bitPattern: word())
        case 225..<235: return (kind & 1 == 0 ? 1 : -1) * 0x1p30
        case 235..<240: return Double(Int32(truncatingIfNeeded: word() >> 32))
        case 240: return .nan
        case 241: return .infinity
        case 242: return -.infinity
        case 243: return .leastNonzeroMagnitude
        case 244: return -.greatestFiniteMagnitude
        case 245: return 1e15
        case 246: return -1e300
        case 247: return -0.0
        case 248: return 1e-9
        default: return Double(kind) - 249
        }
    }

    mutating func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in number() } }

    mutating func point() -> CGPoint {
        let x = number()
        return CGPoint(x: x, y: number())
    }

    mutating func rect() -> CGRect {
        let origin = point()
        let corner = point()
        return CGRect(x: origin.x, y: origin.y, width: corner.x, height: corner.y)
    }

    mutating func transform() -> CGAffineTransform {
        switch choice(4) {
        case 0: return .identity
        case 1:
            let point = point()
            return CGAffineTransform(translationX: point.x, y: point.y)
        case 2: return CGAffineTransform(rotationAngle: number()).scaledBy(x: number(), y: number())
        default:
            let n = numbers(6)
            return CGAffineTransform(
                a: n[0] / 16,
                b: n[1] / 16,
                c: n[2] / 16,
                d: n[3] / 16,
                tx: n[4],
                ty: n[5]
            )
        }
    }

    /// A path of up to 40 elements.
    mutating func path() -> Path {
        var path = Path()
        for _ in 0..<choice(40) {
            switch choice(12) {
            case 0, 1: path.move(to: point())
            case 2, 3, 4: path.addLine(to: point())
            case 5: path.addQuadCurve(to: point(), control: point())
            case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
            case 8: path.closeSubpath()
            case 9: path.addRect(rect())
            case 10: path.addEllipse(in: rect())
            default:
                let center = point()
                let n = numbers(3)
                path.addRelativeArc(center: center, radius: n[0], startAngle: n[1], delta: n[2])
            }
        }
        return path
    }

    /// A way to stroke, with or without dashes.
    mutating func strokeStyle() -> StrokeStyle {
        StrokeStyle(
            width: number(),
            cap: CGLineCap(rawValue: Int32(choice(3))) ?? .butt,
            join: CGLineJoin(rawValue: Int32(choice(3))) ?? .miter,
            miterLimit: number(),
            dashLengths: bool() ? numbers(choice(6)) : [],
            dashPhase: number()
        )
    }
}
