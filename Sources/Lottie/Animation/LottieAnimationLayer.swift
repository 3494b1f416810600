import AgateDocuments
public import Foundation
public import QuartzCore

/// Called when an animation stops: with true if it came to its end.
public typealias LottieCompletionBlock = (Bool) -> Void

/// A layer that plays a Lottie animation.
///
/// The animation fits into the layer with its proportions kept, in the middle. While it plays nothing of the program runs: its
/// layers have Core Animation's animations. Values, texts, pictures and fonts of the program's own change it at any time,
/// without a start from the beginning: its layers are made anew before the next frame.
///
/// ```swift
/// let layer = LottieAnimationLayer(animation: .named("Confetti"))
/// layer.setValueProvider(ColorValueProvider(LottieColor(r: 1, g: 0, b: 0, a: 1)), keypath: "**.Fill 1.Color")
/// layer.loopMode = .loop
/// layer.play()
/// ```
///
/// Source: documents L160 to L164.
public class LottieAnimationLayer: CALayer {
    final var player: LottiePlayer?
    /// The program's replacements for content of the file; they stay when the animation changes.
    final var overrides = LottieOverrides()
    private final var contentLayer: CALayer?
    private final var images: ImageLoader?
    /// Whether the layers are those of what is set now.
    private final var isCurrent = true
    private final var isCalling = false
    private final var loopModeStorage = LottieLoopMode.playOnce
    /// How the animation lies in the bounds.
    final var placement = LottiePlacement() {
        didSet { if placement != oldValue { setNeedsLayout() } }
    }
    /// How long a change of the place takes now; nil changes it at once.
    final var placingDuration: () -> TimeInterval? = { nil }

    /// The animation that the layer plays; setting another one stops the present one, and shows its first frame.
    ///
    /// All providers stay.
    public var animation: LottieAnimation? {
        didSet { load() }
    }

    /// The options of reading, drawing and reduced motion; ``LottieConfiguration/shared`` at first.
    public var configuration: LottieConfiguration
    /// Where messages go.
    final let logger: LottieLogger

    /// Called when an animation was set.
    public var animationLoaded:
        ((_ animationLayer: LottieAnimationLayer, _ animation: LottieAnimation) -> Void)?

    /// Called when layers were made, with the engine that they are made for: always that of layers with animations.
    public var animationLayerDidLoad:
        ((_ animationLayer: LottieAnimationLayer, _ renderingEngine: RenderingEngineOption) -> Void)?

    /// Whether what lies outside of the animation's rectangle is cut off.
    public var maskAnimationToBounds = true {
        didSet { contentLayer?.masksToBounds = maskAnimationToBounds }
    }

    /// The number of plays and their direction.
    ///
    /// What plays goes on from where it is with a change.
    public var loopMode: LottieLoopMode {
        get { loopModeStorage }
        set {
            guard newValue != loopModeStorage else { return }
            loopModeStorage = newValue
            player?.change(speed: Double(animationSpeed), turns: false, loopMode: newValue)
        }
    }

    /// The speed as a multiple of the authored one; below 0 it plays backwards.
    ///
    /// What plays goes on from where it is with a change.
    public var animationSpeed: CGFloat = 1 {
        didSet {
            guard animationSpeed != oldValue else { return }
            let turns = (animationSpeed < 0) != (oldValue < 0)
            player?.change(speed: Double(animationSpeed), turns: turns, loopMode: loopModeStorage)
        }
    }

    /// The behaviour of a playing animation when its view leaves its window.
    public var backgroundBehavior = LottieBackgroundBehavior.continuePlaying
    /// Without effect: layers are drawn at the display's scale.
    public var screenScale: CGFloat = 1
    /// Without effect: nothing is drawn anew that did not change.
    public var shouldRasterizeWhenIdle = false
    /// Without effect: frames between those of the file show.
    public var respectAnimationFrameRate = false
    /// Without effect: there is no such engine.
    public var mainThreadRenderingEngineShouldForceDisplayUpdateOnEachFrame = false
    /// The mode that ``setPlaybackMode(_:completion:)`` or a method that plays or pauses set last; nil before the first.
    public internal(set) var currentPlaybackMode: LottiePlaybackMode?
    /// The values that were set, by their key paths.
    public internal(set) var valueProviders = [AnimationKeypath: AnyValueProvider]()

