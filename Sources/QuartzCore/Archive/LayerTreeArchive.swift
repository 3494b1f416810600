import Foundation

/// How the layers of a tree are archived: the one that is archived first writes the whole tree as a list.
///
/// Each layer is an object of its own in the archive, written by its own `encode(with:)`, but the coder never
/// goes from a layer into its sublayers, so that trees 100 000 deep are written and read like any other.
enum LayerTreeArchive {
    /// Where a layer of the list hangs.
    private struct Place {
        var parent: Int
        var isMask: Bool
    }

    // MARK: Writing

    /// Writes the subtree of a layer, unless that is what a layer above it is doing.
    static func write(_ root: CALayer, to coder: NSCoder) {
        let progress = ArchiveProgress.current
        guard !progress.coversTree(of: root, in: coder) else { return }
        let (layers, places) = flattened(root)
        guard layers.count > 1, progress.goDeeper() else { return }
        progress.beginTree(of: layers, in: coder)
        defer {
            progress.endTree()
            progress.comeBack()
        }
        var writer = ArchiveByteWriter()
        writer.write(count: places.count)
        for place in places { writer.write(count: place.parent << 1 | (place.isMask ? 1 : 0)) }
        writer.bytes.withUnsafeBufferPointer { bytes in
            coder.encodeBytes(bytes.baseAddress, length: bytes.count, forKey: ObjectArchiveKey.tree)
        }
        for index in 1..<layers.count { coder.encode(layers[index], forKey: ObjectArchiveKey.layer(index)) }
    }

    /// The layers of a subtree, parents first and siblings in their order, and where each hangs, the root left
    /// out.
    private static func flattened(_ root: CALayer) -> (layers: [CALayer], places: [Place]) {
        var layers = [root]
        var places: [Place] = []
        var next = 0
        while next < layers.count {
            let layer = layers[next]
            if let mask = layer.mask, layer.shouldArchiveValue(forKey: "mask") {
                layers.append(mask)
                places.append(Place(parent: next, isMask: true))
            }
            if let sublayers = layer.sublayers, layer.shouldArchiveValue(forKey: "sublayers") {
                for sublayer in sublayers {
                    layers.append(sublayer)
                    places.append(Place(parent: next, isMask: false))
                }
            }
            next += 1
        }
        return (layers, places)
    }

    // MARK: Reading

    /// Reads the subtree of a layer and puts it together.
    static func read(_ root: CALayer, from coder: NSCoder) {
        let places = places(in: coder)
        guard !places.isEmpty else { return }
        var layers: [CALayer?] = [root]
        for (index, place) in places.enumerated() {
            let layer =
                ObjectArchiveReader.object(forKey: ObjectArchiveKey.layer(index + 1), in: coder) as? CALayer
            layers.append(layer)
            guard let layer, place.parent < layers.count - 1, let parent = layers[place.parent] else {
                continue
            }
            // Both refuse a layer that would make a cycle.
            if place.isMask {
                LayerTree.setMask(layer, of: parent)
            } else {
                LayerTree.insert(layer, into: parent, at: parent.sublayerStorage.count)
            }
        }
    }

    private static func places(in coder: NSCoder) -> [Place] {
        guard coder.containsValue(forKey: ObjectArchiveKey.tree) else { return [] }
        var words: [UInt32] = []
        coder.withDecodedUnsafeBytes(forKey: ObjectArchiveKey.tree) { bytes in
            guard let bytes else { return }
            words = (0..<bytes.count / 4).map { index in
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
            }
        }
        guard let count = words.first, Int(count) == words.count - 1 else { return [] }
        return words.dropFirst().map { Place(parent: Int($0 >> 1), isMask: $0 & 1 == 1) }
    }
}
