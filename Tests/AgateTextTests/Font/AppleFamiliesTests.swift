import AgateTestSupport
import AgateText
import Testing

/// What is drawn for the fonts of iOS.
@Suite("Font families of iOS")
struct AppleFamiliesTests {
    private let library = FontLibrary()

    @Test(
        "every name that iOS has gives a font of its family and name, with a face that is installed",
        .claim("Q10.1")
    )
    func allNames() throws {
        #expect(AppleFamilies.all.count >= 80)
        for family in AppleFamilies.all {
            for face in family.faces {
                let font = try #require(library.font(named: face.name, size: 20), "\(face.name)")
                #expect(font.names.postScript == face.name)
                #expect(font.names.family == family.name)
                #expect(!font.face.isLastResort)
                #expect(!FontLibrary.isMissingOnIOS(face.name), "\(face.name)")
            }
            let whole = try #require(library.font(named: family.name, size: 20), "\(family.name)")
            // Noto's families are installed under their own names.
            #expect(whole.alias == nil || whole.names.postScript == family.faces[0].name, "\(family.name)")
        }
    }

    @Test("the names of faces say their weight, width and slant")
    func styles() throws {
        let rows: [(String, Double, Double, Bool)] = [
            ("AvenirNextCondensed-DemiBoldItalic", 600, 3, true), ("Avenir-BlackOblique", 900, 5, true),
            ("Avenir-Book", 400, 5, false), ("DamascusSemiBold", 600, 5, false),
            ("BodoniSvtyTwoITCTT-BookIta", 400, 5, true), ("Trebuchet-BoldItalic", 700, 5, true),
            ("CourierNewPS-BoldItalicMT", 700, 5, true), ("TimesNewRomanPSMT", 400, 5, false),
            ("Futura-CondensedExtraBold", 800, 3, false), ("ArialRoundedMTBold", 700, 5, false),
            ("MarkerFelt-Wide", 700, 5, false), ("HelveticaNeue-UltraLightItalic", 100, 5, true),
            ("STIXTwoText-Italic_SemiBold-Italic", 600, 5, true), ("HiraginoSans-W7", 700, 5, false),
            ("Impact", 800, 3, false),
        ]
        for (name, weight, width, isItalic) in rows {
            let face = try #require(AppleFamilies.byPostScriptName[name.lowercased()]?.face, "\(name)")
            #expect(
                face.style == FontStyle(weightClass: weight, widthClass: width, isItalic: isItalic),
                "\(name): \(face.style)"
            )
        }
    }

    @Test("stand-ins keep the character and the weight")
    func standIns() throws {
        _ = try TestFonts.face(TestFonts.inter)
        func drawn(_ name: String) throws -> FontFace {
            try #require(library.font(named: name, size: 10), "\(name)").face
        }
        #expect(try drawn("HelveticaNeue-UltraLight").names.postScript == "Inter-Thin")
        #expect(try drawn("HelveticaNeue-Medium").names.postScript == "Inter-Medium")
        #expect(try drawn("HelveticaNeue-Bold").names.postScript == "LiberationSans-Bold")
        #expect(try drawn("Menlo-Regular").names.family == "DejaVu Sans Mono")
        #expect(try drawn("CourierNewPS-BoldMT").names.postScript == "LiberationMono-Bold")
        #expect(
            try drawn("Didot").names.family.contains("Serif") || drawn("Didot").names.family.contains("Didot")
        )
        #expect(try drawn("KohinoorDevanagari-Regular").names.family == "Noto Sans Devanagari")
        #expect(try drawn("GeezaPro-Bold").names.family.contains("Arabic"))
        #expect(try drawn("HiraMinProN-W3").names.family.contains("Serif"))
    }

    @Test("a name of a family of iOS that is no face of it is told from those that are")
    func missing() {
        for name in [
            "HelveticaNeue-Black", "Avenir-Bold", "Helvetica Heavy", "Georgia-Black", "Futura-Light",
        ] {
            #expect(FontLibrary.isMissingOnIOS(name), "\(name)")
        }
        for name in [
            "helveticaneue-light", "Helvetica Neue", "Helvetica Neue Bold Italic", "Futura Medium", "SF Mono",
            ".SFUI-Bold",
            "No Such Font", "",
        ] {
            #expect(!FontLibrary.isMissingOnIOS(name), "\(name)")
        }
    }

    @Test("a family and a style give the nearest face that the family has")
    func nearest() throws {
        let bold = try #require(library.font(family: "Avenir", style: FontStyle(weightClass: 700), size: 10))
        #expect(bold.names.postScript == "Avenir-Heavy")
        let leaning = try #require(
            library.font(family: "Chalkduster", style: FontStyle(isItalic: true), size: 10)
        )
        #expect(leaning.names.postScript == "Chalkduster")
    }

    @Test("a family of iOS that is not installed has the names that it has there")
    func faceNames() {
        let names = library.fontNames(ofFamily: "Avenir Next")
        #expect(names.count == 12 && names.contains("AvenirNext-DemiBold"))
        #expect(!library.families.contains("Avenir Next"))
        #expect(library.fontNames(ofFamily: "No Such Family").isEmpty)
    }

    @Test(
        "a stand-in says what is drawn and which package has a closer one; fonts under their own names and those with Apple's measures say nothing"
    )
    func told() throws {
        let avenir = try #require(library.font(named: "Avenir-Book", size: 10))
        let standIn = try #require(FontStandIn(avenir))
        #expect(standIn.family == "Avenir" && standIn.drawn == avenir.face.names.family)
        #expect(standIn.package == "fonts-lato" || standIn.drawn == "Lato")
        for name in ["Inter", "Helvetica", "HelveticaNeue-Light", "Menlo", ".SFUI-Regular", "Courier"] {
            let font = try #require(library.font(named: name, size: 10))
            #expect(FontStandIn(font) == nil, "\(name)")
        }
    }
}
