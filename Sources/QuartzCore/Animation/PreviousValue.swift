import AgateScene
import AgateTiming

extension RenderAnimation {
    /// Gives the basic animations that have no end at all, members of groups included, their start: what the
    /// property looked like before the commit that brings them.
    ///
    /// They end at what it has then.
    /// An additive one, and one with a value function, has neutral ends instead.
    ///
    /// Source: claims 4.1, 4.2. GUESS animation-no-ends: the old value is what the display shows when the commit comes.
    ///
    /// - Parameter previous: Gives the value that a property had; called only where it is needed.
    mutating func startFromPreviousValue(_ previous: (PropertyTarget) -> AnimatableValue?) {
        switch content {
        case .property(var property):
            guard !property.isAdditive, property.valueFunction == nil else { return }
            switch property.track {
            case .basic(var ends) where ends.sample == nil:
                ends.from = previous(property.target)
                property.track = .basic(ends)
            case .spring(var ends, let spring) where ends.sample == nil:
                ends.from = previous(property.target)
                property.track = .spring(ends, spring)
            default: return
            }
            content = .property(property)
        case .group(var members):
            // Copying animations has bounded how deep groups nest.
            for index in members.indices { members[index].startFromPreviousValue(previous) }
            content = .group(members)
        case .transition, .silent: break
        }
    }
}
