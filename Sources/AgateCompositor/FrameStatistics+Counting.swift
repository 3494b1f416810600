extension FrameStatistics {
    /// Adds the ops of a display list that are not hidden, those of offscreen passes included.
    mutating func count(_ list: DisplayList) {
        var lists = [list]
        while let list = lists.popLast() {
            for index in list.visibleIndices {
                let flags = list.occlusion[index].flags
                drawOps += 1
                guard flags.contains(.isOffscreen) else { continue }
                offscreenPasses += 1
                let pass = list.ops[index].traits(in: list.resources).pass
                if pass >= 0 { lists.append(list.resources.pass(pass).list) }
            }
        }
    }

    /// Notes what a cache did since its counts were looked at.
    mutating func count(_ cache: RenderCache, since before: (hits: Int, misses: Int)) {
        let after = cache.counts
        cacheHits = after.hits - before.hits
        cacheMisses = after.misses - before.misses
        cacheBytes = cache.bytes
    }
}
