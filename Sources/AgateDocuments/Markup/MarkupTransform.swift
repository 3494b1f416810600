package import AgateGeometry
import Foundation

/// Transforms as markup writes them: a list of functions, or sixteen numbers.
///
/// Source: documents K26; `caml_values.csv`.
package enum MarkupTransform {
    /// Reads a transform; nil for what is none.
    ///
    /// GUESS caml-transform-order: as in CSS, the last function of a list acts first on the layer's points.
    /// GUESS caml-matrix: sixteen numbers are m11 to m44, row by row; six are those of an affine transform.
    package static func parse(_ text: String) -> CATransform3D? {
        if let numbers = MarkupNumber.list(text), !numbers.isEmpty { return matrix(numbers) }
        var transform = CATransform3DIdentity
        var rest = text[...]
        var isAny = false
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "," || $0 == ";" }
            guard !rest.isEmpty else { break }
            let name = rest.prefix { $0.isLetter || $0.isNumber }
            guard !name.isEmpty else { return nil }
            rest = rest[name.endIndex...].drop { $0.isWhitespace }
            var arguments: [Substring] = []
            if rest.first == "(" {
                guard let end = rest.firstIndex(of: ")") else { return nil }
                arguments = rest[rest.index(after: rest.startIndex)..<end]
                    .split { $0 == "," || $0.isWhitespace }
                rest = rest[rest.index(after: end)...]
            }
            guard let function = function(name, arguments) else { return nil }
            transform = CATransform3DConcat(function, transform)
            isAny = true
        }
        return isAny ? transform : nil
    }

    /// The text of a transform: one function where that reads back to the same numbers, else sixteen numbers.
    package static func text(_ m: CATransform3D) -> String {
        func same(_ other: CATransform3D) -> Bool { CATransform3DEqualToTransform(m, other) }
        func list(_ numbers: CGFloat...) -> String {
            numbers.map { MarkupNumber.text(Double($0)) }.joined(separator: ", ")
        }
        if same(CATransform3DIdentity) { return "identity" }
        if same(CATransform3DMakeTranslation(m.m41, m.m42, m.m43)) {
            return "translate(\(list(m.m41, m.m42, m.m43)))"
        }
        if same(CATransform3DMakeScale(m.m11, m.m22, m.m33)) { return "scale(\(list(m.m11, m.m22, m.m33)))" }
        return numbers(of: m).map(MarkupNumber.text).joined(separator: " ")
    }

    /// m11 to m44, row by row.
    package static func numbers(of m: CATransform3D) -> [Double] {
        [
            m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24,
            m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
        ].map { Double($0) }
    }

    private static func matrix(_ numbers: [Double]) -> CATransform3D? {
        guard numbers.allSatisfy(\.isFinite) else { return nil }
        let n = numbers.map { CGFloat($0) }
        switch n.count {
        case 16:
            return CATransform3D(
                m11: n[0],
                m12: n[1],
                m13: n[2],
                m14: n[3],
                m21: n[4],
                m22: n[5],
                m23: n[6],
                m24: n[7],
                m31: n[8],
                m32: n[9],
                m33: n[10],
                m34: n[11],
                m41: n[12],
                m42: n[13],
                m43: n[14],
                m44: n[15]
            )
        case 6:
            return CATransform3DMakeAffineTransform(
                CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            )
        default: return nil
        }
    }

    private static func function(_ name: Substring, _ arguments: [Substring]) -> CATransform3D? {
        /// A finite number among the arguments, or what stands for it where it is not given.
        func number(_ index: Int, or standard: Double? = nil) -> CGFloat? {
            guard index < arguments.count else { return standard.map { CGFloat($0) } }
            return MarkupNumber.parse(arguments[index]).flatMap { $0.isFinite ? CGFloat($0) : nil }
        }
        switch name {
        case "identity": return CATransform3DIdentity
        case "rotate":
            guard let first = arguments.first, let angle = angle(first),
                let x = number(1, or: 0), let y = number(2, or: 0),
                let z = number(3, or: arguments.count == 1 ? 1 : 0)
            else { return nil }
            return CATransform3DMakeRotation(angle, x, y, z)
        case "scale":
            guard let x = number(0), let y = number(1, or: Double(x)), let z = number(2, or: 1) else {
                return nil
            }
            return CATransform3DMakeScale(x, y, z)
        case "translate":
            guard let x = number(0), let y = number(1, or: 0), let z = number(2, or: 0) else { return nil }
            return CATransform3DMakeTranslation(x, y, z)
        case "perspective":
            // GUESS caml-perspective: m34 is -1 over the distance, as programs write it.
            guard let distance = number(0), distance != 0 else { return nil }
            var transform = CATransform3DIdentity
            transform.m34 = -1 / distance
            return transform
        case "matrix", "matrix3d":
            return matrix(arguments.compactMap { MarkupNumber.parse($0) })
        default: return nil
        }
    }

    /// An angle in radians.
    ///
    /// GUESS caml-angle: a number without a unit is in radians, as everywhere else in Core Animation.
    private static func angle(_ text: Substring) -> CGFloat? {
        let number: Double?
        if text.hasSuffix("deg") {
            number = MarkupNumber.parse(text.dropLast(3)).map { $0 * .pi / 180 }
        } else if text.hasSuffix("rad") {
            number = MarkupNumber.parse(text.dropLast(3))
        } else {
            number = MarkupNumber.parse(text)
        }
        return number.flatMap { $0.isFinite ? CGFloat($0) : nil }
    }
}
