import CoreGraphics
import Foundation

/// Makes the views of bar buttons and places them beside each other.
@MainActor enum BarButtonRow {
    /// The view that shows an item, made if there is none yet; nil for space.
    static func button(of item: UIBarButtonItem, _ host: any BarItemHost, _ style: BarButtonStyle)
        -> BarButton?
    {
        item.host = host
        guard !isSpace(item) else { return nil }
        let button = item.button ?? BarButton(item)
        item.button = button
        button.show(style)
        return button
    }

    static func isSpace(_ item: UIBarButtonItem) -> Bool {
        (item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace) && item.customView == nil
    }

    /// The width of an item.
    static func width(of item: UIBarButtonItem) -> CGFloat {
        guard isSpace(item) else { return item.button?.wantedWidth() ?? 0 }
        guard item.systemItem == .fixedSpace, item.width.isFinite else { return 0 }
        return min(max(item.width, -10_000), 10_000)
    }

    /// Where items lie that begin at 0 and go on to the right: the gap stands between two buttons, not beside space.
    static func places(of items: [UIBarButtonItem]) -> (
        ranges: [(item: UIBarButtonItem, x: CGFloat, width: CGFloat)], width: CGFloat
    ) {
        var x: CGFloat = 0
        var ranges: [(UIBarButtonItem, CGFloat, CGFloat)] = []
        var isAfterButton = false
        for item in items {
            let width = width(of: item)
            let isButton = !isSpace(item)
            if isButton, isAfterButton { x += BarMetrics.gap }
            ranges.append((item, x, width))
            x += width
            isAfterButton = isButton
        }
        return (ranges, x)
    }
}
