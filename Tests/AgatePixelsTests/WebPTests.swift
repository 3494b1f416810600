#if AGATE_WEBP
import AgatePixels
import Foundation
import Testing

@Suite("WebP")
struct WebPTests {
    @Test("a file without loss gives each pixel, premultiplied")
    func lossless() throws {
        let read = try ImageReader.read(SmallFiles.losslessWebP)
        #expect(read.format == .webp && read.frames.count == 1)
        try #require(read.image.width == 6 && read.image.height == 4)
        for y in 0..<4 {
            for x in 0..<6 {
                let alpha = 255 - 20 * (x + y)
                let colors = [40 * x, 60 * y, 200 - 30 * x].map { ($0 * alpha + 127) / 255 }
                #expect(read.image.components(x, y) == colors + [alpha])
            }
        }
    }

    @Test("a file with loss is near, and tells its orientation")
    func lossy() throws {
        let read = try ImageReader.read(SmallFiles.lossyWebP)
        #expect(read.orientation == 6 && read.image.isOpaque)
        // Colours have half the resolution: the middle of the picture, within what that costs.
        #expect(zip(read.image.components(2, 2), [80, 120, 140, 255]).allSatisfy { abs($0 - $1) < 40 })
    }

    @Test("the frames of an animation are laid on each other")
    func animated() throws {
        let read = try ImageReader.read(SmallFiles.animatedWebP, frames: .all)
        #expect(read.loopCount == 3)
        #expect(read.frames.map(\.duration) == [0.1, 0.25, 0.04])
        let colors = read.frames.map { $0.image.components(2, 1) }
        #expect(colors == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 128, 128]])
        #expect(try ImageReader.read(SmallFiles.animatedWebP).frames.count == 1)
    }

    @Test("a file that ends early is refused, wherever it is cut")
    func truncated() {
        for file in [SmallFiles.losslessWebP, SmallFiles.lossyWebP, SmallFiles.animatedWebP] {
            for length in 12..<file.count - 1 {
                #expect(throws: ImageCodecError.self) {
                    try ImageReader.read(file.prefix(length), frames: .all)
                }
            }
        }
    }
}
#endif
