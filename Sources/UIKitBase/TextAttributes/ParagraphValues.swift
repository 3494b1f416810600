import Foundation

/// What a style of paragraphs says.
package struct ParagraphValues: Hashable {
    var lineSpacing = CGFloat(0)
    var paragraphSpacing = CGFloat(0)
    package var alignment = NSTextAlignment.natural
    var headIndent = CGFloat(0)
    var tailIndent = CGFloat(0)
    var firstLineHeadIndent = CGFloat(0)
    var minimumLineHeight = CGFloat(0)
    var maximumLineHeight = CGFloat(0)
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var lineHeightMultiple = CGFloat(0)
    var paragraphSpacingBefore = CGFloat(0)
    var hyphenationFactor = Float(0)
    var usesDefaultHyphenation = false
    var tabStops = ParagraphValues.standardTabs
    var defaultTabInterval = CGFloat(0)
    var allowsDefaultTighteningForTruncation = false
    package var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
    var textLists = [NSTextList]()

    /// Twelve stops, 28 points apart.
    static let standardTabs = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
}

/// Archives.
extension ParagraphValues {
    private static let lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat>)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
        ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSMinLineHeight", \.minimumLineHeight),
        ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    /// Reads values from an archive; unknown numbers are as if nothing were said.
    init(_ coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths where coder.containsValue(forKey: key) {
            self[keyPath: path] = CGFloat(coder.decodeDouble(forKey: key))
        }
        if coder.containsValue(forKey: "NSAlignment") {
            alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        }
        if coder.containsValue(forKey: "NSWritingDirection") {
            let number = coder.decodeInteger(forKey: "NSWritingDirection")
            baseWritingDirection = NSWritingDirection(rawValue: number) ?? .natural
        }
        let mode = coder.decodeInteger(forKey: "NSLineBreakMode")
        lineBreakMode = NSLineBreakMode(rawValue: mode) ?? .byWordWrapping
        hyphenationFactor = Float(coder.decodeDouble(forKey: "NSHyphenationFactor"))
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: "NSAllowsTightening")
        let strategy = coder.decodeInteger(forKey: "NSLineBreakStrategy")
        lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(rawValue: UInt(clamping: strategy))
        if let tabs = coder.soundObject(forKey: "NSTabStops") as? NSArray {
            tabStops = tabs.compactMap { $0 as? NSTextTab }
        }
        if let lists = coder.soundObject(forKey: "NSTextLists") as? NSArray {
            textLists = lists.compactMap { $0 as? NSTextList }
        }
    }

    /// Writes what differs from the usual into an archive.
    func encode(into coder: NSCoder) {
        let usual = ParagraphValues()
        for (key, path) in Self.lengths where self[keyPath: path] != usual[keyPath: path] {
            coder.encode(Double(self[keyPath: path]), forKey: key)
        }
        if alignment != .natural { coder.encode(alignment.rawValue, forKey: "NSAlignment") }
        if baseWritingDirection != .natural {
            coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        }
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(Double(hyphenationFactor), forKey: "NSHyphenationFactor")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsDefaultTighteningForTruncation, forKey: "NSAllowsTightening")
        coder.encode(Int(lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        if tabStops != usual.tabStops { coder.encode(NSArray(array: tabStops), forKey: "NSTabStops") }
        if !textLists.isEmpty { coder.encode(NSArray(array: textLists), forKey: "NSTextLists") }
    }
}
