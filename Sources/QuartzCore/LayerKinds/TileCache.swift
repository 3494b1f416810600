import AgateCompositor
import AgatePixels
import AgateScene
import CoreGraphics
import Foundation

/// The tiles that one tiled layer has drawn, within a bound of memory.
///
/// Used with the context's lock held where threads share the display.
package final class TileCache {
    /// Tiles that the screen does not show are let go, the longest unused first, when all together have more bytes than this.
    package static let byteLimit = 64 << 20

    private struct Kept {
        var tile: TileSet.Tile
        /// The area that it showed; with other bounds it may be another part.
        var area: CGRect
        /// Whether something of it was marked to be drawn anew.
        var isStale = false
        var lastUse = 0
    }

    /// A tile that is to be drawn, and for which state of the layer.
    struct Request: Hashable, Sendable {
        var place: TileGrid.Place
        var version: Int
    }

    /// Whether the layer was marked to be displayed, so that it draws at all.
    private(set) var isAsked = false
    /// Another number whenever something was marked to be drawn anew.
    private(set) var version = 0
    private(set) var grid: TileGrid?
    private var kept: [TileGrid.Place: Kept] = [:]
    private var wanted: TileGrid.Span?
    private var requested: Set<Request> = []
    private var useCount = 0
    /// When the last tile will have appeared, in the layer's time.
    private(set) var settledTime = -Double.infinity

    /// The bytes of all tiles.
    package var byteCount: Int {
        kept.values.reduce(0) { $0 + $1.tile.image.width * $1.tile.image.height * 4 }
    }

    /// Notes that a part of the layer has to be drawn anew; null is all of it.
    func invalidate(_ rect: CGRect) {
        isAsked = true
        version += 1
        for (place, tile) in kept where rect.isNull || tile.area.intersects(rect) {
            kept[place]?.isStale = true
        }
    }

    /// Takes what a display shows now.
    ///
    /// - Returns: The tiles that have to be drawn and were not requested yet, the middle of the window first; nil when nothing
    ///   has changed.
    func request(_ window: LayerWindow, in grid: TileGrid) -> [Request]? {
        guard isAsked else { return nil }
        if let old = self.grid, old != grid { change(from: old, to: grid) }
        let level = grid.level(for: window.magnification)
        let span = grid.span(showing: window.visible, level: level)
        let isSame = self.grid == grid && span == wanted
        self.grid = grid
        wanted = span
        useCount += 1
        guard let span else { return nil }
        var missing: [Request] = []
        for place in span.places {
            kept[place]?.lastUse = useCount
            guard kept[place]?.isStale ?? true else { continue }
            let request = Request(place: place, version: version)
            if !requested.contains(request) { missing.append(request) }
        }
        if isSame, missing.isEmpty { return nil }
        let middle = CGPoint(x: window.visible.midX, y: window.visible.midY)
        func distance(_ request: Request) -> CGFloat {
            let area = grid.area(of: request.place)
            return abs(area.midX - middle.x) + abs(area.midY - middle.y)
        }
        let sorted = missing.enumerated().sorted {
            (distance($0.element), $0.offset) < (distance($1.element), $1.offset)
        }
        requested.formUnion(missing)
        return sorted.map(\.element)
    }

    /// Other tiles show other parts; those that show the same are good still.
    private func change(from old: TileGrid, to grid: TileGrid) {
        version += 1
        let isSameCut =
            old.scales.first == grid.scales.first && old.tileWidth == grid.tileWidth
            && old.tileHeight == grid.tileHeight
        guard isSameCut else { return kept.removeAll() }
        for (place, tile) in kept {
            if place.level >= grid.scales.count || grid.area(of: place) != tile.area { kept[place] = nil }
        }
    }

    /// Takes a tile that was drawn.
    ///
    /// One in a place where there was none of its level begins to appear; one that replaces another is there at once.
    func install(_ image: ImageBuffer, for request: Request, at localTime: Double, fadeDuration: Double) {
        requested.remove(request)
        guard let grid, request.place.level < grid.scales.count else { return }
        var appearance = localTime
        if let before = kept[request.place] { appearance = before.tile.appearance }
        if fadeDuration > 0 { settledTime = max(settledTime, appearance + fadeDuration) }
        kept[request.place] = Kept(
            tile: TileSet.Tile(image: image, appearance: appearance),
            area: grid.area(of: request.place),
            isStale: request.version != version && (kept[request.place]?.isStale ?? false),
            lastUse: useCount
        )
    }

    /// Whether a tile that was requested is on the screen still.
    func stillWants(_ request: Request) -> Bool { wanted?.contains(request.place) ?? false }

    /// Forgets an request that came to nothing.
    func cancel(_ request: Request) {
        requested.remove(request)
    }

    /// The tiles for the renderer; removes tiles beyond the limit.
    func makeSet(fadeDuration: Double, rowsRunUp: Bool) -> TileSet? {
        guard let grid, let wanted else { return nil }
        trim(keeping: wanted)
        return TileSet(
            grid: grid,
            tiles: kept.mapValues(\.tile),
            wanted: wanted,
            fadeDuration: fadeDuration,
            rowsRunUp: rowsRunUp
        )
    }

    private func trim(keeping wanted: TileGrid.Span) {
        var bytes = byteCount
        guard bytes > Self.byteLimit else { return }
        let idle = kept.filter { !wanted.contains($0.key) }
            .sorted { ($0.value.lastUse, -$0.key.level) < ($1.value.lastUse, -$1.key.level) }
        for (place, tile) in idle where bytes > Self.byteLimit {
            bytes -= tile.tile.image.width * tile.tile.image.height * 4
            kept[place] = nil
        }
    }
}
