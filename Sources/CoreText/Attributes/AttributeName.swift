package import Foundation

/// The names of attributes; CoreText and UIKit share those that both know.
///
/// Source: text T22, T160 to T171.
package enum AttributeName {
    package static let font = NSAttributedString.Key(rawValue: "NSFont")
    package static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// UIKit's, whose value is a `UIColor`.
    package static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// CoreText's, whose value is a `CGColor`.
    package static let coreTextForegroundColor = NSAttributedString.Key(rawValue: "CTForegroundColor")
    package static let foregroundColorFromContext = NSAttributedString.Key(
        rawValue: "CTForegroundColorFromContext"
    )
    /// UIKit's, whose value is a `UIColor`.
    package static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// CoreText's, whose value is a `CGColor`.
    package static let coreTextBackgroundColor = NSAttributedString.Key(rawValue: "CTBackgroundColor")
    package static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    package static let kern = NSAttributedString.Key(rawValue: "NSKern")
    package static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    package static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    package static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    package static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    package static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    package static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    package static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    package static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    package static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    package static let link = NSAttributedString.Key(rawValue: "NSLink")
    package static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// CoreText's.
    package static let coreTextBaselineOffset = NSAttributedString.Key(rawValue: "CTBaselineOffset")
    package static let superscript = NSAttributedString.Key(rawValue: "NSSuperScript")
    package static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    package static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    package static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    package static let language = NSAttributedString.Key(rawValue: "NSLanguage")
    package static let glyphInfo = NSAttributedString.Key(rawValue: "NSGlyphInfo")
    package static let runDelegate = NSAttributedString.Key(rawValue: "CTRunDelegate")
}
