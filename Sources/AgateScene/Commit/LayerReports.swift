import AgateTiming

/// The starts and finishes of one layer's animations that have been reported to the client.
struct LayerReports: Sendable {
    /// Whether the start and the finish of one animation have been reported.
    private struct Report: Sendable {
        var id: AnimationID
        var isStarted = false
        var isFinished = false
    }

    /// One for each animation, in their order.
    private var reports: [Report] = []
    /// The layer's local time of the next unreported start or finish, infinity without one.
    private(set) var nextEvent = Double.infinity

    /// Keeps the reports of the animations that stay, in the order of the new list.
    mutating func setAnimations(_ animations: [RenderAnimation]) {
        let before = reports
        if before.count <= 8 {
            reports = animations.map { animation in
                before.first { $0.id == animation.id } ?? Report(id: animation.id)
            }
        } else {
            var known: [AnimationID: Report] = [:]
            for report in before { known[report.id] = report }
            reports = animations.map { known[$0.id] ?? Report(id: $0.id) }
        }
        nextEvent = nextEvent(of: animations)
    }

    /// Marks starts and finishes that are due at a local time as reported, and appends them to a list.
    mutating func takeEvents(
        of id: LayerID,
        in tree: RenderTree,
        at localTime: Double,
        into due: inout [DueEvent]
    ) {
        guard let animations = tree.address(of: id)?.pointee.animations else {
            nextEvent = .infinity
            return
        }
        for index in animations.indices where index < reports.count && !reports[index].isFinished {
            let timing = animations[index].timing
            let phase = timing.phase(at: localTime)
            if phase != .before, !reports[index].isStarted {
                reports[index].isStarted = true
                let begin = timing.beginTime.isFinite ? timing.beginTime : localTime
                due.append(DueEvent(time: begin, layer: id, animation: animations[index].id, isFinish: false))
            }
            if phase == .after {
                reports[index].isFinished = true
                let end = timing.endTime.isFinite ? timing.endTime : localTime
                due.append(DueEvent(time: end, layer: id, animation: animations[index].id, isFinish: true))
            }
        }
        nextEvent = nextEvent(of: animations)
    }

    private func nextEvent(of animations: [RenderAnimation]) -> Double {
        var next = Double.infinity
        for index in animations.indices where index < reports.count {
            let timing = animations[index].timing
            if !reports[index].isStarted {
                next = min(next, timing.startTime)
            } else if !reports[index].isFinished {
                next = min(next, timing.endTime)
            }
        }
        return next
    }
}

/// An event with the time at which it became due: the layer's at first, then the display's.
struct DueEvent {
    var time: Double
    var layer: LayerID
    var animation: AnimationID
    var isFinish: Bool
}
