import AgateDisplay
import Foundation
import Testing
import UIKit

@MainActor private final class Turned {
    var lines: [String] = []
    func add(_ line: String) { lines.append("\(line) screen \(Int(UIScreen.main.bounds.width))") }
}

private final class TurnedController: UIViewController {
    var log: Turned?
    var name = "root"

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log?.add("\(name) transition \(Int(size.width)) \(interfaceOrientation.rawValue)")
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        log?.add("\(name) will rotate \(toInterfaceOrientation.rawValue)")
    }

    override func willAnimateRotation(
        to toInterfaceOrientation: UIInterfaceOrientation,
        duration: TimeInterval
    ) { log?.add("\(name) animate \(toInterfaceOrientation.rawValue)") }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        log?.add("\(name) did rotate \(fromInterfaceOrientation.rawValue)")
    }
}

/// A display that is turned.
@MainActor @Suite("Rotation")
struct RotationCallTests {
    @Test(
        "the device is turned while the screen is as before, then controllers hear, and the screen is turned when they animate along"
    )
    func order() {
        ManualDisplay.run(size: CGSize(width: 300, height: 600)) { display in
            let log = Turned()
            let window = UIWindow(frame: UIScreen.main.bounds)
            let root = TurnedController()
            let child = TurnedController()
            (root.log, child.log, child.name) = (log, log, "child")
            window.rootViewController = root
            root.addChild(child)
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            window.makeKeyAndVisible()
            display.advance(by: 0.1)
            let names: [NSNotification.Name] = [
                UIDevice.orientationDidChangeNotification,
                UIApplication.willChangeStatusBarOrientationNotification,
                UIApplication.didChangeStatusBarOrientationNotification,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated {
                        guard ManualDisplay.current === display else { return }
                        log.add(name.rawValue.replacingOccurrences(of: "Notification", with: ""))
                    }
                }
            }
            display.resize(to: CGSize(width: 600, height: 300), scale: 1)
            display.advance(by: 0.1)
            #expect(
                log.lines == [
                    "UIDeviceOrientationDidChange screen 300",
                    "UIApplicationWillChangeStatusBarOrientation screen 300",
                    "root transition 600 1 screen 300", "root will rotate 3 screen 300",
                    "child transition 600 1 screen 300", "child will rotate 3 screen 300",
                    "root animate 3 screen 600", "child animate 3 screen 600",
                    "root did rotate 1 screen 600", "child did rotate 1 screen 600",
                    "UIApplicationDidChangeStatusBarOrientation screen 600",
                ]
            )
            log.lines = []
            display.resize(to: CGSize(width: 700, height: 300), scale: 1)
            #expect(
                log.lines == ["root transition 700 3 screen 700", "child transition 700 3 screen 700"]
            )
            tokens.forEach { NotificationCenter.default.removeObserver($0) }
        }
    }
}
