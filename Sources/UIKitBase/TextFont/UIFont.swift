import AgateText
public import CoreText
@_exported public import class CoreText.UIFont
public import Foundation

extension CTFont {
    /// Finds a font by its PostScript name, its full name or its family, without case.
    ///
    /// The fonts that `UIAppFonts` of Info.plist names come first. A font of iOS that is not installed is served by one that stands in for it: with Apple's
    /// heights where a free one is close enough, else one of a like character, which is told of once for each family, and the system font where there is none.
    /// Its names are the ones that were asked for.
    ///
    /// - Parameter fontSize: In points; 0 and negative sizes mean 12.
    /// - Returns: nil for a name that no font has, and for a face that a family of iOS has not there, such as `HelveticaNeue-Black`.
    ///
    /// Source: text T4, T40.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        ProgramFonts.register()
        guard let font = FontLibrary.shared.font(named: fontName, size: fontSize),
            font.alias == nil || !FontLibrary.isMissingOnIOS(fontName)
        else { return nil }
        FontStandIns.tell(font)
        self.init(font)
    }

    /// Makes a font that a descriptor describes; there is always one.
    ///
    /// - Parameter pointSize: In points; 0 means the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let found = FontResolution.font(of: descriptor, size: pointSize)
        self.init(found.instance, purpose: found.purpose)
    }

    // MARK: Fonts of the system

    /// The system font in regular weight.
    ///
    /// - Parameter fontSize: In points; 0 and negative sizes mean 12.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        SystemFonts.font(size: fontSize)
    }

    /// The system font at a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        SystemFonts.font(size: fontSize, weight: weight)
    }

    /// The system font in a weight and a width.
    ///
    /// The face that stands in for the system's font may have a single width.
    public class func systemFont(
        ofSize fontSize: CGFloat,
        weight: UIFont.Weight,
        width: UIFont.Width
    ) -> UIFont {
        SystemFonts.font(size: fontSize, weight: weight, width: width)
    }

    /// The system font in bold, at a size in points.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        SystemFonts.font(size: fontSize, weight: .bold)
    }

    /// The system font in italics, at a size in points.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        SystemFonts.font(size: fontSize, isItalic: true)
    }

    /// The system font whose digits all have one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        CTFont(
            SystemFonts.font(size: fontSize, weight: weight).instance.with(features: [FontFeature("tnum", 1)])
        )
    }

    /// The system's font whose characters all have one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        SystemFonts.font(size: fontSize, weight: weight, design: .monospaced)
    }

    /// The font at another size, in points.
    ///
    /// A font of a style of texts is one of a size of its own then.
    ///
    /// - Parameter fontSize: In points; 0 and negative sizes mean 12.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        purpose == nil && fontSize == pointSize ? self : CTFont(instance.with(size: fontSize))
    }

    // MARK: Sizes of the system

    /// The size of the text of labels, in points.
    public class var labelFontSize: CGFloat { 17 }

    /// The size of the text of buttons, in points.
    public class var buttonFontSize: CGFloat { 18 }

    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }

    /// The size of ordinary text, in points.
    public class var systemFontSize: CGFloat { 14 }
}
