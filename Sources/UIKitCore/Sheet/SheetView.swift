import CoreGraphics
import QuartzCore

/// The card of a sheet: the controller's view, with round corners, and the grabber.
@MainActor final class SheetView: UIView {
    let content: UIView
    let grabber = UIView()

    init(_ content: UIView) {
        self.content = content
        super.init(frame: content.frame)
        clipsToBounds = true
        // What stands above the screen is a little lighter in the dark.
        traitOverrides.userInterfaceLevel = .elevated
        backgroundColor = content.backgroundColor
        addSubview(content)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = SheetMetrics.grabberSize.height / 2
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.frame = bounds }
        let size = SheetMetrics.grabberSize
        grabber.frame = CGRect(
            x: (bounds.width - size.width) / 2,
            y: SheetMetrics.grabberTop,
            width: size.width,
            height: size.height
        )
    }

    /// Gives the card its place, and what is in it.
    func place(_ frame: CGRect) {
        self.frame = frame
        layoutIfNeeded()
    }
}
