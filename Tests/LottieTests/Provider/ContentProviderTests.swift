import AgateDisplay
import AgatePixels
import CoreText
import Foundation
import Lottie
import QuartzCore
import Testing

@Suite("Providers of texts, pictures and fonts")
struct ContentProviderTests {
    private static let text = SmallLottie.document([
        #"{"ty":5,"nm":"Greeting","ip":0,"op":60,"t":{"d":{"k":[{"t":0,"s":{"t":"I","s":30,"f":"Inter","fc":[1,0,0],"j":0}}]}},"ks":{"p":{"k":[2,30]}}}"#
    ])

    /// How many pixels are not clear.
    private func inked(_ display: ManualDisplay) -> Int {
        display.advance(by: 0)
        let image = display.makeSurface().makeImage()
        var count = 0
        for y in 0..<image.height { for x in 0..<image.width where image[x, y] != 0 { count += 1 } }
        return count
    }

    @Test("a text is that of its provider, by its layer's name or its key path, documents L164")
    func dictionary() throws {
        try SmallLottie.play(Self.text) { layer, display in
            let before = inked(display)
            layer.textProvider = DictionaryTextProvider(["Greeting": "MM"])
            let after = inked(display)
            #expect(before > 0 && after > before * 2)
            layer.textProvider = DictionaryTextProvider(["Other": "MM"])
            #expect(inked(display) == before)
            layer.textProvider = DictionaryTextProvider(["Greeting": ""])
            #expect(inked(display) == 0)
            layer.textProvider = DefaultTextProvider()
            #expect(inked(display) == before)
        }
    }

    /// Keeps what it is asked for.
    private final class Asked: AnimationKeypathTextProvider {
        var asked: [String] = []
        func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
            asked.append(keypath.string + "=" + sourceText)
            return nil
        }
    }

    private final class Legacy: LegacyAnimationTextProvider {
        var asked: [String] = []
        func textFor(keypathName: String, sourceText: String) -> String {
            asked.append(keypathName)
            return "MM"
        }
    }

    @Test("a provider is asked by key path with the text of the file, an old one by name")
    func protocols() throws {
        try SmallLottie.play(Self.text) { layer, display in
            let before = inked(display)
            let asked = Asked()
            layer.textProvider = asked
            #expect(inked(display) == before && asked.asked == ["Greeting=I"])
            let legacy = Legacy()
            layer.textProvider = legacy
            #expect(inked(display) > before * 2 && legacy.asked == ["Greeting"])
        }
    }

    private struct Fonts: AnimationFontProvider {
        func fontFor(family: String, size: CGFloat) -> CTFont? {
            family == "Inter" ? CTFontCreateWithName("Inter" as CFString, size * 2, nil) : nil
        }
    }

    @Test("a font is that of its provider, and one that it has not is the system's")
    func fonts() throws {
        try SmallLottie.play(Self.text) { layer, display in
            let before = inked(display)
            layer.fontProvider = Fonts()
            #expect(inked(display) > before + before / 2)
            layer.fontProvider = DefaultFontProvider()
            #expect(inked(display) == before)
        }
    }

    private static let picture = SmallLottie.document(
        [#"{"ty":2,"nm":"Photo","refId":"p","ip":0,"op":60}"#],
        assets: [#"{"id":"p","u":"images/","p":"photo.png","w":40,"h":40}"#]
    )

    private struct Images: AnimationImageProvider {
        let color: CGColor
        var gravity = CALayerContentsGravity.resize
        let asked: Names

        final class Names { var names: [String] = [] }

        func imageForAsset(asset: ImageAsset) -> CGImage? {
            asked.names.append(asset.id + " " + asset.directory + asset.name)
            guard
                let context = CGContext(
                    data: nil,
                    width: 10,
                    height: 5,
                    bitsPerComponent: 8,
                    bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
                )
            else { return nil }
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            return context.makeImage()
        }

        func contentsGravity(for _: ImageAsset) -> CALayerContentsGravity { gravity }
    }

    @Test("pictures are those of their provider, which is asked once for each, documents L164")
    func images() throws {
        try SmallLottie.play(Self.picture) { layer, display in
            #expect(display.pixel(20, 20) == 0)
            let names = Images.Names()
            layer.imageProvider = Images(color: CGColor(red: 0, green: 1, blue: 0, alpha: 1), asked: names)
            #expect(display.pixel(20, 2) == Pixel.green)
            layer.setValueProvider(FloatValueProvider(50), keypath: "Photo.Transform.Opacity")
            #expect(display.pixel(20, 2) >> 24 < 129 && names.names == ["p images/photo.png"])
            layer.reloadImages()
            display.advance(by: 0)
            #expect(names.names.count == 2)
            layer.removeValueProvider(for: "Photo.Transform.Opacity")
            layer.imageProvider = Images(
                color: CGColor(red: 0, green: 0, blue: 1, alpha: 1),
                gravity: .resizeAspect,
                asked: names
            )
            #expect(display.pixel(20, 2) == 0 && display.pixel(20, 20) == Pixel.blue)
        }
    }

    private func asset(_ name: String, in folder: String = "") -> ImageAsset {
        ImageAsset(id: "p", name: name, directory: folder, width: 4, height: 4)
    }

    @Test("pictures lie in a folder or a bundle, and not outside of it")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("lottie-images-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = folder.appendingPathComponent("inner/images")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        let image = ImageBuffer(width: 4, height: 4) { pixels in
            for index in pixels.indices { pixels[index] = Pixel.red }
        }
        let png = Data(PNGWriter().encode(image))
        try png.write(to: inner.appendingPathComponent("photo.png"))
        try png.write(to: folder.appendingPathComponent("outside.png"))
        let provider = FilepathImageProvider(filepath: folder.appendingPathComponent("inner"))
        #expect(provider.imageForAsset(asset: asset("photo.png", in: "images/")) != nil)
        #expect(provider.imageForAsset(asset: asset("../outside.png")) == nil)
        #expect(FilepathImageProvider(filepath: inner.path).imageForAsset(asset: asset("photo.png")) != nil)
        try SmallLottie.play(Self.picture) { layer, display in
            layer.imageProvider = provider
            #expect(display.pixel(20, 20) == Pixel.red)
        }
    }
}
