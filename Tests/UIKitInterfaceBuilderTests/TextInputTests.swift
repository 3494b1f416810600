import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Text fields, text views and search bars of documents") struct TextInputTests {
    private let red =
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let traits = """
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress" \
        keyboardAppearance="alert" returnKeyType="continue" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" smartDashesType="no" \
        smartInsertDeleteType="yes" smartQuotesType="no" textContentType="one-time-code"/>
        """

    private func expectTraits(_ view: any UITextInputTraits) {
        #expect(view.autocapitalizationType == .words && view.autocorrectionType == .no)
        #expect(view.spellCheckingType == .yes && view.keyboardType == .emailAddress)
        #expect(view.keyboardAppearance == .dark && view.returnKeyType == .continue)
        #expect(view.enablesReturnKeyAutomatically && view.isSecureTextEntry)
        #expect(view.smartDashesType == .no && view.smartInsertDeleteType == .yes)
        #expect(view.smartQuotesType == .no && view.textContentType == .oneTimeCode)
    }

    @Test("a text field has all that its element says")
    func fields() throws {
        let text = """
            <textField text="Ann" placeholder="Name" textAlignment="right" borderStyle="roundedRect" minimumFontSize="12" clearButtonMode="whileEditing" \
            clearsOnBeginEditing="YES" adjustsFontSizeToFit="NO" adjustsFontForContentSizeCategory="YES" allowsEditingTextAttributes="YES" id="a">
                <fontDescription key="fontDescription" type="italicSystem" pointSize="22"/>
                <color key="textColor" \(red)
                \(traits)
            </textField>
            """
        let field = try Document.made(text, UITextField.self)
        #expect(field.text == "Ann" && field.placeholder == "Name" && field.textAlignment == .right)
        #expect(field.borderStyle == .roundedRect && field.minimumFontSize == 12)
        #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing)
        #expect(!field.adjustsFontSizeToFitWidth && field.adjustsFontForContentSizeCategory)
        #expect(field.allowsEditingTextAttributes)
        #expect(field.font == UIFont.italicSystemFont(ofSize: 22) && field.textColor == redColor)
        expectTraits(field)
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a text field whose element says nothing has no border and fits its text into its width")
    func plainField() throws {
        let field = try Document.made(#"<textField id="a"/>"#, UITextField.self)
        #expect(field.borderStyle == .none && field.clearButtonMode == .never && field.text == "")
        #expect(field.textAlignment == .left && field.adjustsFontSizeToFitWidth && field.placeholder == nil)
        #expect(field.autocapitalizationType == .sentences)
    }

    @Test("traits that are written without capitals begin no sentence with one")
    func capitals() throws {
        let field = try Document.made(
            #"<textField id="a"><textInputTraits key="textInputTraits"/></textField>"#,
            UITextField.self
        )
        #expect(field.autocapitalizationType == .none && field.autocorrectionType == .default)
    }

    @Test(
        "each word for a keyboard stands for it",
        arguments: [
            ("alphabet", UIKeyboardType.asciiCapable), ("numbersAndPunctuation", .numbersAndPunctuation),
            ("URL", .URL), ("numberPad", .numberPad), ("phonePad", .phonePad),
            ("namePhonePad", .namePhonePad),
            ("decimalPad", .decimalPad), ("twitter", .twitter), ("webSearch", .webSearch),
        ]
    )
    func keyboards(word: String, type: UIKeyboardType) throws {
        let field = try Document.made(
            #"<textField id="a"><textInputTraits key="textInputTraits" keyboardType="\#(word)"/></textField>"#,
            UITextField.self
        )
        #expect(field.keyboardType == type)
    }

    @Test("a text view has all that its element says, what it scrolls by included")
    func views() throws {
        let text = """
            <textView editable="NO" selectable="NO" textAlignment="justified" scrollEnabled="NO" showsHorizontalScrollIndicator="NO" bounces="NO" \
            allowsEditingTextAttributes="YES" adjustsFontForContentSizeCategory="YES" id="a">
                <string key="text">one
            two</string>
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <color key="textColor" \(red)
                <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
                \(traits)
            </textView>
            """
        let view = try Document.made(text, UITextView.self)
        #expect(view.text == "one\ntwo" && view.textAlignment == .justified)
        #expect(!view.isEditable && !view.isSelectable && !view.isScrollEnabled && !view.bounces)
        #expect(!view.showsHorizontalScrollIndicator && view.showsVerticalScrollIndicator)
        #expect(view.allowsEditingTextAttributes && view.adjustsFontForContentSizeCategory)
        #expect(view.font == UIFont.systemFont(ofSize: 14) && view.textColor == redColor)
        #expect(view.dataDetectorTypes == [.phoneNumber, .link])
        expectTraits(view)
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(#"<textView id="a"/>"#, UITextView.self)
        #expect(plain.isEditable && plain.isSelectable && plain.text == "" && plain.textAlignment == .left)
    }

    @Test("an attributed text of a text view is set whole")
    func attributed() throws {
        let view = try Document.made(
            """
            <textView usesAttributedText="YES" id="a">
                <attributedString key="attributedText">
                    <fragment content="a"><attributes><font key="NSFont" metaFont="system" size="30"/></attributes></fragment>
                    <fragment content="b"/>
                </attributedString>
            </textView>
            """,
            UITextView.self
        )
        #expect(view.text == "ab")
        #expect(
            view.attributedText.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont
                == UIFont.systemFont(ofSize: 30)
        )
    }

    @Test("a search bar has all that its element says")
    func searchBars() throws {
        let text = """
            <searchBar text="tea" placeholder="Search" prompt="Find" searchBarStyle="minimal" barStyle="black" translucent="NO" showsBookmarkButton="YES" \
            showsCancelButton="YES" showsScopeBar="YES" selectedScopeButtonIndex="1" id="a">
                <color key="barTintColor" \(red)
                <offsetWrapper key="searchTextPositionAdjustment" horizontal="3" vertical="4"/>
                <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
                <textInputTraits key="textInputTraits" returnKeyType="go"/>
            </searchBar>
            """
        let bar = try Document.made(text, UISearchBar.self)
        #expect(bar.text == "tea" && bar.placeholder == "Search" && bar.prompt == "Find")
        #expect(bar.searchBarStyle == .minimal && bar.barStyle == .black && !bar.isTranslucent)
        #expect(bar.showsBookmarkButton && bar.showsCancelButton && bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "New"] && bar.selectedScopeButtonIndex == 1)
        #expect(bar.barTintColor == redColor && bar.returnKeyType == .go)
        #expect(bar.searchTextPositionAdjustment == UIOffset(horizontal: 3, vertical: 4))
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(
            #"<searchBar showsSearchResultsButton="YES" searchResultsButtonSelected="YES" id="a"/>"#,
            UISearchBar.self
        )
        #expect(plain.text == "" && plain.searchBarStyle == .default)
        #expect(plain.showsSearchResultsButton && plain.isSearchResultsButtonSelected)
    }

    @Test("outlets bring the views in place of the keyboard and above it")
    func inputViews() throws {
        for (name, type) in [("textField", UITextField.self), ("textView", UITextView.self)]
            as [(String, UIView.Type)]
        {
            let objects = try NibText.load(
                """
                <\(name) id="a">
                    <connections>
                        <outlet property="inputView" destination="b" id="o1"/>
                        <outlet property="inputAccessoryView" destination="c" id="o2"/>
                    </connections>
                </\(name)>
                <view id="b"/>
                <toolbar id="c"/>
                """
            ).objects
            let view = try #require(objects.first as? UIView)
            #expect(Swift.type(of: view) == type)
            #expect(view.inputView === objects[1] as? UIView && view.inputAccessoryView is UIToolbar)
        }
    }
}
