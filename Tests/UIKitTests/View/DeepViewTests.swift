import AgateDisplay
import Foundation
import Testing
import UIKit

/// Moves itself when it hears that it will be moved.
private final class RestlessView: UIView {
    var onMove: ((UIView?) -> Void)?
    var moves = 0

    override func willMove(toSuperview newSuperview: UIView?) {
        moves += 1
        onMove?(newSuperview)
    }
}

/// Counts the touches that reach the end of the chain.
private final class LastView: UIView {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

@MainActor @Suite("Views and large trees")
struct DeepViewTests {
    private func chain(_ count: Int, under top: UIView) -> UIView {
        var last = top
        for number in 0..<count {
            let next = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            next.tag = number + 1
            last.addSubview(next)
            last = next
        }
        return last
    }

    @Test("a tree 100 000 deep answers hit tests, and passes on touches")
    func hitTest() {
        let top = LastView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let last = chain(100_000, under: top)
        #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === last)
        last.frame.origin.x = 60
        #expect(top.hitTest(CGPoint(x: 50, y: 50), with: nil) === last.superview)
        #expect(top.layer.hitTest(CGPoint(x: 50, y: 50)) === last.superview?.layer)
        #expect(top.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
        last.touchesBegan([], with: nil)
        last.touchesBegan([], with: nil)
        #expect(top.touches == 2)
    }

    @Test("views 4 000 deep are archived and read")
    func archive() throws {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        _ = chain(4_000, under: top)
        top.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let data = try NSKeyedArchiver.archivedData(withRootObject: top, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
        #expect(read.subviews.last?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        var depth = 0
        var current = read
        while let next = current.subviews.first {
            depth += 1
            #expect(next.tag == depth || depth == 4_000)
            current = next
        }
        #expect(depth == 4_000 && current.tag == 4_000)
    }

    @Test("controllers in controllers, 100 000 deep, are freed")
    func controllers() {
        weak var end: UIViewController?
        do {
            let first = UIViewController()
            var last = first
            for _ in 0..<100_000 {
                let next = UIViewController()
                last.addChild(next)
                last = next
            }
            end = last
        }
        #expect(end == nil)
    }

    @Test("a view that takes itself out when it will be taken out leaves once")
    func leavesOnce() {
        let parent = UIView()
        let view = RestlessView()
        parent.addSubview(view)
        view.moves = 0
        view.onMove = { _ in view.removeFromSuperview() }
        view.removeFromSuperview()
        #expect(view.superview == nil && parent.subviews.isEmpty && view.moves == 1)
        view.onMove = { _ in parent.addSubview(view) }
        parent.addSubview(view)
        #expect(view.superview === parent && parent.subviews == [view])
        view.onMove = nil
    }

    @Test("a view whose new superview goes into it meanwhile stays where it is")
    func noCycle() {
        let parent = UIView()
        let view = RestlessView()
        view.onMove = { newSuperview in if let newSuperview { view.addSubview(newSuperview) } }
        parent.addSubview(view)
        #expect(parent.superview === view && view.superview == nil && parent.subviews.isEmpty)
        view.onMove = nil
    }
}
