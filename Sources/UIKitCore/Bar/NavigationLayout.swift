import CoreGraphics
import Foundation

/// Where the parts of the row of a navigation bar are.
///
/// The title is in the middle of the bar, else beside what stands in its way, else cut. The title of the way back gives way first: it is
/// "Back" or nothing where its own does not fit.
@MainActor struct NavigationLayout {
    private let content: NavigationContent
    private let bounds: CGRect
    /// The row of buttons and title.
    private let row: CGRect
    private let margin: (left: CGFloat, right: CGFloat)
    private let isMirrored: Bool
    private let scale: CGFloat
    private let style: UINavigationItem.ItemStyle
    private let titleShift: UIOffset

    init(_ content: NavigationContent, _ bar: UINavigationBar) {
        self.content = content
        bounds = content.bounds
        let prompt = content.item.prompt == nil ? 0 : BarMetrics.prompt
        row = CGRect(x: 0, y: prompt, width: bounds.width, height: max(bounds.height - prompt, 0))
        let side = BarMetrics.margin(width: bounds.width)
        let safe = bar.safeAreaInsets
        margin = (side + safe.left, side + safe.right)
        isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        scale = max(bar.traitCollection.displayScale, 1)
        style = content.item.style
        let look = bar.look(for: content.item)
        titleShift = UIOffset(
            horizontal: look.titlePositionAdjustment.horizontal,
            vertical: look.titlePositionAdjustment.vertical + bar.titleShift
        )
    }

    func apply(_ backTitles: [String], _ showBackTitle: (String) -> Void) {
        let trailing = placeTrailing()
        var leading = placeLeading(fitting: nil)
        if content.backButton != nil {
            let wanted = wantedTitleWidth
            for title in backTitles {
                showBackTitle(title)
                leading = placeLeading(fitting: nil)
                if trailing - leading - 2 * BarMetrics.titleGap >= wanted { break }
            }
        }
        placeTitle(from: leading, to: trailing)
        let isPrompt = content.prompt.superview === content
        if isPrompt {
            content.prompt.frame = CGRect(
                x: margin.left,
                y: 4,
                width: max(bounds.width - margin.left - margin.right, 0),
                height: BarMetrics.prompt - 4
            )
        }
    }

    private func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    /// Sets a frame that was found for reading from left to right.
    private func set(_ frame: CGRect, of view: UIView) {
        var frame = frame
        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
        view.frame = frame
    }

    // MARK: Sides

    /// Places the way back and the buttons after it; gives where they end.
    private func placeLeading(fitting: CGFloat?) -> CGFloat {
        var x = margin.left
        var hasParts = false
        if let back = content.backButton {
            x += BarMetrics.backMargin - BarMetrics.margin(width: bounds.width)
            let width = back.wantedWidth()
            set(CGRect(x: x, y: row.minY, width: width, height: row.height), of: back)
            x += width
            hasParts = true
        }
        guard !content.left.isEmpty else { return hasParts ? x : margin.left - BarMetrics.titleGap }
        if hasParts { x += BarMetrics.gap }
        let places = BarButtonRow.places(of: content.left)
        for place in places.ranges {
            guard let button = place.item.button, button.superview === content else { continue }
            set(CGRect(x: x + place.x, y: row.minY, width: place.width, height: row.height), of: button)
        }
        return x + places.width
    }

    /// Places the buttons at the other side; gives where they begin.
    private func placeTrailing() -> CGFloat {
        let end = bounds.width - margin.right
        guard !content.right.isEmpty else { return end + BarMetrics.titleGap }
        let places = BarButtonRow.places(of: content.right)
        for place in places.ranges {
            guard let button = place.item.button, button.superview === content else { continue }
            let rect = CGRect(
                x: end - place.x - place.width,
                y: row.minY,
                width: place.width,
                height: row.height
            )
            set(rect, of: button)
        }
        return end - places.width
    }

    // MARK: Title

    private static let unbounded = CGSize(width: 10_000, height: 10_000)

    private var titleSize: CGSize {
        if let view = content.titleView { return BarButton.size(of: view, in: row.height) }
        return content.title.sizeThatFits(Self.unbounded)
    }

    /// The width that the title needs; a view that takes any width needs none in particular.
    private var wantedTitleWidth: CGFloat {
        let width = titleSize.width
        return width.isFinite && width < 10_000 ? width : 0
    }

    private func placeTitle(from leading: CGFloat, to trailing: CGFloat) {
        let view = content.shownTitle
        let start = leading + BarMetrics.titleGap
        let room = max(trailing - BarMetrics.titleGap - start, 0)
        let size = titleSize
        let width = min(size.width.isFinite ? max(size.width, 0) : room, room)
        let height = min(size.height.isFinite ? max(size.height, 0) : row.height, row.height)
        var x = style == .navigator ? bounds.midX - width / 2 : start
        x = min(max(x, start), max(start + room - width, start))
        var y = row.midY - height / 2
        if content.titleView == nil {
            x += titleShift.horizontal
            y += titleShift.vertical
        }
        let frame = CGRect(x: whole(x), y: whole(y), width: width, height: height)
        guard view.translatesAutoresizingMaskIntoConstraints else {
            // Its own constraints say how large it is; its middle is where the title's would be.
            content.place(
                constrained: view,
                at: CGPoint(x: isMirrored ? bounds.width - frame.midX : frame.midX, y: frame.midY)
            )
            return
        }
        // A view under a transform keeps it.
        let center = CGPoint(x: isMirrored ? bounds.width - frame.midX : frame.midX, y: frame.midY)
        view.bounds.size = frame.size
        view.center = center
    }
}
