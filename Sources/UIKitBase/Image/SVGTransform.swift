import CoreGraphics
import Foundation

/// Reads the lists of transforms of SVG.
enum SVGTransform {
    /// The product of a list; what is not known in it counts as identity.
    ///
    /// Source: SVG 1.1, chapter 7.6.
    static func transform(_ text: String) -> CGAffineTransform {
        var result = CGAffineTransform.identity
        for part in text.split(separator: ")").prefix(64) {
            guard let open = part.firstIndex(of: "(") else { continue }
            let name = part[..<open].filter { $0.isLetter }
            let numbers = SVGNumberScanner.numbers(String(part[part.index(after: open)...]))
            if let next = single(String(name), numbers) { result = next.concatenating(result) }
        }
        return result
    }

    private static func single(_ name: String, _ n: [CGFloat]) -> CGAffineTransform? {
        switch (name, n.count) {
        case ("matrix", 6): CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        case ("translate", 1...2): CGAffineTransform(translationX: n[0], y: n.count > 1 ? n[1] : 0)
        case ("scale", 1...2): CGAffineTransform(scaleX: n[0], y: n.count > 1 ? n[1] : n[0])
        case ("rotate", 1): CGAffineTransform(rotationAngle: n[0] * .pi / 180)
        case ("rotate", 3):
            CGAffineTransform(translationX: n[1], y: n[2]).rotated(by: n[0] * .pi / 180)
                .translatedBy(x: -n[1], y: -n[2])
        case ("skewX", 1): CGAffineTransform(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): CGAffineTransform(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
        default: nil
        }
    }
}
