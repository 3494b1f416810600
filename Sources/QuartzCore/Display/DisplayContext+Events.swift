package import AgateScene

/// What the render side tells: starts and ends of animations.
///
/// Source: claims 2.25-2.27, C3.
extension DisplayContext {
    package func deliver(_ events: [RenderEvent], at time: Double) {
        for event in events {
            switch event {
            case .started(_, let id):
                guard let running = running[id] else { continue }
                start(running)
            case .finished(_, let id):
                guard let running = running.removeValue(forKey: id) else { continue }
                start(running)
                finish(running)
            }
        }
    }

    private func start(_ running: RunningAnimation) {
        guard !running.hasStarted, !running.hasStopped else { return }
        running.hasStarted = true
        running.animation.delegate?.animationDidStart(running.animation)
    }

    private func finish(_ running: RunningAnimation) {
        if running.animation.isRemovedOnCompletion {
            running.layer?.animationStore?.drop(running, from: running.layer)
        }
        tellStop(of: running, finished: true)
    }

    /// Tells the delegate and the completion groups that an animation has stopped, once.
    func tellStop(of running: RunningAnimation, finished: Bool) {
        guard !running.hasStopped else { return }
        running.hasStopped = true
        running.animation.delegate?.animationDidStop(running.animation, finished: finished)
        running.leaveGroups()
    }

    /// An animation has left its layer before its end: its delegate hears of it in the next turn.
    func noteRemoval(of removed: RunningAnimation) {
        if let id = removed.id { running[id] = nil }
        guard !removed.hasStopped else { return }
        enqueue { [self] in
            tellStop(of: removed, finished: false)
        }
    }
}
