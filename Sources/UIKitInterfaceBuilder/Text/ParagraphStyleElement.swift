import CoreGraphics
import UIKitCore

/// Styles of paragraphs.
@MainActor enum ParagraphStyleElement {
    private static let breaks: [String: NSLineBreakMode] = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
    private static let directions: [String: NSWritingDirection] = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]

    static func read(_ element: InterfaceElement, _ load: InterfaceLoad) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = load.value(element, "alignment", InterfaceWords.textAlignments) {
            style.alignment = alignment
        }
        if let mode = load.value(element, "lineBreakMode", breaks) { style.lineBreakMode = mode }
        if let direction = load.value(element, "baseWritingDirection", directions) {
            style.baseWritingDirection = direction
        }
        readLines(style, element)
        readIndents(style, element)
        // The amount is one of the editor's system alone.
        element.skip("tighteningFactorForTruncation")
        if let tightens = element.flag("allowsDefaultTighteningForTruncation") {
            style.allowsDefaultTighteningForTruncation = tightens
        }
        if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        if let interval = element.number("defaultTabInterval") { style.defaultTabInterval = interval }
        if let stops = element.child("tabStops") {
            style.tabStops = stops.children("textTab").map { self.stop($0, load) }
        }
        return style
    }

    private static func readLines(_ style: NSMutableParagraphStyle, _ element: InterfaceElement) {
        if let spacing = element.number("lineSpacing") { style.lineSpacing = spacing }
        if let multiple = element.number("lineHeightMultiple") { style.lineHeightMultiple = multiple }
        if let height = element.number("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = element.number("maximumLineHeight") { style.maximumLineHeight = height }
        if let spacing = element.number("paragraphSpacing") { style.paragraphSpacing = spacing }
        if let spacing = element.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = spacing }
    }

    private static func readIndents(_ style: NSMutableParagraphStyle, _ element: InterfaceElement) {
        if let indent = element.number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let indent = element.number("headIndent") { style.headIndent = indent }
        if let indent = element.number("tailIndent") { style.tailIndent = indent }
    }

    private static func stop(_ element: InterfaceElement, _ load: InterfaceLoad) -> NSTextTab {
        // A dictionary that is empty unless a program made the text.
        if let options = element.child("options"), options.children.isEmpty { options.skipAll() }
        return NSTextTab(
            textAlignment: load.value(element, "alignment", InterfaceWords.textAlignments) ?? .left,
            location: element.number("location") ?? 0
        )
    }
}
