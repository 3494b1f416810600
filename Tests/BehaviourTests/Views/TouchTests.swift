import AgateDisplay
import AgateTestSupport
import Testing
import UIKit

/// Listing 7.7: a tap on the moving layer changes its colour, any other tap moves it there.
private final class TapToMoveController: UIViewController {
    let colorLayer = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        colorLayer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        colorLayer.position = CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
        colorLayer.backgroundColor = UIColor.red.cgColor
        view.layer.addSublayer(colorLayer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: view) else { return }
        if colorLayer.presentation()?.hitTest(point) != nil {
            colorLayer.backgroundColor = UIColor.green.cgColor
        } else {
            CATransaction.begin()
            CATransaction.setAnimationDuration(4)
            colorLayer.position = point
            CATransaction.commit()
        }
    }
}

@MainActor @Suite("Touches: presentation hit testing and delivery")
struct TouchTests {
    private func tap(_ x: CGFloat, _ y: CGFloat, in window: UIWindow) {
        UITouch.simulate(.began, at: CGPoint(x: x, y: y), in: window)
        UITouch.simulate(.ended, at: CGPoint(x: x, y: y), in: window)
    }

    @Test("a tap hits the moving layer where it is shown", .claim("S51", "D11", "S47"))
    func tapToMove() {
        ManualDisplay.run(size: CGSize(width: 400, height: 200)) { display in
            let controller = TapToMoveController()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            display.advance(by: 0)
            let layer = controller.colorLayer
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 100, y: 100)
            CATransaction.commit()
            display.advance(by: 0)

            tap(300, 100, in: window)
            #expect(layer.position == CGPoint(x: 300, y: 100))
            display.advance(to: 1)
            expectClose(layer.presentation()?.position.x, 181.7021, within: 1e-3)
            #expect(layer.hitTest(CGPoint(x: 300, y: 100)) != nil)
            #expect(layer.presentation()?.hitTest(CGPoint(x: 300, y: 100)) == nil)
            tap(182, 100, in: window)
            #expect(layer.backgroundColor == UIColor.green.cgColor)
            display.advance(to: 2)
            expectClose(layer.presentation()?.position.x, 260.4807, within: 1e-3)
            display.advance(to: 3)
            expectClose(layer.presentation()?.position.x, 292.0918, within: 1e-3)
            display.advance(to: 4)
            #expect(layer.presentation()?.hitTest(CGPoint(x: 300, y: 100)) != nil)
        }
    }

    @Test("views that are hidden, transparent, outside or without interaction are not hit", .claim("16.32"))
    func hitTesting() {
        onWindow { _, window, view in
            let inner = UIView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
            view.addSubview(inner)
            #expect(window.hitTest(CGPoint(x: 140, y: 140), with: nil) === inner)
            #expect(window.hitTest(CGPoint(x: 200, y: 200), with: nil) === window)
            inner.alpha = 0.005
            #expect(window.hitTest(CGPoint(x: 140, y: 140), with: nil) === view)
            inner.alpha = 1
            inner.isHidden = true
            #expect(window.hitTest(CGPoint(x: 140, y: 140), with: nil) === view)
            inner.isHidden = false
            view.isUserInteractionEnabled = false
            #expect(window.hitTest(CGPoint(x: 140, y: 140), with: nil) === window)
        }
    }

    @Test("a view that is animated gets no touches unless allowed", .claim("16.16"))
    func animatedViews() {
        onWindow { display, window, view in
            let point = CGPoint(x: 100, y: 100)
            UIView.animate(withDuration: 1) { view.alpha = 0.5 }
            #expect(window.hitTest(point, with: nil) === window)
            display.advance(by: 1)
            #expect(window.hitTest(point, with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
            #expect(window.hitTest(point, with: nil) === view)
        }
    }
}
