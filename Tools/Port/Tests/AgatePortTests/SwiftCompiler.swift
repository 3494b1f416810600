import Foundation

/// The compiler, in the mode of ported packages.
enum SwiftCompiler {
    /// What the compiler says; nothing where it finds nothing wrong.
    static func run(_ arguments: String...) throws -> String { try run(arguments: arguments) }

    /// What the compiler says, of warnings, too, if that is asked for.
    static func run(arguments: [String], hasWarnings: Bool = false) throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-swift-version", "5", "-diagnostic-style", "llvm", "-parse-as-library"]
            + (hasWarnings ? [] : ["-suppress-warnings"]) + arguments
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return said
    }
}
