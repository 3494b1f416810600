public import Foundation

/// How a document is read, and what is put in place of what it says.
///
/// An addition of Agate's. Source: documents L132, L141, L160, L164.
public struct DocumentOptions: Hashable, Sendable {
    /// How much the document may hold.
    public var limits: AnimatedDocument.Limits
    /// Which animation of a dotLottie archive counts, by its identifier; nil is the one that the archive says, else its first.
    public var animation: String?
    /// Which theme of a dotLottie archive gives its colours and values; nil is the one that the archive says, if it says one.
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

    /// The first requested option that only Lottie files have, in words; nil for none.
    var lottieOnly: String? {
        if let animation { return "animation \(animation)" }
        if let theme { return "theme \(theme)" }
        if let text = texts.keys.min() { return "text \(text)" }
        return values.keys.min().map { "key path \($0)" }
    }
}
