import CoreGraphics
public import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
///
/// Source: uikit U133.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The looks that a progress bar can have.
    public enum Style: Int, Sendable {
        /// A bar for any place.
        case `default` = 0
        /// For a toolbar: without a colour of the track.
        case bar = 1
    }

    private let track = UIImageView(frame: .zero)
    private let fill = UIImageView(frame: .zero)
    private var progressStorage: Float = 0

    /// Makes a bar of progress 0 with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a bar of progress 0 with a look, 4 points high.
    @preconcurrency @MainActor public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: ControlMetrics.Progress.height))
        progressViewStyle = style
    }

    /// Makes a bar from an archive, with its progress.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        progress = coder.decodeFloat(forKey: "UIProgress")
        coder.didInitialize(self, as: UIProgressView.self)
    }

    /// Writes the view into an archive, with its progress.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(progress, forKey: "UIProgress")
    }

    private func setUp() {
        for part in [track, fill] {
            part.layer.cornerRadius = ControlMetrics.Progress.barHeight / 2
            addSubview(part)
        }
        arrange()
    }

    /// The progress from 0 to 1; 0 at first.
    ///
    /// Values outside are brought to the nearest end.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Sets the progress; if animated, the bar grows or shrinks to it.
    ///
    /// NaN counts as 0.
    open func setProgress(_ progress: Float, animated: Bool) {
        progressStorage = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard animated else { return arrange() }
        UIView.animate(withDuration: ControlMetrics.Progress.duration) { self.place() }
    }

    /// A progress object whose fraction is taken when the property is set; later changes of it are not followed, as nothing observes
    /// keys here.
    open var observedProgress: Progress? {
        didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
    }

    /// The look of the bar; `default` at first.
    open var progressViewStyle = Style.default { didSet { arrange() } }
    /// The colour of the part that is done; nil for the tint colour.
    open var progressTintColor: UIColor? { didSet { arrange() } }
    /// The colour of the rest; nil is a light grey.
    open var trackTintColor: UIColor? { didSet { arrange() } }
    /// An image for the part that is done, stretched over it; nil for a colour.
    open var progressImage: UIImage? { didSet { arrange() } }
    /// An image for the part that is not done, stretched over it; nil for a colour.
    open var trackImage: UIImage? { didSet { arrange() } }

    override var defaultHugging: LayoutPriorities { LayoutPriorities(horizontal: 250, vertical: 750) }

    /// 4 points high, and as wide as one likes.
    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.Progress.height)
    }

    /// The present width and a height of 4 points.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: bounds.width, height: ControlMetrics.Progress.height)
    }

    /// Places the track and the part that is done.
    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    /// Gives the part that is done the new tint colour.
    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        arrange()
    }

    private func arrange() { UIView.performWithoutAnimation(place) }

    private func place() {
        let height = ControlMetrics.Progress.barHeight
        let bar = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        track.frame = bar
        var done = (CGFloat(progressStorage) * bar.width).rounded()
        if progressStorage > 0 { done = min(bar.width, max(done, ControlMetrics.Progress.minFill)) }
        fill.frame = CGRect(x: bar.minX, y: bar.minY, width: done, height: height)
        (track.image, fill.image) = (trackImage, progressImage)
        let rest = progressViewStyle == .bar ? UIColor.clear : .systemGray5
        track.backgroundColor = trackImage == nil ? trackTintColor ?? rest : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    }

    @_spi(UIKitRooms) open override class var codedKeys: [CodedKeys] { [.progressView] + super.codedKeys }

    @_spi(UIKitRooms) open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.progressViews
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        super.accessibilityDefaults.element(
            value: AccessibilityDefaults.percent(progress),
            traits: .updatesFrequently
        )
    }
}
