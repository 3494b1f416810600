import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Attributed texts of documents") struct AttributedTextTests {
    private func label(_ fragments: String) -> String {
        """
        <label usesAttributedText="YES" id="a">
            <attributedString key="attributedText">\(fragments)</attributedString>
        </label>
        """
    }

    private func text(_ fragments: String) throws -> NSAttributedString {
        try #require(try Document.made(label(fragments), UILabel.self).attributedText)
    }

    @Test("fragments follow each other, each with its own attributes")
    func fragments() throws {
        let fragments = """
            <fragment content="red">
                <attributes>
                    <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <font key="NSFont" size="20" metaFont="systemBold"/>
                    <font key="NSOriginalFont" metaFont="system"/>
                </attributes>
            </fragment>
            <fragment>
                <string key="content" base64-UTF8="YES">
            Cg
            </string>
                <attributes>
                    <color key="NSBackgroundColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                    <real key="NSKern" value="1.5"/>
                    <integer key="NSUnderline" value="1"/>
                </attributes>
            </fragment>
            <fragment content="rest"/>
            """
        let text = try text(fragments)
        #expect(text.string == "red\nrest")
        let first = text.attributes(at: 0, effectiveRange: nil)
        #expect(first[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(first[.font] as? UIFont == UIFont.systemFont(ofSize: 20, weight: .bold))
        let second = text.attributes(at: 3, effectiveRange: nil)
        #expect(second[.kern] as? NSNumber == 1.5 && second[.underlineStyle] as? NSNumber == 1)
        #expect(second[.backgroundColor] != nil && second[.foregroundColor] == nil)
        #expect(text.attributes(at: 5, effectiveRange: nil)[.foregroundColor] == nil)
        #expect(try Document.unheeded(label(fragments)).isEmpty)
    }

    @Test("a style of paragraphs has all that its element says")
    func paragraphs() throws {
        let fragments = """
            <fragment content="a">
                <attributes>
                    <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingMiddle" baseWritingDirection="rightToLeft" \
            lineSpacing="3" paragraphSpacing="4" paragraphSpacingBefore="5" firstLineHeadIndent="6" headIndent="7" tailIndent="-8" \
            minimumLineHeight="20" maximumLineHeight="24" lineHeightMultiple="1.5" hyphenationFactor="0.5" defaultTabInterval="36" \
            tighteningFactorForTruncation="0.0" allowsDefaultTighteningForTruncation="NO">
                        <tabStops>
                            <textTab alignment="center" location="28"><options/></textTab>
                            <textTab alignment="left" location="56"><options/></textTab>
                        </tabStops>
                    </paragraphStyle>
                </attributes>
            </fragment>
            """
        let text = try text(fragments)
        let style = try #require(
            text.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
        )
        #expect(style.alignment == .right && style.baseWritingDirection == .rightToLeft)
        #expect(style.lineSpacing == 3 && style.paragraphSpacing == 4 && style.paragraphSpacingBefore == 5)
        #expect(style.firstLineHeadIndent == 6 && style.headIndent == 7 && style.tailIndent == -8)
        #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 24)
        #expect(style.lineHeightMultiple == 1.5 && style.hyphenationFactor == 0.5)
        #expect(style.defaultTabInterval == 36 && !style.allowsDefaultTighteningForTruncation)
        #expect(style.tabStops.map(\.location) == [28, 56])
        #expect(style.tabStops.map(\.alignment) == [.center, .left])
        #expect(try Document.unheeded(label(fragments)).isEmpty)
    }

    @Test("fonts without a size have that of their purpose")
    func fonts() throws {
        func font(_ element: String) throws -> UIFont? {
            let text = try text("<fragment content=\"a\"><attributes>\(element)</attributes></fragment>")
            return text.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
        }
        #expect(
            try font(#"<font key="NSFont" metaFont="smallSystem"/>"#) == UIFont.systemFont(ofSize: 11)
        )
        #expect(try font(#"<font key="NSFont" metaFont="label"/>"#) == UIFont.systemFont(ofSize: 10))
        #expect(try font(#"<font key="NSFont" metaFont="message"/>"#) == UIFont.systemFont(ofSize: 13))
        #expect(
            try font(#"<font key="NSFont" metaFont="systemSemibold" size="16"/>"#)
                == UIFont.systemFont(ofSize: 16, weight: .semibold)
        )
    }

    @Test("an attribute that is not known is told of")
    func unknown() throws {
        #expect(
            try Document.unheeded(
                label(
                    #"<fragment content="a"><attributes><real key="NSWobble" value="1"/></attributes></fragment>"#
                )
            ) == ["real/NSWobble"]
        )
    }

    @Test("a text of very many fragments is one text, with the attributes of each")
    func many() throws {
        let fragments = (0..<2_000).map { number in
            "<fragment content=\"é\"><attributes><integer key=\"NSLigature\" value=\"\(number)\"/></attributes></fragment>"
        }
        let text = try text(fragments.joined())
        #expect(text.length == 2_000)
        for index in [0, 999, 1_999] {
            #expect(
                text.attributes(at: index, effectiveRange: nil)[.ligature] as? NSNumber
                    == NSNumber(value: index)
            )
        }
    }
}
