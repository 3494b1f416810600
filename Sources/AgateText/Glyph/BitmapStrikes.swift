import AgatePixels
import Foundation
import Synchronization

/// The pictures of a face, in the sizes that it has.
final class BitmapStrikes: Sendable {
    private let file: FontFile?
    private let index: Int
    private let opened = Mutex<Opened?>(nil)

    /// The values that are known from the first lookup of a picture in the face on.
    private struct Opened {
        let engine: FreeTypeFace?
        /// Pixels in an em of each size.
        let sizes: [Double]
    }

    /// The pictures of a face of a file; none for no file.
    init(file: FontFile?, index: Int) {
        self.file = file
        self.index = index
    }

    /// The place of the smallest size that is large enough, or else of the largest; nil without any.
    func choose(_ pixelsPerEm: Double) -> Int? {
        let sizes = open().sizes
        let enough = sizes.indices.filter { sizes[$0] >= pixelsPerEm }
        return enough.min { sizes[$0] < sizes[$1] } ?? sizes.indices.max { sizes[$0] < sizes[$1] }
    }

    /// Decodes a picture.
    func picture(of glyph: UInt32, strike: Int) -> ColorGlyph? {
        let opened = open()
        guard strike < opened.sizes.count else { return nil }
        return opened.engine?.picture(of: glyph, strike: strike, pixelsPerEm: opened.sizes[strike])
    }

    /// An object of FreeType's for pictures alone: which size is chosen is part of its state.
    private func open() -> Opened {
        opened.withLock { opened in
            if let opened { return opened }
            let engine = file.flatMap { FreeTypeFace($0.bytes, index: index) }
            let made = Opened(engine: engine, sizes: engine?.strikeSizes ?? [])
            opened = made
            return made
        }
    }
}
