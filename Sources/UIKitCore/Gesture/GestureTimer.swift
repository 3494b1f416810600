import Foundation

/// A call after a while on the display's clock, unless it is cancelled before.
@MainActor package final class GestureTimer {
    private var body: (() -> Void)?

    /// - Parameter delay: Seconds.
    init(after delay: Double, _ body: @escaping () -> Void) {
        self.body = body
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            ViewThread.run { self?.fire() }
        }
    }

    /// Calls a block after a while; nothing cancels it.
    package static func once(after delay: Double, _ body: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            ViewThread.run { GestureTransaction.perform(body) }
        }
    }

    private func fire() {
        guard let body else { return }
        self.body = nil
        GestureTransaction.perform(body)
    }

    func cancel() { body = nil }
}
