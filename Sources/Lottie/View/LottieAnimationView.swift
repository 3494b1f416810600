public import Foundation
// Public, and used: what overrides methods of an internal import has a table of methods that other modules do not expect.
public import UIKit

/// The base class of a view that plays: it fits the animation to its bounds.
@preconcurrency @MainActor
open class LottieAnimationViewBase: UIView {
    /// The fit of the animation to the bounds; by default it is as large as fits.
    open override var contentMode: ContentMode {
        didSet { setNeedsLayout() }
    }

    /// Makes a view with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .scaleAspectFit
        clipsToBounds = true
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }
}

/// A view that plays a Lottie animation.
///
/// ```swift
/// let view = LottieAnimationView(name: "Flower")
/// view.loopMode = .autoReverse
/// view.setValueProvider(ColorValueProvider(LottieColor(r: 1, g: 0.4, b: 0.3, a: 1)), keypath: "**.Fill 1.Color")
/// window.addSubview(view)
/// view.play()
/// ```
///
/// A call to play before the view is in a window takes effect when it is. ``LottieAnimationLayer`` says what each member does.
///
/// Source: documents L160 to L164.
@preconcurrency @MainActor
open class LottieAnimationView: LottieAnimationViewBase {
    /// The layer that plays.
    final let player: LottieAnimationLayer
    /// The call to play when the view comes into a window, and the completion handler for the case that it never does.
    private final var queue: (start: () -> Void, completion: LottieCompletionBlock?)?

    // MARK: Making views

    /// Makes a view for an animation, of its size.
    ///
    /// - Parameters:
    ///   - animation: The animation that is played.
    ///   - imageProvider: Where pictures come from; nil takes those of the document.
    ///   - textProvider: Where texts come from.
    ///   - fontProvider: Where fonts come from.
    ///   - configuration: Options.
    ///   - logger: Where messages go.
    public init(
        animation: LottieAnimation?,
        imageProvider: AnimationImageProvider? = nil,
        textProvider: AnimationKeypathTextProvider = DefaultTextProvider(),
        fontProvider: AnimationFontProvider = DefaultFontProvider(),
        configuration: LottieConfiguration = .shared,
        logger: LottieLogger = .shared
    ) {
        player = LottieAnimationLayer(
            animation: animation,
            imageProvider: imageProvider,
            textProvider: textProvider,
            fontProvider: fontProvider,
            configuration: configuration,
            logger: logger
        )
        super.init(frame: animation?.bounds ?? .zero)
        addPlayer()
    }

    /// Makes a view for an animation of an archive, of its size, that plays as the archive says.
    ///
    /// - Parameters:
    ///   - dotLottie: The archive.
    ///   - animationId: Which of its animations; nil is the one that is to be shown first.
    ///   - textProvider: Where texts come from.
    ///   - fontProvider: Where fonts come from.
    ///   - configuration: Options.
    ///   - logger: Where messages go.
    public init(
        dotLottie: DotLottieFile?,
        animationId: String? = nil,
        textProvider: AnimationKeypathTextProvider = DefaultTextProvider(),
        fontProvider: AnimationFontProvider = DefaultFontProvider(),
        configuration: LottieConfiguration = .shared,
        logger: LottieLogger = .shared
    ) {
        player = LottieAnimationLayer(
            dotLottie: dotLottie,
            animationId: animationId,
            textProvider: textProvider,
            fontProvider: fontProvider,
            configuration: configuration,
            logger: logger
        )
        super.init(frame: player.animation?.bounds ?? .zero)
        addPlayer()
    }

    /// Makes a view without an animation.
    public init(configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared) {
        player = LottieAnimationLayer(configuration: configuration, logger: logger)
        super.init(frame: .zero)
        addPlayer()
    }

    /// Makes a view without an animation.
    public override init(frame: CGRect) {
        player = LottieAnimationLayer()
        super.init(frame: frame)
        addPlayer()
    }

    /// Makes a view from an archive, without its animation.
    public required init?(coder: NSCoder) {
        player = LottieAnimationLayer()
        super.init(coder: coder)
        addPlayer()
    }

    private final func addPlayer() {
        layer.addSublayer(player)
        player.placingDuration = { [weak self] in
            ViewThread.run {
                guard self?.animateLayoutChangesWithCurrentCoreAnimationContext ?? false else { return nil }
                let duration = UIView.inheritedAnimationDuration
                return duration > 0 ? duration : nil
            }
        }
        player.animationLoaded = { [weak self] _, animation in
            ViewThread.run {
                guard let self else { return }
                self.invalidateIntrinsicContentSize()
                self.animationLoaded?(self, animation)
            }
        }
        setNeedsLayout()
    }

    // MARK: Layout

    /// The size of the animation, or of ``viewportFrame``; none without an animation.
    open override var intrinsicContentSize: CGSize {
        viewportFrame?.size ?? animation?.size ?? super.intrinsicContentSize
    }

    /// The part of the animation that fills the bounds, in its own points; nil is all of it.
    public var viewportFrame: CGRect? {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// Whether the animation follows the view's bounds at the pace of a block of view animations that changes them.
    public var animateLayoutChangesWithCurrentCoreAnimationContext = true

    /// Lays the animation out as the content mode says.
    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        player.frame = bounds
        CATransaction.commit()
        player.placement = LottiePlacement(contentMode, viewport: viewportFrame)
        player.setNeedsLayout()
        player.layoutIfNeeded()
    }

    // MARK: Windows

