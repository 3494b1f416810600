import AgateTestSupport
import Testing
import UIKit

@Suite("Where a view goes among many")
@MainActor struct SubviewPlaceTests {
    /// A view that counts how often all of its subviews are asked for.
    private final class Counting: UIView {
        var asked = 0
        override var subviews: [UIView] {
            asked += 1
            return super.subviews
        }
    }

    @Test("putting a view at an index does not make a list of all that are there", .claim("Q6.4"))
    func lists() {
        let top = Counting()
        let views = (0..<50).map { _ in UIView() }
        for (index, view) in views.enumerated() { top.insertSubview(view, at: index / 2) }
        #expect(top.asked == 0)
        #expect(top.subviews.count == 50)
    }

    @Test("the place is that of the list of the others, whatever else is among the layers", .claim("Q6.4"))
    func places() {
        for extra in [false, true] {
            for index in -1...8 {
                for moving in [false, true] {
                    let top = UIView()
                    let views = (0..<6).map { _ in UIView() }
                    for view in views { top.addSubview(view) }
                    if extra { top.layer.insertSublayer(CALayer(), at: 2) }
                    let view = moving ? views[3] : UIView()
                    var expected = views.filter { $0 !== view }
                    expected.insert(view, at: min(max(index, 0), expected.count))
                    top.insertSubview(view, at: index)
                    #expect(top.subviews == expected, "\(extra) \(index) \(moving)")
                }
            }
        }
    }
}
