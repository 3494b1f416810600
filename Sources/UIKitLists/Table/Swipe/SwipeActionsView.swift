import CoreGraphics
import Foundation
@_spi(UIKitRooms) import UIKitCore

/// The buttons that a swipe pulls out at one edge of a row.
///
/// While less of it is to be seen than the buttons need, each has its part of that; the first one stands at the edge.
final class SwipeActionsView: UIView, UnarchivedView {
    let actions: [UIContextualAction]
    private let isTrailing: Bool
    private let buttons: [SwipeButton]
    /// Whether the first button fills the whole.
    var isExpanded = false

    init(_ actions: [UIContextualAction], isTrailing: Bool, perform: @escaping (UIContextualAction) -> Void) {
        self.actions = actions
        self.isTrailing = isTrailing
        buttons = actions.map { SwipeButton($0) }
        super.init(frame: .zero)
        clipsToBounds = true
        backgroundColor = actions.last?.backgroundColor
        // The first one lies above the others.
        for button in buttons.reversed() { addSubview(button) }
        for (button, action) in zip(buttons, actions) {
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// How wide the buttons are when all of them are to be seen.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let natural = naturalWidth
        guard natural > 0 else { return }
        let stretch = bounds.width / natural
        // From the edge inwards.
        var used: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = isExpanded ? (index == 0 ? bounds.width : 0) : button.naturalWidth * stretch
            used += share
            let width = max(used, button.naturalWidth)
            button.share = max(share, isExpanded && index > 0 ? 0 : min(share, button.naturalWidth))
            button.isContentLeading = isTrailing
            button.isAtInnerEdge = isExpanded && index == 0
            button.frame = CGRect(
                x: isTrailing ? bounds.width - used : used - width,
                y: 0,
                width: width,
                height: bounds.height
            )
            button.layOutContent()
        }
    }
}

/// One of the buttons: a coloured area with a text, an image, or both.
final class SwipeButton: UIControl {
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let shade = UIView(frame: .zero)
    /// How much of the button is to be seen.
    var share: CGFloat = 0
    /// Whether what is to be seen is the left part.
    var isContentLeading = true
    var isAtInnerEdge = false

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.font = .systemFont(ofSize: TableMetrics.Swipe.fontSize)
        label.textColor = .white
        label.textAlignment = .center
        label.numberOfLines = 0
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .center
        shade.backgroundColor = UIColor(white: 0, alpha: 0.15)
        shade.isUserInteractionEnabled = false
        shade.isHidden = true
        for view in [picture, label, shade] { addSubview(view) }
        accessibilityLabel = action.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() { shade.isHidden = !isHighlighted }

    var naturalWidth: CGFloat {
        let text =
            label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: 200, height: 100)).width : 0
        let image = picture.image?.size.width ?? 0
        return max(TableMetrics.Swipe.button, max(text, image) + 2 * TableMetrics.Swipe.buttonPadding)
            .rounded(.up)
    }

    func layOutContent() {
        shade.frame = bounds
        let natural = naturalWidth
        let area = max(share, natural)
        // At the side that comes out first; a button that fills the whole shows its content beside the row.
        let middle: CGFloat
        if isAtInnerEdge {
            middle = isContentLeading ? natural / 2 : bounds.width - natural / 2
        } else {
            middle = isContentLeading ? area / 2 : bounds.width - area / 2
        }
        let text =
            label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: natural, height: 100)) : .zero
        let image = picture.image?.size ?? .zero
        let showsBoth = image.height > 0 && text.height > 0 && image.height + text.height + 6 <= bounds.height
        let showsText = image.height == 0 || showsBoth
        label.isHidden = !showsText || text.height == 0
        picture.isHidden = image.height == 0
        let gap: CGFloat = showsBoth ? 3 : 0
        let height = image.height + gap + (showsText ? text.height : 0)
        let scale = UIScreenScale.current
        func onPixels(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
        let top = onPixels((bounds.height - height) / 2)
        picture.frame = CGRect(
            x: onPixels(middle - image.width / 2),
            y: top,
            width: image.width,
            height: image.height
        )
        label.frame = CGRect(
            x: onPixels(middle - natural / 2),
            y: top + image.height + gap,
            width: natural,
            height: text.height
        )
    }
}
