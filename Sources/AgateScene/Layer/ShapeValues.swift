package import AgateGeometry
package import AgatePixels
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

    package static let standard = CopyOnWriteBox(ShapeValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<ShapeValues>? {
        if case .shape(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<ShapeValues>) -> LayerKind { .shape(values) }

    package static var contentDependency: ContentDependency { .values }
    package var keyByteCount: Int { (path?.points.count ?? 0) * 17 }

    package mutating func tint(by factors: SIMD3<Double>) {
        fillColor = fillColor?.tinted(factors)
        strokeColor = strokeColor?.tinted(factors)
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
