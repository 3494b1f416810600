public import Foundation

/// Gives texts in place of those of the file.
///
/// It is called while the layers are made, for each text of each text layer, and may be called more than once for a text.
///
/// Source: documents L164.
public protocol AnimationKeypathTextProvider: AnyObject {
    /// The text of a layer; nil keeps that of the file.
    ///
    /// - Parameters:
    ///   - keypath: The names of the compositions' layers and of the text layer, from the outside inwards.
    ///   - sourceText: The text of the file.
    func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// The older name of ``LegacyAnimationTextProvider``.
public typealias AnimationTextProvider = LegacyAnimationTextProvider

/// Gives texts by the names of layers alone.
///
/// New programs conform to ``AnimationKeypathTextProvider``.
public protocol LegacyAnimationTextProvider: AnimationKeypathTextProvider {
    /// The text of a layer.
    ///
    /// It is called where ``AnimationKeypathTextProvider/text(for:sourceText:)`` returns nil.
    ///
    /// - Parameters:
    ///   - keypathName: The whole key path of the layer, with dots.
    ///   - sourceText: The text of the file.
    func textFor(keypathName: String, sourceText: String) -> String
}

extension LegacyAnimationTextProvider {
    /// Returns nil, so that ``textFor(keypathName:sourceText:)`` is called.
    public func text(for _: AnimationKeypath, sourceText _: String) -> String? { nil }
}

/// Gives texts, and how many pixels they are drawn with.
///
/// Texts are outlines here, and sharp at any size: the scale has no effect.
public protocol TextContentsScaleProvider: AnimationKeypathTextProvider {
    /// The pixels of a point for a layer's text; without effect.
    func contentsScale(for keypath: AnimationKeypath) -> CGFloat?
}

/// Texts by the key paths of their layers, or by their names alone.
public final class DictionaryTextProvider: AnimationKeypathTextProvider, LegacyAnimationTextProvider {
    private let values: [String: String]

    /// Makes a provider of texts by key paths, with dots, or by names of layers.
    public init(_ values: [String: String]) { self.values = values }

    /// The text of a key path, else that of the layer's name, else that of the file.
    public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
        values[keypath.string] ?? keypath.keys.last.flatMap { values[$0] } ?? sourceText
    }

    /// The text of a name, else that of the file.
    public func textFor(keypathName: String, sourceText: String) -> String {
        values[keypathName] ?? sourceText
    }
}

extension DictionaryTextProvider: Equatable {
    /// Whether two providers have the same texts.
    public static func == (_ lhs: DictionaryTextProvider, _ rhs: DictionaryTextProvider) -> Bool {
        lhs.values == rhs.values
    }
}

/// The texts of the file.
public final class DefaultTextProvider: AnimationKeypathTextProvider, LegacyAnimationTextProvider {
    /// Makes a provider that leaves all texts as they are; it has no state.
    public init() {}

    /// The text of the file.
    public func textFor(keypathName _: String, sourceText: String) -> String { sourceText }

    /// The text of the file.
    public func text(for _: AnimationKeypath, sourceText: String) -> String { sourceText }
}

extension DefaultTextProvider: Equatable {
    /// True: all are equal.
    public static func == (_: DefaultTextProvider, _: DefaultTextProvider) -> Bool { true }
}
