package import Foundation

/// A recording of what sounds on a display, as its time moves on.
package final class SoundRecording {
    private let track: SoundTrack
    private let file: WaveFile
    private var number: Int?

    /// Begins a recording at the display's time.
    package init(of display: Display, to url: URL) throws(ExportError) {
        let file = try WaveFile(url)
        self.file = file
        track = display.sound
        number = display.sound.record(from: display.time) { file.append($0) }
    }

    deinit { if let number { track.stopRecording(number) } }

    /// The file before it has its name, good once ``close(at:)`` was called and while the recording lives.
    package var unfinished: URL { file.unfinished }

    /// Records up to a time of the display.
    package func advance(to displayTime: Double) { track.advance(to: displayTime) }

    /// Ends the recording at a time of the display.
    ///
    /// - Returns: Whether anything has sounded.
    package func close(at displayTime: Double) throws(ExportError) -> Bool {
        guard let number else { return false }
        track.advance(to: displayTime)
        self.number = nil
        let hasSounded = track.stopRecording(number)
        try file.close()
        return hasSounded
    }

    /// Gives the file its name.
    package func publish() throws(ExportError) { try file.publish() }
}
