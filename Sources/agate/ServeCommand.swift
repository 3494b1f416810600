import AgateBrowser
import AgateDisplay
import AgateInspector
import AgateRendering
package import ArgumentParser
import Foundation
import QuartzCore
import UIKit

/// `agate serve`: a program or a document in a browser.
package struct ServeCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows a program of the gallery, or a document, in a browser.",
        discussion: """
            It prints an address to open, which only this machine can reach, and which has a secret: whoever has the address may use the program. It
            ends with Ctrl-C. Programs of UIKit have the same by themselves: PROGRAM --browser.

            EXAMPLES:
              agate serve settings-card
              agate serve hello.json --port 8080
              agate serve photo-desk --resizable --no-script

            EXIT STATUS:
              130 or 143 interrupted or told to end, 69 the address cannot be had; otherwise as that of `agate render`
            """
    )

    @Argument(help: ArgumentHelp("A program of the gallery, or a file.", valueName: "name|file"))
    package var input: String

    @Option(help: ArgumentHelp("The port; 0 for one that is free.", valueName: "n"))
    package var port = 0

    @Flag(help: "The program has the size of the page, and not its own.")
    package var resizable = false

    @Flag(name: .customLong("no-script"), help: "Leaves out what the gallery's programs do by themselves.")
    package var leavesOutScript = false

    @Option(
        help: ArgumentHelp("The address to listen at, for containers; needs --i-know.", valueName: "address")
    )
    package var bind = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "A further name of the page, such as that of a container's port outside of it.",
            valueName: "host:port"
        )
    )
    package var name: [String] = []

    @Option(help: ArgumentHelp("The most bytes a second for each page.", valueName: "bytes"))
    package var limit: Double?

    @Flag(help: "Has the inspector at /inspect, with the same secret.")
    package var inspect = false

    @Flag(help: "The inspector may change the program.")
    package var edit = false

    @Flag(name: .customLong("i-know"), help: "Other machines may reach the address.")
    package var knowsRisk = false

    @Flag(help: "Ends with status 4 where something of a document would not show at all.")
    package var strict = false

    package init() {}

    package func validate() throws {
        guard (0...65535).contains(port) else {
            throw ValidationError("--port is a number from 0 to 65535, and not \(port).")
        }
        if let limit, !(limit > 0) {
            throw ValidationError("--limit is the most bytes a second, above 0, and not \(limit).")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated {
            let picture: LivePicture
            do {
                picture = try LivePicture(RenderInput(input), playsScript: !leavesOutScript, isStrict: strict)
            } catch let failure as RenderFailure {
                throw failure.told("agate serve: \(input)")
            }
            LiveDisplay.main = LiveDisplay(size: picture.size, scale: 2)
            var configuration = BrowserConfiguration(
                port: port,
                address: bind,
                knowsRisk: knowsRisk,
                authorities: name,
                fixedSize: resizable ? nil : picture.size,
                bytesPerSecond: limit
            )
            if inspect { configuration.extra = InspectorHost(program: input, mayEdit: edit) }
            // Pages receive a message that the program has ended.
            WindowLaunch.endOnSignals()
            BrowserLaunch.begin(configuration, tellsOfExtra: inspect)
            picture.start()
            withExtendedLifetime(picture) { while true { RunLoop.main.run() } }
        }
    }
}
