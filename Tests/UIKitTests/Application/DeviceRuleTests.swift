import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

import UIKit
import UIKitTestSupport

/// What programs find of the device and the application, and what they want of them.
@MainActor @Suite("Device and application")
struct DeviceRuleTests {
    @Test("feedback is counted, by kind", .claim("U137"))
    func feedback() {
        onWindow { _, _ in
            let impact = UIImpactFeedbackGenerator(style: .heavy)
            impact.prepare()
            impact.impactOccurred()
            impact.impactOccurred(intensity: 0.5)
            UISelectionFeedbackGenerator().selectionChanged()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            let counts = FeedbackLog.counts
            #expect(counts.filter { $0.key.hasPrefix("impact") }.values.reduce(0, +) == 2)
            #expect(counts.filter { $0.key.hasPrefix("selection") }.values.reduce(0, +) == 1)
            #expect(counts["notification success"] == 1)
        }
    }

    @Test(
        "the device is a phone with system 17.0 unless a program's test says another; the screen is the display",
        .claim("U137")
    )
    func device() {
        ManualDisplay.run(size: CGSize(width: 320, height: 200), scale: 2) { display in
            #expect(UIDevice.current.name == ProcessInfo.processInfo.hostName)
            #expect(UIDevice.current.model == "iPhone" && UIDevice.current.systemVersion == "17.0")
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 200))
            #expect(UIScreen.main.maximumFramesPerSecond == Int(display.refreshRate.rounded()))
        }
    }

    @Test("the general pasteboard keeps texts and pictures of the process", .claim("U137"))
    func pasteboard() {
        onWindow { _, _ in
            let board = UIPasteboard.withUniqueName()
            board.string = "text"
            #expect(board.hasStrings && board.string == "text" && board.image == nil)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
            board.image = image
            #expect(board.image?.size == image.size && board.string == nil)
        }
    }

    @Test("a window without an application is shown, is key and takes touches", .claim("U191"))
    func withoutApplication() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { display in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var presses = 0
            let button = UIButton(frame: window.bounds)
            button.backgroundColor = .red
            button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
            window.addSubview(button)
            window.makeKeyAndVisible()
            #expect(window.isKeyWindow && UIApplication.shared.delegate == nil)
            #expect(UIApplication.shared.applicationState == .active)
            display.advance(by: 0.1)
            #expect(UIImage(cgImage: display.makeImage()).pixel(50, 50) == [255, 0, 0, 255])
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 50), in: window)
            display.advance(by: 0.02)
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 50), in: window)
            #expect(presses == 1)
        }
    }

    @Test(
        "addresses are not opened by tests, tasks have numbers, the status bar has no height",
        .claim("U192")
    )
    func application() throws {
        let url = try #require(URL(string: "https://example.com"))
        ManualDisplay.run(size: CGSize(width: 100, height: 200)) { display in
            let application = UIApplication.shared
            var opened: [Bool] = []
            #expect(!application.canOpenURL(url))
            application.open(url) { opened.append($0) }
            display.advance(by: 0.1)
            #expect(opened == [false])
            let first = application.beginBackgroundTask { opened.append(true) }
            let second = application.beginBackgroundTask(withName: "save")
            #expect(first != .invalid && second != .invalid && first != second)
            application.endBackgroundTask(first)
            #expect(application.statusBarFrame == .zero && application.isStatusBarHidden)
            application.statusBarStyle = .lightContent
            #expect(application.statusBarOrientation == .portrait)
            display.resize(to: CGSize(width: 200, height: 100), scale: 1)
            #expect(application.statusBarOrientation == .landscapeRight)
        }
    }

    @Test("a program that keeps the screen on has the host keep it on", .claim("U192"))
    func idleTimer() {
        ManualDisplay.run(size: CGSize(width: 100, height: 100)) { _ in
            var requests = HostRequests()
            #expect(!requests.changed().contains(.staysAwake(true)))
            UIApplication.shared.isIdleTimerDisabled = true
            #expect(requests.changed().contains(.staysAwake(true)))
            #expect(requests.changed().isEmpty)
            UIApplication.shared.isIdleTimerDisabled = false
            #expect(requests.changed().contains(.staysAwake(false)))
        }
    }
}
