package import AgateText
import CoreText
import Foundation

extension ParagraphValues {
    /// The paragraph's values in the form of the text engine.
    ///
    /// Source: text T140.
    var setting: TextContent.ParagraphSetting {
        var style = AgateText.ParagraphStyle()
        style.alignment = alignment.engineAlignment
        style.lineBreakMode = lineBreakMode.engineMode
        style.firstLineHeadIndent = firstLineHeadIndent
        style.headIndent = headIndent
        style.tailIndent = tailIndent
        style.lineHeightMultiple = lineHeightMultiple
        style.minimumLineHeight = minimumLineHeight
        style.maximumLineHeight = maximumLineHeight
        style.lineSpacing = lineSpacing
        style.paragraphSpacing = paragraphSpacing
        style.paragraphSpacingBefore = paragraphSpacingBefore
        style.hyphenationFactor =
            hyphenationFactor > 0 ? Double(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
        if tabStops != Self.standardTabs || defaultTabInterval != 0 {
            style.tabs = TabRuler(stops: tabStops.map(\.engineStop), defaultInterval: defaultTabInterval)
        }
        return TextContent.ParagraphSetting(
            style: style,
            direction: baseWritingDirection.engineDirection,
            keepsHangulWords: lineBreakStrategy.contains(.hangulWordPriority)
        )
    }
}

extension NSParagraphStyle: ParagraphStyleSource {
    package var paragraphSetting: TextContent.ParagraphSetting { values.setting }
}

extension NSTextAlignment {
    /// The alignment as the engine knows it.
    var engineAlignment: AgateText.ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

extension NSLineBreakMode {
    /// The mode as the engine knows it.
    var engineMode: AgateText.ParagraphStyle.LineBreakMode {
        switch self {
        case .byWordWrapping: .byWordWrapping
        case .byCharWrapping: .byCharWrapping
        case .byClipping: .byClipping
        case .byTruncatingHead: .byTruncatingHead
        case .byTruncatingTail: .byTruncatingTail
        case .byTruncatingMiddle: .byTruncatingMiddle
        }
    }
}

extension NSWritingDirection {
    /// The direction as the engine knows it.
    var engineDirection: BaseDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension NSTextTab {
    /// The stop as the engine knows it.
    var engineStop: TabStop {
        let terminators = terminators
        if !terminators.isEmpty { return TabStop(.decimal(terminators: terminators), at: location) }
        switch alignment {
        case .center: return TabStop(.center, at: location)
        case .right: return TabStop(.trailing, at: location)
        case .left, .justified, .natural: return TabStop(.leading, at: location)
        }
    }
}
