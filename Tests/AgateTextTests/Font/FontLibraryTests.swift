import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("Finding fonts")
struct FontLibraryTests {
    private let library = FontLibrary()

    /// A folder that is removed at the end, with copies of some fonts.
    private final class Folder {
        let path = NSTemporaryDirectory() + "agate-fonts-" + UUID().uuidString

        init(_ fonts: [String]) throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for font in fonts {
                _ = try TestFonts.face(font)
                let name = URL(fileURLWithPath: font).lastPathComponent
                try FileManager.default.copyItem(atPath: font, toPath: path + "/" + name)
            }
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    @Test("a name is a PostScript name, a full name or a family, without case")
    func names() throws {
        _ = try TestFonts.face(TestFonts.inter)
        #expect(library.font(named: "Inter-SemiBold", size: 10)?.face.names.postScript == "Inter-SemiBold")
        #expect(library.font(named: "inter semi bold", size: 10)?.face.names.postScript == "Inter-SemiBold")
        #expect(
            library.font(named: "Noto Naskh Arabic", size: 10)?.face.names.postScript
                == "NotoNaskhArabic-Regular"
        )
        #expect(library.font(named: "INTER-BOLD", size: 10) == library.font(named: "Inter-Bold", size: 10))
        #expect(library.font(named: "No Such Font", size: 10) == nil)
        #expect(library.font(named: "", size: 10) == nil)
        #expect(library.fontOrDefault(named: "No Such Font", size: 10).names.family == "Helvetica")
        #expect(library.families.contains("Inter"))
        #expect(library.fontNames(ofFamily: "Liberation Mono").count == 4)
    }

    @Test("faces are shared, and fonts of the same parts are equal")
    func equality() throws {
        _ = try TestFonts.face(TestFonts.inter)
        let a = try #require(library.font(named: "Inter-Regular", size: 10))
        let b = try #require(library.font(family: "Inter", size: 10))
        #expect(a.face === b.face && a == b && a.hashValue == b.hashValue)
        #expect(a != a.resized(to: 11))
        #expect(a.resized(to: 0) == a)
        #expect(a.with(features: [FontFeature("smcp", 1)]) != a)
    }

    @Test("the face of a family that fits best has the nearest width, slant and weight")
    func styles() throws {
        _ = try TestFonts.face(TestFonts.inter)
        func name(_ weight: Double, _ isItalic: Bool = false, family: String = "Inter") -> String? {
            library.font(family: family, style: FontStyle(weightClass: weight, isItalic: isItalic), size: 10)?
                .face.names.postScript
        }
        #expect(name(400) == "Inter-Regular")
        #expect(name(100) == "Inter-Thin")
        #expect(name(600) == "Inter-SemiBold")
        #expect(name(950) == "Inter-Black")
        #expect(name(700, true) == "Inter-BoldItalic")
        #expect(name(450, family: "Liberation Sans") == "LiberationSans")
        #expect(name(600, family: "Liberation Sans") == "LiberationSans-Bold")
        #expect(name(400, true, family: "Liberation Serif") == "LiberationSerif-Italic")
    }