    // MARK: Providers

    /// The provider of pictures; those that it has not are looked for where the animation lies.
    public var imageProvider: AnimationImageProvider {
        get { imageStorage }
        set {
            imageStorage = newValue
            reloadImages()
        }
    }

    private final var imageStorage: AnimationImageProvider = ArchiveImageProvider(files: [:])
    private final var hasImages: Bool { (imageStorage as? ArchiveImageProvider)?.files.isEmpty != true }

    /// The provider of texts.
    public var textProvider: AnimationKeypathTextProvider {
        didSet {
            overrides.texts = textProvider
            setNeedsContents()
        }
    }

    /// The provider of fonts.
    public var fontProvider: AnimationFontProvider {
        didSet {
            overrides.fonts = fontProvider
            setNeedsContents()
        }
    }

    // MARK: Making layers

    /// Makes a layer for an animation, of its size.
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
        (self.animation, self.configuration, self.logger) = (animation, configuration, logger)
        (self.textProvider, self.fontProvider) = (textProvider, fontProvider)
        super.init()
        if let imageProvider { imageStorage = imageProvider }
        (overrides.texts, overrides.fonts) = (textProvider, fontProvider)
        if let animation { bounds = animation.bounds }
        load()
    }

    /// Makes a layer for an animation of an archive, of its size, that plays as the archive says.
    ///
    /// - Parameters:
    ///   - dotLottie: The archive.
    ///   - animationId: Which of its animations; nil is the one that is to be shown first.
    ///   - textProvider: Where texts come from.
    ///   - fontProvider: Where fonts come from.
    ///   - configuration: Options.
    ///   - logger: Where messages go.
    public convenience init(
        dotLottie: DotLottieFile?,
        animationId: String? = nil,
        textProvider: AnimationKeypathTextProvider = DefaultTextProvider(),
        fontProvider: AnimationFontProvider = DefaultFontProvider(),
        configuration: LottieConfiguration = .shared,
        logger: LottieLogger = .shared
    ) {
        self.init(
            animation: nil,
            textProvider: textProvider,
            fontProvider: fontProvider,
            configuration: configuration,
            logger: logger
        )
        if let dotLottie { loadAnimation(animationId, from: dotLottie) }
        if let animation { bounds = animation.bounds }
    }

    /// Makes a layer without an animation.
    public convenience init(configuration: LottieConfiguration = .shared, logger: LottieLogger = .shared) {
        self.init(animation: nil, configuration: configuration, logger: logger)
    }

    /// Makes a layer without an animation.
    public override init() {
        (configuration, logger) = (.shared, .shared)
        (textProvider, fontProvider) = (DefaultTextProvider(), DefaultFontProvider())
        super.init()
    }

    /// Copies a layer for its presentation.
    public override init(layer: Any) {
        (configuration, logger) = (.shared, .shared)
        (textProvider, fontProvider) = (DefaultTextProvider(), DefaultFontProvider())
        super.init(layer: layer)
    }

    /// Reads a layer, without its animation.
    public required init?(coder: NSCoder) {
        (configuration, logger) = (.shared, .shared)
        (textProvider, fontProvider) = (DefaultTextProvider(), DefaultFontProvider())
        super.init(coder: coder)
    }

    // MARK: Layers of the animation

    /// The layers of the animation, whose local time is the time from its start; nil without an animation.
    ///
    /// They are others after something was set that changes what shows.
    public var animationLayer: CALayer? {
        makeContents()
        return contentLayer
    }

    /// The engine that draws: that of layers with animations; nil without an animation.
    public var currentRenderingEngine: RenderingEngine? { animation == nil ? nil : .coreAnimation }

    private final func load() {
        player?.stop(finished: false)
        player = animation.map { LottiePlayer(animation: $0) }
        images = nil
        isCurrent = false
        makeContents()
        if let animation { animationLoaded?(self, animation) }
    }

    /// Has the layers made anew before the next frame.
    final func setNeedsContents() {
        guard animation != nil else { return }
        isCurrent = false
        setNeedsLayout()
    }

    private final func makeContents() {
        guard !isCurrent, !isCalling else { return }
        isCurrent = true
        // A provider that asks for the layers while they are made has the old ones.
        isCalling = true
        defer { isCalling = false }
        let old = contentLayer
        contentLayer = nil
        if let animation {
            let loader = images ?? ImageLoader(animation, provider: hasImages ? imageStorage : nil)
            images = loader
            let builder = LayerBuilder(
                animation,
                document: overrides.applied(to: animation.document),
                images: loader,
                font: overrides.font
            )
            let layer = builder.makeRoot()
            layer.masksToBounds = maskAnimationToBounds
            layer.speed = 0
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            if let old { replaceSublayer(old, with: layer) } else { addSublayer(layer) }
            placement.place(layer, in: bounds)
            CATransaction.commit()
            contentLayer = layer
            player?.attach(layer)
        } else {
            old?.removeFromSuperlayer()
        }
        setNeedsLayout()
        if animation != nil { animationLayerDidLoad?(self, .specific(.coreAnimation)) }
    }

    /// Makes the layers anew if something was set, and fits them into the bounds.
    open override func layoutSublayers() {
        super.layoutSublayers()
        makeContents()
        guard let contentLayer else { return }
        CATransaction.begin()
        if let duration = placingDuration() {
            CATransaction.setAnimationDuration(duration)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
        } else {
            CATransaction.setDisableActions(true)
        }
        placement.place(contentLayer, in: bounds)
        CATransaction.commit()
    }

    /// Asks the image provider for all pictures again.
    public func reloadImages() {
        images = nil
        setNeedsContents()
    }

    /// Makes the layers anew at once, for which the closures of providers are called again.
    public func forceDisplayUpdate() {
        guard animation != nil else { return }
        isCurrent = false
        makeContents()
    }

    // MARK: Playing

    /// Plays from where it is to the end, or from the start when it is there.
    ///
    /// With the option of reduced motion it plays the marker for that, where there is one.
    ///
    /// - Parameter completion: Called with true when it came to its end, with false when something else stopped it.
    ///
    /// Source: documents L161.
    open func play(completion: LottieCompletionBlock? = nil) {
        guard let animation else { return }
        if configuration.reducedMotionOption.currentReducedMotionMode == .reducedMotion,
            let marker = animation.reducedMotionMarker
        {
            return play(marker: marker, loopMode: nil, completion: completion)
        }
        let (start, end) = (animation.startFrame, animation.endFrame)
        let current = currentFrame
        let isAtEnd = animationSpeed < 0 ? current <= start : current >= end
        player?.play(
            from: Double(start),
            to: Double(end),
            speed: Double(animationSpeed),
            loopMode: loopMode,
            beginningAt: isAtEnd ? nil : Double(current),
            completion: completion
        )
    }

    /// Plays from a share of the animation, or from where it is, to another one.
    ///
    /// - Parameters:
    ///   - fromProgress: Where it begins; nil is where it is.
    ///   - toProgress: Where it ends.
    ///   - loopMode: How often it plays, from now on; nil as before.
    ///   - completion: Called with true when it came to its end, with false when something else stopped it.
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
    ///
    /// - Parameters:
    ///   - fromFrame: Where it begins; nil is where it is.
    ///   - toFrame: Where it ends.
    ///   - loopMode: How often it plays, from now on; nil as before.
    ///   - completion: Called with true when it came to its end, with false when something else stopped it.
    open func play(
        fromFrame: AnimationFrameTime? = nil,
        toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        let from = fromFrame ?? currentFrame
        guard from.isFinite, toFrame.isFinite else { return }
        if let loopMode { loopModeStorage = loopMode }
        player?.play(
            from: Double(from),
            to: Double(toFrame),
            speed: Double(animationSpeed),
            loopMode: loopModeStorage,
            beginningAt: nil,
            completion: completion
        )
    }

    /// Plays from a marker, or from where it is, to another one.
    ///
    /// - Parameters:
    ///   - fromMarker: Where it begins; nil, or a name that is not there, is where it is.
    ///   - toMarker: Where it ends; of a name that is not there nothing plays.
    ///   - playEndMarkerFrame: Whether the frame of the end marker itself shows.
    ///   - loopMode: How often it plays, from now on; nil as before.
    ///   - completion: Called with true when it came to its end, with false when something else stopped it.
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

    /// Plays the frames that a marker covers, and rests just before the first one that it does not.
    ///
    /// - Parameters:
    ///   - marker: The marker; of a name that is not there, or one that covers nothing, nothing plays.
    ///   - loopMode: How often it plays, from now on; nil as before.
    ///   - completion: Called with true when it came to its end, with false when something else stopped it.
    ///
    /// Source: documents L163.
    open func play(
        marker: String,
        loopMode: LottieLoopMode? = nil,
        completion: LottieCompletionBlock? = nil
    ) {
        guard let animation, let range = animation.frames(ofMarker: marker) else { return }
        play(
            fromFrame: range.lowerBound,
            toFrame: range.upperBound,
            loopMode: loopMode,
            completion: completion
        )
    }

    /// Plays the frames that markers cover, one after the other, each once.
    ///
    /// - Parameters:
    ///   - markers: The markers; names that are not there are left out.
    ///   - completion: Called with true at the end of the last one, with false when something else stopped one.
    open func play(markers: [String], completion: LottieCompletionBlock? = nil) {
        guard let animation else { return }
        guard let next = markers.firstIndex(where: { animation.frames(ofMarker: $0) != nil }) else {
            completion?(true)
            return
        }
        play(marker: markers[next], loopMode: .playOnce) { [weak self] finished in
            let rest = Array(markers[(next + 1)...])
            guard finished, let self, !rest.isEmpty else {
                completion?(finished)
                return
            }
            self.play(markers: rest, completion: completion)
        }
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
    ///
    /// - Parameters:
    ///   - playbackMode: Where to rest, or how to play.
    ///   - completion: Called at the end of what plays; where it rests, at once with true.
    open func setPlaybackMode(
        _ playbackMode: LottiePlaybackMode,
        completion: LottieCompletionBlock? = nil
    ) {
        switch playbackMode.plain {
        case .paused(let state):
            pause(at: state)
            currentPlaybackMode = playbackMode
            completion?(true)
        case .playing(let mode):
            play(mode, completion: completion)
            currentPlaybackMode = playbackMode
        default: break
        }
    }

    /// Plays as a mode says.
    open func play(_ playbackMode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil)
    {
        currentPlaybackMode = .playing(playbackMode)
        switch playbackMode {
        case .fromProgress(let from, let to, let loopMode):
            play(fromProgress: from, toProgress: to, loopMode: loopMode, completion: completion)
        case .fromFrame(let from, let to, let loopMode):
            play(fromFrame: from, toFrame: to, loopMode: loopMode, completion: completion)
        case .fromMarker(let from, let to, let playsEnd, let loopMode):
            play(
                fromMarker: from,
                toMarker: to,
                playEndMarkerFrame: playsEnd,
                loopMode: loopMode,
                completion: completion
            )
        case .marker(let marker, let loopMode):
            play(marker: marker, loopMode: loopMode, completion: completion)
        case .markers(let markers): play(markers: markers, completion: completion)
        }
    }

    /// Stops at the first frame.
    open func stop() {
        player?.stop(finished: false)
        player?.show(frame: Double(animation?.startFrame ?? 0))
    }

    /// Stops at the frame that is shown; the completion of what played is called with false.
    open func pause() { player?.pause() }

    /// Stops, and shows a place of the animation.
    open func pause(at state: LottiePlaybackMode.PausedState) {
        currentPlaybackMode = .paused(at: state)
        switch state {
        case .currentFrame: pause()
        case .progress(let progress): currentProgress = progress
        case .frame(let frame): currentFrame = frame
        case .time(let time): currentTime = time
        case .marker(let name, let position):
            guard let start = frameTime(forMarker: name) else { return pause() }
            switch position {
            case .start: currentFrame = start
            case .end: currentFrame = start + (durationFrameTime(forMarker: name) ?? 0)
            }
        }
    }

    /// Whether the animation moves at the moment: not while it is paused or has ended.
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
        set {
            guard newValue.isFinite else { return }
            player?.stop(finished: false)
            player?.show(frame: Double(newValue))
        }
    }

    /// The frame that is on screen now.
    public var realtimeAnimationFrame: AnimationFrameTime { currentFrame }

    /// The share of the animation that is on screen now.
    public var realtimeAnimationProgress: AnimationProgressTime { currentProgress }
}
