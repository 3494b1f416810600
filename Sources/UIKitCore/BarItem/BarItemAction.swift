import Foundation
import QuartzCore

/// What a touch on a bar button does.
@MainActor enum BarItemAction {
    /// Runs the item's action, or calls the method of its target.
    ///
    /// Without a target the first responder's chain is asked for the method, then that of the button.
    static func run(_ item: UIBarButtonItem, _ event: UIEvent?, in button: UIResponder) {
        guard item.isEnabled else { return }
        if let action = item.primaryAction {
            if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
            action.perform(sender: item)
        } else if let action = item.action {
            let isSent = UIApplication.shared.sendAction(action, to: item.target, from: item, for: event)
            guard !isSent, let target = button.target(forAction: action, withSender: item) else { return }
            _ = UIApplication.shared.sendAction(action, to: target, from: item, for: event)
        }
    }
}
