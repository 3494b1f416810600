import Foundation
import QuartzCore

/// What a touch on a bar button does.
@MainActor enum BarItemAction {
    /// Runs the item's action, or calls the method of its target.
    static func run(_ item: UIBarButtonItem, _ event: UIEvent?) {
        guard item.isEnabled else { return }
        if let action = item.primaryAction {
            if item.changesSelectionAsPrimaryAction { item.isSelected.toggle() }
            action.perform(sender: item)
        } else if let action = item.action {
            _ = UIApplication.shared.sendAction(action, to: item.target, from: item, for: event)
        }
    }
}
