import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Items that are shown enlarged while they are pressed.
@MainActor @Suite("Large content")
struct LargeContentTests {
    @MainActor private final class Watcher: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String?] = []
        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction,
            didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) {
            ends.append(item?.largeContentTitle)
        }
    }

    private func labels(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    private func onItems(_ body: (ManualDisplay, UIWindow, UILargeContentViewerInteraction, Watcher) -> Void)
    {
        onWindow { display, window in
            let watcher = Watcher()
            let interaction = UILargeContentViewerInteraction(delegate: watcher)
            window.addInteraction(interaction)
            for (index, title) in ["First", "Second"].enumerated() {
                let item = UIView(frame: CGRect(x: 100 * index, y: 0, width: 100, height: 40))
                (item.showsLargeContentViewer, item.largeContentTitle) = (true, title)
                item.largeContentImage = UIImage(systemName: "star")
                item.largeContentImageInsets = UIEdgeInsets(top: .nan, left: 4, bottom: 0, right: 0)
                window.addSubview(item)
            }
            display.advance(by: 0)
            body(display, window, interaction, watcher)
        }
    }

    @Test("with very large text a finger that rests shows the item, goes on to others, and ends on one")
    func panel() {
        onItems { display, window, interaction, watcher in
            UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
            #expect(UILargeContentViewerInteraction.isEnabled)
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 20), in: window)
            display.advance(by: 0.45)
            #expect(labels(window).isEmpty)
            display.advance(by: 0.1)
            #expect(labels(window) == ["First"])
            UITouch.simulate(.moved, at: CGPoint(x: 150, y: 20), in: window)
            #expect(labels(window) == ["Second"])
            UITouch.simulate(.ended, at: CGPoint(x: 150, y: 20), in: window)
            display.advance(by: 0.5)
            #expect(labels(window).isEmpty && watcher.ends == ["Second"])
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 200), in: window)
            display.advance(by: 1)
            #expect(labels(window).isEmpty)
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 200), in: window)
            #expect(watcher.ends.count == 1)
            #expect(interaction.view === window)
            window.removeInteraction(interaction)
            #expect(window.gestureRecognizers?.isEmpty ?? true)
        }
    }

    @Test("with text of ordinary size nothing is shown, and a change of that is told")
    func ordinary() {
        onItems { display, window, _, watcher in
            var changes = 0
            let token = NotificationCenter.default.addObserver(
                forName: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
                object: nil,
                queue: nil
            ) { _ in MainActor.assumeIsolated { changes += 1 } }
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 20), in: window)
            display.advance(by: 1)
            #expect(labels(window).isEmpty)
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 20), in: window)
            #expect(watcher.ends.isEmpty)
            UIApplication.shared.preferredContentSizeCategory = .extraLarge
            let before = changes
            UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
            #expect(changes > before)
            NotificationCenter.default.removeObserver(token)
        }
    }
}
