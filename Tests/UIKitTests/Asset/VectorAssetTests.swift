import AgateTestSupport
import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Pictures and symbols of catalogs that are outlines, and what of a set is for which screens.
///
/// Source: SVG 1.1; Apple's Asset Catalog Format Reference.
@MainActor @Suite("Outlines in asset catalogs")
struct VectorAssetTests {
    /// A bundle in a folder of its own.
    private final class Resources {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "outlines-\(UUID().uuidString)"
        )
        var bundle: Bundle { Bundle(path: folder.path) ?? .main }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func write(_ path: String, _ data: Data) throws {
            let file = folder.appendingPathComponent("Media.xcassets/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }

        func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

        /// A set of one SVG picture.
        func write(_ name: String, svg: String, properties: String = "{}") throws {
            let contents =
                #"{"images": [{"idiom": "universal", "filename": "a.svg"}], "properties": \#(properties)}"#
            try write("\(name).imageset/Contents.json", contents)
            try write("\(name).imageset/a.svg", svg)
        }

        func image(_ name: String) -> UIImage? { UIImage(named: name, in: bundle, compatibleWith: nil) }
    }

    /// The colour at a place in points.
    private func color(_ image: UIImage?, _ x: CGFloat, _ y: CGFloat) -> [UInt8] {
        guard let image else { return [] }
        return image.pixel(Int(x * image.scale), Int(y * image.scale))
    }

    @Test(
        "an SVG picture is drawn at its size: shapes, groups, transforms, strokes, references, clips",
        .claim("Q10.5")
    )
    func shapes() throws {
        let resources = Resources()
        try resources.write(
            "Shapes",
            svg: """
                <?xml version="1.0"?>
                <svg width="40" height="20" viewBox="0 0 80 40" xmlns="http://www.w3.org/2000/svg"
                    xmlns:xlink="http://www.w3.org/1999/xlink">
                  <defs><rect id="r" width="20" height="20"/><clipPath id="c"><rect width="10" height="40"/></clipPath></defs>
                  <g fill="#f00" transform="translate(0 0)"><rect width="20" height="20"/></g>
                  <path d="M20 0h20v20H20z" style="fill: rgb(0, 255, 0)"/>
                  <use xlink:href="#r" x="40" y="0" fill="blue"/>
                  <circle cx="70" cy="10" r="10" fill="none" stroke="black" stroke-width="4"/>
                  <g clip-path="url(#c)"><rect y="20" width="80" height="20" fill="#0ff"/></g>
                  <rect x="40" y="20" width="20" height="20" fill="black" opacity="0.5"/>
                  <rect x="60" y="20" width="20" height="20" display="none"/>
                </svg>
                """
        )
        let image = try #require(resources.image("Shapes"))
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(color(image, 5, 5) == [255, 0, 0, 255])
        #expect(color(image, 15, 5) == [0, 255, 0, 255])
        #expect(color(image, 25, 5) == [0, 0, 255, 255])
        #expect(color(image, 35, 5) == [0, 0, 0, 0] && color(image, 30, 5) == [0, 0, 0, 255])
        #expect(color(image, 2, 15) == [0, 255, 255, 255] && color(image, 8, 15) == [0, 0, 0, 0])
        #expect(abs(Int(color(image, 25, 15)[3]) - 128) <= 1 && color(image, 35, 15) == [0, 0, 0, 0])
    }

    @Test("gradients of SVG pictures run along their lines")
    func gradients() throws {
        let resources = Resources()
        try resources.write(
            "Sky",
            svg: """
                <svg width="20" height="10" xmlns="http://www.w3.org/2000/svg">
                  <linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="100%" stop-color="blue"/></linearGradient>
                  <rect width="20" height="10" fill="url(#g)"/>
                </svg>
                """
        )
        let image = try #require(resources.image("Sky"))
        #expect(color(image, 0, 5)[0] > 240 && color(image, 19.5, 5)[2] > 240)
        #expect(abs(Int(color(image, 10, 5)[0]) - Int(color(image, 10, 5)[2])) < 16)
    }

    @Test("all commands of paths are read, with numbers in each of their spellings")
    func paths() {
        let square = SVGPathData.path("M1 1 h8 v8 H1 V1 z")
        #expect(square.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 8, height: 8))
        #expect(SVGPathData.path("M1,1L9,1 9,9,1,9Z").boundingBoxOfPath == square.boundingBoxOfPath)
        #expect(SVGPathData.path("m1 1 8 0 0 8-8 0z").boundingBoxOfPath == square.boundingBoxOfPath)
        let disc = SVGPathData.path("M0 5a5 5 0 1110 0a5 5 0 11-10 0z").boundingBoxOfPath
        #expect(abs(disc.minY) < 0.01 && abs(disc.maxY - 10) < 0.01 && abs(disc.width - 10) < 0.01)
        #expect(SVGPathData.path("M0 0C0 10 10 10 10 0S20-10 20 0").currentPoint == CGPoint(x: 20, y: 0))
        #expect(SVGPathData.path("M0 0Q5 10 10 0T20 0").currentPoint == CGPoint(x: 20, y: 0))
        #expect(SVGPathData.path("M.5.5l1e1-.5").currentPoint == CGPoint(x: 10.5, y: 0))
        // What is wrong ends the path.
        #expect(SVGPathData.path("M0 0L10 x").currentPoint == CGPoint.zero)
        for text in [
            "", "L5 5", "x", "M", "M1", "M1 1 A", "M0 0 A1 1 0 2 0 5 5", "M1e999 0", "M0 0 Lnan nan",
        ] {
            #expect(
                SVGPathData.path(text).boundingBoxOfPath.isEmpty || SVGPathData.path(text).isEmpty,
                "\(text)"
            )
        }
    }

