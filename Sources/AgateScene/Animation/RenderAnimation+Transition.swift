import AgateTiming

extension RenderAnimation {
    /// Whether it is a transition, or a group with one somewhere inside.
    package var isTransition: Bool {
        switch content {
        case .transition: return true
        case .property, .silent: return false
        case .group(let members):
            var pending = members
            while let member = pending.popLast() {
                switch member.content {
                case .transition: return true
                case .group(let inner): pending.append(contentsOf: inner)
                case .property, .silent: break
                }
            }
            return false
        }
    }

    /// The transition that it shows at a parent time, and how far that has come; of several in a group the
    /// last one.
    ///
    /// - Returns: `nil` when none is in effect.
    package func transition(at parentTime: Double) -> (style: TransitionStyle, fraction: Double)? {
        guard isTransition else { return nil }
        let reading = timing.reading(at: parentTime)
        guard reading.isInEffect else { return nil }
        if reading.phase == .after, isRemovedOnCompletion { return nil }
        if case .transition(let style) = content { return run(of: style, at: reading) }
        guard case .group(let members) = content else { return nil }
        var result: (style: TransitionStyle, fraction: Double)?
        var pending = [GroupTime(of: self, reading, children: members)]
        while var group = pending.popLast() {
            guard let (child, reading, seam) = group.nextChild() else { continue }
            pending.append(group)
            guard reading.isInEffect else { continue }
            switch child.content {
            case .transition(let style):
                if seam.allows(.transition) { result = child.run(of: style, at: reading) ?? result }
            case .group(let members):
                pending.append(GroupTime(of: child, reading, children: members, seam: seam))
            case .property, .silent: break
            }
        }
        return result
    }

    private func run(
        of style: TransitionStyle,
        at reading: ClockReading
    ) -> (style: TransitionStyle, fraction: Double)? {
        let progress = paced(reading.progress)
        let fraction = style.startProgress + (style.endProgress - style.startProgress) * progress
        return fraction.isFinite ? (style, fraction) : nil
    }
}
