import CoreGraphics
public import Foundation
import QuartzCore

/// A spinner of eight blades, for a task of unknown length.
///
/// It goes on by itself, by the render side: a step in an eighth of a second.
///
/// Source: uikit U133.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// The sizes that a spinner can have, with their former names.
    public enum Style: Int, Sendable {
        /// A spinner of 20 by 20 points.
        case medium = 100
        /// A spinner of 37 by 37 points.
        case large = 101
        /// A large, white spinner: a former name.
        case whiteLarge = 0
        /// A medium, white spinner: a former name.
        case white = 1
        /// A medium, grey spinner: a former name.
        case gray = 2

        var isLarge: Bool { self == .large || self == .whiteLarge }
    }

    private let wheel = CALayer()
    private var isAnimatingStorage = false
    private static let animationKey = "spin"

    // MARK: Making spinners

    /// Makes a medium spinner at rest, which is not seen.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    /// Makes a spinner at rest, which is not seen, in the size of its style.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    /// Makes a spinner from an archive, with its style and whether it turns.
    public required init(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIActivityIndicatorViewStyle")) ?? .medium
        // Views of archives never fail to be made.
        // swift-format-ignore: NeverForceUnwrap
        super.init(coder: coder)!
        setUp()
        if coder.decodeBool(forKey: "UIAnimating") { startAnimating() }
        coder.didInitialize(self, as: UIActivityIndicatorView.self)
    }

    /// Writes the view, its style and whether it turns into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIActivityIndicatorViewStyle")
        coder.encode(isAnimatingStorage, forKey: "UIAnimating")
    }

    private func setUp() {
        if style == .white || style == .whiteLarge { colorStorage = .white }
        layer.addSublayer(wheel)
        draw()
        isHidden = true
    }

    // MARK: Turning

    /// Whether the spinner turns; false at first.
    open var isAnimating: Bool { isAnimatingStorage }

    /// Whether the spinner is not seen while it rests.
    open var hidesWhenStopped = true {
        didSet { if !isAnimatingStorage { isHidden = hidesWhenStopped } }
    }

    /// Begins to turn and shows the spinner; has no effect while it turns.
    open func startAnimating() {
        isHidden = false
        guard !isAnimatingStorage else { return }
        isAnimatingStorage = true
        turn()
    }

    /// Stops turning, and hides the spinner if ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        isAnimatingStorage = false
        wheel.removeAnimation(forKey: Self.animationKey)
        if hidesWhenStopped { isHidden = true }
    }

    private func turn() {
        let count = ControlMetrics.Activity.bladeCount
        let spin = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        spin.values = (0..<count).map { Double($0) * 2 * .pi / Double(count) }
        spin.calculationMode = .discrete
        spin.duration = ControlMetrics.Activity.turn
        spin.repeatCount = .infinity
        wheel.add(spin, forKey: Self.animationKey)
    }

    /// Restarts the animation, since a layer that comes into a window has lost it.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimatingStorage, window != nil, wheel.animation(forKey: Self.animationKey) == nil { turn() }
    }

    // MARK: Looks

    /// The size and colour of the spinner; setting it changes the intrinsic size.
    open var style: Style {
        didSet {
            draw()
            invalidateIntrinsicContentSize()
        }
    }

    private var colorStorage: UIColor?

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of the blades; grey unless set, and after nil.
    open var color: UIColor! {
        get { colorStorage ?? .secondaryLabel }
        set {
            colorStorage = newValue
            draw()
        }
    }

    private static func size(of style: Style) -> CGSize {
        let side = style.isLarge ? ControlMetrics.Activity.large : ControlMetrics.Activity.medium
        return CGSize(width: side, height: side)
    }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 750, vertical: 750) }

    /// The size of the style, in points.
    open override dynamic var intrinsicContentSize: CGSize { Self.size(of: style) }

    /// The size of the style, in points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

    /// Places the blades in the middle of the bounds.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.commit()
    }

    private func draw() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wheel.bounds = CGRect(origin: .zero, size: Self.size(of: style))
        wheel.position = CGPoint(x: bounds.midX, y: bounds.midY)
        let blade = style.isLarge ? ControlMetrics.Activity.largeBlade : ControlMetrics.Activity.mediumBlade
        let alphas = ControlMetrics.Activity.alphas
        wheel.sublayers = (0..<alphas.count).map { index in
            let layer = CALayer()
            // The brightest blade stands on top, the others follow it.
            let angle = -CGFloat(index) * 2 * .pi / CGFloat(alphas.count) - .pi / 2
            layer.bounds = CGRect(origin: .zero, size: blade.size)
            layer.cornerRadius = blade.size.height / 2
            layer.position = CGPoint(
                x: wheel.bounds.midX + blade.radius * cos(angle),
                y: wheel.bounds.midY + blade.radius * sin(angle)
            )
            layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
            layer.backgroundColor = (colorStorage ?? .label).cgColor
            layer.opacity = Float(alphas[index] / 255)
            return layer
        }
        CATransaction.commit()
    }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.activityIndicators
    }
}
