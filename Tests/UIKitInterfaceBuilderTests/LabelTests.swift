import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Labels of documents") struct LabelTests {
    @Test("a label has all that its element says, and nothing of it is left over")
    func all() throws {
        let text = """
            <label text="Title" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" \
            minimumScaleFactor="0.5" adjustsLetterSpacingToFitWidth="YES" adjustsFontForContentSizeCategory="YES" preferredMaxLayoutWidth="120" \
            enabled="NO" highlighted="YES" showsExpansionTextWhenTruncated="YES" id="a">
                <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
                <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
                <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="highlightedColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="shadowColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <size key="shadowOffset" width="2" height="3"/>
            </label>
            """
        let label = try Document.made(text, UILabel.self)
        #expect(label.text == "Title")
        #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3 && label.baselineAdjustment == .alignCenters)
        #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
        #expect(label.allowsDefaultTighteningForTruncation && label.adjustsFontForContentSizeCategory)
        #expect(label.preferredMaxLayoutWidth == 120)
        #expect(!label.isEnabled && label.isHighlighted && label.showsExpansionTextWhenTruncated)
        #expect(label.font == UIFont.boldSystemFont(ofSize: 21))
        #expect(label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(label.highlightedTextColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(label.shadowColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(label.shadowOffset == CGSize(width: 2, height: 3))
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a label whose element says nothing is as the editor shows it")
    func nothing() throws {
        let label = try Document.made(#"<label id="a"/>"#, UILabel.self)
        #expect(label.text == nil && label.font == UIFont.systemFont(ofSize: 17))
        #expect(label.textAlignment == .left && label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1 && !label.adjustsFontSizeToFitWidth && label.isEnabled)
    }

    @Test("a label of a fixed size does not fit its text, one with a least size does")
    func fitting() throws {
        let fixed = try Document.made(
            #"<label text="a" adjustsFontSizeToFit="NO" id="a"><nil key="textColor"/><nil key="highlightedColor"/></label>"#,
            UILabel.self
        )
        #expect(!fixed.adjustsFontSizeToFitWidth && fixed.textColor == UIColor.label)
        let least = try Document.made(
            """
            <label text="a" minimumFontSize="10" id="a">
                <fontDescription key="fontDescription" type="system" pointSize="20"/>
            </label>
            """,
            UILabel.self
        )
        #expect(least.adjustsFontSizeToFitWidth && least.minimumScaleFactor == 0.5)
    }

    @Test(
        "each word for the end of a line stands for its mode",
        arguments: [
            ("wordWrap", NSLineBreakMode.byWordWrapping), ("characterWrap", .byCharWrapping),
            ("clip", .byClipping),
            ("headTruncation", .byTruncatingHead), ("tailTruncation", .byTruncatingTail),
            ("middleTruncation", .byTruncatingMiddle),
        ]
    )
    func lineBreaks(word: String, mode: NSLineBreakMode) throws {
        let label = try Document.made(#"<label lineBreakMode="\#(word)" id="a"/>"#, UILabel.self)
        #expect(label.lineBreakMode == mode)
    }

    @Test("a text of several lines is a child, which may be in base64 without padding")
    func texts() throws {
        let lines = try Document.made(
            "<label id=\"a\"><string key=\"text\">one\n  two</string></label>",
            UILabel.self
        )
        #expect(lines.text == "one\n  two")
        let coded = try Document.made(
            "<label id=\"a\"><string key=\"text\" base64-UTF8=\"YES\">\nYQFi4oKs\n</string></label>",
            UILabel.self
        )
        #expect(coded.text == "a\u{1}b€")
        let unpadded = try Document.made(
            #"<label id="a"><string key="text" base64-UTF8="YES">Cgo</string></label>"#,
            UILabel.self
        )
        #expect(unpadded.text == "\n\n")
        let old = try Document.made(
            #"<label id="a"><mutableString key="text">old</mutableString></label>"#,
            UILabel.self
        )
        #expect(old.text == "old")
        let broken = try Document.made(
            #"<label id="a"><string key="text" base64-UTF8="YES">%%%</string></label>"#,
            UILabel.self
        )
        #expect(broken.text == "%%%")
    }

    @Test("a value that is not known is told of, and the default counts")
    func unknown() throws {
        #expect(
            try Document.unheeded(#"<label lineBreakMode="sideways" textAlignment="up" id="a"/>"#)
                == ["label/textAlignment", "label/lineBreakMode"]
        )
    }

    @Test("notes of the people who work on a document say nothing")
    func comments() throws {
        let text = """
            <label text="a" id="a">
                <attributedString key="userComments"><fragment content="#bc-ignore!"/></attributedString>
            </label>
            """
        #expect(try Document.unheeded(text).isEmpty)
    }
}
