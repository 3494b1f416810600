import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Buttons of documents") struct ButtonTests {
    @Test("a button has all that its element says, and nothing of it is left over")
    func all() throws {
        let text = """
            <button buttonType="system" lineBreakMode="wordWrap" reversesTitleShadowWhenHighlighted="YES" showsTouchWhenHighlighted="YES" \
            adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO" adjustsImageSizeForAccessibilityContentSizeCategory="YES" role="destructive" \
            pointerInteraction="YES" springLoaded="YES" changesSelectionAsPrimaryAction="YES" id="a">
                <rect key="frame" x="0.0" y="0.0" width="80" height="40"/>
                <fontDescription key="fontDescription" type="system" pointSize="19"/>
                <size key="titleShadowOffset" width="1" height="2"/>
                <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="titleEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
                <inset key="imageEdgeInsets" minX="-1" minY="-2" maxX="-3" maxY="-4"/>
                <state key="normal" title="Go" image="star" catalog="system">
                    <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="30" scale="large" weight="semibold"/>
                </state>
                <state key="highlighted" title="Going"/>
                <state key="disabled" title="Gone"><color key="titleColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></state>
                <state key="selected">
                    <attributedString key="attributedTitle"><fragment content="Picked"/></attributedString>
                    <imageReference key="image" image="star.fill" catalog="system" symbolScale="small"/>
                </state>
                <state key="focused" title="Near"/>
            </button>
            """
        let button = try Document.made(text, UIButton.self)
        #expect(button.buttonType == .system && button.role == .destructive)
        #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 19))
        #expect(button.titleLabel?.lineBreakMode == .byWordWrapping && button.titleLabel?.numberOfLines == 0)
        #expect(button.reversesTitleShadowWhenHighlighted && button.showsTouchWhenHighlighted)
        #expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
        #expect(button.adjustsImageSizeForAccessibilityContentSizeCategory)
        #expect(button.isPointerInteractionEnabled && button.isSpringLoaded)
        #expect(button.changesSelectionAsPrimaryAction)
        #expect(button.titleShadowOffset == CGSize(width: 1, height: 2))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.titleEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: -2, left: -1, bottom: -4, right: -3))
        #expect(button.title(for: .normal) == "Go" && button.title(for: .highlighted) == "Going")
        #expect(button.title(for: .disabled) == "Gone" && button.title(for: .focused) == "Near")
        #expect(button.attributedTitle(for: .selected)?.string == "Picked")
        #expect(button.titleColor(for: .normal) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(button.titleColor(for: .disabled) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(button.titleShadowColor(for: .normal) != nil)
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(button.image(for: .selected) !== button.image(for: .normal))
        #expect(
            button.preferredSymbolConfigurationForImage(in: .normal)
                == UIImage.SymbolConfiguration(pointSize: 30, weight: .semibold, scale: .large)
        )
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a button whose element says nothing is a custom one with its class's font")
    func nothing() throws {
        let button = try Document.made(#"<button id="a"/>"#, UIButton.self)
        #expect(button.buttonType == .custom && button.currentTitle == nil)
        #expect(button.titleLabel?.font == UIFont.systemFont(ofSize: 18))
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
        let system = try Document.made(#"<button buttonType="system" id="a"/>"#, UIButton.self)
        #expect(system.titleLabel?.font == UIFont.systemFont(ofSize: 15))
    }

    @Test(
        "each word for a type stands for it",
        arguments: [
            ("custom", UIButton.ButtonType.custom), ("system", .system), ("roundedRect", .system),
            ("detailDisclosure", .detailDisclosure), ("infoLight", .infoLight), ("infoDark", .infoDark),
            ("contactAdd", .contactAdd), ("close", .close),
        ]
    )
    func types(word: String, type: UIButton.ButtonType) throws {
        let button = try Document.made(#"<button buttonType="\#(word)" id="a"/>"#, UIButton.self)
        #expect(button.buttonType == type)
        #expect(button.intrinsicContentSize == UIButton(type: type).intrinsicContentSize)
        #expect(try Document.unheeded(#"<button buttonType="\#(word)" id="a"/>"#).isEmpty)
    }

    @Test("insets that are zero but set take the room of a system button's title away")
    func zeroInsets() throws {
        let button = try Document.made(
            """
            <button buttonType="system" id="a">
                <inset key="contentEdgeInsets" minX="0.0" minY="0.0" maxX="2.2250738585072014e-308" maxY="0.0"/>
                <state key="normal" title="Go"/>
            </button>
            """,
            UIButton.self
        )
        let usual = UIButton(type: .system)
        usual.setTitle("Go", for: .normal)
        #expect(button.intrinsicContentSize.height == usual.intrinsicContentSize.height - 12)
    }

    @Test("a configuration has all that its element says, and nothing of it is left over")
    func configuration() throws {
        let text = """
            <button buttonType="system" lineBreakMode="middleTruncation" id="a">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="filled" title="Save" subtitle="all" image="star" catalog="system" imagePlacement="trailing" \
            imagePadding="6" titlePadding="3" titleAlignment="center" buttonSize="large" cornerStyle="capsule" showsActivityIndicator="NO" indicator="none" \
            macIdiomStyle="bordered" titleLineBreakMode="tailTruncation">
                    <fontDescription key="titleFontDescription" type="boldSystem" pointSize="24"/>
                    <color key="baseForegroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <color key="baseBackgroundColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
                    <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="18"/>
                    <backgroundConfiguration key="background" cornerRadius="9" strokeWidth="2">
                        <color key="strokeColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </backgroundConfiguration>
                </buttonConfiguration>
            </button>
            """
        let button = try Document.made(text, UIButton.self)
        let made = try #require(button.configuration)
        #expect(made.title == "Save" && made.subtitle == "all" && made.image?.isSymbolImage == true)
        #expect(made.imagePlacement == .trailing && made.imagePadding == 6 && made.titlePadding == 3)
        #expect(made.titleAlignment == .center && made.buttonSize == .large && made.cornerStyle == .capsule)
        #expect(!made.showsActivityIndicator && made.indicator == .none && made.macIdiomStyle == .bordered)
        #expect(made.titleLineBreakMode == .byTruncatingTail)
        #expect(
            made.titleTextAttributesTransformer?(AttributeContainer()).font == .boldSystemFont(ofSize: 24)
        )
        #expect(made.baseForegroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(made.baseBackgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(made.preferredSymbolConfigurationForImage == UIImage.SymbolConfiguration(pointSize: 18))
        #expect(made.background.cornerRadius == 9 && made.background.strokeWidth == 2)
        #expect(made.background.strokeColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(button.currentTitle == "Button")
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a configuration without a title shows none, though the document keeps one for the states")
    func configurationWins() throws {
        let button = try Document.made(
            """
            <button buttonType="system" id="a">
                <state key="normal" title="Button"/>
                <buttonConfiguration key="configuration" style="plain" image="star" catalog="system"/>
            </button>
            """,
            UIButton.self
        )
        #expect(button.configuration?.title == nil && button.currentTitle == nil)
    }

    @Test("a state that is not known is told of")
    func unknown() throws {
        #expect(
            try Document.unheeded(#"<button id="a"><state key="dreaming" title="a"/></button>"#)
                == ["state/dreaming"]
        )
    }
}
