import AgateGeometry

/// A summary of the measured sublayers of a layer and its mask, for the layer above them.
struct SublayerSummary {
    /// The index of the mask.
    var mask: Int?
    /// How many sublayers draw something.
    var drawn = 0
    /// The pixels that the sublayers may touch.
    var extent = PixelBox.empty
    /// How far the backdrops of all layers in the layer reach together, below 0 without any.
    var backdropRadius = -1
    /// Which of ``PlacedTraits/blends``, ``PlacedTraits/sortsSublayers`` and ``PlacedTraits/sublayersDivideOpacity`` come from sublayers.
    var traits: PlacedTraits = []

    /// Goes through all that lies directly in a layer.
    ///
    /// - Complexity: O(sublayers).
    init(of index: Int, in layers: UnsafeMutableBufferPointer<PlacedLayer>) {
        var child = index + 1
        let end = layers[index].subtreeEnd
        while child < end {
            let extent = layers[child].extentBox
            if !extent.isEmpty {
                let reach = layers[child].backdropReach
                if reach >= 0 { backdropRadius = PlacedEffects.joined(backdropRadius, reach) }
            }
            switch layers[child].role {
            case .sublayer:
                guard !extent.isEmpty else { break }
                if layers[child].traits.contains(.leavesPlane)
                    || (layers[child].traits.contains(.sortsSublayers)
                        && layers[child].isTransparentToSorting(in: layers[index]))
                {
                    traits.insert(.sortsSublayers)
                }
                if layers[child].traits.contains(.blends) { traits.insert(.blends) }
                if layers[child].dividesOpacity { traits.insert(.sublayersDivideOpacity) }
                drawn += 1
                self.extent = self.extent.union(extent)
            case .mask:
                mask = child
            case .transitionSource:
                break
            }
            child = layers[child].subtreeEnd
        }
    }

    /// The summary of a layer that is measured, after some of its sublayers have changed; nil where only going through all of them tells.
    ///
    /// What the pixels of the others are together is known as long as no sublayer that changed lay at the rim of what they all touched.
    ///
    /// - Complexity: O(1).
    init?(of layer: PlacedLayer, after changes: SublayerChanges) {
        guard changes.isPlain, layer.traits.isDisjoint(with: [.blends, .sublayersDivideOpacity]),
            changes.before.isEmpty || changes.before.isInside(layer.sublayerBox)
        else { return nil }
        mask = layer.mask
        drawn = layer.drawnSublayers + changes.drawn
        extent = layer.sublayerBox.union(changes.after)
        backdropRadius = layer.innerBackdropRadius
        traits = layer.traits.intersection(.sortsSublayers)
    }
}

/// How some sublayers of one layer have changed.
struct SublayerChanges {
    /// The pixels that they touched, all of them together.
    private(set) var before = PixelBox.empty
    /// The pixels that they touch.
    private(set) var after = PixelBox.empty
    /// How many more of them draw something.
    private(set) var drawn = 0
    /// Whether their pixels are all that counts: they look at no backdrop, blend, divide an opacity and leave the plane neither before nor after.
    private(set) var isPlain = true

    /// Adds a sublayer.
    ///
    /// - Parameters:
    ///   - old: The sublayer as it was; nil for one that was as plain as it is.
    ///   - oldBox: The pixels that it touched.
    ///   - new: The sublayer as it is.
    mutating func add(_ old: PlacedLayer?, _ oldBox: PixelBox, _ new: PlacedLayer) {
        isPlain = isPlain && new.isPlainSublayer && old?.isPlainSublayer != false
        before = before.union(oldBox)
        after = after.union(new.extentBox)
        drawn += (new.extentBox.isEmpty ? 0 : 1) - (oldBox.isEmpty ? 0 : 1)
    }
}

extension PlacedLayer {
    /// Whether the layer means nothing to the one above but by its pixels.
    fileprivate var isPlainSublayer: Bool {
        role == .sublayer && traits.isDisjoint(with: [.leavesPlane, .sortsSublayers, .blends])
            && backdropReach < 0 && !dividesOpacity
    }
}

extension PlacedLayer {
    /// Notes what its sublayers mean to it, of which it knew nothing.
    mutating func take(_ summary: SublayerSummary) {
        mask = summary.mask
        drawnSublayers = summary.drawn
        sublayerBox = summary.extent
        innerBackdropRadius = summary.backdropRadius
        traits.formUnion(summary.traits)
    }
}
