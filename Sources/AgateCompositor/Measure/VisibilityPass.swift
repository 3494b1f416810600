import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// Finds out which layers draw something, and which pixels each subtree may touch.
///
/// One walk from the last layer to the first, so that sublayers come before the layer above them.
///
/// Source: claims 12.19, 14.4, 14.7.
enum VisibilityPass {
    static func run(_ layers: inout [PlacedLayer]) {
        layers.withUnsafeMutableBufferPointer { layers in
            for index in layers.indices.reversed() { measure(index, in: layers) }
        }
    }

    /// Measures one layer anew, whose sublayers, mask and transition source are measured.
    ///
    /// - Complexity: O(sublayers).
    static func measure(_ index: Int, in layers: UnsafeMutableBufferPointer<PlacedLayer>) {
        measure(index, SublayerSummary(of: index, in: layers), in: layers)
    }

    /// Measures one layer anew, of which the sublayers, the mask and the transition source are summed up.
    ///
    /// - Complexity: O(1); O(sublayers) where some blend in a shared space.
    static func measure(
        _ index: Int,
        _ summary: SublayerSummary,
        in layers: UnsafeMutableBufferPointer<PlacedLayer>
    ) {
        layers[index].forgetMeasures()
        layers[index].take(summary)
        if layers[index].blendMode != .normal {
            layers[index].traits.insert(.blends)
        }
        if layers[index].traits.contains(.blends), layers[index].drawnSublayers > 0,
            layers[index].isTransformLayer || layers[index].traits.contains(.sortsSublayers),
            hasBlendingSublayers(index, in: layers)
        {
            // Where planes are cut, what is behind is looked at as by a filter.
            layers[index].innerBackdropRadius = max(layers[index].innerBackdropRadius, 0)
        }
        let parent = layers[index].parent
        let depth = layers[index].particles.map { _ in
            ParticleDepth(layers[index], parent: parent >= 0 ? layers[parent] : nil)
        }
        let mask = summary.mask.map { layers[$0].extent }
        let source = layers[index].transitionSource.map { layers[$0].extent }
        measure(&layers[index], depth, mask: mask, old: source)
        if layers[index].isBox(endingAt: index + 1) {
            layers[index].traits.insert(.isBox)
        } else {
            layers[index].traits.remove(.isBox)
        }
        layers[index].grouping = GroupingState(
            layers[index],
            isInTransformLayer: parent >= 0 && layers[parent].isTransformLayer
        )
    }

    /// Whether a sublayer that shows, or one in it, has a blend mode of its own.
    private static func hasBlendingSublayers(
        _ index: Int,
        in layers: UnsafeMutableBufferPointer<PlacedLayer>
    ) -> Bool {
        var child = index + 1
        while child < layers[index].subtreeEnd {
            if layers[child].role == .sublayer, layers[child].traits.contains(.blends),
                !layers[child].extentBox.isEmpty
            {
                return true
            }
            child = layers[child].subtreeEnd
        }
        return false
    }

    private static func measure(
        _ layer: inout PlacedLayer,
        _ depth: ParticleDepth?,
        mask: DeviceRect?,
        old: DeviceRect?
    ) {
        if layer.isVisible {
            measureSurface(&layer, depth, mask: mask)
        }
        layer.extent = layer.surfaceExtent
        guard let transition = layer.transition else { return }
        layer.extent = layer.extent.union(old ?? .empty)
        if transition.style.clipsToBounds {
            layer.extent = layer.extent.intersection(
                transition.boundsProjection.extent(of: layer.values.bounds)
            )
        }
    }

    private static func measureSurface(_ layer: inout PlacedLayer, _ depth: ParticleDepth?, mask: DeviceRect?)
    {
        if layer.isTransformLayer {
            layer.contentExtent = layer.sublayerExtent
            layer.surfaceExtent = layer.sublayerExtent
            return
        }
        if layer.hasClearingBlend {
            layer.traits.insert(.clearsOutside)
        } else {
            layer.traits.remove(.clearsOutside)
        }
        let (parts, box, inside) = ownParts(of: layer, depth)
        layer.parts = parts
        layer.innerExtent = inside.union(layer.sublayerExtent)
        let cut =
            layer.values.flags.contains(.masksToBounds)
            ? layer.projection.extent(of: layer.values.bounds) : nil
        var extent = box.union(layer.innerExtent)
        if layer.reference.withValues({ PlacedEffects.areThere($0) }) { layer.effects = PlacedEffects(layer) }
        if let effects = layer.effects { extent = effects.extent(of: extent) }
        if let cut { extent = extent.intersection(cut) }
        layer.contentExtent = extent
        if layer.asksForShadow, let shadow = ShadowGeometry(layer.values, projection: layer.projection) {
            var silhouette = extent
            if let path = layer.values.look.values.shadowPath {
                silhouette = layer.projection.extent(of: path.boundingBox)
            }
            let shadowExtent = shadow.extent(of: silhouette)
            if !shadowExtent.isEmpty {
                layer.parts.insert(.shadow)
                extent = extent.union(shadowExtent)
                if let cut { extent = extent.intersection(cut) }
            }
        }
        if let backdrop = layer.effects?.backdrop { extent = extent.union(backdrop.boundsExtent) }
        if let mask { extent = extent.intersection(mask) }
        if let raster = layer.effects?.raster { extent = extent.grown(x: raster.spread, y: raster.spread) }
        layer.surfaceExtent = extent
    }

    /// The content that a layer draws of its own, and its extent: background and border, and the rest.
    private static func ownParts(
        of layer: PlacedLayer,
        _ depth: ParticleDepth?
    ) -> (parts: LayerParts, box: DeviceRect, inside: DeviceRect) {
        // In place: a copy of all values would be most of the work.
        var parts: LayerParts = []
        let hasArea = layer.values.bounds.width > 0 && layer.values.bounds.height > 0
        if hasArea {
            if let color = layer.values.backgroundColor, color.rgba.w > 0 { parts.insert(.background) }
            if layer.values.look.isPresent, layer.values.look.values.borderWidth > 0,
                let color = layer.values.look.values.borderColor, color.rgba.w > 0
            {
                parts.insert(.border)
            }
        }
        let box = parts.isEmpty ? DeviceRect.empty : layer.projection.extent(of: layer.values.bounds)
        var extent = DeviceRect.empty
        if hasArea {
            for (image, _) in layer.values.contents.weightedImages {
                let placement = ContentsPlacement(
                    imageWidth: image.width,
                    imageHeight: image.height,
                    values: layer.values,
                    projection: layer.projection,
                    isMirrored: false
                )
                let covered = layer.projection.extent(of: placement.destination)
                guard !covered.isEmpty else { continue }
                parts.insert(.contents)
                extent = extent.union(covered)
            }
        }
        if case .plain = layer.values.kind { return (parts, box, extent) }
        let own = layer.values.kind.name.measure.measure(layer, hasArea: hasArea, depth)
        return (parts.union(own.parts), box, extent.union(own.extent))
    }
}

extension PlacedLayer {
    /// Whether there may be a shadow.
    fileprivate var asksForShadow: Bool {
        values.look.isPresent && values.look.values.shadowOpacity > 0
    }
}
