import AgateDisplay
import AgatePixels
import Foundation

/// Renders the frames of a chunk to a file.
@MainActor struct ChunkEncoder {
    let film: FilmSettings
    /// Called after each frame.
    let onFrame: () throws -> Void

    /// Whether a display has not passed what a chunk begins with.
    func canEncode(_ frames: Range<Int>, _ stage: FilmStage) -> Bool {
        stage.canShow(frames.lowerBound - (looksBack(frames) ? 1 : 0))
    }

    /// Writes the file; it appears when it is whole.
    func encode(_ frames: Range<Int>, _ stage: FilmStage, to file: URL) throws {
        if let encoding = film.encoding {
            let video = try VideoFile(file, size: film.size, rate: film.rate, encoding: encoding)
            for frame in frames {
                try video.add(stage.picture(frame))
                try onFrame()
            }
            try video.finish()
        } else {
            let pack = try FramePack.Writer(file)
            try encode(frames, stage) { try pack.add($0) }
            try pack.finish()
        }
    }

    /// Hands over compressed frames; they are compressed while the next ones are drawn.
    func encode(_ frames: Range<Int>, _ stage: FilmStage, into body: ([UInt8]) throws -> Void) throws {
        guard let coding = film.coding else { return }
        let encoder = try SerialEncoder(FrameEncoder(coding, size: film.size, film.timing))
        if looksBack(frames) { encoder.begin(after: stage.picture(frames.lowerBound - 1).makeImage()) }
        try withoutActuallyEscaping(body) { body in
            let queue = EncodingQueue(threads: EncodingQueue.wantedThreads, isSerial: !coding.isStill) {
                try body($0)
                try onFrame()
            }
            let (size, timing) = (film.size, film.timing)
            for frame in frames {
                let picture = stage.picture(frame).makeImage()
                guard coding.isStill else {
                    try queue.add { try encoder.encode(picture, index: frame) }
                    continue
                }
                try queue.add {
                    var encoder = try FrameEncoder(coding, size: size, timing)
                    return try encoder.encode(picture, index: frame)
                }
            }
            try queue.finish()
        }
    }

    private func looksBack(_ frames: Range<Int>) -> Bool {
        frames.lowerBound > 0 && film.coding?.looksBack == true
    }
}

/// The encoder of a part of a film whose frames depend on each other.
///
/// `@unchecked Sendable`: they are compressed one after the other.
private final class SerialEncoder: @unchecked Sendable {
    private var encoder: FrameEncoder

    init(_ encoder: FrameEncoder) { self.encoder = encoder }

    func begin(after picture: ImageBuffer) { encoder.begin(after: picture) }

    func encode(_ picture: ImageBuffer, index: Int) throws -> [UInt8] {
        try encoder.encode(picture, index: index)
    }
}
