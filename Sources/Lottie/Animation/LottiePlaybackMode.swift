public import Foundation

/// The state of an animation: it rests, or it plays.
///
/// ```swift
/// view.play(.fromFrame(0, toFrame: 30, loopMode: .loop))
/// view.setPlaybackMode(.paused(at: .progress(0.5)))
/// ```
public enum LottiePlaybackMode: Hashable {
    /// It rests at a frame.
    case paused(at: PausedState)
    /// The animation plays in a mode.
    case playing(_ mode: PlaybackMode)

    /// It rests at a share of the animation: the older form of `paused(at: .progress)`.
    case progress(_ progress: AnimationProgressTime)
    /// It rests at a frame: the older form of `paused(at: .frame)`.
    case frame(_ frame: AnimationFrameTime)
    /// It rests at a time: the older form of `paused(at: .time)`.
    case time(_ time: TimeInterval)
    /// It rests where it is: the older form of `paused(at: .currentFrame)`.
    case pause
    /// It plays between shares of the animation: the older form of ``PlaybackMode/fromProgress(_:toProgress:loopMode:)``.
    case fromProgress(
        _ fromProgress: AnimationProgressTime?,
        toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode
    )
    /// It plays between frames: the older form of ``PlaybackMode/fromFrame(_:toFrame:loopMode:)``.
    case fromFrame(
        _ fromFrame: AnimationFrameTime?,
        toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode
    )
    /// It plays between markers: the older form of ``PlaybackMode/fromMarker(_:toMarker:playEndMarkerFrame:loopMode:)``.
    case fromMarker(
        _ fromMarker: String?,
        toMarker: String,
        playEndMarkerFrame: Bool = true,
        loopMode: LottieLoopMode
    )
    /// It plays what a marker covers: the older form of ``PlaybackMode/marker(_:loopMode:)``.
    case marker(_ marker: String, loopMode: LottieLoopMode)
    /// It plays what markers cover, one after the other: the older form of ``PlaybackMode/markers(_:)``.
    case markers(_ markers: [String])

    /// The place at which an animation rests.
    public enum PausedState: Hashable {
        /// The frame that is shown at present.
        case currentFrame
        /// At a share of the animation.
        case progress(_ progress: AnimationProgressTime)
        /// A frame, as the file counts them.
        case frame(_ frame: AnimationFrameTime)
        /// A number of seconds from the start.
        case time(_ time: TimeInterval)
        /// The beginning or the end of a marker; the present frame if there is none of that name.
        case marker(_ name: String, position: LottieMarkerPosition = .start)
    }

    /// The range and the repetition of a playing animation.
    public enum PlaybackMode: Hashable {
        /// From a share of the animation, or from where it is, to another one.
        case fromProgress(
            _ fromProgress: AnimationProgressTime?,
            toProgress: AnimationProgressTime,
            loopMode: LottieLoopMode
        )
        /// From a frame, or from where it is, to another one.
        case fromFrame(
            _ fromFrame: AnimationFrameTime?,
            toFrame: AnimationFrameTime,
            loopMode: LottieLoopMode
        )
        /// From a marker, or from where it is, to another one, whose own frame shows or not.
        case fromMarker(
            _ fromMarker: String?,
            toMarker: String,
            playEndMarkerFrame: Bool = true,
            loopMode: LottieLoopMode
        )
        /// The frames that a marker covers.
        case marker(_ marker: String, loopMode: LottieLoopMode)
        /// The frames that markers cover, one after the other, each once.
        case markers(_ markers: [String])
    }
}

/// A place of a marker.
public enum LottieMarkerPosition: Hashable, Sendable {
    /// The first frame that the marker covers.
    case start
    /// The first frame after it.
    case end
}

extension LottiePlaybackMode {
    /// It rests where it is.
    public static var paused: Self { .paused(at: .currentFrame) }

    /// It plays from where it is to a share of the animation.
    public static func toProgress(
        _ toProgress: AnimationProgressTime,
        loopMode: LottieLoopMode
    ) -> LottiePlaybackMode {
        .playing(.toProgress(toProgress, loopMode: loopMode))
    }

    /// It plays from where it is to a frame.
    public static func toFrame(
        _ toFrame: AnimationFrameTime,
        loopMode: LottieLoopMode
    ) -> LottiePlaybackMode {
        .playing(.toFrame(toFrame, loopMode: loopMode))
    }

    /// It plays from where it is to a marker.
    public static func toMarker(
        _ toMarker: String,
        playEndMarkerFrame: Bool = true,
        loopMode: LottieLoopMode
    ) -> LottiePlaybackMode {
        .playing(.toMarker(toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode))
    }

    /// The mode, older forms as the newer ones.
    var plain: LottiePlaybackMode {
        switch self {
        case .paused, .playing: self
        case .progress(let progress): .paused(at: .progress(progress))
        case .frame(let frame): .paused(at: .frame(frame))
        case .time(let time): .paused(at: .time(time))
        case .pause: .paused(at: .currentFrame)
        case .fromProgress(let from, let to, let loopMode):
            .playing(.fromProgress(from, toProgress: to, loopMode: loopMode))
        case .fromFrame(let from, let to, let loopMode):
            .playing(.fromFrame(from, toFrame: to, loopMode: loopMode))
        case .fromMarker(let from, let to, let playsEnd, let loopMode):
            .playing(.fromMarker(from, toMarker: to, playEndMarkerFrame: playsEnd, loopMode: loopMode))
        case .marker(let marker, let loopMode): .playing(.marker(marker, loopMode: loopMode))
        case .markers(let markers): .playing(.markers(markers))
        }
    }
}

extension LottiePlaybackMode.PlaybackMode {
    /// From where it is to a share of the animation.
    public static func toProgress(_ toProgress: AnimationProgressTime, loopMode: LottieLoopMode) -> Self {
        .fromProgress(nil, toProgress: toProgress, loopMode: loopMode)
    }

    /// From where it is to a frame.
    public static func toFrame(_ toFrame: AnimationFrameTime, loopMode: LottieLoopMode) -> Self {
        .fromFrame(nil, toFrame: toFrame, loopMode: loopMode)
    }

    /// From where it is to a marker.
    public static func toMarker(
        _ toMarker: String,
        playEndMarkerFrame: Bool = true,
        loopMode: LottieLoopMode
    ) -> Self {
        .fromMarker(nil, toMarker: toMarker, playEndMarkerFrame: playEndMarkerFrame, loopMode: loopMode)
    }
}
