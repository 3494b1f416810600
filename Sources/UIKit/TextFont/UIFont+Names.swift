import AgateText
public import CoreText
import Foundation

extension CTFont {
    /// The name of the font's family; where a substitute is used for one of Apple's fonts, the name of that font.
    public var familyName: String { instance.names.family }

    /// The PostScript name of the font; where a substitute is used for one of Apple's fonts, the name of that font.
    public var fontName: String { instance.names.postScript }

    /// The names of all font families, sorted.
    public class var familyNames: [String] { FontLibrary.shared.families }

    /// The PostScript names of the fonts of a family, sorted; none for an unknown family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.fontNames(ofFamily: familyName)
    }
}
