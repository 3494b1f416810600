import AgatePixels
import Foundation
import LayerMarkup
import QuartzCore
import Testing

/// Bundles with more pictures than are kept decoded.
@Suite("Bundles of many pictures, documents K45, R64")
struct ManyPicturesTests {
    /// 2000 x 2000 pixels: eight of them, and the next ones are decoded when they are drawn.
    private static let side = 2000
    private static let held = 8

    private func picture(_ color: UInt32) -> Data {
        let pixels = [UInt32](repeating: 0xFF00_0000 | color, count: Self.side * Self.side)
        return Data(
            PNGWriter(level: 1).encode(ImageBuffer(width: Self.side, height: Self.side, pixels: pixels))
        )
    }

    private func bundle(_ files: [Data], in folder: URL) throws -> CAPackage {
        let bundle = folder.appendingPathComponent("many.ca")
        let assets = bundle.appendingPathComponent("assets")
        try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
        var layers = ""
        for (number, file) in files.enumerated() {
            try file.write(to: assets.appendingPathComponent("\(number).png"))
            layers +=
                "<CALayer bounds='0 0 1 1'><contents type='CGImage' src='assets/\(number).png'/></CALayer>"
        }
        let markup =
            "<caml xmlns='http://www.apple.com/CoreAnimation/1.0'><CALayer bounds='0 0 9 9'><sublayers>\(layers)</sublayers></CALayer></caml>"
        try Data(markup.utf8).write(to: bundle.appendingPathComponent("main.caml"))
        return try CAPackage(contentsOf: bundle, type: kCAPackageTypeCAMLBundle)
    }

    @Test("all pictures show, and those beyond the first ones take no more than the cache")
    func many() throws {
        try Markup.withFolder { folder in
            let (early, late) = (picture(1), picture(2))
            let package = try bundle((0..<12).map { $0 < Self.held ? early : late }, in: folder)
            let layers = try #require(package.rootLayer.sublayers)
            #expect(layers.count == 12 && package.issues.isEmpty)
            for (number, layer) in layers.enumerated() {
                let image = try #require(layer.contents as! CGImage?)
                #expect(image.width == Self.side && image.height == Self.side)
                #expect(image.buffer[5, 5] == 0xFF00_0000 | (number < Self.held ? 1 : 2))
                #expect(DecodedPictures.shared.bytes <= DecodedPictures.shared.limit)
                // Who is asked again is the same picture: held, or decoded anew.
                #expect(image == layer.contents as! CGImage?)
            }
            let (first, last) = (layers[0].contents as! CGImage, layers[11].contents as! CGImage)
            #expect(first.identity == first.buffer.identity && last.identity != last.buffer.identity)
        }
    }

    @Test("beyond the first ones a broken file shows nothing, and one that claims too much is none")
    func broken() throws {
        try Markup.withFolder { folder in
            let whole = picture(1)
            let cut = whole.prefix(60)
            var large = whole
            large.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
            let files = (0..<Self.held).map { _ in whole } + [cut, large, Data("no picture".utf8)]
            let package = try bundle(files, in: folder)
            let layers = try #require(package.rootLayer.sublayers)
            let image = try #require(layers[Self.held].contents as! CGImage?)
            #expect(image.width == Self.side && image.buffer[0, 0] == 0)
            #expect(layers[Self.held + 1].contents == nil && layers[Self.held + 2].contents == nil)
            #expect(
                package.issues.map(\.feature) == [
                    "missing image assets/9.png", "missing image assets/10.png",
                ]
            )
        }
    }
}
