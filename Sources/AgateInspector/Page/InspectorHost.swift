package import AgateBrowser
import AgateDisplay
import Foundation
import QuartzCore

/// Has the inspector's page at `/inspect` of a browser's host: it looks at the live display.
///
/// One page inspects at a time: a new one takes the place of the one before. While none does, nothing is recorded.
package struct InspectorHost: BrowserExtra {
    /// The name of the program, for people.
    private let program: String
    private let mayEdit: Bool

    package var pagePath: String { "/inspect" }
    package var socketPath: String { InspectorPage.socketPath }

    /// - Parameter mayEdit: Whether the page may change the program.
    package init(program: String, mayEdit: Bool = false) {
        (self.program, self.mayEdit) = (program, mayEdit)
    }

    package func file(at path: String) -> BrowserExtraFile? {
        InspectorPage.file(at: path).map { BrowserExtraFile(type: $0.type, bytes: $0.bytes) }
    }

    package func open(_ outbox: TextOutbox) -> any BrowserExtraConnection {
        let connection = InspectorConnection(outbox)
        let (program, mayEdit) = (program, mayEdit)
        connection.onMain { $0.begin(program, mayEdit: mayEdit) }
        return connection
    }
}

/// Programs find the inspector by the name of this class, where it is linked.
package final class InspectorSource: BrowserExtraSource {
    package init() {}

    package func extra(program: String, mayEdit: Bool) -> any BrowserExtra {
        InspectorHost(program: program, mayEdit: mayEdit)
    }
}

/// One page that inspects.
final class InspectorConnection: BrowserExtraConnection, @unchecked Sendable {
    // All but the outbox is used on the main thread alone.
    private let outbox: TextOutbox
    private var inspector: Inspector?

    /// The page that inspects now.
    nonisolated(unsafe) private static weak var current: InspectorConnection?

    /// The maximum number of waiting texts; beyond it notifications are sent later.
    private static let maxWaiting = 32

    init(_ outbox: TextOutbox) {
        self.outbox = outbox
    }

    /// Runs a body on the main thread, in the order of the calls.
    func onMain(_ body: @escaping @MainActor (InspectorConnection) -> Void) {
        SystemMainQueue.async { MainActor.assumeIsolated { body(self) } }
    }

    @MainActor func begin(_ program: String, mayEdit: Bool) {
        Self.current?.makeRoom()
        Self.current = self
        let inspector = Inspector(of: LiveDisplay.main)
        inspector.program = program
        inspector.mayEdit = mayEdit
        inspector.send = { [outbox] in outbox.put(String(decoding: $0, as: UTF8.self)) }
        let wake = PumpWake { [weak self] in self?.onMain { $0.pump() } }
        inspector.onActivity = { wake.want() }
        self.wake = wake
        self.inspector = inspector
    }

    private var wake: PumpWake?

    func receive(_ text: String) {
        onMain { connection in
            guard let answer = connection.inspector?.receive(Data(text.utf8)) else { return }
            connection.outbox.put(String(decoding: answer, as: UTF8.self))
            connection.pump()
        }
    }

    func close() {
        onMain { $0.end() }
    }

    @MainActor private func pump() {
        wake?.taken()
        guard outbox.count < Self.maxWaiting else { return }
        inspector?.pump()
    }

    /// Another page inspects from now on: this one gets `inspector.replaced`, so that it does not connect again by itself.
    @MainActor private func makeRoom() {
        outbox.put(String(decoding: Inspector.replacement, as: UTF8.self))
        outbox.finish()
        stop()
    }

    @MainActor private func end() {
        stop()
        outbox.end()
    }

    @MainActor private func stop() {
        inspector?.end()
        inspector = nil
        wake = nil
    }
}

/// Asks for one turn of the main thread at a time, however much happens meanwhile.
private final class PumpWake: @unchecked Sendable {
    // `isWanted` is read and changed under the lock alone.
    private let lock = NSLock()
    private var isWanted = false
    private let ask: @Sendable () -> Void

    init(_ ask: @escaping @Sendable () -> Void) {
        self.ask = ask
    }

    func want() {
        let isFirst = lock.withLock {
            defer { isWanted = true }
            return !isWanted
        }
        if isFirst { ask() }
    }

    func taken() { lock.withLock { isWanted = false } }
}
