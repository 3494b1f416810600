import AgateGeometry

/// Steps that begin and end: groups, masks and clips, with the pixels that are asked for inside of them.
extension PlanBuilder {
    mutating func openGroup(_ group: FrameOperation.Group) {
        openOperations.append(operations.count)
        operations.append(.beginGroup(group))
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
        let start = openOperations.removeLast()
        if case .beginGroup(var group) = operations[start] {
            group.end = operations.count
            operations[start] = .beginGroup(group)
        }
        operations.append(.endGroup)
    }

    mutating func beginMask(_ index: Int) {
        openOperations.append(operations.count)
        operations.append(.beginMask(extent: layers[index].extent, end: 0))
        room.open(room.demand.intersection(layers[index].extent))
        apartDepth += 1
    }

    mutating func endMask() {
        room.close()
        apartDepth -= 1
        let start = openOperations.removeLast()
        if case .beginMask(let extent, _) = operations[start] {
            operations[start] = .beginMask(extent: extent, end: operations.count)
        }
        operations.append(.endMask)
    }

    mutating func pushClip(_ rect: DeviceRect) {
        openOperations.append(operations.count)
        operations.append(.pushClip(rect, end: 0))
        demands.append(demand.intersection(rect))
    }

    mutating func popClip() {
        demands.removeLast()
        let start = openOperations.removeLast()
        if case .pushClip(let rect, _) = operations[start] {
            operations[start] = .pushClip(rect, end: operations.count)
        }
        operations.append(.popClip)
    }
}
