import AgateDisplay
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures, colours and files of catalogs.
///
/// Source: Apple's Asset Catalog Format Reference.
@MainActor @Suite("Asset catalogs")
struct AssetTests {
    /// A bundle with a catalog, in a folder of its own.
    private final class Resources {
        let folder: URL
        var bundle: Bundle { Bundle(path: folder.path) ?? .main }

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent(
                "assets-\(UUID().uuidString)"
            )
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ path: String, _ data: Data) throws {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }

        func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
    }

    private func square(_ color: UIColor, side: CGFloat = 2) throws -> Data {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
        return try #require(
            renderer.image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
            }.pngData()
        )
    }

    private func catalog() throws -> Resources {
        let resources = try Resources()
        let images = """
            {"images": [
              {"idiom": "universal", "filename": "light.png", "scale": "1x"},
              {"idiom": "universal", "filename": "light@2x.png", "scale": "2x"},
              {"idiom": "universal", "filename": "dark.png", "scale": "1x",
               "appearances": [{"appearance": "luminosity", "value": "dark"}]},
              {"idiom": "universal", "scale": "3x"}],
             "info": {"version": 1, "author": "xcode"}}
            """
        try resources.write("Media.xcassets/Logo.imageset/Contents.json", images)
        try resources.write("Media.xcassets/Logo.imageset/light.png", square(.red))
        try resources.write("Media.xcassets/Logo.imageset/light@2x.png", square(.red, side: 4))
        try resources.write("Media.xcassets/Logo.imageset/dark.png", square(.blue))
        let colors = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "1.000", "green": "0x80", "blue": "0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"platform": "ios", "reference": "systemGreenColor"}}]}
            """
        try resources.write(
            "Media.xcassets/Group/Contents.json",
            #"{"properties": {"provides-namespace": true}}"#
        )
        try resources.write("Media.xcassets/Group/Warm.colorset/Contents.json", colors)
        try resources.write(
            "Media.xcassets/Plain/Text.dataset/Contents.json",
            #"{"data": [{"filename": "a.txt"}]}"#
        )
        try resources.write("Media.xcassets/Plain/Text.dataset/a.txt", "words")
        try resources.write("Media.xcassets/Broken.imageset/Contents.json", "{")
        return resources
    }

    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test("images are chosen by style and scale")
    func images() throws {
        let resources = try catalog()
        func image(_ traits: UITraitCollection...) -> UIImage? {
            UIImage(
                named: "Logo",
                in: resources.bundle,
                compatibleWith: UITraitCollection(traitsFrom: traits)
            )
        }
        let twice = UITraitCollection(displayScale: 2)
        #expect(image(light, UITraitCollection(displayScale: 1))?.scale == 1)
        #expect(image(light, twice)?.scale == 2 && image(light, twice)?.size == CGSize(width: 2, height: 2))
        #expect(image(light, UITraitCollection(displayScale: 3))?.scale == 2)
        #expect(image(dark, twice)?.pixel(0, 0) == [0, 0, 255, 255])
        #expect(image(dark)?.traitCollection.userInterfaceStyle == .dark)
        #expect(UIImage(named: "Broken", in: resources.bundle, compatibleWith: nil) == nil)
        #expect(UIImage(named: "../Logo", in: resources.bundle, compatibleWith: nil) == nil)
    }

    @Test("colours follow the traits; names of groups count where they say so")
    func colors() throws {
        let resources = try catalog()
        let color = try #require(UIColor(named: "Group/Warm", in: resources.bundle, compatibleWith: nil))
        let expected = UIColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
        #expect(color.resolvedColor(with: light) == expected)
        #expect(color.resolvedColor(with: dark) == UIColor.systemGreen.resolvedColor(with: dark))
        #expect(UIColor(named: "Warm", in: resources.bundle, compatibleWith: nil) == nil)
    }

    @Test("files of catalogs are found by their names")
    func data() throws {
        let resources = try catalog()
        #expect(NSDataAsset(name: "Text", bundle: resources.bundle)?.data == Data("words".utf8))
        #expect(NSDataAsset(name: "Plain/Text", bundle: resources.bundle) == nil)
    }

    @Test("an image view shows the look for its traits, and changes with them")
    func views() throws {
        let resources = try catalog()
        let image = UIImage(named: "Logo", in: resources.bundle, compatibleWith: light)
        onWindow { display, window in
            let view = UIImageView(image: image)
            window.addSubview(view)
            display.advance(by: 0)
            @MainActor func shown() -> [UInt8] {
                (view.layer.contents as? CGImage).map { UIImage(cgImage: $0).pixel(0, 0) } ?? []
            }
            #expect(shown() == [255, 0, 0, 255])
            view.overrideUserInterfaceStyle = .dark
            display.advance(by: 0)
            #expect(shown() == [0, 0, 255, 255])
            window.overrideUserInterfaceStyle = .dark
            view.overrideUserInterfaceStyle = .unspecified
            display.advance(by: 0)
            #expect(shown() == [0, 0, 255, 255])
        }
    }

    @Test("an asset has the images that were registered, by traits")
    func registered() throws {
        let asset = UIImageAsset()
        let red = try #require(UIImage(data: square(.red)))
        let blue = try #require(UIImage(data: square(.blue)))
        asset.register(red, with: light)
        asset.register(blue, with: dark)
        #expect(asset.image(with: dark).pixel(0, 0) == [0, 0, 255, 255])
        #expect(asset.image(with: light).imageAsset === asset)
        asset.unregister(imageWith: dark)
        #expect(asset.image(with: dark).pixel(0, 0) == [255, 0, 0, 255])
        #expect(UIImageAsset().image(with: light).cgImage == nil)
    }
}
