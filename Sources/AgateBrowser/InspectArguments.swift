/// The arguments of a command line for the inspector.
///
/// `--inspect[=PORT]` asks for its page. `--inspect-edit` lets the page change the program.
package struct InspectArguments: Sendable, Hashable {
    /// Whether the arguments request the page.
    package var isWanted = false
    /// The port, for a program that is not in a browser itself; 0 for one that is free.
    package var port = 0
    /// Whether the page may change the program.
    package var mayEdit = false

    /// Reads the arguments of a program, its name first; those that are about something else are passed over.
    package init(_ arguments: [String] = []) throws(BrowserArguments.Mistake) {
        for argument in arguments.dropFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            switch parts.first {
            case "--inspect":
                isWanted = true
                guard parts.count > 1 else { continue }
                guard let number = Int(parts[1]), (0...65535).contains(number) else {
                    throw BrowserArguments.Mistake(
                        description:
                            "--inspect=PORT: a port is a number from 0 to 65535, and not \(parts[1])."
                    )
                }
                port = number
            case "--inspect-edit": mayEdit = true
            default: continue
            }
        }
    }
}
