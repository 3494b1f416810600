import AgateGeometry
import AgateText
import Foundation
import Testing

@Suite("Variable fonts")
struct VariationTests {
    private func face() throws -> FontFace { try TestFonts.face(TestFonts.variableInter) }

    @Test("axes and named places are read")
    func axes() throws {
        let face = try face()
        let weight = try #require(face.axes.first { $0.tag == .weight })
        #expect(weight.minimum == 100 && weight.standard == 400 && weight.maximum == 900 && !weight.isHidden)
        #expect(face.namedInstances.count >= 9)
        let bold = try #require(face.namedInstances.first { $0.names.style == "Bold" })
        #expect(bold.variations == [FontVariation(.weight, 700)])
        #expect(bold.names.postScript.hasSuffix("-Bold"))
    }

    @Test("values are clamped, and what is at its standard or on no axis is left out")
    func normalization() throws {
        let face = try face()
        func values(_ variations: [FontVariation]) -> [FontVariation] {
            FontInstance(face, size: 10, variations: variations).variations
        }
        #expect(values([FontVariation(.weight, 400)]).isEmpty)
        #expect(values([FontVariation(.weight, 5000)]) == [FontVariation(.weight, 900)])
        #expect(values([FontVariation(.weight, .nan)]).isEmpty)
        #expect(
            values([FontVariation(.weight, 500), FontVariation(.weight, 600)]) == [
                FontVariation(.weight, 600)
            ]
        )
        #expect(values([FontVariation(FontTag("none"), 1)]).isEmpty)
        let a = FontInstance(face, size: 10, variations: [FontVariation(.weight, 400)])
        #expect(a == FontInstance(face, size: 10))
    }

    @Test("outlines and advances change with the axes, and agree with the static face of that weight")
    func outlines() throws {
        let face = try face()
        let regular = FontInstance(face, size: 100)
        let bold = FontInstance(face, size: 100, variations: [FontVariation(.weight, 700)])
        let fixed = FontInstance(
            try TestFonts.face(TestFonts.inter.replacingOccurrences(of: "Regular", with: "Bold")),
            size: 100
        )
        for letter in "AHgo8".unicodeScalars {
            let glyph = face.glyph(for: letter)
            let (thin, thick) = (regular.boundingRect(of: glyph), bold.boundingRect(of: glyph))
            let wanted = fixed.boundingRect(of: fixed.face.glyph(for: letter))
            #expect(thin != thick)
            #expect(abs(thick.width - wanted.width) < 0.3 && abs(thick.maxY - wanted.maxY) < 0.3, "\(letter)")
            let advance = bold.advance(of: glyph).width
            #expect(abs(advance - fixed.advance(of: fixed.face.glyph(for: letter)).width) < 0.3, "\(letter)")
            #expect(advance > regular.advance(of: glyph).width)
        }
        // The face itself has not changed.
        #expect(regular.boundingRect(of: 5) == FontInstance(face, size: 100).boundingRect(of: 5))
    }

    @Test("shaping sees the axes")
    func shaping() throws {
        let face = try face()
        let text = Array("H".utf16)
        for weight in [100, 400, 555, 900.0] {
            let font = FontInstance(face, size: 100, variations: [FontVariation(.weight, weight)])
            let item = TextItem(
                range: 0..<1,
                attributes: ShapingAttributes(font: font),
                font: font,
                script: FontTag("Latn"),
                level: 0
            )
            let run = TextShaper().shape(item, in: text)
            let advance = font.advance(of: face.glyph(for: "H")).width
            #expect(abs(run.width - advance) <= 100 / face.unitsPerEm)
        }
    }

    @Test("many places of the design space at once are no harm, and give the same again")
    func places() throws {
        let face = try face()
        let glyph = face.glyph(for: "B")
        func widths() -> [Double] {
            (0..<40).map {
                Double(
                    face.outline(of: glyph, at: [FontVariation(.weight, 100 + 20 * Double($0))]).boundingBox
                        .width
                )
            }
        }
        let first = widths()
        #expect(Set(first).count > 30)
        #expect(widths() == first)
    }

    @Test("a style is reached by the axes where the family has them")
    func styles() throws {
        _ = try face()
        let library = FontLibrary(folder: "/nowhere")
        try library.register(path: TestFonts.variableInter)
        let family = try face().names.family
        let font = try #require(
            library.font(family: family, style: FontStyle(weightClass: 650, isItalic: true), size: 10)
        )
        #expect(font.style.weightClass == 650 && font.style.isItalic)
        #expect(font.variations.contains(FontVariation(.weight, 650)))
    }
}
