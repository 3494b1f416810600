import CoreGraphics
public import Foundation
import QuartzCore

/// A control that is on or off; a tap, or a drag past the middle, changes it.
///
/// It always has the size of 51 by 31 points.
///
/// Source: uikit U133, U134.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// The looks that a switch can have.
    public enum Style: Int, Sendable {
        /// The look that suits the device: here always ``sliding``.
        case automatic = 0
        /// A box with a mark; not drawn here, it slides too.
        case checkbox = 1
        /// A track with a thumb that slides to the side.
        case sliding = 2
    }

    private let track = CALayer()
    private let thumb = CALayer()
    private var isOnStorage = false
    private var isPressed = false
    /// Whether the drag has changed the value already: it is no tap then.
    private var hasDragged = false

    // MARK: Making switches

    /// Makes a switch that is off; the size of the frame is ignored, it is always 51 by 31 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.Switch.size))
        setUp()
    }

    /// Makes a switch from an archive, on or off.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        isOnStorage = coder.decodeBool(forKey: "UISwitchOn")
        arrange()
        coder.didInitialize(self, as: UISwitch.self)
    }

    /// Writes the view and its value into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(isOnStorage, forKey: "UISwitchOn")
    }

    private func setUp() {
        track.cornerRadius = ControlMetrics.Switch.size.height / 2
        thumb.backgroundColor = CGColor(gray: 1, alpha: 1)
        thumb.cornerRadius = ControlMetrics.Switch.thumb / 2
        thumb.dropThumbShadow()
        layer.addSublayer(track)
        layer.addSublayer(thumb)
        arrange()
    }

    // MARK: Value

    /// Whether the switch is on; setting it sends no event.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Switches on or off without sending an event; if animated, the thumb slides.
    open func setOn(_ on: Bool, animated: Bool) {
        isOnStorage = on
        animated ? slide() : arrange()
    }

    // MARK: Looks

    /// The colour of the track while the switch is on; nil is green.
    open var onTintColor: UIColor? { didSet { arrange() } }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? { didSet { arrange() } }
    /// An image for the switch that is on; not drawn, as on iOS from 7 on.
    open var onImage: UIImage?
    /// An image for the switch that is off; not drawn, as on iOS from 7 on.
    open var offImage: UIImage?
    /// A title beside a checkbox; not shown.
    open var title: String?
    /// The look that the program prefers; `automatic` at first.
    ///
    /// It is only read back.
    open var preferredStyle = Style.automatic
    /// The look that the switch has: always `sliding`.
    open var style: Style { .sliding }

    // GUESS intrinsic-priorities: switches and spinners keep to their size along both axes, sliders and bars to their height.
    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 750, vertical: 750) }

    /// The size of a switch: 51 by 31 points.
    open override dynamic var intrinsicContentSize: CGSize { ControlMetrics.Switch.size }

    /// The size of a switch: 51 by 31 points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.Switch.size }

    /// Places the track and the thumb.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        place()
        CATransaction.commit()
    }

    private func slide() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(ControlMetrics.Switch.duration)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        place()
        CATransaction.commit()
    }

    private func place() {
        let metrics = ControlMetrics.Switch.self
        let frame = CGRect(
            x: bounds.midX - metrics.size.width / 2,
            y: bounds.midY - metrics.size.height / 2,
            width: metrics.size.width,
            height: metrics.size.height
        )
        track.frame = frame
        let off = UIColor.systemGray5
        track.backgroundColor = (isOnStorage ? onTintColor ?? .systemGreen : off).cgColor
        let width = isPressed ? metrics.pressedThumb : metrics.thumb
        let x = isOnStorage ? frame.maxX - metrics.inset - width : frame.minX + metrics.inset
        thumb.frame = CGRect(x: x, y: frame.minY + metrics.inset, width: width, height: metrics.thumb)
        thumb.backgroundColor = (thumbTintColor ?? .white).cgColor
        for part in [track, thumb] { part.opacity = isEnabled ? 1 : 0.5 }
    }

    @_spi(UIKitRooms) open override func stateDidChange() {
        super.stateDidChange()
        slide()
    }

    // MARK: Fingers

    override var triggersOnTouchUp: Bool { false }

    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    /// Widens the thumb under the finger and begins to follow it.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isPressed = true
        hasDragged = false
        slide()
        return true
    }

    /// A finger past the middle changes the value.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let from = touch.previousLocation(in: self).x > bounds.midX
        if isRight != from, isRight != isOnStorage {
            hasDragged = true
            change()
        }
        return true
    }

    /// A finger that has not dragged the thumb has tapped.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        isPressed = false
        if !hasDragged, isTouchInside { change() } else { slide() }
    }

    /// Gives the thumb its usual width again, and leaves the switch as it is.
    open override func cancelTracking(with event: UIEvent?) {
        isPressed = false
        slide()
    }

    private func change() {
        isOnStorage.toggle()
        slide()
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.toggle] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.switches
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(value: isOn ? "1" : "0", traits: [.button, .toggleButton])
    }

    override func tapForAccessibility() -> Bool {
        guard isEnabled else { return false }
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
        return true
    }
}
