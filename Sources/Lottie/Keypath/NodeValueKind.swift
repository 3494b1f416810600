import AgateDocuments
import CoreGraphics
import Foundation

/// The meaning of a property's numbers for programs.
enum NodeValueKind {
    case color, number, point
    /// The stops of a gradient: colours, then alphas.
    case stops

    /// A value that a provider gave as numbers; nil if it is of another type or not finite.
    func numbers(of value: Any) -> [Double]? {
        let numbers: [Double]?
        switch (self, value) {
        case (.color, let color as LottieColor): numbers = color.numbers
        case (.number, let number as LottieVector1D): numbers = [number.value]
        case (.number, let number as Double): numbers = [number]
        case (.number, let number as CGFloat): numbers = [Double(number)]
        case (.point, let vector as LottieVector3D): numbers = [vector.x, vector.y]
        case (.point, let vector as LottieVector2D): numbers = [vector.x, vector.y]
        case (.point, let point as CGPoint): numbers = [Double(point.x), Double(point.y)]
        case (.point, let size as CGSize): numbers = [Double(size.width), Double(size.height)]
        case (.stops, let stops as [Double]): numbers = stops
        default: numbers = nil
        }
        guard let numbers, numbers.allSatisfy(\.isFinite) else { return nil }
        return numbers
    }

    /// Numbers as a value that programs know.
    func value(of numbers: [Double]) -> Any {
        func part(_ index: Int, _ missing: Double = 0) -> Double {
            index < numbers.count ? numbers[index] : missing
        }
        switch self {
        case .color: return LottieColor(r: part(0), g: part(1), b: part(2), a: part(3, 1))
        case .number: return LottieVector1D(part(0))
        case .point: return LottieVector3D(x: part(0), y: part(1, part(0)), z: part(2))
        case .stops: return numbers
        }
    }
}
