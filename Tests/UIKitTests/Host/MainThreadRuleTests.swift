import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

import UIKit

/// Calls from other threads.
@Suite("The rule of the main thread", .serialized)
struct MainThreadRuleTests {
    /// The lines of a body that runs on a thread of its own.
    private func lines(_ body: @escaping @MainActor @Sendable () -> Void) -> [String] {
        let log = MainThreadRule.log
        nonisolated(unsafe) var lines: [String] = []
        let lock = NSLock()
        MainThreadRule.log = { line in
            // Other tests may call at the same time.
            if line.contains("(rule test)") { lock.withLock { lines.append(line) } }
        }
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) let unchecked = unsafeBitCast(body, to: (() -> Void).self)
        let thread = Thread {
            Thread.current.name = "rule test"
            unchecked()
            done.signal()
        }
        thread.start()
        done.wait()
        MainThreadRule.log = log
        return lock.withLock { lines }
    }

    #if DEBUG
    @Test("calls from another thread are told of, once for each place", .claim("U194"))
    func told() {
        let found = lines {
            for _ in 0..<3 { _ = UIView(frame: .zero) }
            let view = UIView(frame: .zero)
            for _ in 0..<3 { view.setNeedsLayout() }
            view.alpha = 0.5
        }
        let members = [
            "UIView.init(frame:)", "UIView.init(frame:)", "UIView.setNeedsLayout()", "UIView.alpha",
        ]
        #expect(
            found
                == members.map {
                    "agate: \($0) is called on a thread that is not the main one (rule test)"
                }
        )
    }
    #endif

    @Test("a thread with a display of its own may call", .claim("U194"))
    func displays() {
        let found = lines {
            ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.makeKeyAndVisible()
                window.addSubview(UIView(frame: .zero))
                display.advance(by: 0.1)
            }
        }
        #expect(found.isEmpty)
    }
}
