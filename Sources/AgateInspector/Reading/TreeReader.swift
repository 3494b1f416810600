import AgateCompositor
import AgateScene
import Foundation
import QuartzCore

extension Moment {
    /// All layers of the tree.
    ///
    /// - Complexity: O(layers).
    func treeRecord() -> TreeRecord {
        let placed = placesByLayer()
        let reasons = Dictionary(uniqueKeysWithValues: offscreenLayers().map { ($0.layer, $0.reasons.texts) })
        var nodes: [NodeSummary] = []
        nodes.reserveCapacity(tree.count)
        forEach { id, place in
            nodes.append(summary(of: id, place, placed[id], reasons[id]))
        }
        return TreeRecord(time: time.sixDigits, isPast: isPast, commit: commit, nodes: nodes)
    }

    /// One layer as it stands in the tree; nil for one that is not in it.
    func summary(of id: LayerID) -> NodeSummary? {
        guard tree[id] != nil else { return nil }
        let reasons = offscreenLayers().first { $0.layer == id }?.reasons.texts
        return summary(of: id, place(of: id), placesByLayer()[id], reasons)
    }

    /// One layer as it stands in the tree, without where it shows and what it costs.
    func plainSummary(of id: LayerID) -> NodeSummary? {
        tree[id] == nil ? nil : summary(of: id, place(of: id), nil, nil)
    }

    private func summary(
        of id: LayerID,
        _ place: Place,
        _ placed: LayerPlace?,
        _ reasons: [String]?
    ) -> NodeSummary {
        let node = tree[id]
        let client = clients.client(of: id, kind: node?.values.kind ?? .plain)
        return NodeSummary(
            id: id.text,
            parent: place.parent?.text,
            depth: place.depth,
            className: client.className,
            name: client.name,
            view: client.view,
            controller: client.controller,
            identifier: client.identifier,
            words: client.words,
            isMask: place.isMask,
            isHidden: place.isHidden,
            drawsSomething: placed?.drawsSomething ?? false,
            corners: placed.flatMap { placed in
                placed.corners.isEmpty
                    ? nil : placed.corners.flatMap { [Double($0.x).sixDigits, Double($0.y).sixDigits] }
            },
            children: node?.sublayers.count ?? 0,
            animations: node?.animations.count ?? 0,
            offscreen: reasons
        )
    }

    private func place(of id: LayerID) -> Place {
        var place = Place()
        place.parent = tree[id]?.superlayer
        if let parent = place.parent { place.isMask = tree[parent]?.mask == id }
        var current: LayerID? = id
        var left = tree.count
        while let layer = current, left > 0, let values = shown(layer) {
            left -= 1
            if values.flags.contains(.hidden) || values.opacity <= 0 { place.isHidden = true }
            current = tree[layer]?.superlayer
            if current != nil { place.depth += 1 }
        }
        return place
    }

    private func placesByLayer() -> [LayerID: LayerPlace] {
        var found: [LayerID: LayerPlace] = [:]
        for place in Compositor.places(of: tree, at: time) where !place.isCopy && found[place.layer] == nil {
            found[place.layer] = place
        }
        return found
    }

    func offscreenLayers() -> [LayerOffscreen] {
        Compositor.offscreenLayers(of: tree, at: time, size: size, scale: scale)
    }

    /// The layers that are drawn off-screen.
    func offscreenRecords() -> [OffscreenRecord] { offscreenLayers().map(record) }

    private func record(_ layer: LayerOffscreen) -> OffscreenRecord {
        OffscreenRecord(
            id: layer.layer.text,
            title: clients.title(of: layer.layer, in: tree),
            reasons: layer.reasons.texts,
            copies: layer.copies,
            pixels: layer.pixels,
            extent: layer.extent.numbers
        )
    }

    /// The draw ops of the frame, a line for each.
    var plan: [String] {
        Compositor.plan(of: tree, at: time, size: size, scale: scale).split(separator: "\n").map(String.init)
    }

    /// All about a layer; nil for one that is not in the tree.
    func detail(of id: LayerID) -> NodeDetail? {
        guard let summary = summary(of: id) else { return nil }
        let layer = layers[id]
        return NodeDetail(
            node: summary,
            time: time.sixDigits,
            localTime: tree.localTime(of: id, at: time).sixDigits,
            properties: properties(of: id),
            animations: animations(of: id),
            offscreen: offscreenLayers().first { $0.layer == id }.map(record),
            flaws: layer.map { LayerInspection.filterFlaws(of: $0) } ?? [],
            view: layer.flatMap(viewRecord)
        )
    }
}
