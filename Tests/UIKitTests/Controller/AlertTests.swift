import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite("Alerts")
struct AlertTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }

    private func frame(_ text: String, in alert: UIAlertController) -> CGRect {
        let label = labels(in: alert.view).first { $0.text == text }
        return label?.superview.map { $0.convert($0.bounds, to: nil) } ?? .null
    }

    @Test(
        "a card 270 points wide in the middle, two actions side by side, cancel first and bold (uikit U163)"
    )
    func card() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            let alert = UIAlertController(title: "Title", message: "More about it", preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            root.present(alert, animated: true)
            display.advance(by: 0.05)
            #expect((alert.view.layer.presentation()?.affineTransform().a ?? 0) > 1.02)
            display.advance(by: 1)
            #expect(alert.view.frame.width == 270 && alert.view.layer.cornerRadius == 14)
            #expect(abs(alert.view.frame.midX - 196.5) <= 0.5)
            let (ok, cancel) = (frame("OK", in: alert), frame("Cancel", in: alert))
            #expect(ok.size == CGSize(width: 135, height: 44) && cancel.size == ok.size)
            #expect(cancel.maxX == ok.minX && cancel.minY == ok.minY && ok.maxY == alert.view.frame.maxY)
            let fonts = labels(in: alert.view).reduce(into: [String: UIFont]()) {
                $0[$1.text ?? ""] = $1.font
            }
            #expect(fonts["Title"] == .systemFont(ofSize: 17, weight: .semibold))
            #expect(fonts["More about it"] == .systemFont(ofSize: 13))
            #expect(fonts["Cancel"] == .systemFont(ofSize: 17, weight: .semibold))
            #expect(fonts["OK"] == .systemFont(ofSize: 17))
            #expect(root.view.window === window)
        }
    }

    @Test("three actions stand one below the other, cancel last, rows of 44 (uikit U163)")
    func rows() {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            for (title, style) in [("No", UIAlertAction.Style.cancel), ("A", .default), ("B", .destructive)] {
                alert.addAction(UIAlertAction(title: title, style: style))
            }
            root.present(alert, animated: false)
            display.advance(by: 0)
            #expect(alert.actions.map(\.title) == ["No", "A", "B"])
            let frames = ["A", "B", "No"].map { frame($0, in: alert) }
            #expect(frames.map(\.height) == [44, 44, 44] && frames.map(\.width) == [270, 270, 270])
            #expect(frames[0].maxY == frames[1].minY && frames[1].maxY == frames[2].minY)
        }
    }

    @Test("choosing takes the alert away, then calls the handler (uikit U163)")
    func choose() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            var log: [String] = []
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "Go", style: .default) { action in
                    log.append("\(action.title ?? "") \(root.presentedViewController == nil)")
                }
            )
            root.present(alert, animated: true)
            display.advance(by: 1)
            let place = frame("Go", in: alert)
            TouchScript { $0.tap(at: CGPoint(x: place.midX, y: place.midY)) }.play(in: window)
            display.advance(by: 1)
            #expect(log == ["Go true"] && window.subviews == [root.view])
        }
    }

    @Test(
        "return chooses the preferred or only action, escape cancels (uikit U163)",
        arguments: ["\r", "escape"]
    )
    func keys(input: String) {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            var chosen = ""
            let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
            for (title, style) in [("Go", UIAlertAction.Style.default), ("Stop", .cancel)] {
                alert.addAction(UIAlertAction(title: title, style: style) { chosen = $0.title ?? "" })
            }
            root.present(alert, animated: true)
            display.advance(by: 1)
            let key =
                input == "\r"
                ? UIKey(.keyboardReturnOrEnter, characters: "\r") : UIKey(.keyboardEscape, characters: "")
            #expect(KeyDelivery.keyDown(key))
            display.advance(by: 1)
            #expect(chosen == (input == "\r" ? "Go" : "Stop"))
        }
    }

    @Test("fields stand below the texts, and the first one is edited")
    func fields() {
        let root = UIViewController()
        onPhone(root: root) { display, _ in
            let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField { $0.isSecureTextEntry = true }
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            root.present(alert, animated: true)
            display.advance(by: 1)
            #expect(alert.textFields?.count == 2 && alert.textFields?[0].isFirstResponder == true)
            KeyDelivery.type("me")
            #expect(alert.textFields?[0].text == "me")
            let frames = alert.textFields?.map { $0.convert($0.bounds, to: alert.view) } ?? []
            #expect(frames[0].maxY < frames[1].minY && frames[1].maxY < frame("OK", in: alert).minY)
        }
    }

    @Test(
        "an action sheet stands at the bottom, its cancelling action apart; a touch beside it cancels (uikit U163)"
    )
    func sheet() {
        let root = UIViewController()
        onPhone(root: root) { display, window in
            var chosen = ""
            let alert = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
            for (title, style) in [
                ("Take", UIAlertAction.Style.default), ("Delete", .destructive), ("Cancel", .cancel),
            ] {
                alert.addAction(UIAlertAction(title: title, style: style) { chosen = $0.title ?? "" })
            }
            #expect(alert.popoverPresentationController == nil)
            root.present(alert, animated: true)
            display.advance(by: 1)
            let (take, delete, cancel) = (
                frame("Take", in: alert), frame("Delete", in: alert), frame("Cancel", in: alert)
            )
            #expect(take.height == 57 && take.maxY == delete.minY && cancel.minY == delete.maxY + 8)
            #expect(cancel == CGRect(x: 8, y: 852 - 34 - 57, width: 377, height: 57))
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 100)) }.play(in: window)
            display.advance(by: 1)
            #expect(chosen == "Cancel" && root.presentedViewController == nil)
        }
    }
}
