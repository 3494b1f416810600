import AgateDisplay
import Foundation
import QuartzCore

/// Brings the touches of an event to recognizers, then to views and the responders behind them.
///
/// Source: uikit U112.
@MainActor enum EventDelivery {
    static func deliver(_ event: UIEvent, to window: UIWindow) {
        let ignores = UIApplication.shared.isIgnoringInteractionEvents
        let changed = (event.touches(for: window) ?? []).filter { touch in
            if ignores, touch.phase == .began { touch.isIgnored = true }
            return touch.phase != .stationary && !touch.isIgnored
        }.sorted { $0.number < $1.number }
        guard !changed.isEmpty else { return }
        if let bar = DisplayState.current.menuState.editMenu,
            let touch = changed.first(where: { $0.phase == .began })
        {
            bar.touched(touch.view)
        }
        DisplayContext.current.display.measure(.input) {
            GestureTransaction.perform {
                for recognizer in recognizers(of: changed) {
                    GestureDelivery.deliver(changed, event, to: recognizer)
                }
                TouchDispatcher.deliver(changed, event)
            }
        }
    }

    /// The recognizers of some touches, each once.
    private static func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? []
            where !found.contains(where: { $0 === recognizer }) {
                found.append(recognizer)
            }
        }
        return found
    }
}
