import AgateDisplay
import AgateWindow
import QuartzCore

/// The sound of the live display, on the system's device.
enum SoundOutput {
    private static let state = LockedValue(false)

    /// Opens the device, once in a process; one that is not there is reported once, and players play on in silence.
    static func start(for display: LiveDisplay) {
        let isFirst = state.withLock { hasStarted in
            defer { hasStarted = true }
            return !hasStarted
        }
        guard isFirst else { return }
        do {
            try SoundDevice.start { pairs in
                let live = LiveScreen.display
                live.sound.pull(into: pairs, at: live.time)
            }
        } catch {
            AnimationDiagnostics.report(mistake: "\(error) Players of sound play in silence.")
        }
    }
}
