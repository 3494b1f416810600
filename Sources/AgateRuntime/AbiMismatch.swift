/// Something that this target assumes about the toolchain, and that is not so.
///
/// There is no way on from one: what was to be read or called lies somewhere else.
package struct AbiMismatch: Error, CustomStringConvertible {
    /// The purpose of the assumption.
    package let purpose: String
    /// The value that was found instead.
    package let finding: String

    package init(_ purpose: String, _ finding: String) {
        self.purpose = purpose
        self.finding = finding
    }

    package var description: String {
        "Agate cannot \(purpose) with this toolchain (\(Toolchain.description)): \(finding). "
            + "What is assumed is in docs/decisions/0008-knowledge-of-the-abi.md."
    }
}

/// The value that a closure gives; where an assumption does not hold, the end of the program, with a message that says which one
/// and names the toolchain.
///
/// For a value that is kept: the check runs at its first use.
package func requireABI<Value>(_ body: () throws(AbiMismatch) -> Value) -> Value {
    do throws(AbiMismatch) { return try body() } catch { fatalError(error.description) }
}

/// The toolchain that the program was built with and runs on.
package enum Toolchain {
    package static let description =
        "Swift \(compiler), standard library \(_SwiftStdlibVersion.current)"

    private static var compiler: String {
        #if compiler(>=6.5)
        "6.5 or later"
        #elseif compiler(>=6.4)
        "6.4"
        #elseif compiler(>=6.3)
        "6.3"
        #elseif compiler(>=6.2)
        "6.2"
        #else
        "6.1 or earlier"
        #endif
    }
}
