public import Foundation
import QuartzCore

extension LottieAnimationLayer {
    // MARK: Markers

    /// The share of the animation at which a marker stands; nil if there is none of that name.
    public func progressTime(forMarker named: String) -> AnimationProgressTime? {
        animation?.progressTime(forMarker: named)
    }

    /// The frame at which a marker stands; nil if there is none of that name.
    public func frameTime(forMarker named: String) -> AnimationFrameTime? {
        animation?.frameTime(forMarker: named)
    }

    /// The number of frames that a marker covers; nil if there is none of that name.
    public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
        animation?.durationFrameTime(forMarker: named)
    }

    // MARK: Archives

    /// Takes an animation of an archive, with the archive's loop mode, speed and pictures.
    ///
    /// - Parameters:
    ///   - animationId: Its name; nil is the one that is to be shown first. Of a name that is not there nothing changes.
    ///   - dotLottieFile: The archive.
    public func loadAnimation(_ animationId: String? = nil, from dotLottieFile: DotLottieFile) {
        load(dotLottieFile.entry(animationId))
    }

    /// Takes an animation of an archive by its place, with the archive's loop mode, speed and pictures.
    ///
    /// - Parameters:
    ///   - index: Its place in ``DotLottieFile/animations``; of one that is not there nothing changes.
    ///   - dotLottieFile: The archive.
    public func loadAnimation(atIndex index: Int, from dotLottieFile: DotLottieFile) {
        load(dotLottieFile.entry(at: index))
    }

    private func load(_ entry: DotLottieFile.Animation?) {
        guard let entry else { return }
        player?.stop(finished: false)
        loopMode = entry.configuration.loopMode
        animationSpeed = CGFloat(entry.configuration.speed)
        animation = entry.animation
        if let images = entry.configuration.imageProvider { imageProvider = images }
    }

    // MARK: Background

    /// Does what is to be done when the animation is no longer seen.
    ///
    /// - Parameter backgroundBehavior: The behaviour; nil is ``backgroundBehavior``.
    public func updateAnimationForBackgroundState(backgroundBehavior: LottieBackgroundBehavior? = nil) {
        switch backgroundBehavior ?? self.backgroundBehavior {
        case .stop: if isAnimationPlaying { stop() }
        case .pause: pause()
        case .pauseAndRestore: player?.suspend()
        case .forceFinish: player?.finish()
        case .continuePlaying: break
        }
    }

    /// Goes on with what rests since the animation was no longer seen.
    ///
    /// - Parameters:
    ///   - wasWaitingToPlayAnimation: Without effect.
    ///   - backgroundBehavior: The behaviour at that time; nil is ``backgroundBehavior``.
    public func updateAnimationForForegroundState(
        wasWaitingToPlayAnimation: Bool,
        backgroundBehavior: LottieBackgroundBehavior? = nil
    ) {
        switch backgroundBehavior ?? self.backgroundBehavior {
        case .pauseAndRestore: player?.resume()
        case .continuePlaying: player?.restore()
        default: break
        }
    }
}
