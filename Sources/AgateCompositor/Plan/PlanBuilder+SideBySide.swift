import Dispatch
import Synchronization

/// Many sublayers of one layer, planned by several threads: what one draws does not depend on the others.
extension PlanBuilder {
    /// Fewer sublayers than these are not worth a second thread.
    static let leastSideBySide = 512

    /// The steps of some sublayers, counted from 0.
    private struct Part {
        var operations: [FrameOperation] = []
        var keptShadowPixels = 0
    }

    /// A builder that several threads copy.
    private struct Start: @unchecked Sendable {
        // Read only: the values that its layers point to stay where they are while a frame is planned.
        let builder: PlanBuilder
    }

    /// Plans sublayers, back to front, as one after the other would be planned (benchmark `composite/rounded`).
    ///
    /// None of them may filter what is behind it.
    mutating func planSideBySide(_ sublayers: [Work]) {
        let count = min(threads, sublayers.count)
        var empty = self
        empty.operations = []
        empty.openOperations = []
        empty.work = []
        empty.threads = 1
        let start = Start(builder: empty)
        let waiting = Start(builder: empty.waiting(for: sublayers))
        let parts = Mutex([Part](repeating: Part(), count: count))
        DispatchQueue.concurrentPerform(iterations: count) { number in
            var builder = start.builder
            let work = waiting.builder.work
            builder.work = work[work.count * number / count..<work.count * (number + 1) / count].reversed()
            builder.finish()
            let part = Part(operations: builder.operations, keptShadowPixels: builder.keptShadowPixels)
            parts.withLock { $0[number] = part }
        }
        let before = keptShadowPixels
        for part in parts.withLock({ $0 }) {
            let first = operations.count
            operations += part.operations
            if first > 0 { for step in first..<operations.count { operations[step].move(by: first) } }
            keptShadowPixels += part.keptShadowPixels - before
        }
        lastBounds = nil
    }

    private func waiting(for sublayers: [Work]) -> PlanBuilder {
        var builder = self
        builder.work = sublayers
        return builder
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
