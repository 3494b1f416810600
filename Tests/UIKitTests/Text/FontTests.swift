import AgateTestSupport
import Foundation
import Testing
import UIKit

@Suite("Fonts of UIKit")
struct FontTests {
    @Test("the system font has the measures of Apple's at every size and weight (text T43, T65, T66)")
    func systemMetrics() {
        let rows = OracleTable.load("system_font_metrics.csv", in: .module)
        #expect(rows.count > 15)
        for row in rows {
            func number(_ column: String) -> Double { Double(row[column] ?? "") ?? .nan }
            for weight in [UIFont.Weight.regular, .bold, .ultraLight] {
                let font = UIFont.systemFont(ofSize: number("point_size"), weight: weight)
                #expect(abs(font.ascender - number("ascender")) < 1e-4)
                #expect(abs(font.descender - number("descender")) < 1e-4)
                #expect(abs(font.lineHeight - number("lineHeight")) < 1e-4)
                #expect(abs(font.capHeight - number("capHeight")) < 1e-4)
                #expect(abs(font.xHeight - number("xHeight")) < 1e-4)
                #expect(font.leading == 0)
            }
        }
    }

    @Test("weights follow one another from light to black, and each has a face of its own")
    func weights() {
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
        let widths = weights.map { weight in
            "weight of letters".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40, weight: weight)])
                .width
        }
        #expect(Set(widths).count == 9)
        #expect(Set(weights.map { UIFont.systemFont(ofSize: 17, weight: $0).fontName }).count == 9)
    }

    @Test("digits of one width have one width, and letters of one width too")
    func monospaced() {
        func width(_ text: String, _ font: UIFont) -> CGFloat {
            text.size(withAttributes: [.font: font]).width
        }
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(abs(width("1111", digits) - width("8888", digits)) < 1e-9)
        let usual = UIFont.systemFont(ofSize: 20)
        #expect(abs(width("1111", usual) - width("8888", usual)) > 1)
        let letters = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        #expect(abs(width("iiii", letters) - width("MMMM", letters)) < 1e-9)
        #expect(letters.lineHeight == usual.lineHeight)
    }

    @Test("a font is found by its name without case, and an unknown name gives none (text T4)")
    func names() {
        #expect(UIFont(name: "helvetica-bold", size: 12)?.familyName == "Helvetica")
        #expect(UIFont(name: "DejaVu Sans", size: 12)?.fontName == "DejaVuSans")
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Inter"))
        #expect(UIFont.fontNames(forFamilyName: "Inter").count >= 9)
        #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
    }

    @Test("Helvetica is taller than its ascent and descent together (text T65)")
    func helvetica() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 100))
        #expect(abs(font.ascender - 92) < 1e-9)
        #expect(abs(font.lineHeight - 115) < 1e-9)
        let neue = try #require(UIFont(name: "Helvetica Neue", size: 16))
        #expect(abs(neue.ascender - 15.232) < 1e-9)
        #expect(abs(neue.leading - 0.448) < 1e-9)
    }

    @Test("sizes that make no sense count as 12 points (text T2)")
    func sizes() {
        for size in [0, -3, CGFloat.nan] { #expect(UIFont.systemFont(ofSize: size).pointSize == 12) }
        #expect(UIFont.systemFont(ofSize: .infinity).pointSize == 1e5)
        #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
        #expect(UIFont.smallSystemFontSize == 12 && UIFont.systemFontSize == 14)
    }

    @Test("fonts that look the same are equal, and hash alike")
    func equality() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(Set([UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17).withSize(17)]).count == 1)
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 17).withSize(20) == UIFont.systemFont(ofSize: 20))
        #expect(UIFont.preferredFont(forTextStyle: .body) != UIFont.systemFont(ofSize: 17))
    }

    @Test("fonts come back from archives, with the style of texts that they are for")
    func archives() throws {
        let fonts = [
            UIFont.systemFont(ofSize: 17, weight: .semibold), .preferredFont(forTextStyle: .headline),
            .monospacedDigitSystemFont(ofSize: 20, weight: .light),
            UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 30)),
        ]
        for font in fonts {
            let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIFont
            #expect(read == font, "\(font.fontName) \(font.pointSize)")
        }
    }
}

@Suite("Descriptors of fonts")
struct FontDescriptorTests {
    @Test("a font's descriptor leads back to the font")
    func roundTrip() {
        let fonts = [
            UIFont.systemFont(ofSize: 17, weight: .heavy), .italicSystemFont(ofSize: 9),
            .monospacedSystemFont(ofSize: 12, weight: .bold), .preferredFont(forTextStyle: .title2),
            UIFont(name: "Times New Roman", size: 31) ?? .systemFont(ofSize: 1),
        ]
        for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font) }
        #expect(UIFont(descriptor: fonts[0].fontDescriptor, size: 40).pointSize == 40)
    }

    @Test("the system font has bold and italic, and a style of texts keeps its style with them (text T10)")
    func traits() throws {
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 17)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(font.fontDescriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.body.rawValue)
        let both = try #require(
            UIFont.systemFont(ofSize: 20).fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        )
        #expect(both.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
        #expect(both.pointSize == 20)
    }

    @Test("a family without an italic face has no such descriptor")
    func missingTraits() throws {
        let mono = try #require(UIFont(name: "Noto Sans Thai", size: 12))
        #expect(mono.fontDescriptor.withSymbolicTraits(.traitItalic) == nil)
    }

    @Test("designs of the system font are other faces, and other fonts have no designs")
    func designs() throws {
        let system = UIFont.systemFont(ofSize: 20, weight: .bold).fontDescriptor
        let serif = UIFont(descriptor: try #require(system.withDesign(.serif)), size: 0)
        let mono = UIFont(descriptor: try #require(system.withDesign(.monospaced)), size: 0)
        #expect(Set([serif.familyName, mono.familyName, ".AppleSystemUIFont"]).count == 3)
        #expect(serif.pointSize == 20 && serif.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont(name: "Arial", size: 12)?.fontDescriptor.withDesign(.serif) == nil)
        let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
        let serifBody = UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0)
        #expect(serifBody.pointSize == 17 && serifBody.familyName == serif.familyName)
    }

    @Test("traits, sizes and features are read in UIKit's types")
    func attributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: 20,
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
            .featureSettings: [
                [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]
            ],
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.fontName == "Inter-Bold")
        #expect(font.pointSize == 20)
        let ones = "1111".size(withAttributes: [.font: font]).width
        #expect(abs(ones - "8888".size(withAttributes: [.font: font]).width) < 1e-9)
        let traits = descriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.weight] as? CGFloat == 0.4)
        #expect(descriptor.withSize(30).pointSize == 30)
        #expect(descriptor.fontAttributes.count == 4)
    }

    @Test("hostile attributes make a font too")
    func hostile() {
        let values: [Any] = [CGFloat.nan, -1, "text", [1, 2], NSNull(), CGFloat.infinity, Date()]
        let keys: [UIFontDescriptor.AttributeName] = [
            .family, .name, .face, .size, .matrix, .cascadeList, .traits, .featureSettings, .textStyle,
        ]
        for key in keys {
            for value in values {
                let descriptor = UIFontDescriptor(fontAttributes: [key: value])
                let font = UIFont(descriptor: descriptor, size: 0)
                #expect(font.pointSize > 0 && font.lineHeight.isFinite, "\(key.rawValue): \(value)")
                _ = descriptor.symbolicTraits
                _ = descriptor.pointSize
                _ = Set([descriptor])
            }
        }
    }
}
