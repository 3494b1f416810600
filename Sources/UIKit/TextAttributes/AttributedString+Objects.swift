import CoreText
public import Foundation

extension NSAttributedString {
    /// Makes a string with the characters of an `AttributedString` and the attributes that UIKit defines, and links.
    ///
    /// Known are those of ``Foundation/AttributeScopes/UIKitAttributes``, and links.
    public convenience init(_ attrStr: AttributedString) {
        let made = OwnMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            made.append(OwnAttributedString(string: text, attributes: run.attributes.objects))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// Makes a string with the characters of an `NSAttributedString` and the attributes that UIKit defines, and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
            let text = (nsStr.string as NSString).substring(with: range)
            self.append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Makes a container of the attributes in a dictionary that UIKit defines, and of links; values of another type are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        self.font = dictionary[.font] as? UIFont
        self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
        self.foregroundColor = dictionary[.foregroundColor] as? UIColor
        self.backgroundColor = dictionary[.backgroundColor] as? UIColor
        self.underlineColor = dictionary[.underlineColor] as? UIColor
        self.strikethroughColor = dictionary[.strikethroughColor] as? UIColor
        self.strokeColor = dictionary[.strokeColor] as? UIColor
        self.shadow = dictionary[.shadow] as? NSShadow
        self.kern = Self.length(dictionary[.kern])
        self.tracking = Self.length(dictionary[.tracking])
        self.strokeWidth = Self.length(dictionary[.strokeWidth])
        self.baselineOffset = Self.length(dictionary[.baselineOffset])
        self.underlineStyle = Self.line(dictionary[.underlineStyle])
        self.strikethroughStyle = Self.line(dictionary[.strikethroughStyle])
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    private static func length(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: nil
        }
    }

    private static func line(_ value: Any?) -> NSUnderlineStyle? {
        switch value {
        case let number as Int: NSUnderlineStyle(rawValue: number)
        case let number as NSNumber: NSUnderlineStyle(rawValue: number.intValue)
        case let style as NSUnderlineStyle: style
        default: nil
        }
    }

    /// The attributes under the keys of strings of objects.
    var objects: [NSAttributedString.Key: Any] {
        var made: [NSAttributedString.Key: Any] = [:]
        made[.font] = self.font
        made[.paragraphStyle] = self.paragraphStyle
        made[.foregroundColor] = self.foregroundColor
        made[.backgroundColor] = self.backgroundColor
        made[.underlineColor] = self.underlineColor
        made[.strikethroughColor] = self.strikethroughColor
        made[.strokeColor] = self.strokeColor
        made[.shadow] = self.shadow
        made[.kern] = self.kern
        made[.tracking] = self.tracking
        made[.strokeWidth] = self.strokeWidth
        made[.baselineOffset] = self.baselineOffset
        made[.underlineStyle] = self.underlineStyle?.rawValue
        made[.strikethroughStyle] = self.strikethroughStyle?.rawValue
        made[.link] = self.link
        return made
    }
}
