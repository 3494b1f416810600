package import AgatePixels
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

    package static let standard = CopyOnWriteBox(GradientValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<GradientValues>? {
        if case .gradient(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<GradientValues>) -> LayerKind { .gradient(values) }

    /// Whether there are enough colours, and a location for each if there are locations.
    package var isDrawn: Bool {
        guard let colors, colors.count > 1 else { return false }
        return locations.map { $0.count == colors.count } ?? true
    }

    package static var contentDependency: ContentDependency { .values }

    package mutating func tint(by factors: SIMD3<Double>) {
        colors = colors?.map { $0.tinted(factors) }
    }
}
