import CoreGraphics
public import Foundation
import QuartzCore

/// A control with a minus and a plus, which change its value by steps, and repeatedly while one is held.
///
/// It always has the size of 94 by 32 points.
///
/// Source: uikit U133, U134.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    private let parts = StepperParts()
    private var valueStorage = 0.0
    /// Which half a finger is on: -1 minus, 1 plus, 0 none.
    private var pressed = 0
    private var timer: GestureTimer?
    private var heldFor = 0.0
    private var hasChanged = false
    private var backgroundImages: [UInt: UIImage] = [:]
    private var incrementImages: [UInt: UIImage] = [:]
    private var decrementImages: [UInt: UIImage] = [:]
    private var dividerImages: [[UInt]: UIImage] = [:]

    /// Makes a stepper at 0; the size of the frame is ignored, it is always 94 by 32 points.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.Stepper.size))
        parts.add(to: layer)
    }

    /// Makes a stepper from an archive, with its limits, its step and its value.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.add(to: layer)
        defer { coder.didInitialize(self, as: UIStepper.self) }
        guard coder.containsValue(forKey: "UIStepperMaximum") else { return }
        minimumValue = coder.decodeDouble(forKey: "UIStepperMinimum")
        maximumValue = coder.decodeDouble(forKey: "UIStepperMaximum")
        stepValue = coder.decodeDouble(forKey: "UIStepperStep")
        value = coder.decodeDouble(forKey: "UIStepperValue")
    }

    /// Writes the view and its value into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumValue, forKey: "UIStepperMinimum")
        coder.encode(maximumValue, forKey: "UIStepperMaximum")
        coder.encode(stepValue, forKey: "UIStepperStep")
        coder.encode(valueStorage, forKey: "UIStepperValue")
    }

    // MARK: Value

    /// The value, within the limits; setting it sends no event.
    open var value: Double {
        get { valueStorage }
        set {
            guard newValue.isFinite else { return }
            valueStorage = min(max(newValue, minimumValue), maximumValue)
            setNeedsLayout()
        }
    }

    /// The least value; 0 unless set.
    ///
    /// A larger maximum makes room for it.
    open var minimumValue = 0.0 {
        didSet {
            if !minimumValue.isFinite { minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }

    /// The greatest value; 100 at first.
    ///
    /// The value is kept within the limits; a value that is not finite is ignored.
    open var maximumValue = 100.0 {
        didSet {
            if !maximumValue.isFinite { maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }

    /// The amount by which a tap changes the value; 1 at first.
    ///
    /// Numbers that are not finite or not above 0 are ignored.
    open var stepValue = 1.0 {
        didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } }
    }

    /// Whether events are sent at each step; otherwise one is sent when the finger leaves.
    open var isContinuous = true
    /// Whether a half that is held goes on stepping; true at first.
    open var autorepeat = true
    /// Whether stepping beyond a limit goes on at the other one; false at first.
    open var wraps = false { didSet { setNeedsLayout() } }

    private func step() {
        let next = valueStorage + Double(pressed) * stepValue
        let changed: Double
        if next > maximumValue {
            changed = wraps ? minimumValue : maximumValue
        } else if next < minimumValue {
            changed = wraps ? maximumValue : minimumValue
        } else {
            changed = next
        }
        guard changed != valueStorage else { return }
        valueStorage = changed
        setNeedsLayout()
        hasChanged = true
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Fingers

    override var triggersOnTouchUp: Bool { false }

    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    /// Steps by the half under the touch, and repeats it while that is held.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = touch.location(in: self).x < bounds.midX ? -1 : 1
        hasChanged = false
        heldFor = 0
        step()
        if autorepeat { wait(ControlMetrics.Stepper.firstRepeat) }
        setNeedsLayout()
        return true
    }

    private func wait(_ seconds: Double) {
        timer?.cancel()
        timer = GestureTimer(after: seconds) { [weak self] in
            guard let self, pressed != 0 else { return }
            heldFor += seconds
            step()
            let isQuick = heldFor >= ControlMetrics.Stepper.quickAfter
            wait(isQuick ? ControlMetrics.Stepper.quickInterval : ControlMetrics.Stepper.interval)
        }
    }

    /// A finger that leaves its half stops the stepping.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let half = touch.location(in: self).x < bounds.midX ? -1 : 1
        if half != pressed { release() }
        return pressed != 0
    }

    /// Ends stepping when the finger is lifted.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release() }

    /// Ends stepping when the touch is cancelled.
    open override func cancelTracking(with event: UIEvent?) { release() }

    private func release() {
        guard pressed != 0 else { return }
        pressed = 0
        timer?.cancel()
        timer = nil
        setNeedsLayout()
        if hasChanged, !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        hasChanged = false
    }

    // MARK: Looks

    /// Sets the image behind the halves for a state, in place of the grey background.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state.rawValue] = image
        setNeedsLayout()
    }

    /// The image behind the halves for a state; nil for none.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }

    /// Sets the image between the halves, by the states of both.
    open func setDividerImage(
        _ image: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State
    ) {
        dividerImages[[leftState.rawValue, rightState.rawValue]] = image
        setNeedsLayout()
    }

    /// The image between the halves, by the states of both; nil for none.
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State)
        -> UIImage?
    {
        dividerImages[[leftState.rawValue, rightState.rawValue]]
    }

    /// Sets the image of the plus for a state; nil for the drawn one.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        incrementImages[state.rawValue] = image
        setNeedsLayout()
    }

    /// The image of the plus for a state; nil for the drawn one.
    open func incrementImage(for state: State) -> UIImage? { incrementImages[state.rawValue] }

    /// Sets the image of the minus for a state; nil for the drawn one.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        decrementImages[state.rawValue] = image
        setNeedsLayout()
    }

    /// The image of the minus for a state; nil for the drawn one.
    open func decrementImage(for state: State) -> UIImage? { decrementImages[state.rawValue] }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 750, vertical: 750) }

    /// The size of a stepper: 94 by 32 points.
    open override dynamic var intrinsicContentSize: CGSize { ControlMetrics.Stepper.size }

    /// The size of a stepper: 94 by 32 points, whatever is offered.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.Stepper.size }

    /// Places the halves and shows which of them can be used.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        func state(_ half: Int) -> State {
            let isAtEnd = half < 0 ? valueStorage <= minimumValue : valueStorage >= maximumValue
            if !isEnabled || isAtEnd && !wraps { return .disabled }
            return pressed == half ? .highlighted : .normal
        }
        let (minus, plus) = (state(-1), state(1))
        func image(_ images: [UInt: UIImage], _ state: State) -> UIImage? {
            images[state.rawValue] ?? images[State.normal.rawValue]
        }
        parts.show(
            StepperParts.Look(
                minus: minus,
                plus: plus,
                minusImage: image(decrementImages, minus),
                plusImage: image(incrementImages, plus),
                background: image(backgroundImages, pressed == 0 ? .normal : .highlighted),
                divider: dividerImages[[minus.rawValue, plus.rawValue]]
                    ?? dividerImages[[State.normal.rawValue, State.normal.rawValue]]
            ),
            in: self
        )
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.stepper] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.steppers
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(value: "\(value)", traits: .adjustable)
    }
}
