import AgatePixels
import Foundation
import Synchronization

/// The paints of a face's glyphs in colour, of either version of the table `COLR`.
final class FacePaints: Sendable {
    private let engine: FreeTypeFace?
    private let opened = Mutex<Opened?>(nil)

    /// The values that are known from the first lookup of a paint in the face on.
    private struct Opened {
        /// Whether there is any version of the table.
        let isThere: Bool
        let table: ColorPaintTable?
    }

    /// Longer tables are not read.
    private static let longestTable = 1 << 25

    init(engine: FreeTypeFace?) {
        self.engine = engine
    }

    /// Whether the face has paints at all.
    var isThere: Bool { open().isThere }

    /// The paint of a glyph; nil for a glyph without one.
    func paint(of glyph: UInt32) -> ColorPaint? {
        if let paint = open().table?.paint(of: glyph) { return paint }
        guard let layers = engine?.colorLayers(of: glyph), !layers.isEmpty else { return nil }
        return ColorPaint(layers)
    }

    private func open() -> Opened {
        opened.withLock { opened in
            if let opened { return opened }
            let bytes = engine?.table(FontTag("COLR"), limit: Self.longestTable) ?? []
            let made = Opened(
                isThere: !bytes.isEmpty,
                table: ColorPaintTable(bytes, palette: engine?.palette ?? [])
            )
            opened = made
            return made
        }
    }
}
