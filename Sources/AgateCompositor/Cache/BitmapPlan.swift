import AgateGeometry
import AgatePixels
import AgateScene
import Foundation

/// The state of the layers of a bitmap, or of a group that is drawn where it is, when it was planned last, and the result of the plan.
///
/// All that the draw ops of a bitmap depend on is here, so that the same layers are not planned again for a bitmap that is kept.
final class BitmapPlan: Sendable {
    /// One of the layers, as it lies in the bitmap.
    private struct Layer: Sendable {
        var id: LayerID
        var contentVersion: UInt64
        var projection: Projection
        var traits: PlacedTraits
        var role: PlacedLayer.Role
        var parent: Int
        var subtreeEnd: Int
    }

    /// The values of the topmost layer that its bitmap depends on: not its place, nor its opacity.
    struct Look: Sendable {
        var bounds: CGRect
        var cornerRadius: CGFloat
        var flags: LayerFlags
        var background: CGColor?
        var image: UInt64?
        var look: CopyOnWriteBox<LookValues>
        var contents: CopyOnWriteBox<ContentsValues>
        /// The kind with its values; plain where the pixels do not depend on it.
        var kind: LayerKind
    }

    private let look: Look
    private let top: Projection
    private let traits: PlacedTraits
    /// The layers in the topmost one.
    private let inner: [Layer]
    /// The memory that there was for surfaces of their own.
    private let room: Int

    let key: DisplayListKey
    let region: DeviceRect
    let opaquePixels: DeviceRect

    /// Bitmaps of more layers are planned each time.
    static let maxLayers = 256

    /// Nil where the layers have something about them that this does not tell.
    ///
    /// - Parameter room: The pixels that surfaces inside of the bitmap may have.
    init?(
        _ layers: ArraySlice<PlacedLayer>,
        _ raster: Rasterization?,
        room: Int,
        key: DisplayListKey,
        region: DeviceRect,
        opaquePixels: DeviceRect
    ) {
        guard layers.count <= Self.maxLayers, let first = layers.first,
            let look = Look(first.reference), layers.allSatisfy({ $0.extras == nil })
        else { return nil }
        self.look = look
        top = raster?.top ?? first.projection
        traits = first.traits.lasting
        let start = layers.startIndex
        inner = layers.dropFirst().map { layer in
            Layer(
                id: layer.id,
                contentVersion: layer.contentVersion,
                projection: layer.projection.inBitmap(raster),
                traits: layer.traits.lasting,
                role: layer.role,
                parent: layer.parent - start,
                subtreeEnd: layer.subtreeEnd - start
            )
        }
        self.room = room
        self.key = key
        self.region = region
        self.opaquePixels = opaquePixels
    }
}

extension BitmapPlan {
    /// Whether the layers of a bitmap are those that were planned.
    ///
    /// - Parameters:
    ///   - raster: How they are drawn; nil for a group, which lies where it is.
    ///   - room: The pixels that surfaces inside of the bitmap may have.
    func isValid(_ layers: ArraySlice<PlacedLayer>, _ raster: Rasterization?, room: Int) -> Bool {
        guard layers.count == inner.count + 1, room == self.room, let first = layers.first,
            top == raster?.top ?? first.projection, first.traits.lasting == traits, first.extras == nil,
            look.isValid(first.reference)
        else { return false }
        let start = layers.startIndex
        for (index, old) in zip(layers.indices.dropFirst(), inner) {
            guard layers[index].contentVersion == old.contentVersion, layers[index].id == old.id,
                layers[index].role == old.role, layers[index].parent - start == old.parent,
                layers[index].subtreeEnd - start == old.subtreeEnd,
                layers[index].traits.lasting == old.traits, layers[index].extras == nil,
                layers[index].projection.inBitmap(raster) == old.projection
            else { return false }
        }
        return true
    }

    /// The approximate memory of the plan, in bytes.
    var byteCount: Int { (inner.count + 4) * 256 + look.byteCount }
}

extension BitmapPlan {
    /// A number that differs, as a rule, where the layers in the topmost one differ or where any of them moved.
    static func mark(of layers: ArraySlice<PlacedLayer>) -> UInt64? {
        var mark: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ number: UInt64) { mark = (mark ^ number) &* 0x9E37_79B9_7F4A_7C15 ^ mark >> 29 }
        for index in layers.indices {
            guard layers[index].extras == nil else { return nil }
            if index > layers.startIndex { take(layers[index].contentVersion) }
            let projection = layers[index].projection
            take(projection.m11.bitPattern)
            take(projection.m12.bitPattern)
            take(projection.m21.bitPattern)
            take(projection.m22.bitPattern)
            take(projection.m31.bitPattern)
            take(projection.m32.bitPattern)
        }
        return mark
    }
}

extension BitmapPlan.Look {
    /// Nil for layers whose pixels depend on other things too.
    init?(_ layer: LayerValuesReference) {
        let values = layer.address
        switch values.pointee.contents {
        case .none: image = nil
        case .image(let contents): image = contents.identity
        case .object, .dissolve: return nil
        }
        switch values.pointee.kind.contentDependency {
        case .nothing: kind = .plain
        case .values: kind = values.pointee.kind
        case .more: return nil
        }
        bounds = values.pointee.bounds
        cornerRadius = values.pointee.cornerRadius
        flags = values.pointee.flags
        background = values.pointee.backgroundColor
        look = values.pointee.look
        contents = values.pointee.contentsLook
    }

    func isValid(_ layer: LayerValuesReference) -> Bool {
        let values = layer.address
        guard bounds == values.pointee.bounds, cornerRadius == values.pointee.cornerRadius,
            flags == values.pointee.flags, background === values.pointee.backgroundColor,
            look.isSame(as: values.pointee.look), contents.isSame(as: values.pointee.contentsLook)
        else { return false }
        switch values.pointee.contents {
        case .none: guard image == nil else { return false }
        case .image(let contents): guard image == contents.identity else { return false }
        case .object, .dissolve: return false
        }
        switch values.pointee.kind.contentDependency {
        case .nothing: return kind.name == .plain
        case .values: return kind.isSame(as: values.pointee.kind)
        case .more: return false
        }
    }

    fileprivate var byteCount: Int { kind.keyByteCount }
}

extension PlacedTraits {
    /// Without those that say only how the layer came to be where it is.
    fileprivate var lasting: PlacedTraits { subtracting([.isMoving, .isOriginal, .updatesEveryFrame]) }
}
