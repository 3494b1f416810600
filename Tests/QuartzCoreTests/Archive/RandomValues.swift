import AgateScene
import AgateTestSupport
import Foundation
import QuartzCore

/// Random values for properties, by their types.
enum RandomValues {
    static let properties = AgateScene.LayerProperty.allCases.filter {
        // Images and cells are objects: they come back as others.
        $0.row.kind != .contents && $0.row.kind != .cells
    }

    /// Sets about half of a layer's properties.
    static func fill(_ layer: CALayer, _ random: inout SeededGenerator) {
        for property in properties where random.int(in: 0..<2) == 0 {
            layer.setValue(value(of: property.row.kind, &random), forKey: property.keyPath)
        }
    }

    /// A value of a type; nil now and then where nil is possible.
    static func value(of kind: ValueKind, _ random: inout SeededGenerator) -> Any? {
        func number() -> CGFloat { CGFloat(random.double(in: -500...500)) }
        switch kind {
        case .number, .float: return number()
        case .integer, .count: return random.int(in: 0..<16)
        case .colors: return (0..<random.int(in: 0..<4)).map { _ in CGColor(gray: random.unit(), alpha: 1) }
        case .object: return "text \(random.int(in: 0..<9))"
        case .bool: return random.int(in: 0..<2) == 0
        case .point: return CGPoint(x: number(), y: number())
        case .size: return CGSize(width: number(), height: number())
        case .rect: return CGRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
        case .color:
            guard random.int(in: 0..<5) > 0 else { return nil }
            return CGColor(
                red: random.unit(),
                green: random.unit(),
                blue: random.unit(),
                alpha: random.unit()
            )
        case .transform:
            return CATransform3DRotate(
                CATransform3DMakeTranslation(number(), number(), number()),
                number(),
                number(),
                number(),
                1
            )
        case .filters:
            let amount = LayerFilter.colorSaturate(number())
            amount.name = ["one", "two"][random.int(in: 0..<2)]
            return [amount, LayerFilter.gaussianBlur(radius: number())]
        case .path: return random.int(in: 0..<5) == 0 ? nil : path(&random)
        case .numbers: return (0..<random.int(in: 0..<4)).map { _ in NSNumber(value: random.unit() * 9) }
        case .string:
            let names = ["both", "center", "trilinear", "round", "even-odd", "continuous", "plusL", "RGBAh"]
            return names[random.int(in: 0..<names.count)]
        default: return nil
        }
    }

    static func path(_ random: inout SeededGenerator) -> CGPath {
        let path = CGMutablePath()
        func point() -> CGPoint {
            CGPoint(x: random.double(in: -50...50), y: random.double(in: -50...50))
        }
        path.move(to: point())
        for _ in 0..<random.int(in: 1..<12) {
            switch random.int(in: 0..<5) {
            case 0: path.move(to: point())
            case 1: path.addLine(to: point())
            case 2: path.addQuadCurve(to: point(), control: point())
            case 3: path.addCurve(to: point(), control1: point(), control2: point())
            default: path.closeSubpath()
            }
        }
        return path
    }
}
