import AgatePort

/// The request of the command line.
struct Arguments {
    /// The action to run.
    enum Action: Equatable {
        case check
        case difference
        case explain
        case rules
        case help
        case port(output: String, isBuilt: Bool)
        /// For the plugin: the index of a file, the merged index, one file.
        case index(output: String)
        case merge(output: String)
        case file(index: String, output: String)
    }

    var action = Action.check
    var paths: [String] = []
    var isJSON = false
    var isStrict = false
    var agate: String?

    static let help = """
        USAGE: agate-port [--check | --diff | --explain | --out FOLDER] [OPTIONS] PATH…

        Carries sources written for iOS over: rewrites what Swift on Linux refuses, and says what it cannot rewrite.

          --check          Say what would be done, what is refused, and which names are not here. The default.
          --diff           Print the lines that would change.
          --explain        Print each edit with its reason.
          --out FOLDER     Write ported files into a folder; with a Package.swift, a package that builds here.
          --init FOLDER    The same, and build it: the first errors are printed by what is missing.
          --rules          Print the table of rules.
          --json           Print JSON (with --check).
          --strict         Leave files out in which something is refused (with --out).
          --agate FOLDER   The checkout of Agate; looked for around this program if it is not said.

        Between `// agate:off` and `// agate:on` nothing is touched; `// agate:default VALUE` says what an optional
        requirement gives where it is not implemented.

        STATUS: 0 done, 1 something was refused, 2 the command line makes no sense, 3 a file cannot be read or written.

        """

    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let next = rest.popFirst() else { throw PortFailure.usage("\(option) needs a value") }
            return next
        }
        var output: String?
        var index: String?
        while let argument = rest.popFirst() {
            switch argument {
            case "--check": action = .check
            case "--diff": action = .difference
            case "--explain": action = .explain
            case "--rules": action = .rules
            case "--help", "-h": action = .help
            case "--json": isJSON = true
            case "--strict": isStrict = true
            case "--agate": agate = try value(of: argument)
            case "--out", "--init":
                output = try value(of: argument)
                action = .port(output: output ?? "", isBuilt: argument == "--init")
            case "--index-to": action = .index(output: try value(of: argument))
            case "--merge-to": action = .merge(output: try value(of: argument))
            case "--index": index = try value(of: argument)
            case "--file-to": output = try value(of: argument)
            case "--": paths += rest; rest = []
            case let option where option.hasPrefix("-"):
                throw PortFailure.usage("there is no option \(option)")
            default: paths.append(argument)
            }
        }
        if let index, let output { action = .file(index: index, output: output) }
        if paths.isEmpty, action != .help, action != .rules {
            throw PortFailure.usage("which files or folders?")
        }
    }
}
