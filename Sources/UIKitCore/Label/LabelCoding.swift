import CoreGraphics
import CoreText
import Foundation

/// Reads and writes labels.
@MainActor enum LabelCoding {
    static func encode(_ label: UILabel, into coder: NSCoder) {
        let content = label.content
        if let plain = content.plain { coder.encode(plain as NSString, forKey: "UIText") }
        if let attributed = content.attributed {
            AttributedStringCoding.encode(attributed, into: coder, forKey: "UIAttributedText")
        }
        coder.encode(content.font, forKey: "UIFont")
        coder.encode(content.textColor, forKey: "UITextColor")
        coder.encode(content.alignment.rawValue, forKey: "UITextAlignment")
        coder.encode(content.lineBreakMode.rawValue, forKey: "UILineBreakMode")
        coder.encode(Int(content.lineBreakStrategy.rawValue), forKey: "UILineBreakStrategy")
        coder.encode(content.numberOfLines, forKey: "UINumberOfLines")
        if let color = content.shadowColor { coder.encode(color, forKey: "UIShadowColor") }
        coder.encode(Double(content.shadowOffset.width), forKey: "UIShadowOffsetWidth")
        coder.encode(Double(content.shadowOffset.height), forKey: "UIShadowOffsetHeight")
        if let color = content.highlightedTextColor { coder.encode(color, forKey: "UIHighlightedColor") }
        coder.encode(content.isHighlighted, forKey: "UIHighlighted")
        coder.encode(!content.isEnabled, forKey: "UIDisabled")
        coder.encode(content.adjustsFontSizeToFitWidth, forKey: "UIAdjustsFontSizeToFit")
        coder.encode(Double(content.minimumScaleFactor), forKey: "UIMinimumScaleFactor")
        coder.encode(content.baselineAdjustment.rawValue, forKey: "UIBaselineAdjustment")
        coder.encode(content.allowsTightening, forKey: "UIAllowsTightening")
        coder.encode(Double(label.preferredMaxLayoutWidth), forKey: "UIPreferredMaxLayoutWidth")
        coder.encode(label.adjustsFontForContentSizeCategory, forKey: "UIAdjustsFontForContentSizeCategory")
    }

    /// Reads what an archive says; of an archive without a label nothing changes.
    static func decode(_ label: UILabel, from coder: NSCoder) {
        guard coder.containsValue(forKey: "UINumberOfLines") else { return }
        var content = LabelContent()
        content.setPlain(coder.soundObject(forKey: "UIText") as? String)
        if let attributed = AttributedStringCoding.decode(coder, forKey: "UIAttributedText") {
            content.setAttributed(attributed)
        }
        content.font = coder.soundObject(forKey: "UIFont") as? UIFont ?? LabelContent.standardFont
        content.textColor = coder.soundObject(forKey: "UITextColor") as? UIColor ?? .label
        func number<Value: RawRepresentable<Int>>(_ key: String, _ usual: Value) -> Value {
            Value(rawValue: coder.decodeInteger(forKey: key)) ?? usual
        }
        content.alignment = number("UITextAlignment", .natural)
        content.lineBreakMode = number("UILineBreakMode", .byTruncatingTail)
        content.lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
            rawValue: UInt(clamping: coder.decodeInteger(forKey: "UILineBreakStrategy"))
        )
        content.numberOfLines = max(coder.decodeInteger(forKey: "UINumberOfLines"), 0)
        content.shadowColor = coder.soundObject(forKey: "UIShadowColor") as? UIColor
        content.shadowOffset = CGSize(
            width: coder.decodeDouble(forKey: "UIShadowOffsetWidth"),
            height: coder.decodeDouble(forKey: "UIShadowOffsetHeight")
        )
        content.highlightedTextColor = coder.soundObject(forKey: "UIHighlightedColor") as? UIColor
        content.isHighlighted = coder.decodeBool(forKey: "UIHighlighted")
        content.isEnabled = !coder.decodeBool(forKey: "UIDisabled")
        content.adjustsFontSizeToFitWidth = coder.decodeBool(forKey: "UIAdjustsFontSizeToFit")
        content.minimumScaleFactor = CGFloat(coder.decodeDouble(forKey: "UIMinimumScaleFactor"))
        content.baselineAdjustment = number("UIBaselineAdjustment", .alignBaselines)
        content.allowsTightening = coder.decodeBool(forKey: "UIAllowsTightening")
        label.content = content
        label.typesetter.forget()
        label.preferredMaxLayoutWidth = CGFloat(coder.decodeDouble(forKey: "UIPreferredMaxLayoutWidth"))
        label.adjustsFontForContentSizeCategory = coder.decodeBool(
            forKey: "UIAdjustsFontForContentSizeCategory"
        )
        label.setNeedsDisplay()
    }
}
