package import AgateGeometry
package import AgatePixels
import AgateTiming
package import Foundation

/// How a tiled layer is cut into tiles, level by level.
///
/// The tiles of all levels have the same size in pixels, and those of level n + 1 cover four of level n. The grid begins at
/// the point (0, 0) of the layer's coordinates; tiles are cut to the bounds.
///
/// Source: claims 15.14. GUESS tile-levels: level 0 has 2 to the power of the bias pixels for each pixel of the contents scale.
package struct TileGrid: Sendable, Hashable {
    /// Which tile: its level, 0 for the finest, and its place.
    package struct Place: Sendable, Hashable {
        package var level: Int
        package var column: Int
        package var row: Int

        package init(level: Int, column: Int, row: Int) {
            self.level = level
            self.column = column
            self.row = row
        }
    }

    /// The tiles of one level that lie in a rectangle of the grid.
    package struct Span: Sendable, Hashable {
        package var level: Int
        package var columns: Range<Int>
        package var rows: Range<Int>

        package var count: Int { columns.count * rows.count }

        package func contains(_ place: Place) -> Bool {
            place.level == level && columns.contains(place.column) && rows.contains(place.row)
        }

        /// From the first row on.
        package var places: [Place] {
            rows.flatMap { row in columns.map { Place(level: level, column: $0, row: row) } }
        }
    }

    /// The bounds of the layer.
    package let bounds: CGRect
    /// The size of a tile, in pixels.
    package let tileWidth, tileHeight: Int
    /// Pixels per point, level by level: first the levels that the layer asks for, then those that stand in where even the coarsest of these
    /// has too many tiles.
    package private(set) var scales: [Double]
    /// How many levels the layer asks for, 1 or more.
    package let levelCount: Int

    /// The sides that a tile may have, in pixels.
    package static let sides = 16...4096
    /// A frame wants no more tiles than this, at any level; where it would, coarser ones have to do, beyond the layer's own levels too.
    package static let maxTiles = 8192
    /// All tiles of a frame together have no more pixels than this: those of a display of 3840 by 2160 twice as fine each way.
    package static let maxPixels = 1 << 26
    /// The pixels per point of the finest level are brought into this: places of tiles stay whole numbers.
    private static let scaleLimits = 1e-9...1e9

    /// The grid of a layer; nil when it has no area.
    package init?(_ values: LayerValues) {
        guard let rare = TiledValues.rare(in: values.kind) else { return nil }
        let tiled = rare.values
        let bounds = values.bounds.standardized
        guard bounds.width > 0, bounds.height > 0, bounds.width < 1e9, bounds.height < 1e9,
            abs(bounds.minX) < 1e9, abs(bounds.minY) < 1e9
        else { return nil }
        self.bounds = bounds
        tileWidth = Self.side(tiled.tileSize.width)
        tileHeight = Self.side(tiled.tileSize.height)
        let contentsScale = values.contentsLook.values.contentsScale
        var scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
        for _ in 0..<min(max(tiled.levelsOfDetailBias, 0), 30) { scale *= 2 }
        scale = min(max(scale, Self.scaleLimits.lowerBound), Self.scaleLimits.upperBound)
        var scales = [scale]
        // The coarsest level has a pixel each way at least.
        let smallest = Double(min(bounds.width, bounds.height))
        for _ in 1..<min(max(tiled.levelsOfDetail, 1), 48) where scale / 2 * smallest >= 1 {
            scale /= 2
            scales.append(scale)
        }
        levelCount = scales.count
        self.scales = scales
        while !isInLimits(span(of: bounds, level: self.scales.count - 1)) {
            scale /= 2
            self.scales.append(scale)
        }
    }

    private static func side(_ length: CGFloat) -> Int {
        length.isNaN ? 256 : Int(min(max(length, CGFloat(sides.lowerBound)), CGFloat(sides.upperBound)))
    }

    /// The part of the layer that a tile shows.
    package func area(of place: Place) -> CGRect {
        let width = Double(tileWidth) / scales[place.level]
        let height = Double(tileHeight) / scales[place.level]
        return CGRect(
            x: Double(place.column) * width,
            y: Double(place.row) * height,
            width: width,
            height: height
        ).intersection(bounds)
    }

    /// The level whose pixels are not larger than a display's, if there is one.
    ///
    /// - Parameter magnification: Pixels of the display per point.
    package func level(for magnification: Double) -> Int {
        // A zoom of exactly a half may come out a little less.
        scales[..<levelCount].lastIndex { $0 >= magnification * 0.999 } ?? 0
    }

    /// The tiles that show a rectangle, of a coarser level where these are too many; nil when it is empty.
    package func span(showing rect: CGRect, level: Int) -> Span? {
        // Foundation's intersection stops the program where a number is none.
        guard rect.origin.x.isFinite, rect.origin.y.isFinite, (rect.origin.x + rect.size.width).isFinite,
            (rect.origin.y + rect.size.height).isFinite
        else { return nil }
        let seen = rect.intersection(bounds)
        guard !seen.isNull, seen.width > 0, seen.height > 0 else { return nil }
        for level in level..<scales.count {
            let span = span(of: seen, level: level)
            if isInLimits(span) { return span }
        }
        return nil
    }

    private func isInLimits(_ span: Span) -> Bool {
        span.count <= Self.maxTiles && span.count * tileWidth * tileHeight <= Self.maxPixels
    }

    private func span(of rect: CGRect, level: Int) -> Span {
        func range(_ from: CGFloat, _ to: CGFloat, _ side: Int) -> Range<Int> {
            let length = Double(side) / scales[level]
            let first = Int((Double(from) / length).rounded(.down))
            let last = Int((Double(to) / length).rounded(.up))
            // One more than there may be tells that there are too many.
            return first..<max(min(last, first + Self.maxTiles + 1), first + 1)
        }
        return Span(
            level: level,
            columns: range(rect.minX, rect.maxX, tileWidth),
            rows: range(rect.minY, rect.maxY, tileHeight)
        )
    }
}

