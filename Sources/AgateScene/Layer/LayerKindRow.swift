/// The registry's row for one kind of layer.
package struct LayerKindRow: Sendable {
    /// The name of the kind in dumps of the scene; empty for plain layers.
    package let dumpName: String
    /// The kind with the default values.
    package let standard: LayerKind
    /// The traits of the kind, for code that does not read its values.
    package let traits: LayerKindTraits
    /// Whether a layer's sublayers share the space around it, where ``LayerKindTraits/sharesSpace`` says that they may.
    let sharesSpace: @Sendable (LayerKind) -> Bool
    /// Whether two layers of this kind have the same storage of its values.
    let haveSameStorage: @Sendable (LayerKind, LayerKind) -> Bool
    let contentDependency: ContentDependency
    let keyByteCount: @Sendable (LayerKind) -> Int
    let tint: @Sendable (inout LayerKind, SIMD3<Double>) -> Void

    /// A kind without values.
    init(
        _ standard: LayerKind,
        dumpName: String,
        _ traits: LayerKindTraits = [],
        contentDependency: ContentDependency
    ) {
        self.dumpName = dumpName
        self.standard = standard
        self.traits = traits
        self.contentDependency = contentDependency
        keyByteCount = { _ in 0 }
        tint = { _, _ in }
        sharesSpace = { _ in true }
        haveSameStorage = { _, _ in true }
    }

    private init<Values: KindValues>(
        _ type: Values.Type,
        _ traits: LayerKindTraits,
        _ sharesSpace: @escaping @Sendable (Values) -> Bool
    ) {
        standard = type.kind(with: CopyOnWriteBox())
        dumpName = "\(standard.name)"
        self.traits = traits
        self.sharesSpace = { kind in type.rare(in: kind).map { sharesSpace($0.values) } ?? false }
        haveSameStorage = { one, other in
            guard let one = type.rare(in: one), let other = type.rare(in: other) else { return false }
            return one.isSame(as: other)
        }
        contentDependency = type.contentDependency
        keyByteCount = { kind in type.rare(in: kind)?.values.keyByteCount ?? 0 }
        tint = { kind, factors in _ = kind.edit(type) { $0.tint(by: factors) } }
    }

    /// A kind with values.
    ///
    /// - Parameter sharesSpace: Whether the sublayers of a layer with these values share the space around it.
    static func kind<Values: KindValues>(
        _ type: Values.Type,
        _ traits: LayerKindTraits = [],
        sharesSpace: @escaping @Sendable (Values) -> Bool = { _ in true }
    ) -> LayerKindRow {
        LayerKindRow(type, traits, sharesSpace)
    }
}

/// The traits of a kind of layer, for code that does not read its values.
package struct LayerKindTraits: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The sublayers may share the space around the layer, which draws nothing of its own then: see ``LayerKind/sharesSpace``.
    package static let sharesSpace = LayerKindTraits(rawValue: 1 << 0)
    /// Sublayers are drawn several times.
    package static let copiesSublayers = LayerKindTraits(rawValue: 1 << 1)
    /// The picture of the layer depends on the values that it had, which commits record; it looks different at every moment.
    package static let keepsHistory = LayerKindTraits(rawValue: 1 << 2)
    /// The class is called when a layer comes onto a display, and when it leaves.
    package static let followsDisplay = LayerKindTraits(rawValue: 1 << 3)
}

extension LayerKindName {
    /// The registry's row for this kind.
    package var row: LayerKindRow { Self.rows[Int(rawValue)] }

    /// ``LayerKindRow/traits``, without a copy of the row: they are read for every layer that is placed.
    package var traits: LayerKindTraits { Self.traitsByKind[Int(rawValue)] }

    // One column, so that no row is copied.
    var haveSameStorage: @Sendable (LayerKind, LayerKind) -> Bool { Self.rows[Int(rawValue)].haveSameStorage }

    private static let rows: [LayerKindRow] = allCases.map(\.makeRow)
    private static let traitsByKind: [LayerKindTraits] = rows.map(\.traits)
    fileprivate static let contentDependencies: [ContentDependency] = rows.map(\.contentDependency)
}

extension LayerKind {
    /// The inputs that the picture of a layer of this kind depends on, beside those of all kinds.
    package var contentDependency: ContentDependency {
        if case .plain = self { .nothing } else { LayerKindName.contentDependencies[Int(name.rawValue)] }
    }

    /// The memory that the values take in the key of a kept picture, about, in bytes.
    package var keyByteCount: Int {
        if case .plain = self { 0 } else { name.row.keyByteCount(self) }
    }

    /// Multiplies the colours among the values, as a replicator does; images are tinted where they are drawn.
    package mutating func tint(by factors: SIMD3<Double>) {
        if case .plain = self { return }
        name.row.tint(&self, factors)
    }

    /// Whether the sublayers share the space around the layer, which draws nothing of its own.
    package var sharesSpace: Bool {
        let name = name
        return name.traits.contains(.sharesSpace) && name.row.sharesSpace(self)
    }
}
