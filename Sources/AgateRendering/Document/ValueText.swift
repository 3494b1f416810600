import CoreGraphics
import Lottie

/// Values of properties as texts.
enum ValueText {
    /// The values that a text means: a colour, a number, or two numbers with a comma between; nil for anything else.
    static func provider(_ text: String) -> (any AnyValueProvider)? {
        if let color = HexColor.parts(text) {
            return ColorValueProvider(LottieColor(r: color.x, g: color.y, b: color.z, a: color.w))
        }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            Double(part.drop { $0 == " " }).flatMap { $0.isFinite ? $0 : nil }
        }
        switch numbers.count {
        case 1: return numbers[0].map { FloatValueProvider(CGFloat($0)) }
        case 2:
            guard let x = numbers[0], let y = numbers[1] else { return nil }
            return PointValueProvider(CGPoint(x: x, y: y))
        default: return nil
        }
    }
}
