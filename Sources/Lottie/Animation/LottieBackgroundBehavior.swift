/// The behaviour of a playing animation when its view leaves its window.
public enum LottieBackgroundBehavior: Hashable, Sendable {
    /// It stops at its first frame.
    case stop
    /// It stops where it is.
    case pause
    /// It rests where it is, and goes on when the view is in a window again.
    case pauseAndRestore
    /// It goes to its end, and its completion is called with true.
    case forceFinish
    /// The animation goes on in the background: its time does not stop.
    case continuePlaying

    /// The default behaviour of an engine's animations: ``continuePlaying`` for the one that there is.
    public static func `default`(for renderingEngine: RenderingEngine) -> LottieBackgroundBehavior {
        switch renderingEngine {
        case .mainThread: .pause
        case .coreAnimation: .continuePlaying
        }
    }
}
