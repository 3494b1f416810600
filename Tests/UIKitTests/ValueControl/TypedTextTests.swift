import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Typed strings as items")
struct TypedTextTests {
    @Test("typed strings are texts as items of segments and pasteboards", .claim("Q5.17"))
    func items() {
        let control = UISegmentedControl(items: [
            CAMediaTimingFillMode.forwards, CALayerContentsGravity.center, "plain", 7,
        ])
        #expect(control.numberOfSegments == 3)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["forwards", "center", "plain"])
        let board = UIPasteboard.withUniqueName()
        board.items = [["public.utf8-plain-text": CAMediaTimingFillMode.backwards]]
        #expect(board.string == "backwards")
        #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("backwards".utf8))
        UIPasteboard.remove(withName: board.name)
    }
}

@MainActor @Suite("The main queue of other threads")
struct SentWorkTests {
    @Test(
        "work that another thread gives to the main queue runs in the next advance, in its order",
        .claim("Q5.17")
    )
    func sent() {
        onWindow { display, window in
            nonisolated(unsafe) var calls: [String] = []
            let view = UIView()
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                DispatchQueue.main.async {
                    calls.append("first")
                    window.addSubview(view)
                }
                OperationQueue.main.addOperation { calls.append("second") }
                done.signal()
            }
            done.wait()
            #expect(calls.isEmpty)
            display.advance(by: 0)
            #expect(calls == ["first", "second"] && view.window === window)
        }
    }

    @Test("what was not run when the display ends goes to the system's main queue", .claim("Q5.17"))
    func left() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            onWindow { _, _ in
                let done = DispatchSemaphore(value: 0)
                DispatchQueue.global().async {
                    DispatchQueue.main.async { continuation.resume() }
                    done.signal()
                }
                done.wait()
            }
        }
    }
}
