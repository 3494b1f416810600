import AgateDisplay
import AgateRendering
import AgateWindow
package import ArgumentParser
import Foundation
import QuartzCore
import UIKit

/// `agate show`: a program or a document in a window.
package struct ShowCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Shows a program of the gallery, or a document, in a window of the desktop.",
        discussion: """
            It ends when the window is closed, or with Ctrl-C. Programs of UIKit open a window by themselves. Without a desktop `agate serve` shows
            the same in a browser.

            EXAMPLES:
              agate show settings-card
              agate show hello.json --zoom 2
              agate show sign-in --no-script --record input.jsonl

            EXIT STATUS:
              0 closed, interrupted or told to end, 69 there is no desktop; otherwise as that of `agate render`
            """
    )

    @Argument(help: ArgumentHelp("A program of the gallery, or a file.", valueName: "name|file"))
    package var input: String

    @Option(help: ArgumentHelp("How much larger it is shown, 0.25 to 8.", valueName: "n"))
    package var zoom = 1.0

    @Option(
        help: ArgumentHelp("Pixels per point, 0.5 to 8; otherwise what the desktop asks for.", valueName: "n")
    )
    package var scale: Double?

    @Flag(help: "The program has the size of the window, which may be changed.")
    package var resizable = false

    @Flag(name: .customLong("no-script"), help: "Leaves out what the gallery's programs do by themselves.")
    package var leavesOutScript = false

    @Flag(help: "Shows touches instead of the pointer.")
    package var touch = false

    @Option(
        help: ArgumentHelp("Writes what is done to a file, for `agate replay`.", valueName: "file")
    )
    package var record: String?

    @Flag(help: "Has the inspector in a browser, and prints its address.")
    package var inspect = false

    @Flag(help: "The inspector may change the program.")
    package var edit = false

    @Flag(help: "Ends with status 4 where something of a document would not show at all.")
    package var strict = false

    package init() {}

    package func validate() throws {
        guard (0.25...8).contains(zoom) else {
            throw ValidationError("--zoom is a number from 0.25 to 8, and not \(zoom).")
        }
        if let scale, !(0.5...8).contains(scale) {
            throw ValidationError("--scale is a number from 0.5 to 8, and not \(scale).")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            let picture: LivePicture
            do {
                picture = try LivePicture(RenderInput(input), playsScript: !leavesOutScript, isStrict: strict)
            } catch let failure as RenderFailure {
                throw failure.told("agate show: \(input)")
            }
            var words = ["agate", "--window", "--zoom=\(zoom)"]
            if let scale { words.append("--scale=\(scale)") }
            if !resizable { words.append("--fixed") }
            if touch { words.append("--touch") }
            if let record { words.append("--record=\(record)") }
            var arguments = try HostArguments(words)
            arguments.window.size = picture.size
            arguments.window.title = input
            WindowLaunch.open(arguments)
            WindowLaunch.endOnSignals()
            if inspect { InspectorLaunch.begin(port: 0, program: input, mayEdit: edit) }
            picture.start()
            withExtendedLifetime(picture) { while true { RunLoop.main.run() } }
        }
    }
}
