import CoreGraphics
import CoreText
import Foundation

/// Where the parts of a button are: the image to the left of the title, both together in the place that the alignments say.
///
/// Source: text T220.
@MainActor enum ButtonLayout {
    /// The least size of a button of the system, and the size of others without content, in points.
    ///
    /// GUESS button-min: as its tap area has to be found. Source: text T220.
    private static let smallestOfSystem = CGSize(width: 30, height: 34)
    /// How much higher than its title a button of the system is.
    ///
    /// Source: uikit U131.
    private static let titleMargin: CGFloat = 12

    static func layOut(_ button: UIButton) {
        button.parts.background?.frame = button.backgroundRect(forBounds: button.bounds)
        let content = button.contentRect(forBounds: button.bounds)
        if let image = button.parts.image {
            let rect = button.imageRect(forContentRect: content)
            image.bounds.size = rect.size
            image.center = CGPoint(x: rect.midX, y: rect.midY)
        }
        if let title = button.parts.title, title.superview === button {
            let rect = button.titleRect(forContentRect: content)
            title.bounds.size = rect.size
            title.center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    /// The size that holds image and title.
    static func size(of button: UIButton) -> CGSize {
        let image = imageSize(button)
        let title = titleSize(button, width: .greatestFiniteMagnitude)
        let insets = button.contentEdgeInsets
        var size = CGSize(
            width: image.width + title.width + insets.left + insets.right,
            height: max(image.height, title.height) + insets.top + insets.bottom
        )
        if let background = button.currentBackgroundImage?.size {
            size.width = max(size.width, background.width)
            size.height = max(size.height, background.height)
        }
        if button.buttonType != .system, insets == .zero, size == .zero { return smallestOfSystem }
        if button.buttonType == .system {
            size.width = max(size.width.rounded(.up), smallestOfSystem.width)
            let hasTitle = title.height > 0
            let margin = insets == .zero ? titleMargin : 0
            size.height = max(size.height, hasTitle ? title.height + margin : smallestOfSystem.height)
        }
        return size
    }

    /// Whether there is anything whose size the button could have.
    static func hasContent(_ button: UIButton) -> Bool {
        button.currentTitle != nil || button.currentAttributedTitle != nil || button.currentImage != nil
            || button.currentBackgroundImage != nil || button.buttonType == .system
    }

    private static func imageSize(_ button: UIButton) -> CGSize {
        ButtonLooks.image(of: button, button.state)?.size ?? .zero
    }

    private static func titleSize(_ button: UIButton, width: CGFloat) -> CGSize {
        guard let title = button.parts.title, title.superview === button else { return .zero }
        let size = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(width, 0)), height: size.height)
    }

    /// The place of the image in the rectangle of the content.
    static func imageRect(of button: UIButton, _ content: CGRect) -> CGRect {
        let size = imageSize(button)
        guard size != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let title = titleSize(button, width: content.width - size.width)
        let room = content.inset(by: button.imageEdgeInsets)
        let shown = CGSize(
            width: min(size.width, max(room.width, 0)),
            height: min(size.height, max(room.height, 0))
        )
        return place(
            shown,
            before: title.width,
            behind: 0,
            in: room,
            button
        )
    }

    /// The place of the title in the rectangle of the content.
    static func titleRect(of button: UIButton, _ content: CGRect) -> CGRect {
        let image = imageSize(button)
        let room = content.inset(by: button.titleEdgeInsets)
        let title = titleSize(button, width: room.width - image.width)
        guard title != .zero else { return CGRect(origin: content.origin, size: .zero) }
        let shown = CGSize(width: title.width, height: min(title.height, max(room.height, 0)))
        return place(shown, before: 0, behind: image.width, in: room, button)
    }

    /// The place of one part beside which another takes up room.
    ///
    /// - Parameters:
    ///   - before: The width of what is to the right of the part; to the left of it where text runs to the left.
    ///   - behind: The width of what is on the other side.
    private static func place(
        _ size: CGSize,
        before: CGFloat,
        behind: CGFloat,
        in room: CGRect,
        _ button: UIButton
    ) -> CGRect {
        let scale = UIScreenScale.current
        let isMirrored = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let free = room.width - size.width - before - behind
        let x =
            switch button.effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: CGFloat(0)
            case .right, .trailing: free
            default: Pixels.roundedHalfUp(free / 2, scale)
            }
        var rect = CGRect(
            x: room.minX + x + (isMirrored ? before : behind),
            y: room.minY,
            width: size.width,
            height: size.height
        )
        switch button.contentVerticalAlignment {
        case .top: break
        case .bottom: rect.origin.y = room.maxY - size.height
        case .fill: rect.size.height = max(room.height, 0)
        default: rect.origin.y += Pixels.roundedHalfUp((room.height - size.height) / 2, scale)
        }
        return rect
    }
}
