import AgateDisplay
import AgateWindow
import Foundation
import QuartzCore
import UIKitCore

/// A program that is not shown: its pictures go to a file, and its input, if any, comes from one.
///
/// Source: window W1, W47.
@MainActor struct OfflineRun {
    private let arguments: HostArguments
    private let recording: InputRecording
    /// How long a program without a recording runs, in seconds.
    private static let usualDuration = 1.0

    init(_ arguments: HostArguments) throws {
        self.arguments = arguments
        recording =
            try arguments.replay.map {
                try InputRecording(lines: Data(contentsOf: URL(fileURLWithPath: $0)))
            } ?? InputRecording()
    }

    /// Launches the program on a display whose time moves as fast as its pictures are made, and writes them.
    ///
    /// - Throws: What keeps a file from being read or written.
    func perform(_ launch: () -> Void) throws {
        var size = HostPlayback.size(of: recording)
        if recording.inputs.isEmpty || arguments.hasSize {
            size.width = arguments.window.size.width
            size.height = arguments.window.size.height
        }
        if let scale = arguments.window.scale { size.scale = scale }
        try ManualDisplay.run(size: size.size, scale: size.scale) { display in
            arguments.apply(to: UIScreen.main)
            launch()
            display.advance(by: 0)
            HostPlayback.play(recording, on: display)
            let duration = arguments.duration ?? recording.duration + Self.usualDuration
            try Self.write(display, duration, arguments.frames)
        }
    }

    /// Lets time pass, and writes the last picture (`.png`) or all of them, as the ending says.
    private static func write(_ display: ManualDisplay, _ duration: Double, _ path: String?) throws {
        guard let path else { return display.advance(by: duration) }
        let file = URL(fileURLWithPath: path)
        let format = FramesFormat(path: path) ?? .png
        let times = FrameTimes(duration: duration, framesPerSecond: format.rate)
        switch format {
        case .png:
            display.advance(by: duration)
            try UIImage(cgImage: display.makeImage()).pngData()?.write(to: file)
        case .apng: try AnimatedPNG.write(display, frames: times, to: file)
        case .gif: try AnimatedGIF.write(display, frames: times, to: file)
        case .webp: try AnimatedWebP.write(display, frames: times, to: file)
        case .wav: try SoundFile.write(display, duration: duration, to: file)
        case .mp4: try Video.write(display, duration: duration, framesPerSecond: format.rate, to: file)
        }
    }
}
