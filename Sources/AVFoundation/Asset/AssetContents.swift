import AgateMedia
import CoreMedia
import Foundation

/// What a file says of itself, read once.
struct AssetContents {
    let streams: [MediaStream]
    let sound: MediaStream?
    let picture: MediaStream?
    let duration: CMTime

    init(_ source: MediaSource) throws(AVError) {
        let file: MediaFile
        do { file = try MediaFile(source) } catch { throw AVError(error) }
        streams = file.streams
        sound = file.sound
        picture = file.picture
        guard sound != nil || picture != nil else {
            throw AVError(.fileFormatNotRecognized, "there is neither sound nor film in it")
        }
        if let seconds = file.duration {
            duration = Self.time(seconds, of: picture ?? sound)
        } else if let reader = try? SoundReader(source) {
            duration = CMTime(value: Int64(reader.frameCount), timescale: Int32(reader.sampleRate))
        } else {
            duration = .indefinite
        }
    }

    /// Seconds at the scale of a stream, if that is one of whole parts of a second, else in Apple's 600 parts.
    static func time(_ seconds: Double, of stream: MediaStream?) -> CMTime {
        let scale = stream.map { timescale(of: $0) } ?? 600
        return CMTime(seconds: seconds, preferredTimescale: scale)
    }

    /// The parts of a second that a stream counts.
    static func timescale(of stream: MediaStream) -> CMTimeScale {
        guard stream.timeBase.numerator == 1 else { return 600 }
        return CMTimeScale(clamping: max(stream.timeBase.denominator, 1))
    }
}
