/// A timing function: a name of a built-in one, or the two inner control points of a curve.
package struct MarkupTiming: Sendable, Hashable {
    /// The name; nil for a curve of its own.
    package var name: String?
    /// x and y of the first and of the second inner control point.
    package var points: SIMD4<Double>

    package init(_ points: SIMD4<Double>) {
        self.points = points
    }

    private init(_ name: String, _ points: SIMD4<Double>) {
        self.name = name
        self.points = points
    }

    /// Reads a name or four numbers; nil for anything else.
    ///
    /// GUESS caml-ease-in-out: `easeInOut` is another name of `easeInEaseOut`.
    ///
    /// Source: documents K28.
    package init?(_ text: String) {
        let text = MarkupNumber.trimmed(text)
        switch text {
        case "linear": self.init(text, SIMD4(0, 0, 1, 1))
        case "easeIn": self.init(text, SIMD4(0.42, 0, 1, 1))
        case "easeOut": self.init(text, SIMD4(0, 0, 0.58, 1))
        case "easeInEaseOut", "easeInOut": self.init("easeInEaseOut", SIMD4(0.42, 0, 0.58, 1))
        case "default": self.init(text, SIMD4(0.25, 0.1, 0.25, 1))
        default:
            guard let numbers = MarkupNumber.list(text), numbers.count == 4, numbers.allSatisfy(\.isFinite)
            else { return nil }
            self.init(SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]))
        }
    }

    /// The name, or the four numbers.
    package var text: String {
        name ?? (0..<4).map { MarkupNumber.text(points[$0]) }.joined(separator: " ")
    }
}
