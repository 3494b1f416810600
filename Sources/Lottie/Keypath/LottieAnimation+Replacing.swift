import AgateDocuments
import Foundation

extension LottieAnimation {
    /// The animation with other texts and values than those of its file.
    ///
    /// - Parameters:
    ///   - texts: Texts by the key paths of their layers, with dots, or by the layers' names alone.
    ///   - values: The values in place of properties, by key paths, which may hold `*` and `**`.
    /// - Returns: The animation, and the keys of `texts` and `values` that are nowhere in it, in alphabetical order.
    package func replacing(
        texts: [String: String],
        values: [String: any AnyValueProvider]
    ) -> (animation: LottieAnimation, unknown: [String]) {
        guard !texts.isEmpty || !values.isEmpty else { return (self, []) }
        var overrides = LottieOverrides()
        for (key, provider) in values.sorted(by: { $0.key < $1.key }) {
            overrides.set(provider, for: AnimationKeypath(keypath: key))
        }
        if !texts.isEmpty { overrides.texts = DictionaryTextProvider(texts) }
        let replaced = LottieAnimation(overrides.applied(to: document), folder: folder, files: files)
        return (replaced, unknownKeys(texts: texts, values: values))
    }

    /// The key paths of layers, groups, items and properties, each node before what is in it.
    package var keypaths: [String] { NodeSearch(document: document).keypaths }

    /// The key paths of texts, with the texts.
    package var texts: [(keypath: String, text: String)] {
        let found = WalkResult<[(keypath: String, text: String)]>([])
        var walk = NodeWalk()
        walk.text = { keys, text in
            let keypath = keys.joined(separator: ".")
            if !found.value.contains(where: { $0.keypath == keypath }) { found.value.append((keypath, text)) }
            return nil
        }
        _ = walk.edited(document)
        return found.value
    }

    private func unknownKeys(texts: [String: String], values: [String: any AnyValueProvider]) -> [String] {
        var unknown = Set(texts.keys)
        for (keypath, _) in self.texts {
            unknown.remove(keypath)
            if let name = keypath.split(separator: ".").last { unknown.remove(String(name)) }
        }
        let open = WalkResult(values.keys.map { AnimationKeypath(keypath: $0) })
        var walk = NodeWalk()
        walk.property = { property in
            open.value.removeAll { $0.matches(property.keys) }
            return nil
        }
        _ = walk.edited(document)
        return (Array(unknown) + open.value.map(\.string)).sorted()
    }
}
