import CoreText
import Foundation
import Testing
import UIKit

@Suite("What attributed strings hold")
@MainActor struct AttributeTests {
    @Test("the names of attributes are Apple's strings (text T22)")
    func names() {
        #expect(NSAttributedString.Key.font.rawValue == "NSFont")
        #expect(NSAttributedString.Key.foregroundColor.rawValue == "NSColor")
        #expect(NSAttributedString.Key.paragraphStyle.rawValue == "NSParagraphStyle")
        #expect(NSAttributedString.Key.tracking.rawValue == "CTTracking")
        #expect(NSUnderlineStyle([.single, .patternDash]).rawValue == 0x201)
        #expect(NSUnderlineStyle.double.rawValue == 9 && NSUnderlineStyle.byWord.rawValue == 0x8000)
    }

    @Test("values of neighbouring attributes may be any of UIKit's objects")
    func neighbours() {
        let values: [(NSAttributedString.Key, (Int) -> NSObject)] = [
            (.font, { UIFont.systemFont(ofSize: CGFloat($0 + 1)) }),
            (.foregroundColor, { UIColor(white: CGFloat($0) / 100, alpha: 1) }),
            (.backgroundColor, { number in UIColor { _ in UIColor(white: CGFloat(number), alpha: 1) } }),
            (
                .paragraphStyle,
                { number in
                    let style = NSMutableParagraphStyle()
                    style.headIndent = CGFloat(number)
                    return style
                }
            ),
            (
                .shadow,
                { number in
                    let shadow = NSShadow()
                    shadow.shadowBlurRadius = CGFloat(number)
                    return shadow
                }
            ),
            (.attachment, { _ in NSTextAttachment() }),
        ]
        for (key, make) in values {
            let string = NSMutableAttributedString(string: "")
            for number in 0..<60 {
                string.append(NSAttributedString(string: "ab", attributes: [key: make(number)]))
            }
            let copy = NSAttributedString(attributedString: string)
            string.addAttribute(key, value: make(7), range: NSRange(location: 3, length: 40))
            #expect(copy.attribute(key, at: 5, effectiveRange: nil) != nil, "\(key.rawValue)")
        }
    }

    @Test("alignments have the same names in Core Text, and other numbers")
    func alignments() {
        for number in 0..<5 {
            let alignment = NSTextAlignment(rawValue: number) ?? .natural
            #expect(NSTextAlignment(CTTextAlignment(alignment)) == alignment)
        }
        #expect(CTTextAlignment(NSTextAlignment.center) == .center)
    }

    @Test("a bare style of paragraphs says Apple's defaults")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        #expect(style.defaultTabInterval == 0 && style.lineBreakStrategy == [])
        #expect(style.isEqual(NSMutableParagraphStyle()))
    }

    @Test("copies of styles do not change with the original, and mutable copies do not change it")
    func copies() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.tabStops = nil
        style.addTabStop(NSTextTab(textAlignment: .right, location: 30))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 28))
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(type(of: copy) == NSParagraphStyle.self)
        style.lineSpacing = 4
        #expect(copy.lineSpacing == 3)
        #expect(copy.tabStops.first?.location == 30 && copy.tabStops.count == 12)
        #expect(copy.copy() as? NSParagraphStyle === copy)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(mutable == copy && mutable.hash == copy.hash)
        mutable.alignment = .center
        #expect(mutable != copy && copy.alignment == .natural)
        mutable.setParagraphStyle(style)
        #expect(mutable.lineSpacing == 4 && mutable.alignment == .natural)
    }

    @Test("a container of text comes back from an archive, also where secure coding is asked for")
    func container() throws {
        let container = NSTextContainer(size: CGSize(width: 120, height: 300))
        container.lineFragmentPadding = 3
        container.maximumNumberOfLines = 4
        container.lineBreakMode = .byTruncatingMiddle
        container.widthTracksTextView = true
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))]
        let data = try NSKeyedArchiver.archivedData(withRootObject: container, requiringSecureCoding: true)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let made = try #require(
            unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSTextContainer
        )
        #expect(
            made.size == container.size && made.lineFragmentPadding == 3 && made.maximumNumberOfLines == 4
        )
        #expect(made.lineBreakMode == .byTruncatingMiddle)
        #expect(made.widthTracksTextView && !made.heightTracksTextView)
        #expect(made.exclusionPaths.map(\.bounds) == [CGRect(x: 1, y: 2, width: 30, height: 40)])
        #expect(NSTextContainer.supportsSecureCoding)
    }

    @Test("styles, stops, lists, shadows and attachments come back from archives")
    func archives() throws {
        let style = NSMutableParagraphStyle()
        style.alignment = .justified
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        style.tailIndent = -7
        style.lineHeightMultiple = 1.5
        style.hyphenationFactor = 0.5
        style.lineBreakStrategy = .standard
        style.tabStops = [
            NSTextTab(
                textAlignment: .natural,
                location: 40,
                options: [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))]
            )
        ]
        style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowColor = UIColor.red
        for object in [style, shadow] as [NSObject & NSCoding] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSObject
            #expect(read?.isEqual(object) == true, "\(type(of: object))")
        }
    }

    @Test("markers of lists count in letters, Roman numerals and other bases")
    func markers() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        #expect(marker(.decimal, 12) == "12")
        #expect(marker(.lowercaseAlpha, 28) == "ab" && marker(.uppercaseLatin, 26) == "Z")
        #expect(marker(.uppercaseRoman, 1994) == "MCMXCIV" && marker(.lowercaseRoman, 4) == "iv")
        #expect(marker(.uppercaseHexadecimal, 255) == "FF" && marker(.octal, 8) == "10")
        #expect(marker(NSTextList.MarkerFormat("({decimal}) {what}"), 3) == "(3) {what}")
        #expect(marker(.disc, 1) == "\u{2022}" && marker(.lowercaseAlpha, 0) == "0")
        #expect(marker(NSTextList.MarkerFormat("{"), 1) == "{")
    }

    @Test("a subclass says how large what it attaches is (text T169)")
    func attachmentSubclass() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?,
                proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 70, height: CGFloat.nan) }
        }
        let size = NSAttributedString(attachment: Wide()).size()
        #expect(size.width == 70 && size.height.isFinite)
    }

    @Test("languages have their directions")
    func directions() {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar-EG") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en_GB") == .leftToRight)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "pa-Arab") == .rightToLeft)
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "") == .natural)
    }

    @Test("an attachment is found at its character alone, and makes room on the baseline (text T169)")
    func attachments() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 24)
        let string = NSMutableAttributedString(string: "ab")
        string.append(NSAttributedString(attachment: attachment))
        #expect(string.containsAttachments(in: NSRange(location: 0, length: 3)))
        #expect(!string.containsAttachments(in: NSRange(location: 0, length: 2)))
        #expect(!string.containsAttachments(in: NSRange(location: 9, length: 2)))
        #expect(NSAttributedString.attachmentCharacter == 0xFFFC)
        let font = UIFont.systemFont(ofSize: 10)
        string.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
        let letters = "ab".size(withAttributes: [.font: font]).width
        #expect(abs(string.size().width - letters - 30) < 1e-9)
        #expect(abs(string.size().height - 24) < 1e-9)
        string.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 1))
        #expect(abs(string.size().width - letters - 30) < 1e-9)
        string.fixAttributes(in: NSRange(location: 0, length: 99))
        #expect(string.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
        #expect(string.attribute(.attachment, at: 2, effectiveRange: nil) != nil)
    }
}
