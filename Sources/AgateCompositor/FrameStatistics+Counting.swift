extension FrameStatistics {
    /// Notes the steps of a plan, those of prepared pictures included.
    mutating func count(_ plan: [FrameOperation]) {
        var lists = [plan]
        while let list = lists.popLast() {
            var next = 0
            for (index, operation) in list.enumerated() where index >= next {
                switch operation {
                case .skip(let end):
                    next = end + 1
                    continue
                case .beginGroup, .beginMask: offscreenPasses += 1
                case .picture(let picture, _, _), .sampled(let picture, _):
                    offscreenPasses += 1
                    lists.append(picture.list.operations)
                case .backdrop: offscreenPasses += 1
                default: break
                }
                operations += 1
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
