/// The parts kept from frame to frame that a change of a property makes stale.
///
/// Nothing: no frame shows the property. The flags are an upper bound of what a change may do, and measuring and damage follow from
/// what is different in fact.
package struct DirtyFlags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Where the layer is, whether it is seen, its particles, or what layers in it get from it: their space, their time, their copies.
    ///
    /// The layer is placed again, and the layers in it with it where they depend on what is different.
    package static let placing = DirtyFlags(rawValue: 1 << 0)
    /// The picture of the layer where it is, the pixels around its bounds that it touches, and what is done to its sublayers' picture.
    ///
    /// All layers stay in their places.
    package static let drawing = DirtyFlags(rawValue: 1 << 1)

    package static let all: DirtyFlags = [.placing, .drawing]
}

extension LayerProperty {
    /// The parts that a change of the property makes stale.
    package var dirties: DirtyFlags { Self.dirtyFlags[Int(rawValue)] }

    private static let dirtyFlags: [DirtyFlags] = allCases.map(\.row.dirties)
}

extension PropertyTarget {
    /// The parts that an animation of the property makes stale.
    var dirties: DirtyFlags {
        switch self {
        case .property(let property), .component(let property, _): property.dirties
        case .cell: LayerProperty.emitterCells.dirties
        case .filter: [LayerProperty.filters.dirties, LayerProperty.backgroundFilters.dirties]
        case .custom, .customComponent: Self.customDirties
        }
    }

    /// The parts that a change of any value of a subclass makes stale: the time for which tiles are shown is one.
    static var customDirties: DirtyFlags { .drawing }
}
