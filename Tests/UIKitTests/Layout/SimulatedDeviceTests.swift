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
