/// The Boolean values of a layer, one bit each.
package struct LayerFlags: OptionSet, Sendable, Hashable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let hidden = LayerFlags(rawValue: 1 << 0)
    package static let doubleSided = LayerFlags(rawValue: 1 << 1)
    package static let masksToBounds = LayerFlags(rawValue: 1 << 2)
    package static let geometryFlipped = LayerFlags(rawValue: 1 << 3)
    package static let opaque = LayerFlags(rawValue: 1 << 4)
    package static let shouldRasterize = LayerFlags(rawValue: 1 << 5)
    package static let allowsGroupOpacity = LayerFlags(rawValue: 1 << 6)
    package static let allowsEdgeAntialiasing = LayerFlags(rawValue: 1 << 7)
    package static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 1 << 8)
    package static let drawsAsynchronously = LayerFlags(rawValue: 1 << 9)
    /// Whether `render(in:)` draws the layer, by rules of its own (claims 14.13): set in the trees that it makes, and in no others.
    package static let drawnInContext = LayerFlags(rawValue: 1 << 10)

    /// The flags of a new layer, where the program says nothing else.
    package static let standard: LayerFlags = [.doubleSided, .allowsGroupOpacity]
}
