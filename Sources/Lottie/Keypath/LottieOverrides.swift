import AgateDocuments
import CoreGraphics
import CoreText
import Foundation

/// All that programs give in place of what a file says.
///
/// The values of a file and what is given make another document, of which layers are made as of any.
struct LottieOverrides {
    /// In the order in which they were set: of several for one property the last one counts.
    private(set) var values: [(keypath: AnimationKeypath, provider: any AnyValueProvider)] = []
    /// Which nodes are on or off: of several for one node the last one counts.
    private var nodes: [(keypath: AnimationKeypath, isEnabled: Bool)] = []
    var texts: (any AnimationKeypathTextProvider)?
    var fonts: (any AnimationFontProvider)?

    mutating func set(_ provider: any AnyValueProvider, for keypath: AnimationKeypath) {
        remove(keypath)
        values.append((keypath, provider))
    }

    /// Takes a provider away; false if there is none for just this key path.
    @discardableResult
    mutating func remove(_ keypath: AnimationKeypath) -> Bool {
        let count = values.count
        values.removeAll { $0.keypath == keypath }
        return values.count < count
    }

    mutating func enable(_ isEnabled: Bool, _ keypath: AnimationKeypath) {
        nodes.removeAll { $0.keypath == keypath }
        nodes.append((keypath, isEnabled))
    }

    /// The font of a name, if it is given.
    func font(_ name: String, size: CGFloat) -> CTFont? {
        guard let fonts, !(fonts is DefaultFontProvider) else { return nil }
        return fonts.fontFor(family: name, size: size)
    }

    /// The document with all that is given.
    func applied(to document: LottieDocument) -> LottieDocument {
        let hasTexts = texts.map { !($0 is DefaultTextProvider) } ?? false
        guard !values.isEmpty || !nodes.isEmpty || hasTexts else { return document }
        let range = document.inFrame...document.outFrame
        var walk = NodeWalk()
        if !values.isEmpty {
            walk.property = { property in
                provider(for: property.keys).flatMap {
                    ProvidedProperty(provider: $0, range: range).property(for: property)
                }
            }
            walk.gradient = { property in
                provider(for: property.keys).flatMap {
                    ProvidedProperty(provider: $0, range: range).gradient(for: property)
                }
            }
        }
        if !nodes.isEmpty {
            walk.node = { keys in nodes.last { $0.keypath.matches(keys) }?.isEnabled ?? true }
        }
        if hasTexts { walk.text = text }
        return walk.edited(document)
    }

    private func provider(for keys: [String]) -> (any AnyValueProvider)? {
        values.last { $0.keypath.matches(keys) }?.provider
    }

    private func text(_ keys: [String], _ source: String) -> String? {
        if let text = texts?.text(for: AnimationKeypath(keys: keys), sourceText: source) { return text }
        guard let legacy = texts as? any LegacyAnimationTextProvider else { return nil }
        return legacy.textFor(keypathName: keys.joined(separator: "."), sourceText: source)
    }
}
