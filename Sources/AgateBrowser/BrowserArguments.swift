/// The arguments of a command line that show a program in a browser.
///
/// `--browser[=PORT]` asks for it. `--browser-bind ADDRESS` listens there, which needs `--i-know` unless it is this machine alone;
/// `--browser-name HOST:PORT` is a further name that pages are called by, such as that of a container's port outside of it; `--browser-limit BYTES` the most
/// bytes a second.
public struct BrowserArguments: Sendable {
    /// The settings that the arguments give.
    public var configuration = BrowserConfiguration()

    /// Why a command line cannot be followed.
    public struct Mistake: Error, CustomStringConvertible, Sendable {
        /// The reason, as a sentence.
        public let description: String
    }

    /// Reads the arguments of a program; nil when they do not ask for a browser.
    ///
    /// Arguments that are about something else are passed over.
    public init?(_ arguments: [String]) throws(Mistake) {
        var isWanted = false
        var rest = arguments.dropFirst()[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = parts.first.map(String.init) ?? ""
            func value() throws(Mistake) -> String {
                if parts.count > 1 { return String(parts[1]) }
                guard let next = rest.popFirst() else { throw Mistake(description: "\(name) needs a value.") }
                return next
            }
            switch name {
            case "--browser":
                isWanted = true
                guard parts.count > 1 else { continue }
                guard let port = Int(parts[1]), (0...65535).contains(port) else {
                    throw Mistake(
                        description:
                            "--browser=PORT: a port is a number from 0 to 65535, and not \(parts[1])."
                    )
                }
                configuration.port = port
            case "--browser-bind":
                configuration.address = try value()
            case "--browser-name":
                configuration.authorities.append(try value())
            case "--browser-limit":
                let text = try value()
                guard let limit = Double(text), limit > 0 else {
                    throw Mistake(description: "--browser-limit: the most bytes a second, and not \(text).")
                }
                configuration.bytesPerSecond = limit
            case "--i-know":
                configuration.knowsRisk = true
            default:
                continue
            }
        }
        guard isWanted else { return nil }
    }
}
