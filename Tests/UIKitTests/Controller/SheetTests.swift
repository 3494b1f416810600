import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Sheets")
struct SheetTests {
    /// A sheet that stands over a phone's window.
    private func onSheet(
        size: CGSize = CGSize(width: 393, height: 852),
        insets: UIEdgeInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
        prepare: (UISheetPresentationController) -> Void = { _ in },
        _ body: (ManualDisplay, UIWindow, UIViewController, UISheetPresentationController) -> Void
    ) {
        let (root, shown) = (UIViewController(), UIViewController())
        onPhone(root: root, size: size, insets: insets) { display, window in
            guard let sheet = shown.sheetPresentationController else {
                Issue.record("a controller is a sheet unless it says otherwise")
                return
            }
            prepare(sheet)
            root.present(shown, animated: true)
            display.advance(by: 1)
            body(display, window, shown, sheet)
        }
    }

    private func frame(_ controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    /// How dark it is under the sheet.
    private func dimming(_ sheet: UISheetPresentationController) -> CGFloat {
        sheet.containerView?.subviews.first?.layer.presentation().map { CGFloat($0.opacity) } ?? -1
    }

    @Test("a page sheet leaves the safe area at the top free and dims by two tenths (uikit U162)")
    func page() {
        onSheet { display, window, shown, sheet in
            #expect(frame(shown) == CGRect(x: 0, y: 59, width: 393, height: 793))
            #expect(abs(dimming(sheet) - 0.2) < 0.001)
            #expect(shown.presentationController === sheet)
            // The presenter steps back.
            let back = window.rootViewController?.view
            #expect(abs((back?.transform.a ?? 0) - (1 - 32 / 393)) < 1e-6 && back?.layer.cornerRadius == 10)
            shown.dismiss(animated: true)
            display.advance(by: 1)
            #expect(
                back?.transform == .identity && back?.layer.cornerRadius == 0 && window.subviews == [back]
            )
        }
    }

    @Test(
        "the grabber is 36 by 5, round, in the middle 5 below the top, and seen where it is asked for (uikit U162)"
    )
    func grabber() {
        for isWanted in [true, false] {
            onSheet(prepare: { $0.prefersGrabberVisible = isWanted }) { display, window, shown, sheet in
                var found: [UIView] = []
                var open: [UIView] = [window]
                while let next = open.popLast() {
                    if next.bounds.size == CGSize(width: 36, height: 5) { found.append(next) }
                    open += next.subviews
                }
                #expect(found.count == 1 && found.first?.isHidden == !isWanted)
                #expect(found.first?.layer.cornerRadius == 2.5)
                let place = found.first.map { $0.convert($0.bounds, to: nil) }
                #expect(place == CGRect(x: 178.5, y: 64, width: 36, height: 5))
            }
        }
    }

    @Test("heights: 759 at most, 425 in the middle, and the program's own (uikit U162)")
    func detents() {
        var maximum: CGFloat = 0
        onSheet(prepare: { sheet in
            sheet.detents = [
                .large(), .medium(),
                .custom(identifier: .init("low")) { context in
                    maximum = context.maximumDetentValue
                    return 200
                },
                .custom { _ in nil }, .custom(identifier: .init("high")) { _ in 5000 },
            ]
        }) { display, _, shown, sheet in
            #expect(maximum == 759)
            #expect(frame(shown).minY == 618, "the lowest one at first")
            sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            display.advance(by: 1)
            #expect(frame(shown) == CGRect(x: 0, y: 393, width: 393, height: 459))
            sheet.selectedDetentIdentifier = .init("high")
            display.advance(by: 0)
            #expect(frame(shown).minY == 59)
        }
    }

