import CoreGraphics
import CoreText
public import Foundation
import QuartzCore

/// A row of segments of which one is chosen.
///
/// A tap chooses a segment, and the pill under the chosen one can be dragged. Setting the index sends no event.
///
/// Source: uikit U133, U134.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The places that a segment can have.
    public enum Segment: Int, Sendable {
        /// Any position among the segments.
        case any = 0
        /// The leftmost of several segments.
        case left = 1
        /// A segment between two others.
        case center = 2
        /// The rightmost of several segments.
        case right = 3
        /// The only segment of the control.
        case alone = 4
    }

    /// The index that stands for no selected segment: -1.
    public class var noSegment: Int { -1 }

    final var segments: [SegmentContent] = []
    final let parts = SegmentParts()
    final var looks = SegmentLooks()
    private var selectedStorage = -1
    /// The segment under the finger, and whether the pill follows it.
    private(set) final var pressed: Int?
    private(set) final var dragsPill = false

    // MARK: Making controls

    /// Makes a control without segments, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.add(to: self)
    }

    /// Makes a control with a segment for each title or image.
    ///
    /// - Parameter items: Strings, images or actions; others are left out.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        parts.add(to: self)
        segments = (items ?? []).compactMap { SegmentContent(item: $0) }
        frame.size = intrinsicContentSize
    }

    /// Makes a control with a segment for each action, which is run when the segment is chosen.
    @preconcurrency @MainActor public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    /// Makes a control from an archive: the titles, images and the chosen segment.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        parts.add(to: self)
        let count = min(max(coder.decodeInteger(forKey: "UISegmentCount"), 0), 10_000)
        segments = (0..<count).map { index in
            var segment = SegmentContent()
            segment.title =
                coder.decodeObject(of: NSString.self, forKey: "UISegmentTitle.\(index)") as String?
            segment.image = coder.soundObject(forKey: "UISegmentImage.\(index)") as? UIImage
            return segment
        }
        if count > 0 { selectedSegmentIndex = coder.decodeInteger(forKey: "UISelectedSegment") }
        coder.didInitialize(self, as: UISegmentedControl.self)
    }

    /// Writes the titles, images and the chosen segment into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(segments.count, forKey: "UISegmentCount")
        coder.encode(selectedStorage, forKey: "UISelectedSegment")
        for (index, segment) in segments.enumerated() {
            if let title = segment.title {
                coder.encode(title as NSString, forKey: "UISegmentTitle.\(index)")
            }
            if let image = segment.image { coder.encode(image, forKey: "UISegmentImage.\(index)") }
        }
    }

    // MARK: Segments

    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title at an index; an index beyond the end counts as the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(SegmentContent(title: title), segment, animated)
    }

    /// Inserts a segment with an image at an index; an index beyond the end counts as the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(SegmentContent(image: image), segment, animated)
    }

    /// Inserts a segment for an action at an index; a segment with the same action identifier is removed first.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let known = segmentIndex(identifiedBy: action.identifier)
        if known != Self.noSegment { removeSegment(at: known, animated: false) }
        insert(SegmentContent(action: action), segment, animated)
    }

    private func insert(_ content: SegmentContent, _ index: Int, _ animated: Bool) {
        let place = min(max(index, 0), segments.count)
        segments.insert(content, at: place)
        if selectedStorage >= place { selectedStorage += 1 }
        segmentsDidChange(animated)
    }

    /// Removes a segment, and the selection with a selected one; an index that does not exist is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedStorage == segment {
            selectedStorage = -1
        } else if selectedStorage > segment {
            selectedStorage -= 1
        }
        segmentsDidChange(animated)
    }

    /// Removes all segments, and with them the selection.
    open func removeAllSegments() {
        segments = []
        selectedStorage = -1
        segmentsDidChange(false)
    }

    final func segmentsDidChange(_ animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: ControlMetrics.Segmented.duration) { self.layoutIfNeeded() }
    }

    private func change(_ index: Int, _ change: (inout SegmentContent) -> Void) {
        guard segments.indices.contains(index) else { return }
        change(&segments[index])
        segmentsDidChange(false)
    }

    private func content(_ index: Int) -> SegmentContent? {
        segments.indices.contains(index) ? segments[index] : nil
    }

    /// Sets the title of a segment, in the place of its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// The title of the segment with an index; nil for one without a title, and for an index that does not exist.
    open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }

    /// Sets the image of a segment, in the place of its title.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// The image of the segment with an index; nil for one without an image, and for an index that does not exist.
    open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }

    /// Sets the action of a segment, with its title or image; selecting the segment runs it.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { $0.setAction(action) }
    }

    /// The action of the segment with an index; nil for one without an action, and for an index that does not exist.
    open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }

    /// The index of the segment whose action has an identifier, or -1.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets the width of a segment, in points; 0 leaves it to the control.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// The width that was set for a segment; 0 for none.
    open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }

    /// Moves the content of a segment, in points to the right and down.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// The offset of a segment's content, in points; zero for a segment that does not exist.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Whether the segment with an index can be selected; false for an index that does not exist.
    open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }

    // MARK: Choosing

    /// Whether a segment is selected only while it is touched, as a button; false at first.
    open var isMomentary = false {
        didSet {
            if isMomentary { selectedStorage = -1 }
            setNeedsLayout()
        }
    }

    /// The chosen segment; -1 for none.
    ///
    /// Setting one that is not there stops the program with a message.
    open var selectedSegmentIndex: Int {
        get { selectedStorage }
        set {
            guard newValue < segments.count else {
                fatalError("segment \(newValue) was selected of a control with \(segments.count) segments")
            }
            selectedStorage = max(newValue, -1)
            setNeedsLayout()
        }
    }

    /// Whether the widths of segments are proportional to their contents; false, as at first, for equal widths.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange(false) } }

    private func choose(_ index: Int) {
        let isOther = selectedStorage != index
        if !isMomentary { selectedStorage = index }
        UIView.animate(
            withDuration: ControlMetrics.Segmented.duration,
            delay: 0,
            options: .allowUserInteraction
        ) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        guard isMomentary || isOther else { return }
        let action = segments[index].action
        if isMomentary { selectedStorage = index }
        if let action { sendAction(action) }
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { selectedStorage = -1 }
    }

    // MARK: Fingers

    override var triggersOnTouchUp: Bool { false }

    @_spi(UIKitRooms) open override func keepsTouches(from gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer is UITapGestureRecognizer
    }

    private func index(at point: CGPoint) -> Int? {
        let frames = SegmentLayout.frames(of: self)
        let x = min(max(point.x, bounds.minX), bounds.maxX - 0.001)
        let found = frames.firstIndex { $0.minX <= x && x < $0.maxX }
        return found.flatMap { segments[$0].isEnabled ? $0 : nil }
    }

    /// The segment under the finger grows pale, or the pill follows the finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = index(at: touch.location(in: self)) else { return false }
        dragsPill = index == selectedStorage && !isMomentary
        press(index)
        return true
    }

    /// Follows the touch to other segments.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let isNear = bounds.insetBy(dx: -70, dy: -70).encloses(point)
        press(isNear ? index(at: point) : dragsPill ? pressed : nil)
        return true
    }

    /// The segment under the finger is chosen.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let index = isTouchInside ? pressed : nil
        press(nil)
        dragsPill = false
        if let index { choose(index) }
    }

    /// Ends the touch without a new selection.
    open override func cancelTracking(with event: UIEvent?) {
        dragsPill = false
        press(nil)
    }

    private func press(_ index: Int?) {
        guard index != pressed else { return }
        pressed = index
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: Looks

    /// The colour of the pill under the chosen segment; nil is white, or grey in the dark.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Whether a drag that is held over a segment selects it; only read back.
    open var isSpringLoaded = false

    /// Sets attributes of titles for a state; those of the normal state count where a state has none.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        looks.attributes[state.rawValue] = attributes
        segmentsDidChange(false)
    }

    /// The attributes of titles that were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        looks.attributes[state.rawValue]
    }

    /// Sets the image behind the segments for a state, in place of the grey background and the pill.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        looks.backgrounds[[Int(state.rawValue), barMetrics.rawValue]] = backgroundImage
        setNeedsLayout()
    }

    /// The image behind the segments for a state; nil for none.
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
        looks.backgrounds[[Int(state.rawValue), barMetrics.rawValue]]
    }

    /// Sets the image between two segments, by the states of both.
    open func setDividerImage(
        _ dividerImage: UIImage?,
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        let key = [Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]
        looks.dividers[key] = dividerImage
        setNeedsLayout()
    }

    /// The image between two segments, by the states of both; nil for none.
    open func dividerImage(
        forLeftSegmentState leftState: State,
        rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        looks.dividers[[Int(leftState.rawValue), Int(rightState.rawValue), barMetrics.rawValue]]
    }

    /// Moves the content of the segments of a place, in points to the right and down.
    open func setContentPositionAdjustment(
        _ adjustment: UIOffset,
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) {
        looks.adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] = adjustment
        setNeedsLayout()
    }

    /// The offset of the content of segments at a position, for some bar metrics; zero at first.
    open func contentPositionAdjustment(
        forSegmentType leftCenterRightOrAlone: Segment,
        barMetrics: UIBarMetrics
    ) -> UIOffset {
        looks.adjustments[[leftCenterRightOrAlone.rawValue, barMetrics.rawValue]] ?? .zero
    }

    /// The place of a segment among the others.
    final func place(of index: Int) -> Segment {
        if segments.count == 1 { return .alone }
        return index == 0 ? .left : index == segments.count - 1 ? .right : .center
    }

    /// As high as 32 points, and as wide as segments of one width need for their content.
    open override dynamic var intrinsicContentSize: CGSize { SegmentLayout.size(of: self) }

    /// The size that titles and images need, in points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { SegmentLayout.size(of: self) }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// Places the segments, and the pill behind the selected one.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(self)
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.segmentedControl] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.segmentedControls
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        let title = selectedSegmentIndex >= 0 ? titleForSegment(at: selectedSegmentIndex) : nil
        return super.accessibilityDefaults.element(value: title, traits: .adjustable)
    }
}
