import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Gesture recognizers of documents") struct GestureElementTests {
    @Test("what all recognizers have is read of each")
    func common() throws {
        for name in [
            "tapGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer",
            "swipeGestureRecognizer", "panGestureRecognizer", "screenEdgePanGestureRecognizer",
            "pongPressGestureRecognizer",
        ] {
            let text = """
                <\(name) enabled="NO" cancelsTouchesInView="NO" delaysTouchesBegan="YES" delaysTouchesEnded="NO" name="g" id="a"/>
                """
            let made = try Document.made(text, UIGestureRecognizer.self)
            #expect(!made.isEnabled && !made.cancelsTouchesInView && made.delaysTouchesBegan)
            #expect(!made.delaysTouchesEnded && made.name == "g")
            #expect(try Document.unheeded(text).isEmpty)
        }
    }

    @Test("taps and swipes have their numbers and directions")
    func moments() throws {
        let tap = try Document.made(
            #"<tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="3" id="a"/>"#,
            UITapGestureRecognizer.self
        )
        #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
        let swipe = try Document.made(
            #"<swipeGestureRecognizer direction="up" numberOfTouchesRequired="2" id="a"/>"#,
            UISwipeGestureRecognizer.self
        )
        #expect(swipe.direction == .up && swipe.numberOfTouchesRequired == 2)
        let plain = try Document.made(
            #"<swipeGestureRecognizer id="a"/>"#,
            UISwipeGestureRecognizer.self
        )
        #expect(plain.direction == .right)
    }

    @Test("pans, presses and turns have their limits")
    func lasting() throws {
        let pan = try Document.made(
            """
            <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="a">
                <scrollTypeMask key="allowedScrollTypesMask" discrete="YES" continuous="YES"/>
            </panGestureRecognizer>
            """,
            UIPanGestureRecognizer.self
        )
        #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
        #expect(pan.allowedScrollTypesMask == .all)
        let edge = try Document.made(
            """
            <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="a">
                <rectEdge key="edges" left="YES" bottom="YES"/>
            </screenEdgePanGestureRecognizer>
            """,
            UIScreenEdgePanGestureRecognizer.self
        )
        #expect(edge.edges == [.left, .bottom])
        let press = try Document.made(
            """
            <pongPressGestureRecognizer allowableMovement="20" minimumPressDuration="1.5" numberOfTapsRequired="1" numberOfTouchesRequired="2" id="a"/>
            """,
            UILongPressGestureRecognizer.self
        )
        #expect(press.allowableMovement == 20 && press.minimumPressDuration == 1.5)
        #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
        let pinch = try Document.made(
            #"<pinchGestureRecognizer scale="2" id="a"/>"#,
            UIPinchGestureRecognizer.self
        )
        #expect(pinch.scale == 2)
    }

    @Test("a program's recognizer is made by its own init, and has what its element says")
    func ownClass() throws {
        let made = try Document.made(
            """
            <tapGestureRecognizer numberOfTapsRequired="2" id="a" customClass="CountingTap" customModule="UIKitInterfaceBuilderTests"/>
            """,
            CountingTap.self
        )
        #expect(made.count == 1 && made.numberOfTapsRequired == 2)
    }
}

/// A recognizer of a program.
final class CountingTap: UITapGestureRecognizer {
    private(set) var count = 0

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        count += 1
    }
}
