import CoreGraphics
public import Foundation
import QuartzCore

/// A control that shows a colour and opens a grid of colours to choose from.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
    private let ring = CAGradientLayer()
    private let gap = CALayer()
    private let fill = CALayer()
    private var isOpen = false

    /// Makes a well without a selected colour, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a well from an archive, with its colour and whether it offers alpha.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        selectedColor = coder.soundObject(forKey: "UIColorWellColor") as? UIColor
        if coder.containsValue(forKey: "UIColorWellAlpha") {
            supportsAlpha = coder.decodeBool(forKey: "UIColorWellAlpha")
        }
        coder.didInitialize(self, as: UIColorWell.self)
    }

    /// Writes the view and its colour into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let selectedColor { coder.encode(selectedColor, forKey: "UIColorWellColor") }
        coder.encode(supportsAlpha, forKey: "UIColorWellAlpha")
    }

    private func setUp() {
        ring.type = .conic
        ring.startPoint = CGPoint(x: 0.5, y: 0.5)
        ring.endPoint = CGPoint(x: 0.5, y: 0)
        ring.colors = (0...6).map {
            UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.85, brightness: 1, alpha: 1).cgColor
        }
        for part in [ring, gap, fill] { layer.addSublayer(part) }
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    override var triggersOnTouchUp: Bool { false }

    /// The title of what colours are chosen in.
    open var title: String?
    /// Whether how opaque the colour is may be chosen; true unless set.
    open var supportsAlpha = true
    /// The chosen colour; setting it sends no event.
    open var selectedColor: UIColor? { didSet { setNeedsLayout() } }

    /// A person has chosen a colour.
    func choose(_ color: UIColor) {
        guard color != selectedColor else { return }
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    private func open() {
        guard let window, !isOpen else { return }
        isOpen = true
        let grid = ColorGridView(self)
        let card = PickerPopover(grid, grid.wishedSize)
        let style = traitCollection.userInterfaceStyle
        if style != window.traitCollection.userInterfaceStyle { card.overrideUserInterfaceStyle = style }
        card.onEnd = { [weak self] in self?.isOpen = false }
        card.present(beside: convert(bounds, to: nil), in: window)
    }

    /// The size of the well: 28 by 28 points.
    open override dynamic var intrinsicContentSize: CGSize { ColorMetrics.well }

    /// The size of the well: 28 by 28 points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { ColorMetrics.well }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 750, vertical: 750) }

    /// Places the ring and the colour in the middle of the bounds, as large a circle as fits.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let side = max(min(bounds.width, bounds.height), 0)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        for (part, inset) in [
            (ring as CALayer, 0), (gap, ColorMetrics.ring), (fill, ColorMetrics.ring + ColorMetrics.gap),
        ] {
            part.frame = circle.insetBy(dx: min(inset, side / 2), dy: min(inset, side / 2))
            part.cornerRadius = part.bounds.width / 2
        }
        ring.masksToBounds = true
        gap.backgroundColor = UIColor.systemBackground.cgColor
        fill.backgroundColor = selectedColor.map { ViewAppearance.resolved($0, for: self) }
        layer.opacity = isEnabled ? 1 : 0.5
        CATransaction.commit()
    }
}
