import AgateGeometry
/// Many sublayers or particles of one layer, planned by several threads: what one draws does not depend on the others.
extension PlanBuilder {
    /// Fewer than these are not worth a second thread.
    static let leastSideBySide = 512

    /// The steps of one thread, counted from 0.
    private struct Part {
        var list = DisplayList()
        var keptShadowPixels = 0
    }

    /// What is planned side by side.
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

    /// Plans sublayers as one after the other would be planned (benchmark `composite/rounded`).
    mutating func planSideBySide(_ sublayers: [Work]) { plan(.sublayers(sublayers)) }

    /// Plans particles as one after the other would be planned (benchmark `composite/particles`).
    mutating func planSideBySide(particlesOf index: Int, _ style: PartStyle, count: Int) {
        plan(.particles(of: index, style: style, count: count))
    }

    /// A builder that goes on where this one is, with nothing to do yet.
    private var withoutSteps: PlanBuilder {
        var builder = self
        builder.beginList()
        builder.openOps = []
        builder.work = []
        builder.threads = 1
        return builder
    }

    /// Has each thread plan a part, with a builder that begins where this one is, and puts their steps together in order.
    private mutating func plan(_ things: Things) {
        let empty = withoutSteps
        let parts = min(threads, things.count)
        // The values that the layers point to stay where they are while a frame is planned.
        let results = ParallelMap(threads: parts).map(parts) { number in
            var builder = empty
            let range = things.count * number / parts..<things.count * (number + 1) / parts
            switch things {
            case .sublayers(let sublayers):
                builder.work = sublayers[range].reversed()
                builder.finish()
            case .particles(let index, let style, _): builder.drawParticles(index, style, range)
            }
            return Part(
                list: builder.list,
                keptShadowPixels: builder.keptShadowPixels
            )
        }
        let before = keptShadowPixels
        for part in results {
            list.append(part.list)
            keptShadowPixels += part.keptShadowPixels - before
        }
        lastBounds = nil
    }
}
