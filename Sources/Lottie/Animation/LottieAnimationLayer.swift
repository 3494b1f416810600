public import Foundation
public import QuartzCore

/// Called when an animation stops: with true if it came to its end.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A layer that plays a Lottie animation.
///
/// The animation fits into the layer with its proportions kept, in the middle. While it plays nothing of the program runs: its
/// layers have Core Animation's animations.
///
///     let layer = LottieAnimationLayer(animation: .named("Confetti"))
///     layer.loopMode = .loop
///     layer.play()
public class LottieAnimationLayer: CALayer {
    /// The layers of the animation, whose local time is the time from its start; nil without an animation.
    public private(set) var animationLayer: CALayer?

    /// What is played; another one stops the present one, and shows its first frame.
    public var animation: LottieAnimation? {
        didSet { load() }
    }

    /// Whether what lies outside of the animation's rectangle is cut off.
    public var maskAnimationToBounds = true {
        didSet { animationLayer?.masksToBounds = maskAnimationToBounds }
    }

    /// How often ``play(completion:)`` plays; a change counts from the next time on.
    public var loopMode = LottieLoopMode.playOnce

    /// How fast it plays; below 0 it plays backwards.
    ///
    /// A change counts from the next time on.
    public var animationSpeed: CGFloat = 1

    private var player: LottiePlayer?

    /// Makes a layer for an animation, of its size.
    public init(animation: LottieAnimation?) {
        self.animation = animation
        super.init()
        if let animation { bounds = animation.bounds }
        load()
    }

    /// Makes a layer without an animation.
    public override init() {
        super.init()
    }

    /// Copies a layer for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Reads a layer, without its animation.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func load() {
        player?.stop(finished: false)
        animationLayer?.removeFromSuperlayer()
        (animationLayer, player) = (nil, nil)
        guard let animation else { return }
        let layer = animation.makeLayer()
        layer.masksToBounds = maskAnimationToBounds
        layer.speed = 0
        addSublayer(layer)
        animationLayer = layer
        player = LottiePlayer(animation: animation, layer: layer)
        setNeedsLayout()
    }

    /// Fits the animation into the bounds.
    open override func layoutSublayers() {
        super.layoutSublayers()
        guard let animationLayer, let size = animation?.size else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let scale = min(bounds.width / size.width, bounds.height / size.height)
        animationLayer.position = CGPoint(x: bounds.midX, y: bounds.midY)
        animationLayer.transform = CATransform3DMakeScale(scale, scale, 1)
        CATransaction.commit()
    }

    // MARK: Playing

    /// Plays from where it is to the end, or from the start when it is there.
    open func play(completion: LottieCompletionBlock? = nil) {
        guard let animation else { return }
        let (start, end) = (animation.startFrame, animation.endFrame)
        let current = currentFrame
        let isAtEnd = animationSpeed < 0 ? current <= start : current >= end
        play(
            fromFrame: isAtEnd ? nil : current,
            within: start...end,
            loopMode: loopMode,
            completion: completion
        )
    }

    /// Plays from a share of the animation, or from where it is, to another one.
    open func play(
        fromProgress: AnimationProgressTime? = nil,
        toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        guard let animation else { return }
        play(
            fromFrame: fromProgress.map { animation.frameTime(forProgress: $0) },
            toFrame: animation.frameTime(forProgress: toProgress),
            loopMode: loopMode,
            completion: completion
        )
    }

    /// Plays from a frame, or from where it is, to another one, backwards if that is earlier.
    open func play(
        fromFrame: AnimationFrameTime? = nil,
        toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        let from = fromFrame ?? currentFrame
        if let loopMode { self.loopMode = loopMode }
        guard from.isFinite, toFrame.isFinite else { return }
        player?.play(
            from: Double(from),
            to: Double(toFrame),
            speed: Double(animationSpeed),
            loopMode: self.loopMode,
            beginningAt: nil,
            completion: completion
        )
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
        guard let animation, let end = animation.frameTime(forMarker: toMarker) else { return }
        let start = fromMarker.flatMap { animation.frameTime(forMarker: $0) }
        play(
            fromFrame: start,
            toFrame: playEndMarkerFrame ? end : end - 1,
            loopMode: loopMode,
            completion: completion
        )
    }

    /// Plays the frames that a marker covers.
    open func play(
        marker: String,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        guard let animation, let start = animation.frameTime(forMarker: marker),
            let length = animation.durationFrameTime(forMarker: marker), length > 0
        else { return }
        play(fromFrame: start, toFrame: start + length, loopMode: loopMode, completion: completion)
    }

    private func play(
        fromFrame: AnimationFrameTime?,
        within range: ClosedRange<AnimationFrameTime>,
        loopMode: LottieLoopMode,
        completion: LottieCompletionBlock?
    ) {
        player?.play(
            from: Double(range.lowerBound),
            to: Double(range.upperBound),
            speed: Double(animationSpeed),
            loopMode: loopMode,
            beginningAt: fromFrame.map { Double($0) },
            completion: completion
        )
    }

    /// Stops at the first frame.
    open func stop() {
        player?.stop(finished: false)
        player?.show(frame: Double(animation?.startFrame ?? 0))
    }

    /// Stops where it is.
    open func pause() { player?.pause() }

    /// Whether it is playing.
    public var isAnimationPlaying: Bool { player?.isPlaying ?? false }

    // MARK: Where it is

    /// The share of the animation that is shown; setting it stops there.
    public var currentProgress: AnimationProgressTime {
        get { animation?.progressTime(forFrame: currentFrame) ?? 0 }
        set { if let animation { currentFrame = animation.frameTime(forProgress: newValue) } }
    }

    /// The seconds from the start that are shown; setting them stops there.
    public var currentTime: TimeInterval {
        get { animation?.time(forFrame: currentFrame) ?? 0 }
        set { if let animation { currentFrame = animation.frameTime(forTime: newValue) } }
    }

    /// The frame that is shown; setting it stops there.
    public var currentFrame: AnimationFrameTime {
        get { CGFloat(player?.currentFrame ?? 0) }
        set { if newValue.isFinite { player?.stop(finished: false); player?.show(frame: Double(newValue)) } }
    }

    /// The frame that is on screen now.
    public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

    /// The share of the animation that is on screen now.
    public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }

    // MARK: Markers

    /// The share of the animation at which a marker stands; nil if there is none of that name.
    public func progressTime(forMarker named: String) -> AnimationProgressTime? {
        animation?.progressTime(forMarker: named)
    }

    /// The frame at which a marker stands; nil if there is none of that name.
    public func frameTime(forMarker named: String) -> AnimationFrameTime? {
        animation?.frameTime(forMarker: named)
    }

    /// How many frames a marker covers; nil if there is none of that name.
    public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
        animation?.durationFrameTime(forMarker: named)
    }
}