    @Test(
        "what an SVG file has beyond that is told of, and files that are none give no picture; references in a circle end"
    )
    func hostile() throws {
        let resources = Resources()
        try resources.write(
            "Text",
            svg: #"<svg width="4" height="4"><text>a</text><rect width="4" height="4"/></svg>"#
        )
        try resources.write(
            "Circle",
            svg: ##"<svg width="4" height="4"><g id="a"><use href="#a"/><use href="#a"/></g></svg>"##
        )
        let told = AnimationDiagnostics.mistakes {
            #expect(color(resources.image("Text"), 2, 2) == [0, 0, 0, 255])
            #expect(resources.image("Circle")?.size == CGSize(width: 4, height: 4))
        }
        #expect(told.count == 1 && told.first?.contains("without text") == true)
        for (index, svg) in [
            "", "<svg>", "<html/>", "<svg/>", #"<svg width="0" height="4"/>"#,
            #"<svg width="1e9" height="4"/>"#,
            #"<svg width="100%" height="100%"/>"#,
        ].enumerated() {
            try resources.write("Bad\(index)", svg: svg)
            #expect(resources.image("Bad\(index)") == nil, "\(svg)")
        }
    }

    @Test("a PDF picture is told of, with its file and what helps")
    func pdf() throws {
        let resources = Resources()
        try resources.write(
            "Page.imageset/Contents.json",
            #"{"images": [{"idiom": "universal", "filename": "p.pdf"}]}"#
        )
        try resources.write("Page.imageset/p.pdf", "%PDF-1.4")
        let told = AnimationDiagnostics.mistakes { #expect(resources.image("Page") == nil) }
        #expect(told.contains { $0.contains("p.pdf") && $0.contains("SVG") })
    }

    @Test(
        "a symbol of a catalog is drawn from the outlines of its weight and scale, as a template",
        .claim("Q10.6")
    )
    func symbols() throws {
        let resources = Resources()
        try resources.write(
            "Sign.symbolset/Contents.json",
            #"{"symbols": [{"idiom": "universal", "filename": "s.svg"}]}"#
        )
        func group(_ id: String, _ x: Int, _ side: Int) -> String {
            #"<g id="\#(id)" transform="matrix(1 0 0 1 \#(x) 600)"><path d="M0 -\#(side)h\#(side)v\#(side)h-\#(side)z"/></g>"#
        }
        try resources.write(
            "Sign.symbolset/s.svg",
            """
            <svg width="3300" height="2200" xmlns="http://www.w3.org/2000/svg">
              <g id="Guides">
                <line id="Capline-M" x1="0" y1="530" x2="3000" y2="530"/><line id="Baseline-M" x1="0" y1="600" x2="3000" y2="600"/>
                <line id="left-margin-Regular-M" x1="100" y1="0" x2="100" y2="9"/><line id="right-margin-Regular-M" x1="240" y1="0" x2="240" y2="9"/>
              </g>
              <g id="Symbols">\(group("Black-M", 500, 70))\(group("Regular-M", 135, 70))</g>
            </svg>
            """
        )
        let image = try #require(resources.image("Sign"))
        #expect(image.isSymbolImage && image.renderingMode == .alwaysTemplate)
        // 140 units between the margins of a drawing whose capitals are 70 high.
        let capHeight: CGFloat = 17 * 1443 / 2048
        #expect(abs(image.size.width - (2 * capHeight).rounded(.up)) < 0.01)
        #expect(color(image, image.size.width / 2, image.size.height / 2)[3] == 255)
        #expect(color(image, 1, 1)[3] == 0)
        let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(abs(large.size.width - (4 * capHeight).rounded(.up)) < 0.01)
        let black = UIImage(
            named: "Sign",
            in: resources.bundle,
            with: UIImage.SymbolConfiguration(weight: .black)
        )
        #expect(black != nil && black?.size.width != image.size.width)
        #expect(UIImage(systemName: "Sign") == nil)
    }

    @Test("pictures for a direction of text, a gamut, a class of sizes and an idiom are chosen by traits")
    func looks() throws {
        let resources = Resources()
        func picture(_ side: CGFloat) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return try #require(
                UIGraphicsImageRenderer(size: CGSize(width: side, height: 1), format: format).image { _ in }
                    .pngData()
            )
        }
        for (name, side) in [("plain", 1), ("rtl", 2), ("p3", 3), ("compact", 4), ("pad", 5)]
            as [(String, CGFloat)]
        {
            try resources.write("Look.imageset/\(name).png", picture(side))
            try resources.write("Arrow.imageset/\(name).png", picture(side))
        }
        try resources.write(
            "Look.imageset/Contents.json",
            """
            {"images": [{"idiom": "universal", "filename": "plain.png", "scale": "1x"},
              {"idiom": "universal", "filename": "rtl.png", "scale": "1x", "language-direction": "right-to-left"},
              {"idiom": "universal", "filename": "p3.png", "scale": "1x", "display-gamut": "display-P3"},
              {"idiom": "universal", "filename": "compact.png", "scale": "1x", "height-class": "compact"},
              {"idiom": "ipad", "filename": "pad.png", "scale": "1x"}]}
            """
        )
        try resources.write(
            "Arrow.imageset/Contents.json",
            #"{"images": [{"idiom": "universal", "filename": "plain.png", "language-direction": "left-to-right"}]}"#
        )
        func width(_ traits: UITraitCollection) -> CGFloat? {
            UIImage(named: "Look", in: resources.bundle, compatibleWith: traits)?.size.width
        }
        #expect(width(UITraitCollection(userInterfaceIdiom: .phone)) == 1)
        #expect(width(UITraitCollection(layoutDirection: .rightToLeft)) == 2)
        #expect(width(UITraitCollection(displayGamut: .P3)) == 3)
        #expect(width(UITraitCollection(verticalSizeClass: .compact)) == 4)
        #expect(width(UITraitCollection(userInterfaceIdiom: .pad)) == 5)
        #expect(resources.image("Arrow")?.flipsForRightToLeftLayoutDirection == true)
        #expect(resources.image("Look")?.flipsForRightToLeftLayoutDirection == false)
    }

    @Test("icons give their largest picture, and sets of atlases are found as those of groups")
    func icons() throws {
        let resources = Resources()
        func picture(_ side: CGFloat) throws -> Data {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return try #require(
                UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
                }.pngData()
            )
        }
        try resources.write("AppIcon.appiconset/small.png", picture(2))
        try resources.write("AppIcon.appiconset/large.png", picture(6))
        try resources.write(
            "AppIcon.appiconset/Contents.json",
            """
            {"images": [{"idiom": "iphone", "filename": "small.png", "scale": "2x", "size": "1x1"},
              {"idiom": "ios-marketing", "filename": "large.png", "scale": "1x", "size": "6x6"}]}
            """
        )
        #expect(resources.image("AppIcon")?.cgImage?.width == 6)
        let other = Resources()
        try other.write(
            "Units.spriteatlas/Hero.imageset/Contents.json",
            #"{"images": [{"idiom": "universal", "filename": "h.png"}]}"#
        )
        try other.write("Units.spriteatlas/Hero.imageset/h.png", picture(3))
        #expect(other.image("Hero")?.size.width == 3)
    }

    @Test("colours of every space and spelling are read")
    func colors() throws {
        let resources = Resources()
        func write(_ name: String, _ value: String) throws {
            try resources.write(
                "\(name).colorset/Contents.json",
                #"{"colors": [{"idiom": "universal", "color": \#(value)}]}"#
            )
        }
        let values = [
            (
                "a",
                #"{"color-space": "srgb", "components": {"red": "0xFF", "green": "0x80", "blue": "0x00", "alpha": "1.000"}}"#
            ),
            (
                "b",
                #"{"color-space": "srgb", "components": {"red": "255", "green": "128", "blue": "0", "alpha": "1.000"}}"#
            ),
            (
                "c",
                #"{"color-space": "srgb", "components": {"red": "1.000", "green": "0.502", "blue": "0.000", "alpha": "1.000"}}"#
            ),
            (
                "d",
                #"{"color-space": "extended-srgb", "components": {"red": 1, "green": 0.502, "blue": 0, "alpha": 1}}"#
            ),
        ]
        for (name, value) in values { try write(name, value) }
        try write(
            "grey",
            #"{"color-space": "gray-gamma-22", "components": {"white": "0x80", "alpha": "0.500"}}"#
        )
        try write(
            "p3",
            #"{"color-space": "display-p3", "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}"#
        )
        for (name, _) in values {
            let found = try #require(UIColor(named: name, in: resources.bundle, compatibleWith: nil))
            var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
            #expect(found.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
            #expect(
                abs(red - 1) < 0.01 && abs(green - 0.502) < 0.01 && abs(blue) < 0.01 && alpha == 1,
                "\(name)"
            )
        }
        var (white, alpha) = (CGFloat.nan, CGFloat.nan)
        let grey = UIColor(named: "grey", in: resources.bundle, compatibleWith: nil)
        #expect(grey?.getWhite(&white, alpha: &alpha) == true)
        #expect(abs(white - 0.502) < 0.01 && alpha == 0.5)
        #expect(UIColor(named: "p3", in: resources.bundle, compatibleWith: nil) != nil)
    }
}
