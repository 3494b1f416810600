import CoreGraphics
import Foundation
import QuartzCore

/// A card over the window with what picks a value, until a finger taps beside it.
@MainActor final class PickerPopover: UIView, UnarchivedView {
    /// Called when the card is dismissed.
    var onEnd: (() -> Void)?

    private let card = UIView()
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let content: UIView
    private let size: CGSize
    private var isEnding = false

    init(_ content: UIView, _ size: CGSize) {
        (self.content, self.size) = (content, size)
        super.init(frame: .zero)
        card.layer.shadowColor = CGColor(gray: 0, alpha: 1)
        card.layer.shadowOpacity = 0.22
        card.layer.shadowRadius = 24
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        ground.layer.cornerRadius = MenuMetrics.radius
        ground.layer.cornerCurve = .continuous
        ground.clipsToBounds = true
        addSubview(card)
        card.addSubview(ground)
        ground.contentView.addSubview(content)
    }

    required init?(coder: NSCoder) {
        content = UIView()
        size = .zero
        super.init(coder: coder)
    }

    func present(beside rect: CGRect, in window: UIWindow) {
        frame = window.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(self)
        let room = window.bounds.inset(by: window.safeAreaInsets)
            .insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin)
        let fits = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        let isBelow = rect.maxY + MenuMetrics.gap + fits.height <= room.maxY
        let wished = isBelow ? rect.maxY + MenuMetrics.gap : rect.minY - MenuMetrics.gap - fits.height
        let place = CGRect(
            x: min(max(rect.midX - fits.width / 2, room.minX), room.maxX - fits.width),
            y: min(max(wished, room.minY), room.maxY - fits.height),
            width: fits.width,
            height: fits.height
        )
        card.anchorPoint = CGPoint(
            x: min(max((rect.midX - place.minX) / max(place.width, 1), 0), 1),
            y: isBelow ? 0 : 1
        )
        card.bounds.size = place.size
        card.center = CGPoint(
            x: place.minX + card.anchorPoint.x * place.width,
            y: place.minY + card.anchorPoint.y * place.height
        )
        ground.frame = card.bounds
        content.frame = card.bounds
        card.layer.shadowPath = CGPath(
            roundedRect: card.bounds,
            cornerWidth: min(MenuMetrics.radius, place.width / 2),
            cornerHeight: min(MenuMetrics.radius, place.height / 2),
            transform: nil
        )
        card.alpha = 0
        card.transform = CGAffineTransform(scaleX: MenuMetrics.smallScale, y: MenuMetrics.smallScale)
        UIView.animate(
            withDuration: MenuMetrics.comeDuration,
            delay: 0,
            usingSpringWithDamping: MenuMetrics.comeDamping,
            initialSpringVelocity: 0,
            options: .allowUserInteraction,
            animations: { [card] in
                card.alpha = 1
                card.transform = .identity
            }
        )
    }

    func dismiss() {
        guard !isEnding else { return }
        isEnding = true
        isUserInteractionEnabled = false
        onEnd?()
        UIView.animate(
            withDuration: MenuMetrics.goDuration,
            animations: { [card] in
                card.alpha = 0
                card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
            },
            completion: { _ in self.removeFromSuperview() }
        )
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), !card.frame.encloses(point) else { return }
        dismiss()
    }
}
