import CoreGraphics
public import Foundation
import QuartzCore

/// A control for a number in a range, with a thumb that the user moves along a track.
///
/// Source: uikit U133, U134.
@preconcurrency @MainActor
open class UISlider: UIControl {
    private let lower = UIImageView(frame: .zero)
    private let upper = UIImageView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let smallImage = UIImageView(frame: .zero)
    private let largeImage = UIImageView(frame: .zero)
    private var images: [SliderPart: [UInt: UIImage]] = [:]
    private var valueStorage: Float = 0
    /// How far from the thumb's middle the finger has taken hold of it.
    private var grip: CGFloat = 0

    /// What has pictures of its own.
    private enum SliderPart { case thumb, lower, upper }

    // MARK: Making sliders

    /// Makes a slider from 0 to 1.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a slider from an archive, with its limits and its value.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        minimumValue = coder.decodeFloat(forKey: "UIMinValue")
        maximumValue = coder.containsValue(forKey: "UIMaxValue") ? coder.decodeFloat(forKey: "UIMaxValue") : 1
        value = coder.decodeFloat(forKey: "UIValue")
        coder.didInitialize(self, as: UISlider.self)
    }

    /// Writes the view, its range and its value into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(minimumValue, forKey: "UIMinValue")
        coder.encode(maximumValue, forKey: "UIMaxValue")
        coder.encode(value, forKey: "UIValue")
    }

    private func setUp() {
        for part in [upper, lower, smallImage, largeImage, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for track in [lower, upper] { track.layer.cornerRadius = ControlMetrics.Slider.track / 2 }
        thumb.layer.cornerRadius = ControlMetrics.Slider.thumb / 2
        thumb.layer.dropThumbShadow()
        arrange()
    }

    // MARK: Value

    /// The number, kept within the range; setting it sends no event.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value without sending an event; if animated, the thumb moves to it.
    open func setValue(_ value: Float, animated: Bool) {
        valueStorage = clamped(value)
        guard animated else { return arrange() }
        UIView.animate(withDuration: ControlMetrics.Slider.duration) { self.place() }
    }

    /// The smallest number; a value below it rises.
    ///
    /// A number that is not finite is ignored.
    open var minimumValue: Float = 0 {
        didSet {
            guard minimumValue.isFinite else { return minimumValue = oldValue }
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = valueStorage
        }
    }

    /// The largest number; a value above it falls.
    ///
    /// A number that is not finite is ignored.
    open var maximumValue: Float = 1 {
        didSet {
            guard maximumValue.isFinite else { return maximumValue = oldValue }
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = valueStorage
        }
    }

    /// Whether events are sent while the thumb moves; if false, only when it is let go.
    ///
    /// True at first.
    open var isContinuous = true

    private func clamped(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    }

    // MARK: Looks

    /// The colour of the track before the thumb; nil is the tint.
    open var minimumTrackTintColor: UIColor? { didSet { arrange() } }
    /// The colour of the track behind the thumb; nil is a light grey.
    open var maximumTrackTintColor: UIColor? { didSet { arrange() } }
    /// The colour of the thumb; nil is white.
    open var thumbTintColor: UIColor? { didSet { arrange() } }
    /// An image before the track, at the end of the smallest value; nil for none.
    open var minimumValueImage: UIImage? { didSet { setImage(minimumValueImage, of: smallImage) } }
    /// An image behind the track, at the end of the greatest value; nil for none.
    open var maximumValueImage: UIImage? { didSet { setImage(maximumValueImage, of: largeImage) } }

    private func setImage(_ image: UIImage?, of view: UIImageView) {
        view.image = image
        arrange()
    }

    /// Sets the image of the thumb for states; nil for the drawn thumb.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
    /// Sets the image of the track before the thumb for states; nil for a colour.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, .lower, state)
    }
    /// Sets the image of the track behind the thumb for states; nil for a colour.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        set(image, .upper, state)
    }
    /// The image of the thumb that was set for states; nil for none.
    open func thumbImage(for state: UIControl.State) -> UIImage? { images[.thumb]?[state.rawValue] }
    /// The image of the track before the thumb that was set for states; nil for none.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images[.lower]?[state.rawValue] }
    /// The image of the track behind the thumb that was set for states; nil for none.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images[.upper]?[state.rawValue] }
    /// The image of the thumb in the present state; nil for the drawn thumb.
    open var currentThumbImage: UIImage? { image(.thumb) }
    /// The image of the track before the thumb in the present state; nil for a colour.
    open var currentMinimumTrackImage: UIImage? { image(.lower) }
    /// The image of the track behind the thumb in the present state; nil for a colour.
    open var currentMaximumTrackImage: UIImage? { image(.upper) }

    private func set(_ image: UIImage?, _ part: SliderPart, _ state: UIControl.State) {
        images[part, default: [:]][state.rawValue] = image
        arrange()
    }

    private func image(_ part: SliderPart) -> UIImage? {
        images[part]?[state.rawValue] ?? images[part]?[UIControl.State.normal.rawValue]
    }

    // MARK: Layout

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// 34 points high, and as wide as one likes.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.Slider.height)
    }

    /// The present width and a height of 34 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: ControlMetrics.Slider.height)
    }

    /// The rectangle of the image at the end of the smallest value, for some bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = minimumValueImage?.size else {
            return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.minX,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The rectangle of the image at the end of the greatest value, for some bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = maximumValueImage?.size else {
            return CGRect(x: bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        return CGRect(
            x: bounds.maxX - size.width,
            y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    /// The rectangle of the track for some bounds, between the images.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let gap: CGFloat = 8
        let left =
            minimumValueImage == nil ? bounds.minX : minimumValueImageRect(forBounds: bounds).maxX + gap
        let right =
            maximumValueImage == nil ? bounds.maxX : maximumValueImageRect(forBounds: bounds).minX - gap
        let height = ControlMetrics.Slider.track
        return CGRect(x: left, y: bounds.midY - height / 2, width: max(0, right - left), height: height)
    }

    /// The rectangle of the thumb at a value, for some bounds and the track's rectangle.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size =
            currentThumbImage?.size
            ?? CGSize(width: ControlMetrics.Slider.thumb, height: ControlMetrics.Slider.thumb)
        // The range may be larger than any `Float`.
        let range = Double(maximumValue) - Double(minimumValue)
        let part = range > 0 ? CGFloat((Double(clamped(value)) - Double(minimumValue)) / range) : 0
        let x = rect.minX + part * max(0, rect.width - size.width)
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places the track, the thumb and the images at both ends.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    /// The track before the thumb has the tint.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        arrange()
    }

    @_spi(UIKitRooms) open override func stateDidChange() {
        super.stateDidChange()
        arrange()
    }

    private func arrange() { UIView.performWithoutAnimation(place) }

    private func place() {
        let track = trackRect(forBounds: bounds)
        let place = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage)
        thumb.frame = place
        lower.frame = CGRect(
            x: track.minX,
            y: track.minY,
            width: max(0, place.midX - track.minX),
            height: track.height
        )
        upper.frame = CGRect(
            x: place.midX,
            y: track.minY,
            width: max(0, track.maxX - place.midX),
            height: track.height
        )
        smallImage.frame = minimumValueImageRect(forBounds: bounds)
        largeImage.frame = maximumValueImageRect(forBounds: bounds)
        (thumb.image, lower.image, upper.image) = (image(.thumb), image(.lower), image(.upper))
        thumb.backgroundColor = thumb.image == nil ? thumbTintColor ?? .white : nil
        thumb.layer.shadowOpacity = thumb.image == nil ? 0.15 : 0
        lower.backgroundColor = lower.image == nil ? minimumTrackTintColor ?? tintColor : nil
        upper.backgroundColor = upper.image == nil ? maximumTrackTintColor ?? .systemGray5 : nil
        for part in subviews { part.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Fingers

    override var triggersOnTouchUp: Bool { false }

    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        isTracking
    }

    /// Begins to follow a touch on the thumb; touches elsewhere are ignored.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        let reach = ControlMetrics.Slider.reach
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
        guard thumb.insetBy(dx: -reach, dy: -reach).encloses(place) else { return false }
        grip = place.x - thumb.midX
        return true
    }

    /// Moves the thumb with the touch, at the point where it was touched.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let track = trackRect(forBounds: bounds)
        let size = thumbRect(forBounds: bounds, trackRect: track, value: valueStorage).size
        let room = track.width - size.width
        guard room > 0 else { return true }
        let part = (touch.location(in: self).x - grip - track.minX - size.width / 2) / room
        let old = valueStorage
        let range = Double(maximumValue) - Double(minimumValue)
        setValue(Float(Double(minimumValue) + Double(part) * range), animated: false)
        if isContinuous, valueStorage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    /// Ends the movement; a slider that is not continuous sends its event now.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.slider] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.sliders
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let span = maximumValue - minimumValue
        let part = span > 0 ? (value - minimumValue) / span : 0
        return super.accessibilityDefaults.element(
            value: AccessibilityDefaults.percent(part),
            traits: .adjustable
        )
    }
}
