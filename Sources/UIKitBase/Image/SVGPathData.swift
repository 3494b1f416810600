import CoreGraphics
import Foundation

/// Reads the data of an SVG path.
///
/// Source: SVG 1.1, chapter 8.3. As there, a path ends at its first mistake, and what was read so far is drawn.
package struct SVGPathData {
    /// The path; empty where nothing can be read.
    package static func path(_ text: String) -> CGPath {
        var reading = SVGPathData(scanner: SVGNumberScanner(text))
        reading.read()
        return reading.path
    }

    private var scanner: SVGNumberScanner
    private let path = CGMutablePath()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic and of a quadratic curve, for those that go on smoothly.
    private var cubic: CGPoint?
    private var quadratic: CGPoint?

    private init(scanner: SVGNumberScanner) { self.scanner = scanner }

    private mutating func read() {
        var command: UInt8 = 0
        while true {
            if let letter = scanner.letter() {
                command = letter
            } else if !scanner.hasNumber {
                return
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            }
            // A path begins with a move.
            guard !path.isEmpty || command | 0x20 == UInt8(ascii: "m"), segment(command) else { return }
        }
    }

    private mutating func segment(_ command: UInt8) -> Bool {
        let isRelative = command & 0x20 != 0
        let (lastCubic, lastQuadratic) = (cubic, quadratic)
        cubic = nil
        quadratic = nil
        switch command | 0x20 {
        case UInt8(ascii: "m"):
            guard let point = point(isRelative) else { return false }
            path.move(to: point)
            (current, start) = (point, point)
        case UInt8(ascii: "l"):
            guard let point = point(isRelative) else { return false }
            line(to: point)
        case UInt8(ascii: "h"):
            guard let x = scanner.number() else { return false }
            line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
        case UInt8(ascii: "v"):
            guard let y = scanner.number() else { return false }
            line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
        case UInt8(ascii: "c"):
            guard let a = point(isRelative), let b = point(isRelative), let end = point(isRelative) else {
                return false
            }
            curve(a, b, end)
        case UInt8(ascii: "s"):
            guard let b = point(isRelative), let end = point(isRelative) else { return false }
            curve(mirrored(lastCubic), b, end)
        case UInt8(ascii: "q"):
            guard let control = point(isRelative), let end = point(isRelative) else { return false }
            quadraticCurve(control, end)
        case UInt8(ascii: "t"):
            guard let end = point(isRelative) else { return false }
            quadraticCurve(mirrored(lastQuadratic), end)
        case UInt8(ascii: "a"):
            guard let rx = scanner.number(), let ry = scanner.number(), let rotation = scanner.number(),
                let isLarge = scanner.flag(), let isSweeping = scanner.flag(), let end = point(isRelative)
            else { return false }
            arc(abs(rx), abs(ry), rotation * .pi / 180, isLarge, isSweeping, end)
        case UInt8(ascii: "z"):
            path.closeSubpath()
            current = start
        default: return false
        }
        return true
    }

    private mutating func point(_ isRelative: Bool) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        control.map { CGPoint(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
    }

    private mutating func line(to point: CGPoint) {
        path.addLine(to: point)
        current = point
    }

    private mutating func curve(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
        path.addCurve(to: end, control1: a, control2: b)
        cubic = b
        current = end
    }

    private mutating func quadraticCurve(_ control: CGPoint, _ end: CGPoint) {
        path.addQuadCurve(to: end, control: control)
        quadratic = control
        current = end
    }

    /// Draws a part of an ellipse by its ends.
    ///
    /// Source: SVG 1.1, appendix F.6.5, with radii made larger where the ends are too far apart (F.6.6).
    private mutating func arc(
        _ radiusX: CGFloat,
        _ radiusY: CGFloat,
        _ rotation: CGFloat,
        _ isLarge: Bool,
        _ isSweeping: Bool,
        _ end: CGPoint
    ) {
        guard radiusX > 0, radiusY > 0, end != current else { return line(to: end) }
        let (cosine, sine) = (cos(rotation), sin(rotation))
        let (dx, dy) = ((current.x - end.x) / 2, (current.y - end.y) / 2)
        let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
        let excess = x * x / (radiusX * radiusX) + y * y / (radiusY * radiusY)
        let grown = excess > 1 ? excess.squareRoot() : 1
        let (rx, ry) = (radiusX * grown, radiusY * grown)
        let denominator = rx * rx * y * y + ry * ry * x * x
        var factor =
            denominator > 0 ? max(0, (rx * rx * ry * ry - denominator) / denominator).squareRoot() : 0
        if isLarge == isSweeping { factor = -factor }
        let (centerX, centerY) = (factor * rx * y / ry, -factor * ry * x / rx)
        let from = atan2((y - centerY) / ry, (x - centerX) / rx)
        var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - from
        if isSweeping, sweep < 0 { sweep += 2 * .pi }
        if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
        let place = CGAffineTransform(
            a: cosine * rx,
            b: sine * rx,
            c: -sine * ry,
            d: cosine * ry,
            tx: cosine * centerX - sine * centerY + (current.x + end.x) / 2,
            ty: sine * centerX + cosine * centerY + (current.y + end.y) / 2
        )
        // Parts of a quarter at most, each as one curve.
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        guard count <= 8, place.a.isFinite, place.tx.isFinite, place.ty.isFinite else { return line(to: end) }
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            let first = CGPoint(x: cos(a) - handle * sin(a), y: sin(a) + handle * cos(a)).applying(place)
            let second = CGPoint(x: cos(b) + handle * sin(b), y: sin(b) - handle * cos(b)).applying(place)
            let last = index == count - 1 ? end : CGPoint(x: cos(b), y: sin(b)).applying(place)
            path.addCurve(to: last, control1: first, control2: second)
        }
        current = end
    }
}

