import AgatePixels
import Foundation
import Synchronization
import Testing

/// Pictures of documents that are decoded when they are drawn.
@Suite("Pictures that are decoded when they are drawn, documents R64")
struct FilePictureTests {
    /// Counts how often pictures of one colour are decoded.
    private final class Files: Sendable {
        let decoded = Mutex<[UInt32: Int]>([:])

        func picture(_ color: UInt32, side: Int = 64, in pictures: DecodedPictures) -> CGImage {
            CGImage(
                FilePicture(width: side, height: side, in: pictures) { [self] in
                    decoded.withLock { $0[color, default: 0] += 1 }
                    return ImageBuffer(
                        width: side,
                        height: side,
                        pixels: [UInt32](repeating: 0xFF00_0000 | color, count: side * side)
                    )
                }
            )
        }

        func count(_ color: UInt32) -> Int { decoded.withLock { $0[color] ?? 0 } }
    }

    @Test("nothing is decoded before the pixels are asked for, and once while they are kept")
    func lazily() {
        let (files, pictures) = (Files(), DecodedPictures(limit: 1 << 20))
        let image = files.picture(7, in: pictures)
        #expect(image.width == 64 && image.height == 64 && files.count(7) == 0)
        #expect(
            image.buffer[3, 3] == 0xFF00_0007 && image.buffer.isOpaque && image.alphaInfo == .noneSkipLast
        )
        #expect(files.count(7) == 1 && pictures.bytes >= 64 * 64 * 4)
    }

    @Test("a thousand pictures never take more than the limit, and those used last are kept")
    func limit() {
        let (files, pictures) = (Files(), DecodedPictures(limit: 1 << 20))
        let images = (0..<1000).map { files.picture($0, in: pictures) }
        for (number, image) in images.enumerated() {
            #expect(image.buffer[0, 0] == 0xFF00_0000 | UInt32(number))
            // One that is drawn in each frame stays.
            #expect(images[0].buffer[0, 0] == 0xFF00_0000)
            #expect(pictures.bytes <= 1 << 20)
        }
        #expect(files.count(0) == 1 && files.count(999) == 1)
        #expect(images[500].buffer[0, 0] == 0xFF00_0000 | 500 && files.count(500) == 2)
    }

    @Test("who draws a picture holds it, and it is not decoded again meanwhile")
    func held() {
        let (files, pictures) = (Files(), DecodedPictures(limit: 1))
        let (first, second) = (files.picture(1, in: pictures), files.picture(2, in: pictures))
        let held = first.buffer
        _ = second.buffer
        #expect(first.buffer === held && files.count(1) == 1)
    }

    @Test("a picture is equal to itself alone, decoded again or not")
    func identity() {
        let (files, pictures) = (Files(), DecodedPictures(limit: 1))
        let (first, second) = (files.picture(1, in: pictures), files.picture(1, in: pictures))
        let number = first.identity
        for _ in 0..<2 {
            #expect(first == first && first != second && first.identity == number)
            (_, _) = (first.buffer, second.buffer)
        }
        #expect(first.identity != first.buffer.identity && first.hashValue == first.hashValue)
    }

    @Test("what cannot be decoded any more, or is of another size by now, is transparent")
    func broken() {
        for pixels in [nil, ImageBuffer(width: 1, height: 1, pixels: [0xFFFF_FFFF])] {
            let image = CGImage(FilePicture(width: 3, height: 2, in: DecodedPictures(limit: 1)) { pixels })
            #expect(image.buffer.width == 3 && image.buffer.height == 2 && image.buffer[0, 0] == 0)
        }
    }

    @Test("pictures that are gone take no room")
    func freed() {
        let (files, pictures) = (Files(), DecodedPictures(limit: 1 << 20))
        do {
            let image = files.picture(1, in: pictures)
            #expect(image.buffer.width == 64 && pictures.bytes > 0)
        }
        #expect(pictures.bytes == 0)
    }

    @Test("files say their size before they are decoded")
    func sizes() throws {
        let image = ImageBuffer(
            width: 31,
            height: 17,
            pixels: [UInt32](repeating: 0xFF12_3456, count: 31 * 17)
        )
        let files = [
            PNGWriter().encode(image), try JPEGWriter(quality: 0.8).encode(image),
            try WebPWriter(quality: nil).encode(image), try WebPWriter(quality: 0.5).encode(image),
        ]
        for file in files {
            let size = try #require(PictureHeader.size(of: Data(file)))
            #expect(size == (31, 17))
            #expect(PictureHeader.size(of: Data(file.prefix(12))) == nil)
        }
        #expect(PictureHeader.size(of: Data("no picture at all".utf8)) == nil)
    }
}
