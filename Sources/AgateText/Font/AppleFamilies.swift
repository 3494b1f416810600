/// A font family of iOS with its faces.
package struct AppleFamily: Sendable {
    /// A face, and how it looks.
    package struct Face: Sendable {
        /// The PostScript name.
        package let name: String
        package let style: FontStyle
    }

    package let name: String
    /// The regular face first; at least one.
    package let faces: [Face]

    /// The face that fits a style best; of equal ones the first.
    func face(for style: FontStyle) -> Face {
        faces.indices.min { a, b in
            let (left, right) = (style.misfit(of: faces[a].style), style.misfit(of: faces[b].style))
            return left == right ? a < b : left < right
        }
        .map { faces[$0] } ?? Face(name: name, style: .regular)
    }
}

/// The font families of iOS 17, so that names that iOS has are told from those that it has not.
///
/// GUESS ios-families: lists that programs printed on iOS 14 to 17, taken together; `Courier` and `Hiragino Sans W7`, which some lack, are in it, and so is
/// `Impact`, which programs ask for without a check.
package enum AppleFamilies {
    /// All families, in the order of the table.
    package static let all: [AppleFamily] = table.split(whereSeparator: \.isNewline).compactMap {
        family(String($0))
    }

    /// The family of a name, in lower case.
    static let byName: [String: AppleFamily] = Dictionary(
        all.map { ($0.name.lowercased(), $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// The family and the face of a PostScript name, in lower case.
    package static let byPostScriptName: [String: (family: AppleFamily, face: AppleFamily.Face)] = Dictionary(
        all.flatMap { family in family.faces.map { ($0.name.lowercased(), (family, $0)) } },
        uniquingKeysWith: { first, _ in first }
    )

    /// Reads a line of the table.
    private static func family(_ line: String) -> AppleFamily? {
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return nil }
        let name = String(parts[0])
        let faces = parts[1].split(separator: " ").map { entry -> AppleFamily.Face in
            let halves = entry.split(separator: "=", maxSplits: 1)
            let postScriptName = String(halves[0])
            var style = Self.style(of: postScriptName, in: name)
            if halves.count == 2, let weight = Double(halves[1]) { style.weightClass = weight }
            if name.hasSuffix(" Condensed") || name == "Impact" { style.widthClass = 3 }
            return AppleFamily.Face(name: postScriptName, style: style)
        }
        return faces.isEmpty ? nil : AppleFamily(name: name, faces: faces)
    }

    /// What the end of a PostScript name says: behind the last hyphen, or behind the family's name; regular where it says nothing of style.
    private static func style(of postScriptName: String, in family: String) -> FontStyle {
        let lower = postScriptName.lowercased()
        if let hyphen = lower.firstIndex(of: "-") {
            let end = lower[lower.index(after: hyphen)...].filter { $0 != "-" && $0 != "_" }
            return AppleFontName.style(String(end)) ?? .regular
        }
        let joined = family.lowercased().filter { $0 != " " }
        guard lower.hasPrefix(joined) else { return .regular }
        return AppleFontName.style(lower.dropFirst(joined.count).filter { $0 != "_" }) ?? .regular
    }

    /// A line for each family: its name, a colon, and the PostScript names of its faces, the regular one first, those whose name misleads with their weight class.
    private static let table = """
        Academy Engraved LET:AcademyEngravedLetPlain
        Al Nile:AlNile AlNile-Bold
        American Typewriter:AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold \
        AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
        AmericanTypewriter-CondensedBold
        Apple Color Emoji:AppleColorEmoji
        Apple SD Gothic Neo:AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight \
        AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold
        Apple Symbols:AppleSymbols
        Arial:ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
        Arial Hebrew:ArialHebrew ArialHebrew-Light ArialHebrew-Bold
        Arial Rounded MT Bold:ArialRoundedMTBold=700
        Avenir:Avenir-Roman Avenir-Book Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique \
        Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
        Avenir Next:AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic \
        AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic \
        AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic
        Avenir Next Condensed:AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
        AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium \
        AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic \
        AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy \
        AvenirNextCondensed-HeavyItalic
        Baskerville:Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
        Baskerville-Bold Baskerville-BoldItalic
        Bodoni 72:BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
        Bodoni 72 Oldstyle:BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
        Bodoni 72 Smallcaps:BodoniSvtyTwoSCITCTT-Book
        Bodoni Ornaments:BodoniOrnamentsITCTT
        Bradley Hand:BradleyHandITCTT-Bold
        Chalkboard SE:ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
        Chalkduster:Chalkduster
        Charter:Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
        Cochin:Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
        Copperplate:Copperplate Copperplate-Light Copperplate-Bold
        Courier:Courier Courier-Oblique Courier-Bold Courier-BoldOblique
        Courier New:CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
        Damascus:Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
        Devanagari Sangam MN:DevanagariSangamMN DevanagariSangamMN-Bold
        Didot:Didot Didot-Italic Didot-Bold
        DIN Alternate:DINAlternate-Bold
        DIN Condensed:DINCondensed-Bold
        Euphemia UCAS:EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold
        Farah:Farah
        Futura:Futura-Medium=500 Futura-MediumItalic=500 Futura-Bold Futura-CondensedMedium \
        Futura-CondensedExtraBold
        Galvji:Galvji Galvji-Bold
        Geeza Pro:GeezaPro GeezaPro-Bold
        Georgia:Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
        Gill Sans:GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
        GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
        Grantha Sangam MN:GranthaSangamMN-Regular GranthaSangamMN-Bold
        Helvetica:Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
        Helvetica-BoldOblique
        Helvetica Neue:HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
        HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light \
        HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold \
        HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
        Hiragino Maru Gothic ProN:HiraMaruProN-W4
        Hiragino Mincho ProN:HiraMinProN-W3=400 HiraMinProN-W6
        Hiragino Sans:HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7
        Hoefler Text:HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
        Impact:Impact=800
        Kailasa:Kailasa Kailasa-Bold
        Kefa:Kefa-Regular
        Khmer Sangam MN:KhmerSangamMN
        Kohinoor Bangla:KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold
        Kohinoor Devanagari:KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold
        Kohinoor Gujarati:KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold
        Kohinoor Telugu:KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium
        Lao Sangam MN:LaoSangamMN
        Malayalam Sangam MN:MalayalamSangamMN MalayalamSangamMN-Bold
        Marker Felt:MarkerFelt-Thin=400 MarkerFelt-Wide=700
        Menlo:Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
        Mishafi:DiwanMishafi
        Mukta Mahee:MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold
        Myanmar Sangam MN:MyanmarSangamMN MyanmarSangamMN-Bold
        Noteworthy:Noteworthy-Light=400 Noteworthy-Bold
        Noto Nastaliq Urdu:NotoNastaliqUrdu NotoNastaliqUrdu-Bold
        Noto Sans Kannada:NotoSansKannada-Regular NotoSansKannada-Light NotoSansKannada-Bold
        Noto Sans Myanmar:NotoSansMyanmar-Regular NotoSansMyanmar-Light NotoSansMyanmar-Bold
        Noto Sans Oriya:NotoSansOriya NotoSansOriya-Bold
        Optima:Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
        Palatino:Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
        Papyrus:Papyrus Papyrus-Condensed
        Party LET:PartyLetPlain
        PingFang HK:PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light \
        PingFangHK-Medium PingFangHK-Semibold
        PingFang MO:PingFangMO-Regular PingFangMO-Ultralight PingFangMO-Thin PingFangMO-Light \
        PingFangMO-Medium PingFangMO-Semibold
        PingFang SC:PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light \
        PingFangSC-Medium PingFangSC-Semibold
        PingFang TC:PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light \
        PingFangTC-Medium PingFangTC-Semibold
        Rockwell:Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
        Savoye LET:SavoyeLetPlain
        Sinhala Sangam MN:SinhalaSangamMN SinhalaSangamMN-Bold
        Snell Roundhand:SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
        STIX Two Math:STIXTwoMath-Regular
        STIX Two Text:STIXTwoText STIXTwoText-Italic STIXTwoText_Medium STIXTwoText-Italic_Medium-Italic \
        STIXTwoText_SemiBold STIXTwoText-Italic_SemiBold-Italic STIXTwoText_Bold STIXTwoText-Italic_Bold-Italic
        Symbol:Symbol
        Tamil Sangam MN:TamilSangamMN TamilSangamMN-Bold
        Thonburi:Thonburi Thonburi-Light Thonburi-Bold
        Times New Roman:TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
        TimesNewRomanPS-BoldItalicMT
        Trebuchet MS:TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
        Verdana:Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
        Zapf Dingbats:ZapfDingbatsITC
        Zapfino:Zapfino
        """
}
