import AgateDisplay
import RatingKit
import UIKit

/// Decides as a program would that implements some of the delegate's methods.
final class Judge: NSObject, RatingControlDelegate {
    var heard: [Int] = []

    func ratingControl(_ control: RatingControl, didChangeTo rating: Int) { heard.append(rating) }
    func ratingControl(_ control: RatingControl, shouldChangeTo rating: Int) -> Bool { rating != 2 }
}

var failures: [String] = []
func check(_ isTrue: Bool, _ text: String) {
    if !isTrue { failures.append(text) }
}

ManualDisplay.run(size: CGSize(width: 220, height: 60), scale: 1) { display in
    MainActor.assumeIsolated {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let control = RatingControl(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        let judge = Judge()
        window.addSubview(control)
        window.makeKeyAndVisible()
        display.advance(by: 0.1)

        // Nobody forbids anything where there is no delegate.
        control.rate(3)
        check(control.rating == 3, "a rating counts without a delegate")
        display.advance(by: 0.25)
        let amount = control.layer.presentation()?.value(forKey: "amount") as? CGFloat ?? .nan
        check(abs(amount - 1.5) < 0.2 || (amount > 0 && amount < 3), "the stars fill slowly: \(amount)")

        control.delegate = judge
        control.rate(2)
        check(control.rating == 3 && judge.heard.isEmpty, "the delegate forbids")
        control.rate(4)
        check(control.rating == 4 && judge.heard == [4], "the delegate hears: \(judge.heard)")

        // A finger on the first star.
        let touch = CGPoint(x: 20, y: 30)
        UITouch.simulate(.began, at: touch, in: window)
        UITouch.simulate(.ended, at: touch, in: window)
        check(control.rating == 1, "a tap counts: \(control.rating)")

        display.advance(by: 0.7)
        check(control.alpha == 0.5, "a method is performed after its delay: \(control.alpha)")
        display.advance(by: 0.4)
        check(control.alpha == 1, "a timer calls its method: \(control.alpha)")

        control.note = "fine"
        check(control.note == "fine", "an object keeps what is associated with it")
        check(control.intrinsicContentSize.width == 200, "an override in an extension counts")

        NotificationCenter.default.post(name: .ratingsShouldReset, object: nil)
        check(control.rating == 0, "a notification calls a method: \(control.rating)")
        NotificationCenter.default.removeObserver(control)
        control.rate(5)
        NotificationCenter.default.post(name: .ratingsShouldReset, object: nil)
        check(control.rating == 5, "an observer that is removed is not called")
    }
}
for failure in failures { print("RatingKit after porting: \(failure)") }
if failures.isEmpty { print("a library for iOS builds and runs after porting") }
exit(failures.isEmpty ? 0 : 1)
