import AgateDisplay
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Views that shift with the viewer.
@MainActor @Suite("Motion effects")
struct MotionEffectTests {
    private func effect() -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -20
        effect.maximumRelativeValue = 40
        return effect
    }

    @Test("an effect is in proportion to the tilt and stops at the ends")
    func interpolated() {
        let effect = effect()
        func value(_ offset: CGFloat) -> Double? {
            effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: offset, vertical: 9))?[
                "center.x"
            ]
                as? Double
        }
        #expect(value(-1) == -20 && value(0) == 10 && value(1) == 40 && value(7) == 40)
        #expect(value(.nan) == 10 && value(.infinity) == 10)
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        group.motionEffects = [effect]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? Double == 10)
    }

    @Test("a view is shown shifted by its effects, and its own place stays")
    func shown() {
        onWindow { display, window in
            defer { UIMotionEffect.viewerOffset = .zero }
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
            window.addSubview(view)
            let effect = effect()
            view.addMotionEffect(effect)
            view.addMotionEffect(effect)
            #expect(view.motionEffects.count == 1)
            display.advance(by: 0)
            #expect(view.center.x == 110 && view.layer.presentation()?.position.x == 120)
            UIMotionEffect.viewerOffset = UIOffset(horizontal: 1, vertical: 0)
            display.advance(by: 0.1)
            #expect(view.layer.presentation()?.position.x == 150)
            view.removeMotionEffect(effect)
            display.advance(by: 0.1)
            #expect(view.layer.presentation()?.position.x == 110)
        }
    }
}
