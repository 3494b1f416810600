import AgateDisplay
import Foundation
import Testing
import UIKit

@Suite("Listings about gestures and scrolling")
@MainActor
struct GestureListings {
    private final class Card: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            let card = self
            // Listing begins
            let pan = UIPanGestureRecognizer(target: self, action: Selector("pan:", Card.pan))
            card.addGestureRecognizer(pan)
            // Listing ends
        }

        required init?(coder: NSCoder) { preconditionFailure("made by the program") }

        // Listing begins
        func pan(_ pan: UIPanGestureRecognizer) {
            let way = pan.translation(in: superview)
            center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            pan.setTranslation(.zero, in: superview)
        }
        // Listing ends
    }

    @Test("a card is dragged, and its two taps are told apart")
    func card() {
        ManualDisplay.run(size: CGSize(width: 400, height: 800)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            window.addSubview(card)
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            // Listing begins
            single.require(toFail: double)
            // Listing ends
            for recognizer in [single, double] { card.addGestureRecognizer(recognizer) }
            let drag = TouchScript {
                $0.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 180, y: 250), over: 0.2)
            }
            drag.play(in: window)
            display.advance(by: 1)
            #expect(card.center == CGPoint(x: 180, y: 250))
        }
    }

    private final class ListController: UIViewController {
        static weak var last: UIScrollView?

        override func viewDidLoad() {
            let list = UIScrollView(frame: view.bounds)
            list.contentSize = CGSize(width: 400, height: 4000)
            view.addSubview(list)
            Self.last = list
        }
    }

    @Test("a test drives a list")
    func script() throws {
        var list: UIScrollView { ListController.last ?? UIScrollView() }
        // Listing begins
        ManualDisplay.run(size: CGSize(width: 400, height: 800)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = ListController()
            window.makeKeyAndVisible()

            var script = TouchScript()
            script.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.2)
            script.play(in: window)
            display.advance(by: 0.2)  // the finger leaves, the list flies
            #expect(list.isDecelerating)
            display.advance(by: 3)  // and is at rest
            #expect(!list.isDecelerating)
        }
        // Listing ends
    }
}
