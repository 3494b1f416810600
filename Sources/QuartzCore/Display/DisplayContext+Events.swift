package import AgateScene

/// The events of the render side: starts and ends of animations.
///
/// Source: claims 2.25-2.27.
extension DisplayContext {
    package func deliver(_ events: [RenderEvent], at time: Double) {
        for event in events {
            switch event {
            case .started(_, let id):
                if let running = withLock({ running[id] }) { start(running) }
            case .finished(_, let id):
                if let running = withLock({ running.remove(id) }) {
                    start(running)
                    finish(running)
                }
            }
        }
    }

    private func start(_ running: RunningAnimation) {
        guard running.starts() else { return }
        running.delegate?.animationDidStart(running.animation)
    }

    private func finish(_ running: RunningAnimation) {
        // A layer that another thread has taken off the display, or is freeing, has released its animations.
        if running.isRemovedOnCompletion, let layer = running.layer {
            layer.animationStore?.drop(running, from: layer)
        }
        tellStop(of: running, finished: true)
    }

    /// Tells the delegate and the completion groups that an animation has stopped, once.
    func tellStop(of running: RunningAnimation, finished: Bool) {
        guard running.stops() else { return }
        running.delegate?.animationDidStop(running.animation, finished: finished)
        running.leaveGroups()
    }

    /// An animation has left its layer before its end: its delegate is called in the next turn.
    func noteRemoval(of removed: RunningAnimation) {
        if let id = removed.id { withLock { _ = running.remove(id) } }
        guard removed.isHeard else {
            _ = removed.stops()
            return
        }
        guard !removed.isOver else { return }
        enqueue { [self] in
            tellStop(of: removed, finished: false)
        }
    }
}
