/// The kind of a layer, with the values that only this kind has.
///
/// What else is known of each kind is its row in the registry (`LayerKindName+Rows.swift`); what it draws is its painter's, in the
/// compositor. `docs/how-to/add-a-layer-kind.md` says what a new one needs.
package enum LayerKind: Sendable {
    case plain
    case shape(CopyOnWriteBox<ShapeValues>)
    /// Only sublayers are drawn, in one shared space.
    case transform
    case gradient(CopyOnWriteBox<GradientValues>)
    case replicator(CopyOnWriteBox<ReplicatorValues>)
    case emitter(CopyOnWriteBox<EmitterValues>)
    case text(CopyOnWriteBox<TextValues>)
    case scroll(CopyOnWriteBox<ScrollValues>)
    case tiled(CopyOnWriteBox<TiledValues>)

    /// The kind alone, without its values.
    @inlinable
    package var name: LayerKindName {
        switch self {
        case .plain: .plain
        case .shape: .shape
        case .transform: .transform
        case .gradient: .gradient
        case .replicator: .replicator
        case .emitter: .emitter
        case .text: .text
        case .scroll: .scroll
        case .tiled: .tiled
        }
    }
}

/// The kinds of layer, without their values.
package enum LayerKindName: UInt8, CaseIterable, Sendable, Hashable {
    case plain, shape, transform, gradient, replicator, emitter, text, scroll, tiled
}

/// Some of the kinds of layer.
package struct LayerKinds: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// One kind.
    package init(_ name: LayerKindName) {
        rawValue = 1 << UInt32(name.rawValue)
    }

    package static let all = LayerKinds(rawValue: .max)
}

/// The values that only one kind of layer has.
package protocol KindValues: RareValues {
    /// The values in a kind; nil in another kind.
    static func rare(in kind: LayerKind) -> CopyOnWriteBox<Self>?
    /// The kind with these values.
    static func kind(with values: CopyOnWriteBox<Self>) -> LayerKind

    /// The inputs that the picture of a layer of the kind depends on; other things too unless the kind says otherwise.
    static var contentDependency: ContentDependency { get }
    /// The memory that the values take in the key of a kept picture, about, in bytes.
    var keyByteCount: Int { get }
    /// Multiplies the colours among the values, as a replicator does; images are tinted where they are drawn.
    mutating func tint(by factors: SIMD3<Double>)
}

extension KindValues {
    package static var contentDependency: ContentDependency { .more }
    package var keyByteCount: Int { 0 }
    package mutating func tint(by factors: SIMD3<Double>) {}
}

/// The inputs that the picture of a layer depends on, beside those of all kinds.
package enum ContentDependency: Sendable {
    /// The kind draws nothing of its own.
    case nothing
    /// The values of the kind, and nothing else.
    case values
    /// Other things too, or the picture changes by itself: it is not kept.
    case more
}

extension LayerKind {
    /// Whether both are the same kind with the same storage of their values: a copy to which nothing was written since.
    package func isSame(as other: LayerKind) -> Bool {
        if case .plain = self, case .plain = other { return true }
        return name == other.name && name.haveSameStorage(self, other)
    }

    /// The values of a kind; its defaults when this is another one.
    package func values<Values: KindValues>(_ type: Values.Type) -> Values {
        type.rare(in: self)?.values ?? Values.standard.values
    }

    /// Changes the values of a kind in place; nil when this is another one.
    package mutating func edit<Values: KindValues, Result>(
        _ type: Values.Type,
        _ change: (inout Values) -> Result
    ) -> Result? {
        guard var rare = type.rare(in: self) else { return nil }
        // The enum drops its reference first, so that an unshared one is written in place.
        self = .plain
        let result = change(&rare.values)
        self = type.kind(with: rare)
        return result
    }
}
