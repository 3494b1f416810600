public import CoreGraphics
public import Foundation

// Structures as text, as property lists hold them: `{1, 2}` and `{{1, 2}, {3, 4}}`.

extension NSCoder {
    /// A point as text, in the form `{x, y}`.
    public class func string(for point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

    /// A vector as text, in the form `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { GeometryText.text([vector.dx, vector.dy]) }

    /// A size as text, in the form `{width, height}`.
    public class func string(for size: CGSize) -> String { GeometryText.text([size.width, size.height]) }

    /// A rectangle as text: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// A transform as text: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let t = transform
        return "[\(GeometryText.list([t.a, t.b, t.c, t.d, t.tx, t.ty]))]"
    }

    /// Insets as text: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
    }

    /// Directional insets as text, in the form `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryText.text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// An offset as text, in the form `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryText.text([offset.horizontal, offset.vertical])
    }

    /// The offset of a text; zero where the text is none.
    public class func uiOffset(for string: String) -> UIOffset {
        GeometryText.numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    /// The point of a text; zero where the text is none.
    public class func cgPoint(for string: String) -> CGPoint {
        GeometryText.numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// The vector of a text; zero where the text is none.
    public class func cgVector(for string: String) -> CGVector {
        GeometryText.numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    /// The size of a text; zero where the text is none.
    public class func cgSize(for string: String) -> CGSize {
        GeometryText.numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// The rectangle of a text; zero where the text is none.
    public class func cgRect(for string: String) -> CGRect {
        GeometryText.numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
            ?? .zero
    }

    /// The transform of a text; identity where the text is none.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        GeometryText.numbers(in: string, 6).map {
            CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
        } ?? .identity
    }

    /// The insets of a text; zero where the text is none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        GeometryText.numbers(in: string, 4).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        } ?? .zero
    }

    /// The directional insets that a text describes; zero for another text.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        GeometryText.numbers(in: string, 4).map {
            NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
        } ?? .zero
    }
}

/// Numbers in brackets.
private enum GeometryText {
    static func list(_ numbers: [CGFloat]) -> String {
        numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    static func text(_ numbers: [CGFloat]) -> String { "{\(list(numbers))}" }

    /// The numbers of a text; nil when there are more or fewer, or something that is no number.
    static func numbers(in text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.split { "{}[],".contains($0) || $0.isWhitespace }
        let numbers = parts.compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
        return numbers.count == count && parts.count == count ? numbers : nil
    }
}
