import Foundation

/// The classes that override one method, found class by class and remembered.
///
/// Stands on ``OverrideSlot``. Where what that assumes does not hold, all classes count as overriding: the method is called more often than it has to be, and
/// nothing that a program implements is lost. This is reported once.
///
/// May be used on any thread.
package final class OverridingClasses: @unchecked Sendable {
    /// Where the method stands; nil in the safe mode, and where that cannot be told.
    private let slot: OverrideSlot?
    private let base: AnyClass
    private let lock = NSLock()
    private var cache: [ObjectIdentifier: Bool] = [:]

    /// - Parameters:
    ///   - method: Its name, for the message.
    ///   - base: The class that declares it.
    ///   - empty: A subclass that overrides nothing.
    ///   - probe: A subclass that overrides this method, and no other.
    ///   - report: Receives an assumption that does not hold; by default it is written to standard error.
    package init(
        of method: String,
        base: AnyClass,
        empty: AnyClass,
        probe: AnyClass,
        report: (AbiMismatch) -> Void = OverridingClasses.tell
    ) {
        self.base = base
        guard RuntimeABI.isTrusted else {
            slot = nil
            return
        }
        do throws(AbiMismatch) {
            slot = try OverrideSlot(
                of: method,
                base: ClassWords(of: base),
                empty: ClassWords(of: empty),
                probe: ClassWords(of: probe)
            )
        } catch {
            slot = nil
            report(error)
        }
    }

    /// Whether a class, or one between it and the class that declares the method, overrides it; true where that cannot be found out.
    package func contains(_ type: AnyClass) -> Bool {
        guard let slot else { return true }
        let name = ObjectIdentifier(type)
        if let answer = lock.withLock({ cache[name] }) { return answer }
        let answer: Bool
        do throws(AbiMismatch) { answer = try slot.isOverridden(in: type, of: base) } catch { answer = true }
        lock.withLock { cache[name] = answer }
        return answer
    }

    /// Writes a mismatch to standard error, with what is done in place of an answer.
    package static func tell(_ mismatch: AbiMismatch) {
        let text = "agate: \(mismatch.description) All classes count as overriding it.\n"
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
