import AgateDisplay
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

    /// Hands over compressed frames.
    func encode(_ frames: Range<Int>, _ stage: FilmStage, into body: ([UInt8]) throws -> Void) throws {
        guard let coding = film.coding else { return }
        var encoder = try FrameEncoder(coding, size: film.size, film.timing)
        if looksBack(frames) { encoder.begin(after: stage.picture(frames.lowerBound - 1).makeImage()) }
        for frame in frames {
            try body(encoder.encode(stage.picture(frame).makeImage(), index: frame))
            try onFrame()
        }
    }

    private func looksBack(_ frames: Range<Int>) -> Bool {
        frames.lowerBound > 0 && film.coding?.looksBack == true
    }
}
