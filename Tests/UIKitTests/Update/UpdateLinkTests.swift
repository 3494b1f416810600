import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Calls around the updates of a display.
@MainActor @Suite("Update links")
struct UpdateLinkTests {
    @MainActor private final class Log: NSObject {
        var lines: [String] = []
        func tick(_ link: CADisplayLink) { lines.append("link") }
        func act(_ link: UIUpdateLink, _ info: UIUpdateInfo) { lines.append("method") }
    }

    private final class Pane: UIView {
        weak var log: Log?
        override func layoutSubviews() { log?.lines.append("layout") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            log?.lines.append("move")
        }
    }

    @Test("the phases of an update come in their order, around events, links and the commit")
    func phases() {
        onWindow { display, window in
            let (log, pane) = (Log(), Pane(frame: window.bounds))
            window.addSubview(pane)
            display.advance(by: 0)
            pane.log = log
            let all: [(String, UIUpdateActionPhase)] = [
                ("done", .afterUpdateComplete), ("committed", .afterCATransactionCommit),
                ("commit", .beforeCATransactionCommit), ("links called", .afterCADisplayLinkDispatch),
                ("links", .beforeCADisplayLinkDispatch), ("events told", .afterEventDispatch),
                ("events", .beforeEventDispatch), ("scheduled", .afterUpdateScheduled),
                ("never", .beforeLowLatencyEventDispatch), ("never", .afterLowLatencyEventDispatch),
                ("never", .beforeLowLatencyCATransactionCommit),
                ("never", .afterLowLatencyCATransactionCommit),
            ]
            let link = UIUpdateLink(view: pane)
            for (word, phase) in all { link.addAction(to: phase) { _, _ in log.lines.append(word) } }
            link.addAction(to: .beforeCADisplayLinkDispatch) { _, _ in pane.setNeedsLayout() }
            link.isEnabled = true
            let other = CADisplayLink(target: log, selector: Selector("tick:", Log.tick))
            other.add(to: .main, forMode: .common)
            TouchScript {
                $0.press(at: CGPoint(x: 10, y: 10))
                $0.move(to: CGPoint(x: 20, y: 10), over: 0.01)
            }.play(in: window)
            display.advance(by: 1.0 / 60)
            other.invalidate()
            #expect(
                log.lines == [
                    "scheduled", "events", "move", "events told", "links", "link", "links called", "commit",
                    "layout", "committed", "done",
                ]
            )
        }
    }

    @Test("a link is called at every refresh if it asks for it, at its rate, while its view is in a window")
    func refreshes() {
        onWindow { display, window in
            let view = UIView()
            window.addSubview(view)
            var times: [Double] = []
            let link = UIUpdateLink(view: view)
            link.addAction { link, info in
                times.append(info.modelTime)
                #expect(link.currentUpdateInfo === info && UIUpdateInfo.current(for: view) === info)
                #expect(abs(info.estimatedPresentationTime - info.modelTime - 1.0 / 60) < 1e-9)
            }
            link.requiresContinuousUpdates = true
            display.advance(by: 0.1)
            #expect(times.isEmpty)
            link.isEnabled = true
            display.advance(by: 0.1)
            #expect(times.count == 6 && abs(times[5] - 0.2) < 1e-9)
            #expect(link.currentUpdateInfo == nil && UIUpdateInfo.current(for: view) == nil)
            times = []
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
            display.advance(by: 0.1)
            #expect(times.count == 3)
            view.removeFromSuperview()
            display.advance(by: 0.1)
            #expect(times.count == 3)
            window.addSubview(view)
            link.isEnabled = false
            display.advance(by: 0.1)
            #expect(times.count == 3)
        }
    }

    @Test("without that wish it is called for what others do, and methods get the link and the update")
    func methods() throws {
        try onWindow { display, window in
            let log = Log()
            let scene = try #require(window.windowScene)
            let link = UIUpdateLink(
                windowScene: scene,
                actionTarget: log,
                selector: Selector("act:info:", Log.act)
            )
            link.isEnabled = true
            // No refresh, so that looking at the display is no update.
            display.advance(to: 0.505)
            #expect(log.lines.isEmpty)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {}
            display.advance(to: 1.01)
            #expect(log.lines == ["method"])
        }
    }
}
