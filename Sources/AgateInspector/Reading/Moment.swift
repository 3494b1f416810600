import AgateCompositor
import AgateDisplay
import AgateScene
import Foundation
import QuartzCore
import UIKit

/// A tree of a display at a time, with all that is known of it: what every question is answered from.
@MainActor struct Moment {
    let tree: RenderTree
    /// The display's time, in seconds.
    let time: Double
    let isPast: Bool
    /// The number of the last commit in the tree.
    let commit: Int
    let size: PixelSize
    let scale: CGFloat
    let clients: ClientTable
    private let objects: LayerObjects
    /// The program's layers as they are now; those that have left are not among them.
    ///
    /// - Complexity: O(layers) the first time.
    var layers: [LayerID: CALayer] { objects.layers }
    /// The layers of views by the addresses of the views, which texts of constraints bear.
    var idsByAddress: [UInt: LayerID] { objects.idsByAddress }

    init(
        tree: RenderTree,
        time: Double,
        isPast: Bool,
        commit: Int,
        display: Display,
        clients: ClientTable,
        looksAtLayers: Bool = true
    ) {
        (self.tree, self.time, self.isPast, self.commit) = (tree, time, isPast, commit)
        (size, scale) = (display.pixelSize, display.scale)
        self.clients = clients
        objects = LayerObjects(clients)
        // The changes of a commit are sent without a walk over all of the program's layers.
        if looksAtLayers { _ = objects.layers }
    }

    /// The shown values of a layer; nil for one that is not in the tree.
    func shown(_ id: LayerID) -> LayerValues? { tree.values(of: id, at: time) }

    /// Calls a function with each layer, parents first, in the order of the tree; and with its superlayer, its depth, whether it is a
    /// mask, and whether something above hides it.
    ///
    /// - Complexity: O(layers), however deep the tree is.
    func forEach(_ body: (_ id: LayerID, _ place: Place) -> Void) {
        guard let root = tree.root else { return }
        var stack = [(root, Place())]
        // No more steps than layers: a damaged tree must not hold us for ever.
        var left = tree.count
        while let (id, place) = stack.popLast(), left > 0 {
            guard let node = tree[id] else { continue }
            left -= 1
            var inner = place
            if let values = shown(id), values.flags.contains(.hidden) || values.opacity <= 0 {
                inner.isHidden = true
            }
            body(id, inner)
            inner.parent = id
            inner.depth += 1
            inner.isMask = false
            for child in node.sublayers.reversed() { stack.append((child, inner)) }
            if let mask = node.mask {
                inner.isMask = true
                stack.append((mask, inner))
            }
        }
    }

    /// Where a layer stands in the tree.
    struct Place {
        var parent: LayerID?
        var depth = 0
        var isMask = false
        var isHidden = false
    }
}

/// The program's layers, found at their first use.
@MainActor private final class LayerObjects {
    private let clients: ClientTable

    init(_ clients: ClientTable) {
        self.clients = clients
    }

    lazy var layers: [LayerID: CALayer] = clients.layers()

    lazy var idsByAddress: [UInt: LayerID] = layers.reduce(into: [:]) { ids, item in
        guard let view = item.value.delegate as? UIView else { return }
        ids[UInt(bitPattern: ObjectIdentifier(view))] = item.key
    }
}
