/// The way to a layer, an item or a property by names: `Leaf.Fill 1.Color`.
///
/// A name may be `*`, which stands for any one name, or `**`, which stands for any number of names, none too. A `*` within a
/// name stands for any characters: `Fill *`.
///
/// ```swift
/// let fills = AnimationKeypath(keypath: "**.Fill 1.Color")
/// view.setValueProvider(ColorValueProvider(LottieColor(r: 1, g: 0, b: 0, a: 1)), keypath: fills)
/// ```
///
/// Source: documents L160.
public struct AnimationKeypath: Hashable, ExpressibleByStringLiteral, Sendable {
    /// The names, from the outside inwards.
    public internal(set) var keys: [String]

    /// Makes a key path of names that are joined by dots.
    public init(keypath: String) {
        keys = keypath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// Makes a key path of names that are joined by dots.
    public init(stringLiteral: String) { self.init(keypath: stringLiteral) }

    /// Makes a key path of names, which may hold dots themselves.
    public init(keys: [String]) { self.keys = keys }

    /// The names, joined by dots.
    public var string: String { keys.joined(separator: ".") }

    /// Whether names are what the key path says.
    ///
    /// - Complexity: O(n · m) in the numbers of names.
    func matches(_ names: [String]) -> Bool {
        // Where the last `**` stands, and how far the names were when it was met.
        var (key, name) = (0, 0)
        var retry: (key: Int, name: Int)?
        while name < names.count {
            if key < keys.count, keys[key] == "**" {
                retry = (key, name)
                key += 1
            } else if key < keys.count, Self.matches(keys[key], names[name]) {
                key += 1
                name += 1
            } else if let last = retry {
                retry = (last.key, last.name + 1)
                (key, name) = (last.key + 1, last.name + 1)
            } else {
                return false
            }
        }
        return keys[key...].allSatisfy { $0 == "**" }
    }

    /// Whether a name is what a key says.
    private static func matches(_ key: String, _ name: String) -> Bool {
        if key == name || key == "*" { return true }
        guard key.utf8.contains(UInt8(ascii: "*")) else { return false }
        let parts = key.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else { return false }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.range(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension Substring {
    /// Where a part begins and ends for the first time.
    fileprivate func range(of part: Substring) -> Range<Index>? {
        var start = startIndex
        while true {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            guard start < endIndex else { return nil }
            formIndex(after: &start)
        }
    }
}
