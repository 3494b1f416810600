import Dispatch
import Synchronization

/// Many sublayers or particles of one layer, planned by several threads: what one draws does not depend on the others.
extension PlanBuilder {
    /// Fewer than these are not worth a second thread.
    static let leastSideBySide = 512

    /// The steps of one thread, counted from 0.
    private struct Part {
        var operations: [FrameOperation] = []
        var keptShadowPixels = 0
        var looksBehind = false
    }

    /// What threads share.
    private enum Things {
        /// Sublayers, back to front; none of them may filter what is behind it.
        case sublayers([Work])
        case particles(of: Int, style: PartStyle, count: Int)

        var count: Int {
            switch self {
            case .sublayers(let sublayers): sublayers.count
            case .particles(_, _, let count): count
            }
        }
    }

    /// What each thread begins with.
    private struct Start: @unchecked Sendable {
        // Read only: the values that its layers point to stay where they are while a frame is planned.
        let builder: PlanBuilder
        let things: Things
    }

    /// Plans sublayers as one after the other would be planned (benchmark `composite/rounded`).
    mutating func planSideBySide(_ sublayers: [Work]) { plan(.sublayers(sublayers)) }

    /// Plans particles as one after the other would be planned (benchmark `composite/particles`).
    mutating func planSideBySide(particlesOf index: Int, _ style: PartStyle, count: Int) {
        plan(.particles(of: index, style: style, count: count))
    }

    /// Has each thread plan a part, with a builder that begins where this one is, and puts their steps together in order.
    private mutating func plan(_ things: Things) {
        var empty = self
        empty.operations = []
        empty.openOperations = []
        empty.work = []
        empty.threads = 1
        let start = Start(builder: empty, things: things)
        let parts = min(threads, things.count)
        let results = Mutex([Part](repeating: Part(), count: parts))
        DispatchQueue.concurrentPerform(iterations: parts) { number in
            var builder = start.builder
            let count = start.things.count
            let range = count * number / parts..<count * (number + 1) / parts
            switch start.things {
            case .sublayers(let sublayers):
                builder.work = sublayers[range].reversed()
                builder.finish()
            case .particles(let index, let style, _): builder.drawParticles(index, style, range)
            }
            let part = Part(
                operations: builder.operations,
                keptShadowPixels: builder.keptShadowPixels,
                looksBehind: builder.looksBehind
            )
            results.withLock { $0[number] = part }
        }
        let before = keptShadowPixels
        for part in results.withLock({ $0 }) {
            let first = operations.count
            operations += part.operations
            if first > 0 { for step in first..<operations.count { operations[step].move(by: first) } }
            keptShadowPixels += part.keptShadowPixels - before
            looksBehind = looksBehind || part.looksBehind
        }
        lastBounds = nil
    }
}

extension FrameOperation {
    /// Counts the indices of other steps from an earlier place in the list.
    fileprivate mutating func move(by distance: Int) {
        switch self {
        case .beginGroup(var group):
            group.end += distance
            self = .beginGroup(group)
        case .beginMask(let extent, let end): self = .beginMask(extent: extent, end: end + distance)
        case .pushClip(let rect, let end): self = .pushClip(rect, end: end + distance)
        case .skip(let end): self = .skip(to: end + distance)
        default: break
        }
    }
}
