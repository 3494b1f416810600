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

let words = Array(CommandLine.arguments.dropFirst())
let status = DeepThreads.run { () -> Result<Int32, PortFailure> in
    do throws(PortFailure) { return .success(try PortCommand.run(words)) } catch { return .failure(error) }
}
switch status {
case .success(let status): exit(status)
case .failure(let failure): fail(failure)
}
