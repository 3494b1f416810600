package import ArgumentParser
package import AgateRendering
import Foundation

/// The options of a render on the command line: content, times, size and format.
package struct RenderOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A file, or a program that `agate list` tells; - is a document on the standard input.",
            valueName: "input"
        )
    )
    package var input: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The file to write; without it the input's name as .apng, or as .png with --at. `agate render` writes apng to the standard output for -.",
            valueName: "file"
        )
    )
    package var output: String?

    @Option(
        help: ArgumentHelp("The size of the pictures in pixels, such as 640x480.", valueName: "WxH"),
        transform: { try PictureSize(reading: $0) }
    )
    package var size: PictureSize?

    @Option(help: ArgumentHelp("Pixels per point, 0.1 to 16.", valueName: "s"))
    package var scale: Double?

    @Option(
        help:
            "How another shape is filled with --size: contain (all is seen), cover (no room is left), fill (stretched)."
    )
    package var fit = Fit.contain

    @Option(help: ArgumentHelp("Frames per second: 25, 23.976 or 24000/1001.", valueName: "n"))
    package var fps: String?

    @Option(
        help: ArgumentHelp("Where to begin: 1.5s, 250ms, 40%, #120 (frame), @marker.", valueName: "t"),
        transform: { try Moment(reading: $0) }
    )
    package var from: Moment?

    @Option(
        help: ArgumentHelp("Where to end; @marker+ is where a marker ends.", valueName: "t"),
        transform: { try Moment(reading: $0) }
    )
    package var to: Moment?

    @Option(
        help: ArgumentHelp("Frames of the output, the last one left out.", valueName: "A..B"),
        transform: { try FrameRange(reading: $0) }
    )
    package var frames: FrameRange?

    @Option(
        help: ArgumentHelp("One moment alone.", valueName: "t"),
        transform: { try Moment(reading: $0) }
    )
    package var at: Moment?

    @Option(
        help: ArgumentHelp(
            "How often an animation plays; 0 is for ever. A video has its frames so often.",
            valueName: "n"
        )
    )
    package var loop = 0

    @Option(
        help: ArgumentHelp(
            "The colour behind everything: none, white, black, #rgb, #rrggbb, #rrggbbaa.",
            valueName: "color"
        ),
        transform: { try BackgroundColor(reading: $0) }
    )
    package var background: BackgroundColor?

    @Option(
        help: "How a video is encoded: h264, hevc, prores4444, vp9, ffv1; otherwise by the output's ending."
    )
    package var codec: String?

    @Option(help: ArgumentHelp("0 is small and 1 close, where the format has a choice.", valueName: "q"))
    package var quality: Double?

    @Option(
        help: ArgumentHelp(
            "The frames of a chunk, 1 to 100000; of h264, hevc and vp9 each chunk begins with a key frame.",
            valueName: "n"
        )
    )
    package var chunk = RenderSettings.standardChunkLength

    @Option(
        help: ArgumentHelp(
            "Which theme of a dotLottie archive gives its colours and values.",
            valueName: "id"
        )
    )
    package var theme: String?

    @Option(help: ArgumentHelp("Which animation of a dotLottie archive is shown.", valueName: "id"))
    package var animation: String?

    @Flag(help: "Plays a dotLottie archive as its manifest says: its speed, backwards, forwards and back.")
    package var asAuthored = false

    @Option(
        help: ArgumentHelp(
            "A file of fonts that count before those of the system; may be repeated.",
            valueName: "file"
        )
    )
    package var font: [String] = []

    @Option(
        help: ArgumentHelp(
            "A text in place of a text layer's of a Lottie file; may be repeated.",
            valueName: "name=text"
        )
    )
    package var text: [String] = []

    @Option(
        help: ArgumentHelp(
            "A colour, a number or two numbers in place of a property of a Lottie file (`agate info --keypaths`); may be repeated.",
            valueName: "keypath=value"
        )
    )
    package var set: [String] = []

    @Option(help: ArgumentHelp("The state of markup that is shown.", valueName: "name"))
    package var state: String?

    @Option(
        help: ArgumentHelp("States of markup, one after the other with their transitions.", valueName: "a,b…")
    )
    package var states: String?

    @Option(help: ArgumentHelp("Seconds from one of --states to the next.", valueName: "s"))
    package var hold = 1.0

    @Option(help: "How much a document may hold: standard or strict.")
    package var limits = AnimatedDocument.Limits.standard

    @OptionGroup package var folder: OutputFolder

    @Flag(help: "Ends with status 4 where something would not show at all; `agate check` lists all places.")
    package var strict = false

    package init() {}
}
