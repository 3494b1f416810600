import AgateText
public import CoreText
import Foundation

extension CTFont {
    /// The name of the font's family; where a substitute is used for one of Apple's fonts, the name of that font.
    public var familyName: String { instance.names.family }

    /// The PostScript name of the font; where a substitute is used for one of Apple's fonts, the name of that font.
    public var fontName: String { instance.names.postScript }

    /// The names of all font families that are installed, or that the program brings, sorted.
    ///
    /// Families of iOS that are served by others are not among them.
    public class var familyNames: [String] {
        ProgramFonts.register()
        return FontLibrary.shared.families
    }

    /// The PostScript names of the fonts of a family, sorted; none for an unknown family.
    ///
    /// A family of iOS that is not installed has the names that it has there: a font can be made by each of them.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        ProgramFonts.register()
        return FontLibrary.shared.fontNames(ofFamily: familyName)
    }
}
