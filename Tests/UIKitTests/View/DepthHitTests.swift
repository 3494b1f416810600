import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Views in depth")
struct DepthHitTests {
    @Test(
        "views are hit in the order in which they are seen, through affine superviews too",
        .claim("12.16", "16.32")
    )
    @MainActor func order() {
        onWindow { _, window in
            let tilted = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            let flat = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
            let group = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            group.addSubview(tilted)
            window.addSubview(group)
            window.addSubview(flat)
            #expect(window.hitTest(CGPoint(x: 20, y: 30), with: nil) === flat)
            tilted.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
            #expect(window.hitTest(CGPoint(x: 20, y: 30), with: nil) === tilted)
            #expect(window.hitTest(CGPoint(x: 40, y: 30), with: nil) === flat)
            group.clipsToBounds = true
            #expect(window.hitTest(CGPoint(x: 20, y: 30), with: nil) === flat)
        }
    }
}
