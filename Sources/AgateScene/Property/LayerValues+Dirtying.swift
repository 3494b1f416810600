extension LayerValues {
    /// The stale parts of a frame that shows other values of the same layer: at least those of the rows of all different properties.
    ///
    /// Values in one group are not compared one by one: with another storage all of them count as different.
    ///
    /// - Complexity: O(1); no value is looked at that lies behind a reference.
    @inline(__always)  // Neither side is copied for the call.
    package func dirtyFlags(since old: LayerValues) -> DirtyFlags {
        var dirty: DirtyFlags = []
        if bounds != old.bounds { dirty.formUnion(DirtyTable.standard.bounds) }
        if position != old.position { dirty.formUnion(DirtyTable.standard.position) }
        if anchorPoint != old.anchorPoint { dirty.formUnion(DirtyTable.standard.anchorPoint) }
        if zPosition != old.zPosition { dirty.formUnion(DirtyTable.standard.zPosition) }
        if cornerRadius != old.cornerRadius { dirty.formUnion(DirtyTable.standard.cornerRadius) }
        if opacity != old.opacity { dirty.formUnion(DirtyTable.standard.opacity) }
        if flags != old.flags {
            dirty.formUnion(DirtyTable.standard.of(flags.symmetricDifference(old.flags)))
        }
        if backgroundColor !== old.backgroundColor { dirty.formUnion(DirtyTable.standard.backgroundColor) }
        if !contents.isNone || !old.contents.isNone { dirty.formUnion(DirtyTable.standard.contents) }
        if !space.isSame(as: old.space) { dirty.formUnion(DirtyTable.standard.space) }
        if !look.isSame(as: old.look) { dirty.formUnion(DirtyTable.standard.look) }
        if !contentsLook.isSame(as: old.contentsLook) { dirty.formUnion(DirtyTable.standard.contentsLook) }
        if !timing.isSame(as: old.timing) { dirty.formUnion(DirtyTable.standard.timing) }
        if !kind.isSame(as: old.kind) {
            dirty.formUnion(kind.name == old.kind.name ? DirtyTable.standard.of(kind.name) : .all)
        }
        if !custom.isEmpty || !old.custom.isEmpty { dirty.formUnion(PropertyTarget.customDirties) }
        return dirty
    }
}

extension LayerContents {
    fileprivate var isNone: Bool {
        if case .none = self { true } else { false }
    }
}

/// The stale parts for a different stored value, by its place: the union of the rows of all properties there.
private struct DirtyTable {
    static let standard = DirtyTable()

    let bounds = Self.union(\.bounds)
    let position = Self.union(\.position)
    let anchorPoint = Self.union(\.anchorPoint)
    let zPosition = Self.union(\.zPosition)
    let cornerRadius = Self.union(\.cornerRadius)
    let opacity = Self.union(\.opacity)
    let backgroundColor = Self.union(\.backgroundColor)
    let contents = Self.union(\.contents)
    let space = Self.union(\.space)
    let look = Self.union(\.look)
    let contentsLook = Self.union(\.contentsLook)
    let timing = Self.union(\.timing)
    private let kinds: [DirtyFlags] = LayerKindName.allCases.map { name in
        let properties = LayerProperty.allCases.filter {
            $0.row.place == \LayerValues.kind && $0.row.owners.contains(LayerKinds(name))
        }
        return DirtyFlags(properties.map(\.dirties))
    }
    private let flags: [(flag: LayerFlags, dirties: DirtyFlags)] = LayerProperty.allCases.compactMap {
        property in property.row.flag.map { ($0, property.dirties) }
    }

    private static func union(_ place: PartialKeyPath<LayerValues>) -> DirtyFlags {
        DirtyFlags(LayerProperty.allCases.filter { $0.row.place == place }.map(\.dirties))
    }

    func of(_ kind: LayerKindName) -> DirtyFlags { kinds[Int(kind.rawValue)] }

    func of(_ changed: LayerFlags) -> DirtyFlags {
        var (dirty, rest) = (DirtyFlags(), changed)
        for (flag, dirties) in flags where changed.contains(flag) {
            dirty.formUnion(dirties)
            rest.remove(flag)
        }
        // One that is no property.
        return rest.isEmpty ? dirty : .all
    }
}