/// Numbers and letters of SVG's attributes, with spaces and commas between them.
struct SVGNumberScanner {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private mutating func skip() {
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    /// Whether something is left that is no letter.
    var hasNumber: Bool {
        mutating get {
            skip()
            return place < bytes.count
        }
    }

    /// The letter that comes next; nil where something else does.
    mutating func letter() -> UInt8? {
        skip()
        guard place < bytes.count else { return nil }
        let byte = bytes[place]
        guard byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") else { return nil }
        place += 1
        return byte
    }

    /// A flag of an arc, which needs no space behind it.
    mutating func flag() -> Bool? {
        skip()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "0") || bytes[place] == UInt8(ascii: "1")
        else {
            return nil
        }
        place += 1
        return bytes[place - 1] == UInt8(ascii: "1")
    }

    /// A finite number; nil where none comes next.
    mutating func number() -> CGFloat? {
        skip()
        let start = place
        var end = place
        func isDigit(_ index: Int) -> Bool {
            index < bytes.count && bytes[index] >= 0x30 && bytes[index] <= 0x39
        }
        if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
        while isDigit(end) { end += 1 }
        if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
            end += 1
            while isDigit(end) { end += 1 }
        }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            var exponent = end + 1
            if exponent < bytes.count,
                bytes[exponent] == UInt8(ascii: "+") || bytes[exponent] == UInt8(ascii: "-")
            {
                exponent += 1
            }
            if isDigit(exponent) {
                end = exponent
                while isDigit(end) { end += 1 }
            }
        }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        guard let number = Double(text), number.isFinite, abs(number) < 1e9 else { return nil }
        place = end
        return CGFloat(number)
    }

    /// All numbers up to the first thing that is none.
    static func numbers(_ text: String) -> [CGFloat] {
        var scanner = SVGNumberScanner(text)
        var found: [CGFloat] = []
        while let number = scanner.number() { found.append(number) }
        return found
    }
}
