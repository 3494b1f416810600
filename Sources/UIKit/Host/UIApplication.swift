import Foundation
public import QuartzCore

/// The end of the responder chain, and where events come in.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    /// What the application is doing.
    public enum State: Int, Sendable {
        /// It is in use.
        case active = 0
        /// It is visible, but not in use.
        case inactive = 1
        /// It is not visible.
        case background = 2
    }

    /// The application.
    public class var shared: UIApplication { instance }

    private static let instance = UIApplication()

    /// What the application is doing: it is always in use.
    open var applicationState: State { .active }

    /// How large the user wants text to be on the current display: `large` at first.
    ///
    /// On Apple's systems the user sets it. Here there are no settings of a user, so the program may: fonts of styles of texts that are asked
    /// for afterwards have the new size, labels and buttons that adjust themselves change, and
    /// `UIContentSizeCategory.didChangeNotification` is posted.
    ///
    /// Source: text T74.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        get { ViewSide.current.contentSizeCategory }
        set { ContentSizeChange.apply(newValue) }
    }

    /// The windows that are shown on the current display, back to front.
    open var windows: [UIWindow] { ViewSide.current.windows }

    /// The window that gets what goes to no place.
    open var keyWindow: UIWindow? { ViewSide.current.keyWindow }

    /// Brings an event to the windows of its touches, or keys to the key window.
    open func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
            if let window = ViewSide.current.keyWindow {
                window.sendEvent(event)
            } else {
                KeyDelivery.deliver(event)
            }
            return
        }
        var seen: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
            seen.append(window)
            window.sendEvent(event)
        }
    }

    /// Calls an action on a target; without one, on the first responder of the chain that can perform it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
    {
        let first = ViewSide.current.firstResponder ?? (sender as? UIResponder)
        guard let receiver = target ?? first?.target(forAction: action, withSender: sender) else {
            return false
        }
        action.perform(on: receiver, with: [sender, event])
        return true
    }
}
