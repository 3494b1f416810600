import AgateScene

extension DisplayList {
    /// Stops the program where the list is not as its readers rely on: arrays as long as each other, ends that nest and end what began, and
    /// indices that the tables of the list have.
    func checkInvariants() {
        let isParallel =
            visibleBounds.count == count && occlusion.count == count && ends.count == count
        InvariantChecks.require(isParallel, "the arrays of a display list have an element for each op")
        var open: [Int] = []
        for index in ops.indices {
            let flags = occlusion[index].flags
            let end = Int(ends[index])
            InvariantChecks.require(end >= index && end < count, "op \(index) ends at \(end) of \(count)")
            if flags.contains(.begins) {
                InvariantChecks.require(
                    end > index,
                    "op \(index), \(name(index)), begins something and ends it"
                )
                InvariantChecks.require(
                    open.last.map { end < $0 } ?? true,
                    "op \(index) ends inside of its group"
                )
                open.append(end)
            } else {
                InvariantChecks.require(end == index, "op \(index), \(name(index)), begins nothing")
            }
            if flags.contains(.ends) {
                InvariantChecks.require(
                    open.popLast() == index,
                    "op \(index), \(name(index)), ends the last that began"
                )
            }
            checkResources(index)
        }
        InvariantChecks.require(open.isEmpty, "all that begins in a display list ends in it")
        for pass in resources.passes { pass.list.checkInvariants() }
    }

    private func name(_ index: Int) -> Substring {
        ops[index].text(in: resources).prefix { $0 != " " }
    }

    private func checkResources(_ index: Int) {
        func require(_ resource: Int32, _ count: Int, isOptional: Bool = false) {
            let isThere = (isOptional && resource == -1) || (resource >= 0 && Int(resource) < count)
            InvariantChecks.require(isThere, "op \(index) names resource \(resource) of \(count)")
        }
        switch ops[index] {
        case .fill(let fill):
            let isOfImage = if case .image = fill.content.paint { true } else { false }
            require(fill.image, resources.images.count, isOptional: !isOfImage)
            require(fill.coverage, resources.coverages.count, isOptional: fill.content.shape != .coverage)
        case .roundedRect(let box): require(box.shape, resources.shapes.count)
        case .image(let image): require(image.image, resources.images.count)
        case .shadow(let shadow): require(shadow.resource, resources.shadows.count)
        case .pass(let pass): require(pass.pass, resources.passes.count)
        case .sampledPass(let pass): require(pass.pass, resources.passes.count)
        case .backdrop(let backdrop):
            require(backdrop.chain, resources.chains.count)
            require(backdrop.mask, resources.passes.count, isOptional: true)
        case .beginGroup, .groupShadow, .endGroup, .beginMask, .endMask, .pushClip, .popClip: break
        }
    }
}
