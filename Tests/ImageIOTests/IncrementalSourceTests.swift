import Foundation
import ImageIO
import Testing

@Suite("Files that come bit by bit, and kinds of files")
struct IncrementalSourceTests {
    /// A GIF file of one pixel.
    private static let file = Data(
        base64Encoded: "R0lGODlhAQABAIAAAP8AAAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
    )

    @Test("a source has its picture when the file has come, and says so")
    func updates() throws {
        let file = try #require(Self.file)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, file.prefix(10) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        CGImageSourceUpdateData(source, file as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 1)
        // What is whole takes nothing more.
        CGImageSourceUpdateData(source, Data() as CFData, false)
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test("kinds of files are found by ending and type, and conform to wider ones")
    func kinds() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "image/gif") == .gif)
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .movie))
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType("") == nil)
        #expect(kUTTypeGIF as String == UTType.gif.identifier)
    }
}
