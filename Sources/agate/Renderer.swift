import AgateDisplay
import AgateExamples
import Foundation
import UIKit

/// Runs a program on a display of its own and writes what one sees.
@MainActor struct Renderer {
    let format: PictureFormat
    /// Frames a second; nil is what the program says.
    let fps: Double?
    /// Pixels a point; nil is what the program says.
    let scale: Double?
    /// The moments to show; nil is the whole program.
    let moments: [Double]?
    /// The debug views that are drawn over the pictures.
    var debugViews: DebugViews = []

    /// The default number of frames in a strip.
    private static let stripCount = 6

    /// The written files, and what the program printed.
    func render(_ program: any Program.Type, into folder: URL) throws -> (files: [URL], lines: [String]) {
        let description = program.description
        let scale = scale ?? description.scale
        return try ManualDisplay.run(size: description.size, scale: scale) { display in
            display.debugViews = debugViews
            let performance = Performance(of: program, on: display)
            var files = [
                folder.appendingPathComponent("\(description.name).\(format == .mp4 ? "mp4" : "png")")
            ]
            switch format {
            case .apng:
                try AnimatedPNG.write(display, frames: frames(of: description), to: files[0])
            case .png:
                files = try PNGSequence.write(
                    display,
                    frames: frames(of: description),
                    to: folder,
                    name: description.name
                )
            case .strip:
                try FilmStrip.write(
                    display,
                    frames: stripFrames(of: description),
                    to: files[0],
                    gap: Int(8 * scale)
                )
            case .mp4:
                try Video.write(
                    display,
                    duration: description.duration,
                    framesPerSecond: fps ?? description.framesPerSecond,
                    to: files[0]
                )
            }
            display.advance(to: description.duration)
            files += try performance.program.writeProducts(into: folder)
            return (files, performance.stage.lines)
        }
    }

    private func frames(of description: ProgramDescription) -> FrameTimes {
        if let moments { return FrameTimes(at: moments) }
        return FrameTimes(duration: description.duration, framesPerSecond: fps ?? description.framesPerSecond)
    }

    /// The given moments, or some evenly spread over the whole program.
    private func stripFrames(of description: ProgramDescription) -> FrameTimes {
        if let moments { return FrameTimes(at: moments) }
        let step = description.duration / Double(Self.stripCount)
        return FrameTimes(at: (0..<Self.stripCount).map { (Double($0) + 0.5) * step })
    }
}
