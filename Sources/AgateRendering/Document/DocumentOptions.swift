public import Foundation

/// Options for reading a document, and replacements for its content.
///
/// An addition of Agate's. Source: documents L132, L141, L160, L164.
public struct DocumentOptions: Hashable, Sendable {
    /// The maximum sizes and counts of the document.
    public var limits: AnimatedDocument.Limits
    /// The identifier of the animation of a dotLottie archive; nil is the one that the archive names, else its first.
    public var animation: String?
    /// The theme of a dotLottie archive that gives colours and values; nil is the one that the archive names, if it names one.
    public var theme: String?
    /// Files of fonts, which count before those of the system, for the whole process and from then on.
    public var fonts: [URL] = []
    /// Texts in place of those of a Lottie file, by the names of their layers or by their key paths: `["Title": "Hello"]`.
    public var texts: [String: String] = [:]
    /// Values in place of those of a Lottie file, by key paths: `["**.Fill 1.Color": "#ff8800"]`.
    ///
    /// A colour is `#rgb`, `#rrggbb` or `#rrggbbaa`; a number is `50`; a point, a size or a scale is `10,20`.
    public var values: [String: String] = [:]
    /// Whether an animation of a dotLottie archive has the speed and the direction that the manifest says, and goes back again where that says
    /// so; otherwise, as in all other files, it plays once forwards at its own speed.
    public var playsAsAuthored = false

    /// Makes options; all that is not given is as the document says.
    public init(
        limits: AnimatedDocument.Limits = .standard,
        animation: String? = nil,
        theme: String? = nil
    ) {
        (self.limits, self.animation, self.theme) = (limits, animation, theme)
    }

    /// The first option that only Lottie files can honour, in words; nil without one.
    var lottieOnly: String? {
        if let animation { return "animation \(animation)" }
        if let theme { return "theme \(theme)" }
        if let text = texts.keys.min() { return "text \(text)" }
        return values.keys.min().map { "key path \($0)" }
    }
}
