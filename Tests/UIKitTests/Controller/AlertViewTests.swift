import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Asks of before iOS 8.
@MainActor
@Suite("Alert views")
struct AlertViewTests {
    private final class Teller: NSObject, UIAlertViewDelegate {
        var said: [String] = []
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            said.append("clicked \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            said.append("gone \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) { said.append("will") }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { false }
    }

    @Test("buttons are numbered as they were added, the cancelling one first")
    func buttons() {
        let alert = UIAlertView(
            title: "A",
            message: nil,
            delegate: nil,
            cancelButtonTitle: "No",
            otherButtonTitles: "Yes",
            "Later"
        )
        #expect(alert.numberOfButtons == 3)
        #expect(alert.cancelButtonIndex == 0)
        #expect(alert.firstOtherButtonIndex == 1)
        #expect(alert.buttonTitle(at: 2) == "Later")
        #expect(alert.buttonTitle(at: 3) == nil)
        alert.alertViewStyle = .loginAndPasswordInput
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.textField(at: 2) == nil)
    }

    @Test("it is shown on the topmost controller, tells its delegate, and ends when it is told to")
    func showing() {
        onPhone(root: UIViewController()) { display, window in
            let teller = Teller()
            let alert = UIAlertView(
                title: "A",
                message: "B",
                delegate: teller,
                cancelButtonTitle: "No",
                otherButtonTitles: "Yes"
            )
            alert.show()
            display.advance(by: 1)
            let shown = window.rootViewController?.presentedViewController as? UIAlertController
            #expect(shown?.title == "A")
            #expect(shown?.actions.map(\.title) == ["No", "Yes"])
            #expect(shown?.actions.last?.isEnabled == false)
            #expect(alert.isVisible)
            alert.dismiss(withClickedButtonIndex: 0, animated: false)
            display.advance(by: 1)
            #expect(!alert.isVisible)
            #expect(teller.said == ["will", "gone 0"])
        }
    }
}