/// The tiles of a layer that have been drawn, and those that are wanted on the screen.
package final class TileSet: Sendable {
    /// A tile that was drawn.
    package struct Tile: Sendable {
        package var image: ImageBuffer
        /// When it began to appear, in the layer's time.
        package var appearance: Double

        package init(image: ImageBuffer, appearance: Double) {
            self.image = image
            self.appearance = appearance
        }
    }

    /// A piece of a picture: a tile, or a part of one.
    package struct Patch: Sendable {
        package var image: ImageBuffer
        /// From the layer's coordinates to pixels of the image, row 0 at the top.
        package var layerToImage: CGAffineTransform
        /// The part of the layer that it shows.
        package var destination: CGRect
        /// Its share, from 0 to 1: the patches that show one place are added up.
        package var weight: Double
    }

    package let grid: TileGrid
    package let tiles: [TileGrid.Place: Tile]
    /// The tiles that the screen shows.
    package let wanted: TileGrid.Span
    /// How long a tile takes to appear, in seconds.
    package let fadeDuration: Double
    /// Whether row 0 of the images is at the largest y of a tile.
    package let rowsRunUp: Bool

    package init(
        grid: TileGrid,
        tiles: [TileGrid.Place: Tile],
        wanted: TileGrid.Span,
        fadeDuration: Double,
        rowsRunUp: Bool
    ) {
        self.grid = grid
        self.tiles = tiles
        self.wanted = wanted
        self.fadeDuration = fadeDuration
        self.rowsRunUp = rowsRunUp
    }

    /// The part of the layer that the tiles may show.
    package var area: CGRect {
        guard !tiles.isEmpty, let first = wanted.columns.first, let top = wanted.rows.first,
            let last = wanted.columns.last, let bottom = wanted.rows.last
        else { return .zero }
        let start = grid.area(of: TileGrid.Place(level: wanted.level, column: first, row: top))
        return start.union(grid.area(of: TileGrid.Place(level: wanted.level, column: last, row: bottom)))
    }

    /// The patches that are shown at a time of the layer.
    ///
    /// In the place of a tile that is missing, or still appearing, a coarser one is shown, else finer ones.
    package func patches(at localTime: Double) -> [Patch] {
        var patches: [Patch] = []
        for place in wanted.places {
            let share = tiles[place].map { presence(of: $0, at: localTime) } ?? 0
            if share < 1 { addSubstitutes(for: place, share: 1 - share, at: localTime, to: &patches) }
            if share > 0, let tile = tiles[place] {
                patches.append(patch(tile, place, showing: grid.area(of: place), weight: share))
            }
        }
        return patches
    }

    /// How much of a tile is there, from 0 to 1.
    private func presence(of tile: Tile, at localTime: Double) -> Double {
        guard fadeDuration > 0, localTime < .infinity else { return 1 }
        return min(max((localTime - tile.appearance) / fadeDuration, 0), 1)
    }

    private func addSubstitutes(
        for place: TileGrid.Place,
        share: Double,
        at localTime: Double,
        to patches: inout [Patch]
    ) {
        let area = grid.area(of: place)
        guard !area.isNull, area.width > 0, area.height > 0 else { return }
        var (column, row) = (place.column, place.row)
        for level in (place.level + 1)..<max(grid.scales.count, place.level + 1) {
            (column, row) = (column >> 1, row >> 1)
            let coarser = TileGrid.Place(level: level, column: column, row: row)
            guard let tile = tiles[coarser] else { continue }
            let weight = share * presence(of: tile, at: localTime)
            if weight > 0 { patches.append(patch(tile, coarser, showing: area, weight: weight)) }
            return
        }
        guard place.level > 0 else { return }
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let finer = TileGrid.Place(
                level: place.level - 1,
                column: place.column * 2 + x,
                row: place.row * 2 + y
            )
            guard let tile = tiles[finer] else { continue }
            let weight = share * presence(of: tile, at: localTime)
            if weight > 0 {
                patches.append(patch(tile, finer, showing: grid.area(of: finer), weight: weight))
            }
        }
    }

    private func patch(_ tile: Tile, _ place: TileGrid.Place, showing area: CGRect, weight: Double) -> Patch {
        let scale = CGFloat(grid.scales[place.level])
        let whole = grid.area(of: place)
        return Patch(
            image: tile.image,
            layerToImage: CGAffineTransform(
                a: scale,
                b: 0,
                c: 0,
                d: rowsRunUp ? -scale : scale,
                tx: -whole.minX * scale,
                ty: rowsRunUp ? whole.maxY * scale : -whole.minY * scale
            ),
            destination: area,
            weight: weight
        )
    }
}

extension LayerValues {
    /// The key under which an animation counts the time while tiles appear.
    package static let tileMomentKey = "agate.tileMoment"

    /// The tiles, if this is a tiled layer that has no other contents.
    package var tiles: TileSet? {
        guard let rare = TiledValues.rare(in: kind), rare.isPresent, case .none = contents else { return nil }
        return rare.values.tiles
    }

    /// The time for which tiles are shown, in the layer's time; infinite when all of them have appeared.
    package var tileMoment: Double {
        guard case .number(let moment)? = custom[Self.tileMomentKey] else { return .infinity }
        return moment
    }
}
