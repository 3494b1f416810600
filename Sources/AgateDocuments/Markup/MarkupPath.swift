package import AgateGeometry
import Foundation

/// Paths as markup writes them: SVG's letters before their numbers, or PostScript's after them.
///
/// GUESS caml-path: no public file shows the syntax; both are read, and SVG's is written.
///
/// Source: documents K29.
package enum MarkupPath {
    /// Reads a path; nil for what is none, and for one of more points than allowed.
    package static func parse(_ text: String, points limit: Int = .max) -> Path? {
        var scanner = Scanner(Array(text.utf8))
        guard let first = scanner.peek() else { return Path() }
        let path = Scanner.isLetter(first) ? readPrefix(&scanner, limit) : readPostfix(&scanner, limit)
        guard let path, path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        return path
    }

    /// The text of a path, absolute, in SVG's letters.
    package static func text(_ path: Path) -> String {
        var text = ""
        var next = 0
        func append(_ letter: String, _ count: Int) {
            if !text.isEmpty { text += " " }
            text += letter
            for point in path.points[next..<next + count] {
                text += " \(MarkupNumber.text(Double(point.x))) \(MarkupNumber.text(Double(point.y)))"
            }
            next += count
        }
        for verb in path.verbs {
            switch verb {
            case .move: append("M", 1)
            case .line: append("L", 1)
            case .quad: append("Q", 2)
            case .cubic: append("C", 3)
            case .close: append("Z", 0)
            }
        }
        return text
    }

    // MARK: Letters first

    /// How many numbers a letter of SVG takes; nil for one that is none.
    private static func count(_ letter: UInt8) -> Int? {
        switch letter {
        case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): 2
        case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
        case UInt8(ascii: "C"): 6
        case UInt8(ascii: "S"), UInt8(ascii: "Q"): 4
        case UInt8(ascii: "A"): 7
        case UInt8(ascii: "Z"): 0
        default: nil
        }
    }

    private static func readPrefix(_ scanner: inout Scanner, _ limit: Int) -> Path? {
        var pen = Pen()
        while let byte = scanner.peek() {
            guard Scanner.isLetter(byte), let count = count(byte & 0xDF) else { return nil }
            scanner.advance()
            var letter = byte & 0xDF
            let isRelative = byte & 0x20 != 0
            var isFirst = true
            repeat {
                guard pen.path.points.count <= limit else { return nil }
                guard let numbers = scanner.numbers(count, flags: letter == UInt8(ascii: "A")) else {
                    // After a letter's first numbers there may be more of them, or the next letter.
                    if isFirst || count == 0 || scanner.peek().map(Scanner.isLetter) == false { return nil }
                    break
                }
                pen.draw(letter, numbers, isRelative)
                if letter == UInt8(ascii: "M") { letter = UInt8(ascii: "L") }
                isFirst = false
            } while count > 0 && scanner.peek() != nil
        }
        return pen.path
    }

    // MARK: Letters last

    private static func readPostfix(_ scanner: inout Scanner, _ limit: Int) -> Path? {
        var pen = Pen()
        var numbers: [Double] = []
        while let byte = scanner.peek() {
            guard Scanner.isLetter(byte) else {
                guard let number = scanner.number(), numbers.count < 64 else { return nil }
                numbers.append(number)
                continue
            }
            let word = scanner.word()
            guard pen.path.points.count <= limit else { return nil }
            switch (word, numbers.count) {
            case ("m", 2): pen.draw(UInt8(ascii: "M"), numbers, false)
            case ("l", 2): pen.draw(UInt8(ascii: "L"), numbers, false)
            case ("c", 6): pen.draw(UInt8(ascii: "C"), numbers, false)
            case ("q", 4): pen.draw(UInt8(ascii: "Q"), numbers, false)
            // PostScript's curves whose first or last control point is an end.
            case ("v", 4): pen.draw(UInt8(ascii: "C"), [pen.x, pen.y] + numbers, false)
            case ("y", 4): pen.draw(UInt8(ascii: "C"), numbers + numbers[2...], false)
            case ("re", 4):
                let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
                pen.draw(UInt8(ascii: "M"), [x, y], false)
                pen.draw(UInt8(ascii: "L"), [x + width, y], false)
                pen.draw(UInt8(ascii: "L"), [x + width, y + height], false)
                pen.draw(UInt8(ascii: "L"), [x, y + height], false)
                pen.draw(UInt8(ascii: "Z"), [], false)
            case ("h", 0), ("z", 0): pen.draw(UInt8(ascii: "Z"), [], false)
            default: return nil
            }
            numbers = []
        }
        return numbers.isEmpty ? pen.path : nil
    }

    /// Where a path is drawn to.
    private struct Pen {
        var path = Path()
        var x = 0.0
        var y = 0.0
        private var start = CGPoint.zero
        /// The last control point, for smooth curves.
        private var control: CGPoint?
        private var lastLetter: UInt8 = 0

        mutating func draw(_ letter: UInt8, _ n: [Double], _ isRelative: Bool) {
            let (baseX, baseY) = isRelative ? (x, y) : (0, 0)
            func point(_ index: Int) -> CGPoint { CGPoint(x: n[index] + baseX, y: n[index + 1] + baseY) }
            let here = CGPoint(x: x, y: y)
            var kept: CGPoint?
            var end = here
            switch letter {
            case UInt8(ascii: "M"):
                end = point(0)
                path.move(to: end)
                start = end
            case UInt8(ascii: "L"):
                end = point(0)
                path.addLine(to: end)
            case UInt8(ascii: "H"):
                end.x = CGFloat(n[0] + baseX)
                path.addLine(to: end)
            case UInt8(ascii: "V"):
                end.y = CGFloat(n[0] + baseY)
                path.addLine(to: end)
            case UInt8(ascii: "C"):
                end = point(4)
                kept = point(2)
                path.addCurve(to: end, control1: point(0), control2: point(2))
            case UInt8(ascii: "S"):
                end = point(2)
                kept = point(0)
                path.addCurve(to: end, control1: mirrored("CS", here), control2: point(0))
            case UInt8(ascii: "Q"):
                end = point(2)
                kept = point(0)
                path.addQuadCurve(to: end, control: point(0))
            case UInt8(ascii: "T"):
                end = point(0)
                let middle = mirrored("QT", here)
                kept = middle
                path.addQuadCurve(to: end, control: middle)
            case UInt8(ascii: "A"):
                end = point(5)
                addArc(from: here, to: end, n)
            default:
                path.closeSubpath()
                end = start
            }
            control = kept
            lastLetter = letter
            (x, y) = (Double(end.x), Double(end.y))
        }

        /// The last control point on the other side of the pen, if the last curve was of the same degree.
        private func mirrored(_ letters: StaticString, _ here: CGPoint) -> CGPoint {
            guard let control, lastLetter == letters.utf8Start[0] || lastLetter == letters.utf8Start[1] else {
                return here
            }
            return CGPoint(x: 2 * here.x - control.x, y: 2 * here.y - control.y)
        }

        /// An arc of an ellipse between two points, as cubic curves of a quarter at most.
        private mutating func addArc(from p: CGPoint, to q: CGPoint, _ n: [Double]) {
            var rx = abs(n[0])
            var ry = abs(n[1])
            guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, p != q else { return path.addLine(to: q) }
            let phi = n[2].truncatingRemainder(dividingBy: 360) * .pi / 180
            let (cosine, sine) = (cos(phi), sin(phi))
            let (dx, dy) = (Double(p.x - q.x) / 2, Double(p.y - q.y) / 2)
            let (px, py) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
            let reach = px * px / (rx * rx) + py * py / (ry * ry)
            if reach > 1 {
                rx *= reach.squareRoot()
                ry *= reach.squareRoot()
            }
            let square = rx * rx * py * py + ry * ry * px * px
            var factor = max(0, (rx * rx * ry * ry - square) / square).squareRoot()
            if (n[3] != 0) == (n[4] != 0) { factor = -factor }
            let (cx, cy) = (factor * rx * py / ry, -factor * ry * px / rx)
            let middleX = cosine * cx - sine * cy + Double(p.x + q.x) / 2
            let middleY = sine * cx + cosine * cy + Double(p.y + q.y) / 2
            let begin = atan2((py - cy) / ry, (px - cx) / rx)
            var sweep = atan2((-py - cy) / ry, (-px - cx) / rx) - begin
            if n[4] != 0, sweep < 0 { sweep += 2 * .pi }
            if n[4] == 0, sweep > 0 { sweep -= 2 * .pi }
            guard begin.isFinite, sweep.isFinite else { return path.addLine(to: q) }
            let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
            let step = sweep / Double(count)
            let handle = 4.0 / 3 * tan(step / 4)
            func place(_ x: Double, _ y: Double) -> CGPoint {
                CGPoint(
                    x: middleX + cosine * rx * x - sine * ry * y,
                    y: middleY + sine * rx * x + cosine * ry * y
                )
            }
            for index in 0..<count {
                let (a, b) = (begin + step * Double(index), begin + step * Double(index + 1))
                path.addCurve(
                    to: index == count - 1 ? q : place(cos(b), sin(b)),
                    control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                    control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b))
                )
            }
        }
    }

    /// The bytes of a path's text, read from the front.
    private struct Scanner {
        private let bytes: [UInt8]
        private var position = 0

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        static func isLetter(_ byte: UInt8) -> Bool {
            (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
        }

        /// The next byte that separates nothing; nil at the end.
        mutating func peek() -> UInt8? {
            while position < bytes.count,
                MarkupNumber.isBlank(bytes[position]) || bytes[position] == UInt8(ascii: ",")
            {
                position += 1
            }
            return position < bytes.count ? bytes[position] : nil
        }

        mutating func advance() {
            position += 1
        }

        mutating func word() -> String {
            let start = position
            while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        /// As many numbers as a letter takes; nil when there are fewer, and then nothing is read.
        mutating func numbers(_ count: Int, flags: Bool) -> [Double]? {
            let start = position
            var numbers: [Double] = []
            for index in 0..<count {
                // The flags of an arc are single digits, which may touch what follows.
                let number = flags && (index == 3 || index == 4) ? flag() : number()
                guard let number else {
                    position = start
                    return nil
                }
                numbers.append(number)
            }
            return numbers
        }

        private mutating func flag() -> Double? {
            guard let byte = peek(), byte == 48 || byte == 49 else { return nil }
            position += 1
            return byte == 49 ? 1 : 0
        }

        /// A number, which ends where no number goes on: `1.5.5` are two.
        mutating func number() -> Double? {
            guard peek() != nil else { return nil }
            var end = position
            func isDigit(_ index: Int) -> Bool {
                index < bytes.count && bytes[index] >= 48 && bytes[index] <= 57
            }
            func isSign(_ index: Int) -> Bool {
                index < bytes.count
                    && (bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"))
            }
            if isSign(end) { end += 1 }
            while isDigit(end) { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: ".") {
                end += 1
                while isDigit(end) { end += 1 }
            }
            if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e"),
                isDigit(end + 1) || (isSign(end + 1) && isDigit(end + 2))
            {
                end += isSign(end + 1) ? 2 : 1
                while isDigit(end) { end += 1 }
            }
            guard let number = MarkupNumber.parse(String(decoding: bytes[position..<end], as: UTF8.self))
            else {
                return nil
            }
            position = end
            return number
        }
    }
}
