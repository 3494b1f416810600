import AgatePixels
import Foundation
import Testing

@Suite("The pictures of the documentation")
struct PictureTests {
    @Test("each is what the code draws", arguments: Pictures.all.indices)
    func pictures(index: Int) throws {
        let picture = Pictures.all[index]
        let drawn = try picture.draw()
        let file = Catalogue.picture(picture.name)
        if ProcessInfo.processInfo.environment["RECORD"] == "pictures" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(PNGWriter().encode(drawn)).write(to: file, options: .atomic)
        }
        let stored = try PNGReader.read(contentsOf: file)
        let same =
            stored.width == drawn.width && stored.height == drawn.height && pixels(stored) == pixels(drawn)
        #expect(same, "\(picture.name).png is another picture; Scripts/refresh-pictures draws it again")
    }

    private func pixels(_ image: ImageBuffer) -> [UInt32] {
        image.withPixels { Array(UnsafeBufferPointer(start: $0, count: image.width * image.height)) }
    }
}
