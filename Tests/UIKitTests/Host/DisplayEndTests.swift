import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Objects that are watched without being kept.
@MainActor private struct Watched {
    private struct Reference {
        weak var object: AnyObject?
        let name: String
    }

    private var references: [Reference] = []
    var count: Int { references.count }

    mutating func add(_ object: AnyObject?, _ name: String) {
        guard let object else { return }
        references.append(Reference(object: object, name: name))
    }

    /// Watches a view with all that belongs to it: layers, recognizers, constraints, controllers, and everything below.
    mutating func add(tree view: UIView) {
        add(view, "\(type(of: view))")
        add(view.layer, "layer of \(type(of: view))")
        if let controller = view.next as? UIViewController { add(controller, "\(type(of: controller))") }
        for recognizer in view.gestureRecognizers ?? [] { add(recognizer, "\(type(of: recognizer))") }
        for constraint in view.constraints { add(constraint, "constraint of \(type(of: view))") }
        for subview in view.subviews { add(tree: subview) }
    }

    /// What is still there, by its names.
    var survivors: [String] { Set(references.filter { $0.object != nil }.map(\.name)).sorted() }
}

/// A user interface in the middle of something.
struct UnfinishedScene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Builds it and brings it there; what it returns is watched, too.
    let play: @MainActor @Sendable (ManualDisplay, UIWindow) -> [AnyObject]

    init(_ name: String, _ play: @escaping @MainActor @Sendable (ManualDisplay, UIWindow) -> [AnyObject]) {
        testDescription = name
        self.play = play
    }
}

/// A process that shows thousands of interfaces one after the other must not keep any of them.
@MainActor @Suite("The end of a display")
struct DisplayEndTests {
    @Test("nothing of an interface is left when its display has ended", arguments: UnfinishedScene.all)
    func nothingIsLeft(of scene: UnfinishedScene) {
        let watched = Self.run(scene)
        #expect(watched.count > 3, "the scene shows something")
        #expect(watched.survivors.isEmpty)
    }

    private static func run(_ scene: UnfinishedScene) -> Watched {
        onWindow { display, window in
            var watched = Watched()
            for object in scene.play(display, window) { watched.add(object, "\(type(of: object))") }
            watched.add(tree: window)
            watched.add(UIScreen.main, "the screen")
            watched.add(UIApplication.shared, "the application")
            return watched
        }
    }

    @Test("a finger that has left keeps neither the view nor its recognizers")
    func fingersLetGo() {
        onWindow { display, window in
            weak var view: UIView?
            weak var patient: UIGestureRecognizer?
            do {
                let made = UIView(frame: window.bounds)
                // The base class never says that it has failed: it knows its touch until the next one comes.
                let recognizer = UIGestureRecognizer()
                made.addGestureRecognizer(recognizer)
                made.addGestureRecognizer(UITapGestureRecognizer())
                window.addSubview(made)
                (view, patient) = (made, recognizer)
            }
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 50), in: window)
            display.advance(by: 0.1)
            view?.removeFromSuperview()
            display.advance(by: 0.1)
            // While it is down the finger needs what it is in.
            #expect(view != nil)
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 50), in: window)
            display.advance(by: 5)
            #expect(view == nil)
            #expect(patient == nil)
        }
    }

    @Test("a touch that has left knows where it was as long as that is there")
    func touchesRemember() throws {
        try onWindow { display, window in
            let view = TouchKeeper(frame: window.bounds)
            let tap = UITapGestureRecognizer()
            view.addGestureRecognizer(tap)
            window.addSubview(view)
            UITouch.simulate(.began, at: CGPoint(x: 50, y: 50), in: window)
            UITouch.simulate(.ended, at: CGPoint(x: 50, y: 50), in: window)
            display.advance(by: 5)
            let touch = try #require(view.touch)
            #expect(touch.view === view)
            #expect(touch.window === window)
            #expect(touch.gestureRecognizers?.contains { $0 === tap } ?? false)
        }
    }
}

private final class TouchKeeper: UIView {
    var touch: UITouch?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touches.first }
}
