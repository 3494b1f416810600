import AgateGeometry

/// Steps that begin and end: groups, masks and clips, with the pixels that are asked for inside of them.
extension PlanBuilder {
    mutating func openGroup(_ group: DrawGroup) {
        openOps.append(list.count)
        list.append(.beginGroup(group))
        groupDepth += 1
        apartDepth += 1
        var inside = demand.intersection(group.extent)
        if let shadow = group.shadow { inside = inside.union(shadow.source(of: inside)) }
        demands.append(inside)
        let shown = room.demand.intersection(group.extent)
        room.open(
            group.shadow.map { shown.union($0.source(of: shown).intersection(group.contentExtent)) } ?? shown
        )
    }

    mutating func closeGroup() {
        room.close()
        groupDepth -= 1
        apartDepth -= 1
        demands.removeLast()
        list.end(openOps.removeLast(), with: .endGroup)
    }

    mutating func beginMask(_ index: Int) {
        openOps.append(list.count)
        list.append(.beginMask(DrawMask(extent: layers[index].extent)))
        room.open(room.demand.intersection(layers[index].extent))
        apartDepth += 1
    }

    mutating func endMask() {
        room.close()
        apartDepth -= 1
        list.end(openOps.removeLast(), with: .endMask)
    }

    mutating func pushClip(_ rect: DeviceRect) {
        openOps.append(list.count)
        list.append(.pushClip(DrawClip(rect: rect)))
        demands.append(demand.intersection(rect))
    }

    mutating func popClip() {
        demands.removeLast()
        list.end(openOps.removeLast(), with: .popClip)
    }
}