    @Test("traits choose another face of the family, and nil where it has none")
    func traits() throws {
        _ = try TestFonts.face(TestFonts.sans)
        let regular = try #require(library.font(named: "Liberation Sans", size: 13))
        let bold = try #require(library.font(like: regular, settingTraits: .bold, to: .bold))
        #expect(bold.face.names.postScript == "LiberationSans-Bold" && bold.size == 13)
        #expect(bold.symbolicTraits.contains(.bold))
        let both = try #require(library.font(like: bold, settingTraits: .italic, to: .italic))
        #expect(both.face.names.postScript == "LiberationSans-BoldItalic")
        let back = try #require(library.font(like: both, settingTraits: [.bold, .italic], to: []))
        #expect(back == regular)
        #expect(library.font(like: regular, settingTraits: .condensed, to: .condensed) == nil)
        let arabic = try #require(library.font(named: "Noto Sans Arabic", size: 13))
        #expect(library.font(like: arabic, settingTraits: .italic, to: .italic) == nil)
        let system = library.systemFont(size: 13)
        let strong = try #require(
            library.font(like: system, settingTraits: [.bold, .italic], to: [.bold, .italic])
        )
        #expect(strong.face.names.postScript == "Inter-BoldItalic")
        #expect(strong.names.postScript == ".SFUI-BoldItalic")
        let stand = try #require(library.font(named: "Helvetica", size: 13))
        let leaning = try #require(library.font(like: stand, settingTraits: .italic, to: .italic))
        #expect(leaning.names.postScript == "Helvetica-Oblique")
    }

    @Test("a family without a leaning face leans by 12 degrees")
    func oblique() throws {
        _ = try TestFonts.face(TestFonts.arabic)
        let style = FontStyle(isItalic: true)
        let font = try #require(library.font(family: "Noto Sans Arabic", style: style, size: 10))
        #expect(font.isObliqued)
        #expect(library.font(family: "Inter", style: style, size: 10)?.isObliqued == false)
    }

    @Test("Apple's names give stand-ins that keep Apple's names and vertical measures")
    func substitutions() throws {
        _ = try TestFonts.face(TestFonts.sans)
        let rows: [(String, String, String, ascent: Double, descent: Double, leading: Double)] = [
            ("Helvetica", "LiberationSans", "Helvetica", 0.770, 0.230, 0),
            ("Helvetica-BoldOblique", "LiberationSans-BoldItalic", "Helvetica-BoldOblique", 0.770, 0.230, 0),
            ("HelveticaNeue-Light", "Inter-Light", "HelveticaNeue-Light", 0.952, 0.213, 0.028),
            ("Helvetica Neue Bold", "LiberationSans-Bold", "HelveticaNeue-Bold", 0.952, 0.213, 0.028),
            ("ArialMT", "LiberationSans", "ArialMT", 1854 / 2048, 434 / 2048, 67 / 2048),
            ("Arial-BoldMT", "LiberationSans-Bold", "Arial-BoldMT", 1854 / 2048, 434 / 2048, 67 / 2048),
            (
                "TimesNewRomanPS-ItalicMT", "LiberationSerif-Italic", "TimesNewRomanPS-ItalicMT", 1825 / 2048,
                443 / 2048, 87 / 2048
            ),
            ("Times New Roman", "LiberationSerif", "TimesNewRomanPSMT", 1825 / 2048, 443 / 2048, 87 / 2048),
            ("Times-Roman", "LiberationSerif", "Times-Roman", 0.750, 0.250, 0),
            ("CourierNewPS-BoldMT", "LiberationMono-Bold", "CourierNewPS-BoldMT", 1705 / 2048, 615 / 2048, 0),
            ("Courier", "LiberationMono", "Courier", 0.754, 0.246, 0),
            ("Menlo-Bold", "DejaVuSansMono-Bold", "Menlo-Bold", 1901 / 2048, 483 / 2048, 0),
            (".SFUI-Semibold", "Inter-SemiBold", ".SFUI-Semibold", 1950 / 2048, 494 / 2048, 0),
            ("SF Pro Text", "Inter-Regular", ".SFUI-Regular", 1950 / 2048, 494 / 2048, 0),
            ("SF Mono", "JetBrainsMono-Regular", ".SFUIMono-Regular", 1950 / 2048, 494 / 2048, 0),
            ("New York", "NotoSerif-Regular", ".NewYork-Regular", 1950 / 2048, 494 / 2048, 0),
        ]
        for row in rows {
            let font = try #require(library.font(named: row.0, size: 100), "\(row.0)")
            #expect(font.face.names.postScript == row.1, "\(row.0)")
            #expect(font.names.postScript == row.2, "\(row.0)")
            #expect(abs(font.metrics.ascent - row.ascent * 100) < 1e-9, "\(row.0)")
            #expect(abs(font.metrics.descent - row.descent * 100) < 1e-9, "\(row.0)")
            #expect(abs(font.metrics.leading - row.leading * 100) < 1e-9, "\(row.0)")
        }
        #expect(library.font(named: "Helvetica", size: 100)?.ascentAddition == 15)
        #expect(library.font(named: "Arial", size: 100)?.ascentAddition == 0)
        #expect(library.font(named: "Helvetica-Nonsense", size: 100) == nil)
        #expect(library.font(named: "PingFang SC", size: 10)?.face.names.family == "Noto Sans CJK SC")
        #expect(
            library.font(named: "HiraginoSans-W6", size: 10)?.face.names.postScript == "NotoSansCJKjp-Bold"
        )
        #expect(library.font(named: "Apple Color Emoji", size: 10)?.face.names.family == "Noto Color Emoji")
        // Liberation's own name keeps Liberation's measures.
        #expect(library.font(named: "LiberationSans", size: 2048)?.metrics.ascent == 1854)
    }

    @Test("a folder is the only source beside registered fonts")
    func folder() throws {
        let folder = try Folder([TestFonts.sans, TestFonts.dejaVu])
        let library = FontLibrary(folder: folder.path)
        #expect(library.families == ["DejaVu Sans", "Liberation Sans"])
        #expect(library.font(named: "Inter", size: 10) == nil)
        #expect(library.systemFont(size: 10).face.names.family == "DejaVu Sans")
        #expect(library.font(named: "Helvetica-Bold", size: 10)?.face.names.postScript == "LiberationSans")
        try library.register(path: TestFonts.inter)
        #expect(library.systemFont(size: 10).face.names.family == "Inter")
        #expect(library.families == ["DejaVu Sans", "Inter", "Liberation Sans"])
    }

    @Test("without any font text is laid out in boxes")
    func noFonts() throws {
        let folder = try Folder([])
        let library = FontLibrary(folder: folder.path)
        let font = library.systemFont(size: 20)
        #expect(font.face.isLastResort)
        #expect(abs(font.metrics.ascent - 19) < 1e-9 && abs(font.metrics.descent - 4.8) < 1e-9)
        #expect(library.font(named: "Inter", size: 10) == nil)
        #expect(library.fontOrDefault(named: "Inter", size: 10).face.isLastResort)
        #expect(library.families == [])
    }

    @Test("registered fonts are found at once, before all others, and draw on after they are unregistered")
    func registration() throws {
        let folder = try Folder([TestFonts.inter])
        let library = FontLibrary(folder: folder.path + "/none")
        let path = folder.path + "/Inter-Regular.otf"
        #expect(library.font(named: "Inter-Regular", size: 10) == nil)
        try library.register(path: path)
        let font = try #require(library.font(named: "Inter-Regular", size: 10))
        #expect(library.registeredFaces == [font.face])
        #expect(throws: FontLibrary.RegistrationFailure.alreadyRegistered) {
            try library.register(path: path)
        }
        try library.unregister(path: path)
        #expect(throws: FontLibrary.RegistrationFailure.notRegistered) { try library.unregister(path: path) }
        #expect(library.font(named: "Inter-Regular", size: 10) == nil)
        #expect(font.path(of: font.face.glyph(for: "A")) != nil)
        #expect(throws: FontLibrary.RegistrationFailure.fileNotFound) {
            try library.register(path: path + "x")
        }

        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let file = try library.register(data: data)
        #expect(library.font(family: "Inter", size: 10)?.face === file.face())
        try library.unregister(file)
        #expect(library.font(family: "Inter", size: 10) == nil)
        #expect(throws: FontLibrary.RegistrationFailure.unrecognizedFormat) {
            try library.register(data: [1, 2, 3])
        }
        #expect(throws: FontLibrary.RegistrationFailure.unrecognizedFormat) { try library.register(data: []) }
        #expect(throws: FontLibrary.RegistrationFailure.unrecognizedFormat) {
            try library.register(data: Array(data.prefix(2000)))
        }
    }

    @Test("a font that changes on disk while it is used does no harm")
    func changedFile() throws {
        let folder = try Folder([TestFonts.sans])
        let path = folder.path + "/LiberationSans-Regular.ttf"
        let face = try #require(try FontFile(path: path).face())
        let before = GlyphOutline(copyOf: face)
        try Data([0]).write(to: URL(fileURLWithPath: path))
        #expect(GlyphOutline(copyOf: face) == before)
    }

    /// The outline of a letter as it is read now.
    private struct GlyphOutline: Equatable {
        let path: Path

        init(copyOf face: FontFace) { path = face.outline(of: face.glyph(for: "g")) }
    }

    @Test("features, glyph names and names in other languages are read")
    func details() throws {
        let inter = try TestFonts.face(TestFonts.inter)
        #expect(inter.features.contains(FontTag("kern")) && inter.features.contains(FontTag("tnum")))
        #expect(inter.features == inter.features.sorted())
        #expect(inter.glyph(named: "uni0041") == 2)
        #expect(inter.glyph(named: "nonsense") == nil)
        let cjk = try TestFonts.face(TestFonts.cjk)
        #expect(try #require(cjk.file).faceCount == 10)
        #expect(cjk.localizedName(1, languages: ["ja-JP"])?.language == "ja")
        #expect(cjk.localizedName(1, languages: ["xx"])?.language == "en")
        let glyph = cjk.glyph(for: "葛", selector: "\u{E0100}")
        #expect(glyph != 0 && glyph != cjk.glyph(for: "葛"))
        #expect(try TestFonts.face(TestFonts.cjk, 1) != cjk)
        #expect(throws: TestFonts.Missing.self) { try TestFonts.face(TestFonts.cjk, 10) }
        #expect(FontFeature.features(appleType: 35, selector: 4) == [FontFeature("ss02", 1)])
        #expect(FontFeature.features(appleType: 6, selector: 0) == [FontFeature("tnum", 1)])
        #expect(FontFeature.features(appleType: 1, selector: 3) == [FontFeature("liga", 0)])
        #expect(FontFeature.features(appleType: 99, selector: 0).isEmpty)
    }
}
