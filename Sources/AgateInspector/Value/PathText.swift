import AgateGeometry
import Foundation

/// Paths as texts: `M 0 0 L 10 0 Q 15 0 15 5 C 15 8 12 10 10 10 Z`, absolute, with a letter before each element.
///
/// M moves, L is a line, Q and C are curves with one and two control points, Z closes. These are the letters of SVG, of which no others are read.
enum PathText {
    /// Longer paths are not written: they would be most of an answer.
    static let maxElements = 512

    /// The text of a path; nil for one that is too long.
    static func text(of path: Path) -> String? {
        guard path.verbs.count <= maxElements else { return nil }
        var words: [String] = []
        var points = path.points[...]
        for verb in path.verbs {
            words.append(letter(of: verb))
            for point in points.prefix(verb.pointCount) {
                words += [AnimationCode.text(Double(point.x)), AnimationCode.text(Double(point.y))]
            }
            points = points.dropFirst(verb.pointCount)
        }
        return words.joined(separator: " ")
    }

    private static func letter(of verb: Path.Verb) -> String {
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }

    /// The maximum number of elements that are read.
    private static let maxRead = 100_000

    /// The path of a text; nil where it is none.
    static func path(of text: String) -> CGMutablePath? {
        let path = CGMutablePath()
        var tokens = Tokens(text)
        var isOpen = false
        for _ in 0..<maxRead {
            guard let token = tokens.next() else { return path }
            guard case .letter(let letter) = token else { return nil }
            if letter == "M" {
                guard let points = tokens.points(1) else { return nil }
                path.move(to: points[0])
                isOpen = true
                continue
            }
            // All others go on from somewhere.
            guard isOpen else { return nil }
            switch letter {
            case "L":
                guard let points = tokens.points(1) else { return nil }
                path.addLine(to: points[0])
            case "Q":
                guard let points = tokens.points(2) else { return nil }
                path.addQuadCurve(to: points[1], control: points[0])
            case "C":
                guard let points = tokens.points(3) else { return nil }
                path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case "Z": path.closeSubpath()
            default: return nil
            }
        }
        return nil
    }

    private struct Tokens {
        enum Token {
            case letter(Character)
            case number(Double)
        }

        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        mutating func next() -> Token? {
            rest = rest.drop { $0 == " " || $0 == "," || $0.isNewline }
            guard let first = rest.first else { return nil }
            if first.isLetter, first != "e", first != "E" {
                rest.removeFirst()
                return .letter(first)
            }
            let word = rest.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
            rest = rest.dropFirst(max(word.count, 1))
            // NaN stands for a letter that does not exist.
            return Double(word).flatMap { $0.isFinite ? .number($0) : nil } ?? .letter("?")
        }

        mutating func points(_ count: Int) -> [CGPoint]? {
            var points: [CGPoint] = []
            for _ in 0..<count {
                guard case .number(let x)? = next(), case .number(let y)? = next() else { return nil }
                points.append(CGPoint(x: x, y: y))
            }
            return points
        }
    }
}
