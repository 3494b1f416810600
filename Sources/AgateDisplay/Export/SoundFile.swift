public import Foundation

/// The sound of a display, as a file.
public enum SoundFile {
    /// Writes what sounds on a display to a WAV file: two channels of 16 bits, 48,000 samples a second.
    ///
    /// The display's time is moved on to the end, from refresh to refresh. The same program gives the same bytes on every run. The file
    /// appears when it is whole; it is silent where nothing sounds.
    ///
    /// - Parameters:
    ///   - display: The display that players play on.
    ///   - duration: The length, in seconds: from the display's time on; values that are not above 0 give an empty file.
    ///   - file: The file.
    public static func write(_ display: ManualDisplay, duration: Double, to file: URL) throws {
        let length = duration.isFinite ? min(max(duration, 0), 6 * 3600) : 0
        let end = display.time + length
        let recording = try SoundRecording(of: display, to: file)
        display.advance(to: end)
        _ = try recording.close(at: end)
        try recording.publish()
    }
}
