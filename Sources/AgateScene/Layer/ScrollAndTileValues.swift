package import AgateTiming
package import Foundation

/// The values of a scroll layer.
package struct ScrollValues: KindValues {
    /// The name of the axes along which it scrolls.
    package var scrollMode = "both"

    package static let standard = Rare(ScrollValues())

    package static func rare(in kind: LayerKind) -> Rare<ScrollValues>? {
        if case .scroll(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<ScrollValues>) -> LayerKind { .scroll(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        property == .scrollMode ? .string(scrollMode) : .none
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        property == .scrollMode && value.write(to: &scrollMode)
    }
}

/// The values of a tiled layer.
package struct TiledValues: KindValues {
    package var levelsOfDetail = 1
    package var levelsOfDetailBias = 0
    /// In pixels.
    package var tileSize = CGSize(width: 256, height: 256)
    /// What was drawn of it.
    package var tiles: TileSet?

    package static let standard = Rare(TiledValues())

    package static func rare(in kind: LayerKind) -> Rare<TiledValues>? {
        if case .tiled(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: Rare<TiledValues>) -> LayerKind { .tiled(values) }

    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .levelsOfDetail: .number(Double(levelsOfDetail))
        case .levelsOfDetailBias: .number(Double(levelsOfDetailBias))
        case .tileSize: AnimatableValue(tileSize)
        default: .none
        }
    }

    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        switch property {
        case .levelsOfDetail: value.write(to: &levelsOfDetail)
        case .levelsOfDetailBias: value.write(to: &levelsOfDetailBias)
        case .tileSize: value.write(to: &tileSize)
        default: false
        }
    }
}
