package import AgatePixels
package import AgateTiming
package import Foundation

/// The values of a gradient layer.
package struct GradientValues: KindValues {
    package var colors: [CGColor]?
    /// Where the colours are, nominally 0 to 1; nil spreads them evenly.
    package var locations: [Double]?
    /// In unit coordinates of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    /// In unit coordinates of the bounds.
    package var endPoint = CGPoint(x: 0.5, y: 1)
    /// The name of the shape: axial, radial or conic; an unknown one is kept.
    package var type = "axial"

    package static let standard = Rare(GradientValues())

    package static func rare(in kind: LayerKind) -> Rare<GradientValues>? {
        if case .gradient(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<GradientValues>) -> LayerKind { .gradient(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .colors: AnimatableValue(colors)
        case .locations: AnimatableValue(locations)
        case .startPoint: AnimatableValue(startPoint)
        case .endPoint: AnimatableValue(endPoint)
        case .type: .string(type)
        default: .none
        }
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch property {
        case .colors: value.write(to: &colors)
        case .locations: value.write(to: &locations)
        case .startPoint: value.write(to: &startPoint)
        case .endPoint: value.write(to: &endPoint)
        case .type: value.write(to: &type)
        default: false
        }
    }
}
