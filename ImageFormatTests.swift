import AgatePixels
import Foundation
import Testing

@Suite("Formats of image files")
struct ImageFormatTests {
    @Test("every format is recognised by its first bytes", arguments: ImageFormat.allCases)
    func recognised(format: ImageFormat) {
        #expect(ImageFormat(firstBytes: SmallFiles.file(of: format)) == format)
    }

    @Test("every format has a type identifier of its own")
    func identifiers() {
        #expect(Set(ImageFormat.allCases.map(\.typeIdentifier)).count == ImageFormat.allCases.count)
    }

    #if AGATE_PNG && AGATE_JPEG && AGATE_WEBP && AGATE_GIF
    @Test("every format is read", arguments: ImageFormat.allCases)
    func read(format: ImageFormat) throws {
        let image = try ImageReader.read(SmallFiles.file(of: format), frames: .all)
        #expect(image.format == format)
        #expect(image.frames.allSatisfy { $0.image.width > 0 && $0.image.height > 0 })
    }
    #endif

    @Test("a file that ends too early gives an error of its format, or what there was of it", arguments: ImageFormat.allCases)
    func cutOff(format: ImageFormat) {
        let file = SmallFiles.file(of: format)
        for count in 12..<file.count {
            do {
                let image = try ImageReader.read(file.prefix(count), frames: .all)
                #expect(!image.frames.isEmpty)
            } catch {
                #expect(error.format == format, "\(count) bytes: \(error)")
            }
        }
    }
}
