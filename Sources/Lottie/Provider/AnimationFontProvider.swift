public import CoreText
public import Foundation

/// Gives the fonts of texts.
///
/// Source: documents L132, L164.
public protocol AnimationFontProvider {
    /// The font of a name at a size; nil takes the file's own glyphs, else the font that the system has for the name.
    func fontFor(family: String, size: CGFloat) -> CTFont?
}

/// The fonts as without a provider: glyphs that the file has, else the system's fonts.
public final class DefaultFontProvider: AnimationFontProvider {
    /// Makes a provider of the file's glyphs and the system's fonts; it has no state.
    public init() {}

    /// The system's font of a name.
    ///
    /// As the provider of a layer or a view it is never called, so that the glyphs of a file come first.
    public func fontFor(family: String, size: CGFloat) -> CTFont? {
        CTFontCreateWithName(family as CFString, size, nil)
    }
}

extension DefaultFontProvider: Equatable {
    /// True: all are equal.
    public static func == (_: DefaultFontProvider, _: DefaultFontProvider) -> Bool { true }
}
