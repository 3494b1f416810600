import AgateDisplay
import AgateExamples
package import ArgumentParser
import Foundation
import UIKit

/// `agate dump`: prints the layer tree of a program at a moment.
package struct DumpCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints the layers of a program at a moment: what was set, what shows, what runs.",
        discussion: """
            `agate list` tells the names.

            EXAMPLES:
              agate dump pop
              agate dump layer-clock --at 1.5
              agate dump card-flip --at 0.5 --brief
              agate dump card-flip --at 0.5 --plan
            """
    )

    @Argument(help: ArgumentHelp("The program.", valueName: "name"))
    package var name: String

    @Option(help: ArgumentHelp("The moment, in seconds.", valueName: "t"))
    package var at = 0.0

    @Flag(help: "Leaves out the values of the model.")
    package var brief = false

    @Flag(help: "Prints the draw ops of the frame instead: what is filled, grouped, masked and left out.")
    package var plan = false

    package init() {}

    package func validate() throws {
        try MainActor.assumeIsolated { _ = try ProgramNames.program(named: name) }
        guard (0...3600).contains(at) else {
            throw ValidationError("--at is a moment in seconds, 0 to 3600, and not \(at).")
        }
    }

    package func run() throws {
        try MainActor.assumeIsolated { try StandardOutput.write(dumped()) }
    }

    /// The text that the command prints.
    @MainActor package func dumped() throws -> String {
        let program = try ProgramNames.program(named: name)
        let options = LayerDumpOptions(showsModelValues: !brief)
        return ManualDisplay.run(size: program.description.size, scale: 1) { display in
            let performance = Performance(of: program, on: display)
            display.advance(to: at)
            return withExtendedLifetime(performance) { plan ? display.dumpPlan() : display.dump(options) }
        }
    }
}
