package import AgateTiming

extension LayerProperty {
    /// The registry's row for this property.
    package var row: PropertyRow { Self.rows[Int(rawValue)] }

    /// The key of key-value coding, of actions and of animations: Objective-C's spelling.
    package var keyPath: String { Self.keyPaths[Int(rawValue)] }

    /// The action that a change of the property starts on a committed stand-alone layer.
    package var implicitAction: ImplicitAction { Self.implicitActions[Int(rawValue)] }

    /// Finds a property by either spelling of its key (`hidden`, `isHidden`).
    package init?(key: String) {
        guard let property = Self.byKey[key] else { return nil }
        self = property
    }

    /// Whether layers of a kind have it.
    package func isOwned(by kind: LayerKind) -> Bool { row.owners.contains(LayerKinds(kind.name)) }

    /// The default: what a new layer of a kind has.
    package func standardValue(in kind: LayerKind) -> AnimatableValue {
        var values = LayerValues()
        values.kind = kind.name.row.standard
        return values.value(of: self)
    }

    var read: PropertyRow.Read { Self.readers[Int(rawValue)] }
    var write: PropertyRow.Write { Self.writers[Int(rawValue)] }

    private static let rows: [PropertyRow] = allCases.map(\.makeRow)

    // Columns that changes and evaluated values read, so that they copy no row (benchmarks `set/implicit-action` and `evaluate-*`).
    private static let keyPaths: [String] = allCases.map { $0.row.objectiveCKey ?? "\($0)" }
    private static let implicitActions: [ImplicitAction] = rows.map(\.implicitAction)
    private static let readers: [PropertyRow.Read] = rows.map(\.read)
    private static let writers: [PropertyRow.Write] = rows.map(\.write)

    private static let byKey: [String: LayerProperty] = {
        var table: [String: LayerProperty] = [:]
        for property in allCases {
            table[property.keyPath] = property
            table["\(property)"] = property
        }
        return table
    }()
}
