/// What kind of layer this is, with the values that only this kind has.
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
}

/// Some of the kinds of layer.
package struct LayerKinds: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let shape = LayerKinds(rawValue: 1 << 0)
    package static let gradient = LayerKinds(rawValue: 1 << 1)
    package static let replicator = LayerKinds(rawValue: 1 << 2)
    package static let emitter = LayerKinds(rawValue: 1 << 3)
    package static let text = LayerKinds(rawValue: 1 << 4)
    package static let scroll = LayerKinds(rawValue: 1 << 5)
    package static let tiled = LayerKinds(rawValue: 1 << 6)
    /// Kinds that have no values of their own.
    package static let plain = LayerKinds(rawValue: 1 << 7)
    package static let all = LayerKinds(rawValue: .max)
}

/// The values that only one kind of layer has.
package protocol KindValues: RareValues {
    /// The values in a kind; nil in another kind.
    static func rare(in kind: LayerKind) -> CopyOnWriteBox<Self>?
    /// The kind with these values.
    static func kind(with values: CopyOnWriteBox<Self>) -> LayerKind
}

extension LayerKind {
    /// The kind alone.
    package var kinds: LayerKinds {
        switch self {
        case .plain, .transform: .plain
        case .shape: .shape
        case .gradient: .gradient
        case .replicator: .replicator
        case .emitter: .emitter
        case .text: .text
        case .scroll: .scroll
        case .tiled: .tiled
        }
    }

    /// The same kind with its defaults.
    package var standard: LayerKind {
        switch self {
        case .plain: .plain
        case .transform: .transform
        case .shape: .shape(CopyOnWriteBox())
        case .gradient: .gradient(CopyOnWriteBox())
        case .replicator: .replicator(CopyOnWriteBox())
        case .emitter: .emitter(CopyOnWriteBox())
        case .text: .text(CopyOnWriteBox())
        case .scroll: .scroll(CopyOnWriteBox())
        case .tiled: .tiled(CopyOnWriteBox())
        }
    }

    /// What a dump of the scene calls the kind; empty for plain layers.
    var name: String {
        switch self {
        case .plain: ""
        case .transform: "transform"
        case .shape: "shape"
        case .gradient: "gradient"
        case .replicator: "replicator"
        case .emitter: "emitter"
        case .text: "text"
        case .scroll: "scroll"
        case .tiled: "tiled"
        }
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
        // The enum lets go of its reference first, so that an unshared one is written in place.
        self = .plain
        let result = change(&rare.values)
        self = type.kind(with: rare)
        return result
    }
}
