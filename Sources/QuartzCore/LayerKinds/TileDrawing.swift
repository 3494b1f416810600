import AgateGeometry
import AgatePixels
import AgateScene
import CoreGraphics
import Dispatch
import Foundation

/// The drawing of single tiles.
///
/// Source: claims 15.14, 13.4.
enum TileDrawing {
    /// Where tiles of live displays are drawn.
    static let queue = DispatchQueue(label: "Agate tiles", qos: .userInitiated, attributes: .concurrent)
    /// The number of tiles that are drawn at the same time.
    static let slots = DispatchSemaphore(value: max(ProcessInfo.processInfo.activeProcessorCount, 2))

    /// Has the layer draw one tile; nil when it draws nothing at all, or memory is short.
    ///
    /// The context's clip is the tile.
    static func image(of place: TileGrid.Place, in grid: TileGrid, of layer: CATiledLayer, rowsRunUp: Bool)
        -> ImageBuffer?
    {
        let area = grid.area(of: place)
        let scale = CGFloat(grid.scales[place.level])
        let width = (area.width * scale - 1e-6).rounded(.up)
        let height = (area.height * scale - 1e-6).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(TileGrid.sides.upperBound),
            height <= CGFloat(TileGrid.sides.upperBound),
            let surface = Surface(width: Int(width), height: Int(height))
        else { return nil }
        let transform = CGAffineTransform(
            a: scale,
            b: 0,
            c: 0,
            d: rowsRunUp ? -scale : scale,
            tx: -area.minX * scale,
            ty: rowsRunUp ? area.maxY * scale : -area.minY * scale
        )
        let context = CGContext(surface: surface, baseTransform: transform)
        context.clip(to: area)
        layer.draw(in: context)
        return surface.makeImage()
    }
}
