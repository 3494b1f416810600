package import AgateGeometry
package import AgatePixels
package import AgateTiming
package import Foundation

/// The values of a shape layer.
package struct ShapeValues: KindValues {
    package var path: Path?
    package var fillColor: CGColor? = .black
    package var fillRule = CGPathFillRule.winding
    package var strokeColor: CGColor?
    package var strokeStart: CGFloat = 0
    package var strokeEnd: CGFloat = 1
    package var lineWidth: CGFloat = 1
    package var miterLimit: CGFloat = 10
    package var lineCap = CGLineCap.butt
    package var lineJoin = CGLineJoin.miter
    package var lineDashPhase: CGFloat = 0
    package var lineDashPattern: [CGFloat]?

    package static let standard = Rare(ShapeValues())

    package static func rare(in kind: LayerKind) -> Rare<ShapeValues>? {
        if case .shape(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<ShapeValues>) -> LayerKind { .shape(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .path: AnimatableValue(path)
        case .fillColor: AnimatableValue(fillColor)
        case .fillRule: .string(fillRule == .evenOdd ? "even-odd" : "non-zero")
        case .strokeColor: AnimatableValue(strokeColor)
        case .strokeStart: .number(Double(strokeStart))
        case .strokeEnd: .number(Double(strokeEnd))
        case .lineWidth: .number(Double(lineWidth))
        case .miterLimit: .number(Double(miterLimit))
        case .lineCap: .string(lineCap.layerName)
        case .lineJoin: .string(lineJoin.layerName)
        case .lineDashPhase: .number(Double(lineDashPhase))
        case .lineDashPattern: AnimatableValue(lineDashPattern?.map { Double($0) })
        default: .none
        }
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch property {
        case .path: return value.write(to: &path)
        case .fillColor: return value.write(to: &fillColor)
        case .strokeColor: return value.write(to: &strokeColor)
        case .strokeStart: return value.write(to: &strokeStart)
        case .strokeEnd: return value.write(to: &strokeEnd)
        case .lineWidth: return value.write(to: &lineWidth)
        case .miterLimit: return value.write(to: &miterLimit)
        case .lineDashPhase: return value.write(to: &lineDashPhase)
        case .lineDashPattern: return value.write(to: &lineDashPattern)
        default: break
        }
        guard let name = value.asString else { return false }
        switch property {
        case .fillRule: fillRule = name == "even-odd" ? .evenOdd : .winding
        case .lineCap: lineCap = CGLineCap(layerName: name)
        case .lineJoin: lineJoin = CGLineJoin(layerName: name)
        default: return false
        }
        return true
    }
}

extension CGLineCap {
    /// Reads a shape layer's string; an unknown one is `butt`.
    package init(layerName: String?) {
        self = layerName == "round" ? .round : layerName == "square" ? .square : .butt
    }

    /// The shape layer's string.
    package var layerName: String {
        switch self {
        case .round: "round"
        case .square: "square"
        default: "butt"
        }
    }
}

extension CGLineJoin {
    /// Reads a shape layer's string; an unknown one is `miter`.
    package init(layerName: String?) {
        self = layerName == "round" ? .round : layerName == "bevel" ? .bevel : .miter
    }

    /// The shape layer's string.
    package var layerName: String {
        switch self {
        case .round: "round"
        case .bevel: "bevel"
        default: "miter"
        }
    }
}
