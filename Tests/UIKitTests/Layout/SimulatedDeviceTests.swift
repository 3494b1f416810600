import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

@MainActor @Suite("The screen of a device")
struct SimulatedDeviceTests {
    @Test("desktops cover nothing, devices what they have at their edges", .claim("U35"))
    func insets() {
        ManualDisplay.run(size: SimulatedDevice.iPhone16.size, scale: 3) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            #expect(window.safeAreaInsets == .zero)
            #expect(UIApplication.shared.statusBarFrame == .zero)
            UIScreen.main.simulatedDevice = .iPhone16
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            #expect(window.rootViewController?.view.safeAreaInsets.top == 59)
            #expect(UIApplication.shared.statusBarFrame.height == 54)
            display.resize(to: CGSize(width: 852, height: 393), scale: 3)
            #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
            #expect(UIApplication.shared.statusBarFrame == .zero)
            UIScreen.main.simulatedDevice = nil
            #expect(window.safeAreaInsets == .zero)
        }
    }

    @Test("a display that is turned, and one with another status bar, post what devices post", .claim("U35"))
    func notifications() {
        ManualDisplay.run(size: SimulatedDevice.iPhone16.size, scale: 3) { display in
            let told = Told()
            let center = NotificationCenter.default
            let tokens = [
                UIDevice.orientationDidChangeNotification,
                UIApplication.willChangeStatusBarOrientationNotification,
                UIApplication.didChangeStatusBarOrientationNotification,
                UIApplication.willChangeStatusBarFrameNotification,
                UIApplication.didChangeStatusBarFrameNotification,
            ].map { name in
                center.addObserver(forName: name, object: nil, queue: nil) { notification in
                    nonisolated(unsafe) let posted = notification
                    MainActor.assumeIsolated { told.take(posted) }
                }
            }
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            UIScreen.main.simulatedDevice = .iPhone16
            #expect(told.lines == ["WillChangeStatusBarFrame 54 393", "DidChangeStatusBarFrame 0 393"])
            told.lines = []
            display.resize(to: CGSize(width: 852, height: 393), scale: 3)
            #expect(
                told.lines == [
                    "DeviceOrientationDidChange 393", "WillChangeStatusBarOrientation 3 393",
                    "WillChangeStatusBarFrame 0 852",
                    "DidChangeStatusBarFrame 54 852", "DidChangeStatusBarOrientation 1 852",
                ]
            )
            told.lines = []
            display.resize(to: CGSize(width: 900, height: 393), scale: 3)
            #expect(told.lines.isEmpty)
            tokens.forEach { center.removeObserver($0) }
        }
    }

    @Test("a window that covers a part is covered where it reaches the edges", .claim("U35"))
    func parts() {
        ManualDisplay.run(size: SimulatedDevice.iPhoneSE.size, scale: 2) { _ in
            UIScreen.main.simulatedDevice = .iPhoneSE
            let window = UIWindow(frame: CGRect(x: 0, y: 5, width: 100, height: 100))
            window.isHidden = false
            #expect(window.safeAreaInsets.top == 15)
            window.frame.origin.y = 50
            #expect(window.safeAreaInsets == .zero)
        }
    }

    @Test("programs are laid out for a tablet on one")
    func tablet() {
        ManualDisplay.run(size: SimulatedDevice.iPadPro11.size, scale: 2) { _ in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            #expect(window.traitCollection.userInterfaceIdiom == .phone)
            UIScreen.main.simulatedDevice = .iPadPro11
            #expect(window.traitCollection.userInterfaceIdiom == .pad)
            #expect(UIDevice.current.model == "iPad")
            #expect(window.safeAreaInsets.bottom == 20)
        }
    }
}

/// What the notifications of a display told, and how wide its window was then.
@MainActor
private final class Told {
    var lines: [String] = []

    func take(_ notification: Notification) {
        var line = [notification.name.rawValue]
        for prefix in ["UIApplication", "UI"] where line[0].hasPrefix(prefix) {
            line[0].removeFirst(prefix.count)
        }
        line[0] = line[0].replacingOccurrences(of: "Notification", with: "")
        let info = notification.userInfo
        if let frame = info?[UIApplication.statusBarFrameUserInfoKey] as? NSValue {
            line.append("\(Int(frame.cgRectValue.height))")
        }
        if let number = info?[UIApplication.statusBarOrientationUserInfoKey] as? Int {
            line.append("\(number)")
        }
        if let width = UIApplication.shared.windows.first?.frame.width { line.append("\(Int(width))") }
        lines.append(line.joined(separator: " "))
    }
}
