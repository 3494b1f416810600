import AgateScene
import Foundation

/// Displays on every frame while an animation of a property that the class asks to redraw is attached.
///
/// Source: claims 11.10, S70-S73.
extension CALayer {
    /// Whether the class wants a display whenever an animation changes something.
    final func asksForDisplay(during animation: CAAnimation) -> Bool {
        guard asksForDisplay else { return false }
        if let group = animation as? CAAnimationGroup {
            return group.animations?.contains { asksForDisplay(during: $0) } ?? false
        }
        guard let keyPath = (animation as? CAPropertyAnimation)?.keyPath else { return false }
        let key = keyPath.split(separator: ".").first.map(String.init) ?? keyPath
        // Text is drawn anew on the render side.
        if let text = self as? CATextLayer, text.isDrawnWhileItAnimates,
            key == "fontSize" || key == "foregroundColor"
        {
            return false
        }
        return type(of: self).needsDisplay(forKey: key)
    }

    /// The properties that running animations change, of those that ask for a display.
    final var displayDrivingKeys: Set<String> {
        var keys: Set<String> = []
        for entry in animationStore?.entries ?? [] where entry.drivesDisplay {
            collectKeys(of: entry.animation, into: &keys)
        }
        return keys
    }

    private func collectKeys(of animation: CAAnimation, into keys: inout Set<String>) {
        if let group = animation as? CAAnimationGroup {
            for part in group.animations ?? [] { collectKeys(of: part, into: &keys) }
        } else if let path = (animation as? CAPropertyAnimation)?.keyPath {
            keys.insert(path.split(separator: ".").first.map(String.init) ?? path)
        }
    }

    final func startDisplayDriving() {
        marks.insert(.isDisplayDriven)
        // A layer that enters a display from here on is driven by its mark.
        guard let context else { return }
        context.withLock {
            if isOn(context) { context.drive(self) }
        }
    }

    /// An animation has left: one more display shows the state after it.
    final func endDisplayDriving() {
        setNeedsDisplay()
        guard !(animationStore?.entries.contains { $0.drivesDisplay } ?? false) else { return }
        marks.remove(.isDisplayDriven)
        guard let context else { return }
        context.withLock { context.stopDriving(self) }
    }

    /// The layer enters a display with such an animation attached.
    final func resumeDisplayDriving() {
        if marks.contains(.isDisplayDriven) { context?.drive(self) }
    }

    /// Whether one of these animations was handed over, so that a new frame shows something else.
    final func hasStartedDisplayDrivingAnimation(at time: Double) -> Bool {
        animationStore?.entries.contains { $0.drivesDisplay && $0.id != nil } ?? false
    }
}
