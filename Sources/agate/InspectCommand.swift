import AgateDisplay
package import AgateInspector
import AgateRendering
package import ArgumentParser
import Foundation

/// `agate inspect`: says what a program or a document consists of at a moment, and why it looks as it does.
package struct InspectCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Says what a program or a document consists of at a moment, and why.",
        discussion: """
            The report has each layer with what is set and what shows, the animations with their curves and as Swift code, why layers are drawn
            off-screen and what that costs, why pixels were drawn again since the refresh before, constraints that do not hold, gesture
            recognizers, and what readers of the screen find. It is the same on every run. A capture opens without the program, in
            `agate inspect` and in the inspector's page.

            EXAMPLES:
              agate inspect --json springs --at 0.5
              agate inspect --json hello.json --at 1.25 --plan
              agate inspect sign-in --at 2 --capture sign-in.agate-capture
              agate inspect sign-in --at 2 --capture sign-in.html
              agate inspect sign-in.agate-capture --call node.get --params '{"id":"3"}'

            EXIT STATUS:
              as that of `agate render`
            """
    )

    @Argument(
        help: ArgumentHelp("A program that `agate list` tells, a document, or a capture.", valueName: "input")
    )
    package var input: String

    @Option(help: ArgumentHelp("The moment, in seconds.", valueName: "t"))
    package var at = 0.0

    @Flag(help: "Prints the report as JSON.")
    package var json = false

    @Flag(help: "Puts the draw ops of the frame into the report.")
    package var plan = false

    @Option(
        help: ArgumentHelp(
            "Writes all that the inspector knows to a file; .html is a page to look at.",
            valueName: "file"
        )
    )
    package var capture: String?

    @OptionGroup package var folder: OutputFolder

    @Option(help: ArgumentHelp("Calls a method of the inspector and prints its answer.", valueName: "method"))
    package var call: String?

    @Option(help: ArgumentHelp("The parameters of the call, an object of JSON.", valueName: "json"))
    package var params: String?

    package init() {}

    package func validate() throws {
        guard (0...3600).contains(at) else {
            throw ValidationError("--at is a moment in seconds, 0 to 3600, and not \(at).")
        }
        guard json || capture != nil || call != nil else {
            throw ValidationError("Say what to make: --json, --capture FILE or --call METHOD.")
        }
    }

    package func run() throws {
        do { try MainActor.assumeIsolated { try inspect() } } catch let failure as StandardOutput.Failure {
            throw failure
        } catch { throw RenderFailure(error).told("agate inspect: \(input)") }
    }

    @MainActor private func inspect() throws {
        if let data = Self.captureFile(input) {
            guard let opened = CaptureInspector(data) else {
                throw RenderFailure(.unreadable, "this is no capture that can be read", path: input)
            }
            guard call != nil else {
                throw RenderFailure(.usage, "A capture has no --json and no --capture: ask it by --call.")
            }
            return try printAnswer { opened.receive($0) }
        }
        if let capture { try folder.prepare(for: URL(fileURLWithPath: capture)) }
        try Self.withInspector(of: input, at: at, drawsFrames: capture != nil) { inspector in
            if json {
                try StandardOutput.write(
                    String(decoding: inspector.report(withPlan: plan).json, as: UTF8.self)
                )
            }
            if let capture {
                let data = inspector.capture()
                let isPage = capture.hasSuffix(".html")
                let file = URL(fileURLWithPath: capture)
                try WholeFile.write(Array(isPage ? InspectorPage.standalone(data) : data), to: file)
            }
            if call != nil { try printAnswer { inspector.receive($0) } }
        }
    }

    /// The bytes of a file that says that it is a capture.
    private static func captureFile(_ path: String) -> Data? {
        guard path.hasSuffix(".agate-capture") else { return nil }
        return try? Data(contentsOf: URL(fileURLWithPath: path))
    }

    /// Runs a program or shows a document up to a moment, with an inspector from the beginning on.
    ///
    /// - Parameter drawsFrames: Whether the frames of the last second are drawn on the way.
    @MainActor package static func withInspector<Result>(
        of input: String,
        at time: Double,
        drawsFrames: Bool = false,
        _ body: (Inspector) throws -> Result
    ) throws -> Result {
        let word = try RenderInput(input)
        let source = try word.open()
        Warning.tell(issues: source.issues, word.documentWord)
        return try ManualDisplay.run(size: source.size, scale: 1) { display in
            let inspector = Inspector(of: display)
            inspector.program = source.name
            defer { inspector.end() }
            let player = try source.perform(on: display)
            if drawsFrames {
                // The costs and causes of frames are known only of frames that are drawn.
                for refresh in Int(max(time - 1, 0) * 60)..<Int(time * 60) {
                    display.advance(to: Double(refresh) / 60)
                    _ = display.makeSurface()
                }
            }
            display.advance(to: time)
            if drawsFrames { _ = display.makeSurface() }
            return try withExtendedLifetime(player) { try body(inspector) }
        }
    }

    private func printAnswer(_ receive: (Data) -> Data?) throws {
        let text = #"{"jsonrpc":"2.0","id":1,"method":\#(quoted(call ?? "")),"params":\#(params ?? "{}")}"#
        let answer = receive(Data(text.utf8)) ?? Data()
        try StandardOutput.write(line: String(decoding: answer, as: UTF8.self))
    }

    private func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data("\"\"".utf8), as: UTF8.self)
    }
}