    @Test("a finger moves the sheet one to one after ten points, and the dimness with it (uikit U162)")
    func drag() {
        onSheet { display, window, shown, sheet in
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 100), in: window)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 160), in: window)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 200), in: window)
            display.advance(by: 0)
            #expect(frame(shown).minY == 149)
            #expect(abs(dimming(sheet) - 0.2 * (1 - 90.0 / 793)) < 0.001)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 40), in: window)
            #expect(frame(shown).minY == 59, "upwards nothing gives way")
            display.advance(by: 1)
            UITouch.simulate(.ended, at: CGPoint(x: 200, y: 40), in: window)
            display.advance(by: 1)
            #expect(shown.presentingViewController != nil && frame(shown).minY == 59)
        }
    }

    @Test(
        "beyond half its height, or from 1000 points per second on, the sheet leaves (uikit U162)",
        arguments: [
            (distance: 195.0, over: 0.2, rest: 0.0, leaves: false), (200.5, 0.2, 0, true),
            (400, 0.8, 0.3, false),
            (412, 0.8, 0.3, true),
        ]
    )
    func release(way: (distance: Double, over: Double, rest: Double, leaves: Bool)) {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var log: [String] = []
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                log.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.append("did")
            }
        }
        let delegate = Delegate()
        onSheet(prepare: { $0.delegate = delegate }) { display, window, shown, _ in
            let start = CGPoint(x: 200, y: 100)
            TouchScript {
                $0.drag(
                    from: start,
                    to: CGPoint(x: 200, y: 100 + way.distance),
                    over: way.over,
                    rest: way.rest
                )
            }.play(in: window)
            display.advance(by: 3)
            #expect((shown.presentingViewController == nil) == way.leaves)
            #expect(delegate.log == (way.leaves ? ["will", "did"] : ["will"]))
            if !way.leaves { #expect(frame(shown).minY == 59) }
        }
    }

    @Test(
        "the delegate is asked and told as the drag begins to take the sheet away, and again by the next drag"
    )
    func drags() {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var log: [String] = []
            var allows = true
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
                -> Bool
            {
                log.append("should")
                return allows
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
                log.append("will")
            }
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
                log.append("did")
            }
            func presentationControllerDidAttemptToDismiss(
                _ presentationController: UIPresentationController
            ) { log.append("attempt") }
        }
        let delegate = Delegate()
        onSheet(prepare: { $0.delegate = delegate }) { display, window, shown, _ in
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 100), in: window)
            display.advance(by: 0.1)
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 140), in: window)
            display.advance(by: 0.1)
            #expect(delegate.log == ["should", "will"])
            UITouch.simulate(.moved, at: CGPoint(x: 200, y: 180), in: window)
            display.advance(by: 1)
            #expect(delegate.log == ["should", "will"])
            UITouch.simulate(.ended, at: CGPoint(x: 200, y: 180), in: window)
            display.advance(by: 2)
            #expect(delegate.log == ["should", "will"] && shown.presentingViewController != nil)
            // One that may not go gives way a little, and tells when it is let go.
            delegate.log = []
            delegate.allows = false
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 620), over: 0.8, rest: 0.3)
            }.play(in: window)
            display.advance(by: 0.9)
            #expect(delegate.log == ["should"] && frame(shown).minY < 400)
            display.advance(by: 2)
            #expect(delegate.log == ["should", "attempt"] && frame(shown).minY == 59)
            delegate.log = []
            delegate.allows = true
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 620), over: 0.8, rest: 0.3)
            }.play(in: window)
            display.advance(by: 1.12)
            #expect(delegate.log == ["should", "will"])
            display.advance(by: 2)
            #expect(delegate.log == ["should", "will", "did"] && shown.presentingViewController == nil)
        }
    }

    @Test("let go, the sheet comes back by a critically damped spring of 18.257 per second (uikit U162)")
    func spring() {
        onSheet { display, window, shown, _ in
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 310), over: 0.5, rest: 0.3)
            }
            .play(in: window)
            display.advance(by: 0.8)
            display.advance(by: 0)
            let card = shown.view.superview
            for time in [0.05, 0.1, 0.2] {
                display.advance(by: time == 0.2 ? 0.1 : 0.05)
                let w = 18.257
                let expected = 59 + 200 * (1 + w * time) * exp(-w * time)
                let y = card?.layer.presentation()?.frame.minY ?? .nan
                #expect(abs(y - expected) < 6, "\(time): \(y) \(expected)")
            }
        }
    }

    @Test("what the user may not dismiss gives way a little and tells the delegate")
    func modal() {
        final class Delegate: NSObject, UISheetPresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
            {
                attempts += 1
            }
        }
        let delegate = Delegate()
        onSheet(prepare: { $0.delegate = delegate }) { display, window, shown, _ in
            shown.isModalInPresentation = true
            TouchScript { $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), over: 0.2) }
                .play(in: window)
            display.advance(by: 2)
            #expect(
                shown.presentingViewController != nil && delegate.attempts == 1 && frame(shown).minY == 59
            )
        }
    }

    @Test("content at its top lets the sheet move, elsewhere it scrolls (uikit U162)")
    func content() {
        onSheet(prepare: { $0.detents = [.medium(), .large()] }) { display, window, shown, sheet in
            let scroll = UIScrollView(frame: shown.view.bounds)
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 393, height: 3000)
            shown.view.addSubview(scroll)
            display.advance(by: 0)
            #expect(frame(shown).minY == 393)
            // Upwards the sheet grows first.
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: 0.4, rest: 0.2)
            }
            .play(in: window)
            display.advance(by: 2)
            #expect(sheet.selectedDetentIdentifier == .large && scroll.contentOffset.y == 0)
            // Then the content moves.
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), over: 0.4, rest: 0.2)
            }
            .play(in: window)
            display.advance(by: 2)
            #expect(scroll.contentOffset.y == 290 && frame(shown).minY == 59)
            scroll.contentOffset.y = 0
            TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600), over: 0.4, rest: 0.2)
            }
            .play(in: window)
            display.advance(by: 2)
            #expect(sheet.selectedDetentIdentifier == .medium && scroll.contentOffset.y == 0)
        }
    }

    @Test("where nothing is dimmed what lies under the sheet can be touched")
    func undimmed() {
        onSheet(prepare: {
            $0.detents = [.medium(), .large()]
            $0.largestUndimmedDetentIdentifier = .medium
        }) { display, window, shown, sheet in
            #expect(dimming(sheet) == 0)
            let root = window.rootViewController?.view
            #expect(window.hitTest(CGPoint(x: 100, y: 100), with: nil) === root)
            sheet.selectedDetentIdentifier = .large
            display.advance(by: 0)
            #expect(window.hitTest(CGPoint(x: 100, y: 20), with: nil) !== root)
            #expect(abs(dimming(sheet) - 0.2) < 0.001)
        }
    }

    @Test("in a wide window it is a card in the middle (uikit U162)")
    func card() {
        onSheet(size: CGSize(width: 1000, height: 800), insets: .zero) { display, window, shown, _ in
            #expect(frame(shown) == CGRect(x: 230, y: 90, width: 540, height: 620))
            #expect(window.rootViewController?.view.transform == .identity)
            shown.preferredContentSize = CGSize(width: 300, height: 200)
            display.advance(by: 0)
            #expect(frame(shown) == CGRect(x: 350, y: 300, width: 300, height: 200))
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 20)) }.play(in: window)
            display.advance(by: 1)
            #expect(shown.presentingViewController == nil, "a touch beside it dismisses")
        }
    }

    @Test("a popover points at its view, and is a sheet in a narrow window")
    func popover() {
        let (root, shown) = (UIViewController(), UIViewController())
        onPhone(root: root, size: CGSize(width: 1000, height: 800), insets: .zero) { display, window in
            let source = UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 40))
            root.view.addSubview(source)
            shown.modalPresentationStyle = .popover
            shown.preferredContentSize = CGSize(width: 200, height: 150)
            let popover = shown.popoverPresentationController
            popover?.sourceView = source
            root.present(shown, animated: true)
            display.advance(by: 1)
            #expect(popover?.arrowDirection == .up)
            #expect(frame(shown) == CGRect(x: 320, y: 153, width: 200, height: 150))
            TouchScript { $0.tap(at: CGPoint(x: 20, y: 700)) }.play(in: window)
            display.advance(by: 1)
            #expect(shown.presentingViewController == nil && window.subviews == [root.view])
            popover?.permittedArrowDirections = .left
        }
    }
}
