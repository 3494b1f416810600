import AgatePort
import Foundation

func write(_ text: String, to handle: FileHandle = .standardOutput) {
    // A reader that has gone wants no more.
    try? handle.write(contentsOf: Data(text.utf8))
}

func fail(_ failure: PortFailure) -> Never {
    write("agate-port: \(failure)\n", to: .standardError)
    if case .usage = failure {
        write("See agate-port --help.\n", to: .standardError)
        exit(2)
    }
    exit(3)
}

do {
    exit(try PortCommand(Arguments(Array(CommandLine.arguments.dropFirst()))).run())
} catch let failure as PortFailure {
    fail(failure)
} catch {
    fail(.unreadable("\(error)"))
}
