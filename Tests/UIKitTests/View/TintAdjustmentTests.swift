import AgateTestSupport
import CoreGraphics
import Testing
import UIKit

/// Grey tint colours behind what covers them.
@MainActor @Suite("Tint adjustment")
struct TintAdjustmentTests {
    private final class Listener: UIView {
        var count = 0
        override func tintColorDidChange() { count += 1 }
    }

    @Test("a dimmed view shows its tint as a grey of its luminance, and what is in it too", .claim("U18"))
    func dimmed() {
        let parent = UIView()
        let child = Listener()
        parent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        parent.addSubview(child)
        child.count = 0
        parent.tintAdjustmentMode = .dimmed
        #expect(child.count == 1 && child.tintAdjustmentMode == .dimmed)
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(child.tintColor.getWhite(&white, alpha: &alpha))
        #expect(abs(white - 0.2126) < 1e-6 && abs(alpha - 0.8) < 1e-6)
        child.tintAdjustmentMode = .normal
        #expect(child.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && child.count == 2)
        parent.tintAdjustmentMode = .automatic
        #expect(parent.tintAdjustmentMode == .normal && child.count == 2)
        child.tintAdjustmentMode = .automatic
        #expect(child.count == 2)
    }
}
