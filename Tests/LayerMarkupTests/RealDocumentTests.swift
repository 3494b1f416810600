import AgateDisplay
import AgatePixels
import AgateTestSupport
import Foundation
import LayerMarkup
import QuartzCore
import Testing

/// What bundles, wallpapers and markup of others showed.
@Suite("Documents as others write them")
struct RealDocumentTests {
    private func bundle(_ folder: URL, _ name: String, _ markup: String, index: String?) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Markup.document(markup).write(to: url.appendingPathComponent("main.caml"))
        if let index {
            let keys = "<key>rootDocument</key><string>main.caml</string>\(index)"
            try Data("<plist><dict>\(keys)</dict></plist>".utf8).write(
                to: url.appendingPathComponent("index.xml")
            )
        }
        return url
    }

    /// Where a dot at (0, 0) of a document of 10 by 10 points is seen: in the first or in the last row.
    private func row(of layer: CALayer) -> Int? {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            layer.position = CGPoint(x: 5, y: 5)
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            let surface = display.makeSurface()
            return [0, 9].first { surface.pixels[$0 * surface.width] >> 24 > 0 }
        }
    }

    private func dot(_ attributes: String = "") -> String {
        "<CALayer bounds='0 0 10 10' \(attributes)><sublayers><CALayer bounds='0 0 2 2' anchorPoint='0 0' position='0 0' backgroundColor='1 0 0'/></sublayers></CALayer>"
    }

    @Test(
        "y of a bundle points down where index.xml says geometryFlipped, up where it does not, and down in a root that is flipped itself",
        .claim("Q3.1")
    )
    func direction() throws {
        let flag = "<key>geometryFlipped</key>"
        let cases: [(index: String?, attributes: String, isDown: Bool)] = [
            (flag + "<true/>", "", true), (flag + "<false/>", "", false), ("", "", false),
            (flag + "<false/>", "geometryFlipped='1'", true), ("", "geometryFlipped='1'", true),
            (flag + "<true/>", "geometryFlipped='1'", true), (nil, "", true),
            (nil, "geometryFlipped='1'", false),
        ]
        try Markup.withFolder { folder in
            for (number, sample) in cases.enumerated() {
                let url = try bundle(folder, "\(number).ca", dot(sample.attributes), index: sample.index)
                let package = try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle)
                #expect(package.isGeometryFlipped == sample.isDown, "\(sample)")
                #expect(row(of: package.rootLayer) == (sample.isDown ? 0 : 9), "\(sample)")
                // Written in each form, it reads back the same way up.
                for name in ["a.ca", "a.caml", "a.caar"] {
                    let copy = folder.appendingPathComponent("\(number)-\(name)")
                    try CAMLWriter().write(try CAPackage(contentsOf: url, type: "").rootLayer, to: copy)
                    let back = try CAPackage(contentsOf: copy, type: "")
                    #expect(back.isGeometryFlipped == sample.isDown, "\(sample) \(name)")
                    #expect(row(of: back.rootLayer) == (sample.isDown ? 0 : 9), "\(sample) \(name)")
                }
            }
        }
    }

    @Test(
        "a long source costs what its length costs, and messages name its first 80 characters",
        .claim("Q3.3")
    )
    func longSources() throws {
        try Markup.withFolder { folder in
            for source in [
                String(repeating: "a/", count: 1_000_000), String(repeating: "x", count: 2_000_000),
            ] {
                let url = try bundle(
                    folder,
                    "long\(source.first!).ca",
                    "<CALayer bounds='0 0 1 1'><contents type='CGImage' src='\(source)'/></CALayer>",
                    index: nil
                )
                let package = try CAPackage(contentsOf: url, type: "")
                #expect(package.issues.map(\.feature) == ["missing image \(source.prefix(80))…"])
            }
        }
    }

    @Test("data: addresses are decoded, by base64 and by percent signs", .claim("Q3.3"))
    func dataAddresses() throws {
        let png = Data(PNGWriter().encode(ImageBuffer(width: 1, height: 1, pixels: [0xFF10_2030])))
        let escaped = png.map { String(format: "%%%02X", $0) }.joined()
        for source in [
            "data:image/png;base64,\(png.base64EncodedString())", "data:image/png,\(escaped)",
            "data:image/png;charset=x;base64,\(png.base64EncodedString().replacingOccurrences(of: "=", with: "%3D"))",
        ] {
            let (root, issues) = try Markup.read(
                "<CALayer><contents type='CGImage' src='\(source)'/></CALayer>"
            )
            #expect(issues.isEmpty)
            #expect((root.contents as? CGImage)?.buffer[0, 0] == 0xFF10_2030)
        }
        for source in [
            "data:", "data:,", "data:;base64,$$$",
            "data:image/png;base64," + String(repeating: "A", count: 2_000_000),
        ] {
            let issues = try Markup.read("<CALayer><contents type='CGImage' src='\(source)'/></CALayer>")
                .issues
            #expect(issues.count == 1 && issues[0].count <= 95, "\(issues)")
        }
    }

    @Test("parts of a wallpaper lie at its origin, whatever their positions say", .claim("Q3.4"))
    func wallpaper() throws {
        try Markup.withFolder { folder in
            for (name, flag) in [("Back.ca", "<true/>"), ("Front.ca", "<false/>")] {
                let markup = "<CALayer bounds='0 0 30 20' position='500 -70' anchorPoint='0.25 1'/>"
                _ = try bundle(folder, name, markup, index: "<key>geometryFlipped</key>\(flag)")
            }
            let plist =
                "<plist><dict><key>backgroundAnimationFileName</key><string>Back.ca</string><key>foregroundAnimationFileName</key><string>Front.ca</string></dict></plist>"
            try Data(plist.utf8).write(to: folder.appendingPathComponent("Wallpaper.plist"))
            let package = try CAPackage(contentsOf: folder, type: "")
            #expect(
                package.rootLayer.sublayers?.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 0, width: 30, height: 20),
                ]
            )
            #expect(package.rootLayer.sublayers?.map(\.isGeometryFlipped) == [false, true])
            #expect(package.documentSize == CGSize(width: 30, height: 20))
        }
    }

    // MARK: Contents

    /// The first pixel of the contents of a layer in a document with an image of one pixel.
    private func pixel(_ layer: String, of image: UInt32) throws -> (UInt32?, [String]) {
        let parser = CAMLParser()
        let file = Data(PNGWriter().encode(ImageBuffer(width: 1, height: 1, pixels: [image])))
        let assets = Markup.Assets(["a.png": file])
        parser.delegate = assets
        return try withExtendedLifetime(assets) {
            let root = try parser.parse(Markup.document(layer))
            return ((root?.contents as? CGImage)?.buffer[0, 0], parser.issues.map(\.feature))
        }
    }

    @Test(
        "a tinted image without a tint keeps its colours, and A8asL8 makes opacity of lightness in any image",
        .claim("Q3.5")
    )
    func tints() throws {
        let cases: [(String, UInt32)] = [
            ("<contents type='CATintedImage'><image type='CGImage' src='a.png'/></contents>", 0xFF40_4040),
            (
                "<contents type='CATintedImage'><image type='CGImage' src='a.png' A8asL8='1'/></contents>",
                0x4000_0000
            ),
            (
                "<contents type='CATintedImage'><image type='CGImage' src='a.png' A8asL8='1'/><tint type='CGColor' value='1 0 0'/></contents>",
                0x4000_0040
            ),
            (
                "<contents type='CATintedImage'><image type='CGImage' src='a.png'/><tint type='CGColor' value='1 0 0'/></contents>",
                0xFF00_00FF
            ),
            ("<contents type='CGImage' src='a.png' A8asL8='1'/>", 0x4000_0000),
            ("<contents><CGImage src='a.png' A8asL8='1'/></contents>", 0x4000_0000),
            ("<contents type='CGImage' src='a.png'/>", 0xFF40_4040),
        ]
        for (contents, expected) in cases {
            let (found, issues) = try pixel("<CALayer>\(contents)</CALayer>", of: 0xFF40_4040)
            #expect(found == expected && issues.isEmpty, "\(contents) \(issues)")
        }
    }

    @Test(
        "contentsMultiplyColor, contentsSwizzle and contentsTransform count as attributes and as elements",
        .claim("Q3.5")
    )
    func adjustments() throws {
        let image = "<contents type='CGImage' src='a.png' A8asL8='1'/>"
        let cases: [(String, UInt32)] = [
            (
                "<CALayer contentsMultiplyColor='1 0 0 0.5'><contents type='CGImage' src='a.png'/></CALayer>",
                0x8000_0020
            ),
            (
                "<CALayer><contentsMultiplyColor value='1 0 0 0.5'/><contents type='CGImage' src='a.png'/></CALayer>",
                0x8000_0020
            ),
            ("<CALayer contentsSwizzle='AAAA'>\(image)</CALayer>", 0x4040_4040),
            ("<CALayer><contentsSwizzle type='string' value='AAAA'/>\(image)</CALayer>", 0x4040_4040),
            ("<CALayer contentsSwizzle='AAAA' contentsMultiplyColor='0 1 0'>\(image)</CALayer>", 0x4000_4000),
            ("<CALayer contentsSwizzle='0G01'><contents type='CGImage' src='a.png'/></CALayer>", 0xFF00_4000),
            (
                "<CALayer contentsTransform='scale(1, -1, 1)'><contents type='CGImage' src='a.png'/></CALayer>",
                0xFF40_4040
            ),
        ]
        for (markup, expected) in cases {
            let (found, issues) = try pixel(markup, of: 0xFF40_4040)
            #expect(
                found == expected && issues.isEmpty,
                "\(markup) \(String(found ?? 0, radix: 16)) \(issues)"
            )
        }
        for bad in ["contentsSwizzle='RGB'", "contentsSwizzle='RGBX'", "contentsMultiplyColor='red'"] {
            let issues = try pixel("<CALayer \(bad)/>", of: 0).1
            #expect(issues == ["value of \(bad.split(separator: "=")[0])"])
        }
    }

    @Test("contents are mirrored and turned by quarters", .claim("Q3.5"))
    func turns() throws {
        // Two pixels beside each other, red and green.
        let file = Data(
            PNGWriter().encode(ImageBuffer(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFF00_FF00]))
        )
        let assets = Markup.Assets(["a.png": file])
        let cases: [(String, Int, Int, UInt32?)] = [
            ("scale(-1, 1, 1)", 2, 1, 0xFF00_FF00), ("rotate(90deg)", 1, 2, 0xFF00_00FF),
            ("rotate(-90deg)", 1, 2, 0xFF00_FF00), ("rotate(45deg)", 2, 1, 0xFF00_00FF),
        ]
        for (transform, width, height, first) in cases {
            let parser = CAMLParser()
            parser.delegate = assets
            let root = try withExtendedLifetime(assets) {
                try parser.parse(
                    Markup.document(
                        "<CALayer contentsTransform='\(transform)'><contents type='CGImage' src='a.png'/></CALayer>"
                    )
                )
            }
            let image = try #require(root?.contents as? CGImage)
            #expect(
                image.width == width && image.height == height && image.buffer[0, 0] == first,
                "\(transform)"
            )
            #expect(parser.issues.isEmpty == !transform.contains("45"))
        }
    }

    @Test("attributes that are not honoured are told of once, with their places", .claim("Q3.5"))
    func attributes() throws {
        let parser = CAMLParser()
        let text = """
            <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
            <CALayer bounds="0 0 10 10" continuousCorners="1" wibble="3" borderWith="2" caplayDepth="1" allowsHitTesting="0">
            <sublayers><CALayer wibble="4"/></sublayers><animations><animation type="CABasicAnimation" keyPath="opacity" speeed="2"/></animations>
            <states><LKState name="a"><elements><LKStateSetValue targetId="#1" keyPath="wobble"><value type="real" value="1"/></LKStateSetValue></elements></LKState></states>
            </CALayer></caml>
            """
        let root = try #require(try parser.parse(Data(text.utf8)))
        #expect(root.cornerCurve == .continuous)
        let told = parser.issues.map { "\($0.line) \($0.severity) \($0.feature)" }
        for line in [
            "2 dropped unknown attribute wibble", "2 dropped unknown attribute borderWith",
            "3 dropped unknown attribute speeed",
            "4 dropped unknown key path wobble",
        ] { #expect(told.filter { $0 == line }.count == 1, "\(line): \(told)") }
        #expect(told.count == 5 && told.contains("4 dropped unknown target #1"))
    }

    // MARK: Leniency

    @Test(
        "a missing, absolute or remote image is told of and is no error; a way out of the document is one",
        .claim("Q3.6")
    )
    func images() throws {
        try Markup.withFolder { folder in
            for source in [
                "/somewhere/else/image.png", "C:/x.png", "nothing.png", "https://example.com/a.png",
            ] {
                let url = try bundle(
                    folder,
                    "a.ca",
                    "<CALayer bounds='0 0 40 40'><contents type='CGImage' src='\(source)'/></CALayer>",
                    index: nil
                )
                #expect(
                    try CAPackage(contentsOf: url, type: "").issues.map(\.feature) == [
                        "missing image \(source)"
                    ]
                )
            }
            let url = try bundle(
                folder,
                "b.ca",
                "<CALayer bounds='0 0 40 40'><contents type='CGImage' src='../x.png'/></CALayer>",
                index: nil
            )
            #expect(throws: CAMLError.unsafePath("../x.png")) { _ = try CAPackage(contentsOf: url, type: "") }
        }
    }

    @Test("a basic animation with both ends plays in a transition though nothing changes", .claim("Q3.6"))
    func transitions() throws {
        let markup = """
            <CALayer id="r" bounds="0 0 10 10"><states><LKState name="A"><elements/></LKState></states><stateTransitions>
            <LKStateTransition fromState="*" toState="A"><elements>
            <LKStateTransitionElement targetId="r" keyPath="opacity"><animation type="CABasicAnimation" keyPath="opacity" duration="1" timingFunction="linear"><fromValue type="real" value="0"/><toValue type="real" value="0.5"/></animation></LKStateTransitionElement>
            <LKStateTransitionElement targetId="r" keyPath="zPosition"><animation type="CABasicAnimation" keyPath="zPosition" duration="1"><fromValue type="real" value="0"/></animation></LKStateTransitionElement>
            </elements></LKStateTransition></stateTransitions></CALayer>
            """
        try ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            let root = try Markup.read(markup).root
            display.layer.addSublayer(root)
            display.advance(by: 0)
            let controller = CAStateController(layer: root)
            controller.setState(root.state(withName: "A"), of: root)
            #expect(root.animationKeys() == ["opacity"])
            display.advance(by: 0.5)
            #expect(abs((root.presentation()?.opacity ?? 1) - 0.25) < 1e-6)
            display.advance(by: 1)
            #expect(root.presentation()?.opacity == 1)
        }
    }

    @Test("a root without bounds is told of, unless the bundle says the size", .claim("Q3.6"))
    func size() throws {
        try Markup.withFolder { folder in
            let without = try bundle(folder, "a.ca", "<CALayer/>", index: "")
            let issues = try CAPackage(contentsOf: without, type: "").issues
            #expect(
                issues.count == 1 && issues[0].feature.hasPrefix("root layer without bounds")
                    && issues[0].line == 1
            )
            let with = try bundle(
                folder,
                "b.ca",
                "<CALayer/>",
                index: "<key>documentWidth</key><real>4</real><key>documentHeight</key><real>4</real>"
            )
            #expect(try CAPackage(contentsOf: with, type: "").issues.isEmpty)
        }
    }
}
