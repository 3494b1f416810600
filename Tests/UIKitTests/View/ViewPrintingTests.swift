import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

private final class CardView: UIView {}

@MainActor @Suite("Views as text")
struct ViewPrintingTests {
    private func withoutAddresses(_ text: String) -> String {
        text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x…", options: .regularExpression)
    }

    @Test("a view tells its frame and its layer")
    func plain() {
        let view = CardView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(
            withoutAddresses("\(view)") == "<CardView: 0x…; frame = (1 2.5; 30 40); layer = <CALayer: 0x…>>"
        )
        #expect("\(view)".contains(view.layer.description))
    }

    @Test("what differs from the usual stands between them")
    func more() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.clipsToBounds = true
        view.alpha = 0.5
        view.isHidden = true
        view.isOpaque = false
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        view.tag = 7
        #expect(
            withoutAddresses(view.description)
                == "<UIView: 0x…; frame = (-5 -5; 20 20); transform = [2, 0, 0, 2, 0, 0]; clipsToBounds = YES; "
                + "alpha = 0.5; hidden = YES; opaque = NO; autoresize = W+H; userInteractionEnabled = NO; tag = 7; "
                + "layer = <CALayer: 0x…>>"
        )
    }

    @Test(
        "the animations of a view are listed; those of keyframes have their own kind of delegate",
        .claim("16.22")
    )
    func animations() {
        onWindow { display, window in
            let view = UIView()
            window.addSubview(view)
            display.advance(by: 0)
            UIView.animateKeyframes(withDuration: 1, delay: 0) { view.alpha = 0 }
            #expect(view.description.contains("animations = { opacity=<CAKeyframeAnimation: 0x"))
            let animation = view.layer.animation(forKey: "opacity")
            #expect(
                animation?.debugDescription.contains("delegate = <UIViewKeyframeAnimationState: 0x") == true
            )
        }
    }
}