    /// The behaviour of a playing animation when the view leaves its window; nil is ``backgroundBehavior``.
    public var windowBackgroundBehavior: LottieBackgroundBehavior?

    /// Begins what waits for the window, or does what is to be done without one.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else {
            player.updateAnimationForBackgroundState(backgroundBehavior: windowBackgroundBehavior)
            return
        }
        if let queue {
            self.queue = nil
            queue.start()
        } else {
            player.updateAnimationForForegroundState(
                wasWaitingToPlayAnimation: false,
                backgroundBehavior: windowBackgroundBehavior
            )
        }
    }

    /// Whether something is to play when the view is in a window.
    public var isAnimationQueued: Bool { queue != nil }

    /// Plays now, or when the view is in a window.
    private final func whenInWindow(_ completion: LottieCompletionBlock?, _ start: @escaping () -> Void) {
        forgetQueue()
        guard window == nil else { return start() }
        player.pause()
        queue = (start, completion)
    }

    private final func forgetQueue() {
        let completion = queue?.completion
        queue = nil
        completion?(false)
    }

    // MARK: Playing

    /// Plays as a mode says.
    open func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
        player.currentPlaybackMode = .playing(mode)
        whenInWindow(completion) { [player] in player.play(mode, completion: completion) }
    }

    /// Plays from where it is to the end, or from the start when it is there.
    ///
    /// - Parameter completion: Called with true when it came to its end, with false when something else stopped it.
    open func play(completion: LottieCompletionBlock? = nil) {
        whenInWindow(completion) { [player] in player.play(completion: completion) }
    }

    /// Plays from a share of the animation, or from where it is, to another one.
    open func play(
        fromProgress: AnimationProgressTime? = nil,
        toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        whenInWindow(completion) { [player] in
            player.play(
                fromProgress: fromProgress,
                toProgress: toProgress,
                loopMode: loopMode,
                completion: completion
            )
        }
    }

    /// Plays from a frame, or from where it is, to another one, backwards if that is earlier.
    open func play(
        fromFrame: AnimationFrameTime? = nil,
        toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        whenInWindow(completion) { [player] in
            player.play(fromFrame: fromFrame, toFrame: toFrame, loopMode: loopMode, completion: completion)
        }
    }

    /// Plays from a marker, or from where it is, to another one.
    ///
    /// - Parameter playEndMarkerFrame: Whether the frame of the end marker itself shows.
    open func play(
        fromMarker: String? = nil,
        toMarker: String,
        playEndMarkerFrame: Bool = true,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        whenInWindow(completion) { [player] in
            player.play(
                fromMarker: fromMarker,
                toMarker: toMarker,
                playEndMarkerFrame: playEndMarkerFrame,
                loopMode: loopMode,
                completion: completion
            )
        }
    }

    /// Plays the frames that a marker covers.
    open func play(
        marker: String,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        whenInWindow(completion) { [player] in
            player.play(marker: marker, loopMode: loopMode, completion: completion)
        }
    }

    /// Plays the frames that markers cover, one after the other.
    open func play(markers: [String], completion: LottieCompletionBlock? = nil) {
        whenInWindow(completion) { [player] in player.play(markers: markers, completion: completion) }
    }

    /// Stops at the first frame.
    open func stop() {
        forgetQueue()
        player.stop()
    }

    /// Stops at the frame that is shown; the completion of what played is called with false.
    open func pause() {
        forgetQueue()
        player.pause()
    }

    /// Stops, and shows a place of the animation.
    open func pause(at state: LottiePlaybackMode.PausedState) {
        forgetQueue()
        player.pause(at: state)
    }

    /// Does what a mode says.
    ///
    /// A mode that both types of modes have is taken for one that plays.
    @_disfavoredOverload
    open func play(
        _ playbackMode: LottiePlaybackMode,
        animationCompletionHandler: LottieCompletionBlock? = nil
    ) {
        setPlaybackMode(playbackMode, completion: animationCompletionHandler)
    }

    /// Does what a mode says.
    open func setPlaybackMode(
        _ playbackMode: LottiePlaybackMode,
        completion: LottieCompletionBlock? = nil
    ) {
        if case .playing = playbackMode.plain {
            whenInWindow(completion) { [player] in
                player.setPlaybackMode(playbackMode, completion: completion)
            }
            player.currentPlaybackMode = playbackMode
        } else {
            forgetQueue()
            player.setPlaybackMode(playbackMode, completion: completion)
        }
    }

    // MARK: Where it is

    /// The share of the animation that is shown; setting it stops there.
    public var currentProgress: AnimationProgressTime {
        get { player.currentProgress }
        set {
            forgetQueue()
            player.currentProgress = newValue
        }
    }

    /// The seconds from the start that are shown; setting them stops there.
    public var currentTime: TimeInterval {
        get { player.currentTime }
        set {
            forgetQueue()
            player.currentTime = newValue
        }
    }

    /// The frame that is shown; setting it stops there.
    public var currentFrame: AnimationFrameTime {
        get { player.currentFrame }
        set {
            forgetQueue()
            player.currentFrame = newValue
        }
    }

    /// Called when an animation was set.
    public var animationLoaded:
        ((_ animationView: LottieAnimationView, _ animation: LottieAnimation) -> Void)?

    /// The animation that the view plays; setting another one stops the present one, and shows its first frame.
    ///
    /// All providers stay.
    public var animation: LottieAnimation? {
        get { player.animation }
        set {
            forgetQueue()
            player.animation = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
}
