import CoreGraphics
import Foundation

/// Where the buttons of a toolbar are: from the leading edge on, with flexible space sharing what they leave.
@MainActor enum ToolbarLayout {
    static func apply(_ items: [UIBarButtonItem], in row: UIView, safe: UIEdgeInsets) {
        let bounds = row.bounds
        let margin = BarMetrics.margin(width: bounds.width)
        let room = max(bounds.width - 2 * margin - safe.left - safe.right, 0)
        let places = BarButtonRow.places(of: items)
        let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.customView == nil }.count
        let share = flexible > 0 ? max(room - places.width, 0) / CGFloat(flexible) : 0
        let isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let scale = max(row.traitCollection.displayScale, 1)
        var start = margin + safe.left
        for place in places.ranges {
            if BarButtonRow.isSpace(place.item) {
                if place.item.systemItem == .flexibleSpace { start += share }
                continue
            }
            guard let button = place.item.button, button.superview === row else { continue }
            var x = ((start + place.x) * scale).rounded() / scale
            if isMirrored { x = bounds.width - x - place.width }
            button.frame = CGRect(x: x, y: 0, width: place.width, height: bounds.height)
        }
    }
}
