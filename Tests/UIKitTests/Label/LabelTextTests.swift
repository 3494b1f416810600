import Foundation
import Testing
import UIKit

@Suite("The text of labels")
@MainActor struct LabelTextTests {
    @Test("a new label has Apple's defaults (text T200)")
    func defaults() {
        let label = UILabel()
        #expect(label.text == nil && label.attributedText == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural && label.lineBreakMode == .byTruncatingTail)
        #expect(label.numberOfLines == 1 && label.lineBreakStrategy == .standard)
        #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
        #expect(!label.isOpaque && label.contentMode == .redraw)
        #expect(label.baselineAdjustment == .alignBaselines && label.minimumScaleFactor == 0)
        #expect(!label.adjustsFontSizeToFitWidth && !label.allowsDefaultTighteningForTruncation)
        #expect(!label.adjustsFontForContentSizeCategory && label.preferredMaxLayoutWidth == 0)
        label.font = nil
        label.textColor = nil
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    }

    @Test("dumps of layers show what a label says")
    func dump() {
        let label = UILabel()
        label.text = "shown"
        label.font = .boldSystemFont(ofSize: 20)
        #expect(
            label.layer.dump().contains(" delegate=UILabel text=\"shown\" font=\(label.font.fontName) 20")
        )
        label.attributedText = NSAttributedString(
            string: "rich",
            attributes: [.font: UIFont.systemFont(ofSize: 9)]
        )
        #expect(label.layer.dump().contains(" text=\"rich\" in \(UIFont.systemFont(ofSize: 9).fontName) 9"))
        label.text = nil
        #expect(!label.layer.dump().contains("text="))
        let field = UITextField()
        field.text = "typed"
        #expect(field.layer.dump().contains(" text=\"typed\""))
        field.isSecureTextEntry = true
        #expect(!field.layer.dump().contains("typed"))
        let view = UITextView()
        view.text = "written"
        #expect(view.layer.dump(LayerDumpOptions()).contains(" text=\"written\""))
    }

    @Test("text and attributed text are one (text T201)")
    func storage() throws {
        let label = UILabel()
        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .red
        label.text = "plain"
        let got = try #require(label.attributedText)
        #expect(got.string == "plain")
        let attributes = got.attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? UIFont == label.font)
        #expect(attributes[.foregroundColor] as? UIColor == .red)
        let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.lineBreakMode == .byTruncatingTail && style.alignment == .natural)
        #expect(attributes[.shadow] == nil)
        label.shadowColor = .blue
        #expect((label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow) != nil)

        let centred = NSMutableParagraphStyle()
        centred.alignment = .center
        label.attributedText = NSAttributedString(
            string: "rich",
            attributes: [.paragraphStyle: centred, .font: UIFont.systemFont(ofSize: 9)]
        )
        #expect(label.text == "rich")
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
        label.text = "plain again"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        #expect(label.font == .boldSystemFont(ofSize: 20) && label.textAlignment == .center)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test("font, colour and alignment that are set later are those of all of an attributed text (text T201)")
    func later() throws {
        let label = UILabel()
        let mixed = NSMutableAttributedString(string: "one two")
        mixed.addAttribute(
            .font,
            value: UIFont.systemFont(ofSize: 30),
            range: NSRange(location: 0, length: 3)
        )
        mixed.addAttribute(
            .paragraphStyle,
            value: NSParagraphStyle.default,
            range: NSRange(location: 0, length: 7)
        )
        label.attributedText = mixed
        mixed.mutableString.setString("other")
        #expect(label.text == "one two")
        label.font = .systemFont(ofSize: 12)
        label.textColor = .green
        label.textAlignment = .right
        var range = NSRange()
        let font = label.attributedText?.attribute(.font, at: 0, effectiveRange: &range) as? UIFont
        #expect(font?.pointSize == 12 && range.length == 7)
        let color = label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil)
        #expect(color as? UIColor == .green)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        #expect((style as? NSParagraphStyle)?.alignment == .right)
    }

    @Test("characters without a font have the label's")
    func missingFont() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 40)
        label.attributedText = NSAttributedString(string: "text")
        let plain = UILabel()
        plain.font = label.font
        plain.text = "text"
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test("a label comes back from an archive with all that it was told")
    func archive() throws {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        label.font = .preferredFont(forTextStyle: .headline)
        label.textColor = .systemRed
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingHead
        label.numberOfLines = 3
        label.shadowColor = .black
        label.shadowOffset = CGSize(width: 2, height: 3)
        label.highlightedTextColor = .white
        label.isEnabled = false
        label.minimumScaleFactor = 0.5
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        label.adjustsFontForContentSizeCategory = true
        label.preferredMaxLayoutWidth = 99
        label.text = "text"
        let read = try #require(try copied(label) as? UILabel)
        #expect(read.text == "text" && read.font == label.font && read.textColor == .systemRed)
        #expect(read.textAlignment == .center && read.lineBreakMode == .byTruncatingHead)
        #expect(read.numberOfLines == 3 && read.shadowColor == .black)
        #expect(read.shadowOffset == CGSize(width: 2, height: 3) && read.highlightedTextColor == .white)
        #expect(!read.isEnabled && read.minimumScaleFactor == 0.5 && read.adjustsFontSizeToFitWidth)
        #expect(read.baselineAdjustment == .alignCenters && read.adjustsFontForContentSizeCategory)
        #expect(read.preferredMaxLayoutWidth == 99 && read.frame == label.frame)
        #expect(!read.isUserInteractionEnabled)

        let rich = NSMutableAttributedString(string: "rich text")
        rich.addAttributes(
            [.font: UIFont.systemFont(ofSize: 30), .kern: 2, .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 4)
        )
        label.attributedText = rich
        let again = try #require(try copied(label) as? UILabel)
        #expect(again.text == "rich text")
        #expect(
            again.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
                == .systemFont(ofSize: 30)
        )
        #expect(again.attributedText?.attribute(.font, at: 5, effectiveRange: nil) == nil)
        #expect(
            (again.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? NSNumber)?.intValue == 2
        )
    }

    private func copied(_ view: UIView) throws -> Any? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
    }
}
