import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// Content that follows along one axis alone.
@MainActor @Suite("Directional lock")
struct DirectionalLockTests {
    private func offset(after path: [CGPoint], locks: Bool) -> CGPoint {
        ManualDisplay.run(size: CGSize(width: 400, height: 800)) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            let scroll = UIScrollView(frame: window.bounds)
            scroll.contentSize = CGSize(width: 4000, height: 4000)
            scroll.contentOffset = CGPoint(x: 1000, y: 1000)
            scroll.isDirectionalLockEnabled = locks
            window.addSubview(scroll)
            display.advance(by: 0.02)
            UITouch.simulate(.began, at: CGPoint(x: 200, y: 400), in: window)
            for place in path {
                display.advance(by: 0.02)
                UITouch.simulate(.moved, at: CGPoint(x: 200 - place.x, y: 400 - place.y), in: window)
            }
            display.advance(by: 0.02)
            return CGPoint(x: scroll.contentOffset.x - 1000, y: scroll.contentOffset.y - 1000)
        }
    }

    @Test(
        "the first ten points decide: along one axis it stays there, along the diagonal it is free",
        .claim("U100")
    )
    func lock() {
        let upright = offset(after: [CGPoint(x: 2, y: 20), CGPoint(x: 80, y: 60)], locks: true)
        #expect(upright.x == 0 && upright.y > 45)
        let level = offset(after: [CGPoint(x: -20, y: 2), CGPoint(x: -60, y: 80)], locks: true)
        #expect(level.x < -45 && level.y == 0)
        let diagonal = offset(after: [CGPoint(x: 15, y: 15), CGPoint(x: 60, y: 60)], locks: true)
        #expect(diagonal.x > 45 && diagonal.y > 45)
        let free = offset(after: [CGPoint(x: 2, y: 20), CGPoint(x: 80, y: 60)], locks: false)
        #expect(free.x > 45 && free.y > 45)
    }
}
