package import Foundation

/// The values of a scroll layer.
package struct ScrollValues: KindValues {
    /// The name of the axes along which it scrolls.
    package var scrollMode = "both"

    package static let standard = CopyOnWriteBox(ScrollValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<ScrollValues>? {
        if case .scroll(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<ScrollValues>) -> LayerKind { .scroll(values) }

    /// Scroll layers show another part of what is in them, by their bounds.
    package static var contentDependency: ContentDependency { .nothing }
}

/// The values of a tiled layer.
package struct TiledValues: KindValues {
    package var levelsOfDetail = 1
    package var levelsOfDetailBias = 0
    /// In pixels.
    package var tileSize = CGSize(width: 256, height: 256)
    /// The tiles that were drawn.
    package var tiles: TileSet?

    package static let standard = CopyOnWriteBox(TiledValues())

    package static func rare(in kind: LayerKind) -> CopyOnWriteBox<TiledValues>? {
        if case .tiled(let rare) = kind { rare } else { nil }
    }

    package static func kind(with values: CopyOnWriteBox<TiledValues>) -> LayerKind { .tiled(values) }
}
