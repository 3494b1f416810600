import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A trait of a program.
private struct Mood: UITraitDefinition {
    static let defaultValue = "calm"
}

extension UITraitCollection {
    fileprivate var mood: String { self[Mood.self] }
}

extension UIMutableTraits {
    fileprivate var mood: String {
        get { self[Mood.self] }
        set { self[Mood.self] = newValue }
    }
}

/// Writes down what it hears of its traits.
@MainActor private final class Listener: UIView {
    var name = ""
    var drawnDark: [Bool] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log.append("\(name) \(traitCollection.userInterfaceStyle.rawValue)")
    }

    var log: [String] {
        get { box.lines }
        set { box.lines = newValue }
    }
    var box = Box()

    override func draw(_ rect: CGRect) {
        drawnDark.append(UITraitCollection.current.userInterfaceStyle == .dark)
    }

    final class Box { var lines: [String] = [] }
}

/// What views look at, and hear of.
///
/// Source: uikit U40, U41.
@MainActor @Suite("Traits")
struct TraitTests {
    private func listeners(in window: UIWindow) -> (outer: Listener, inner: Listener) {
        let outer = Listener(frame: window.bounds)
        let inner = Listener(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        (outer.name, inner.name) = ("outer", "inner")
        inner.box = outer.box
        outer.addSubview(inner)
        window.addSubview(outer)
        return (outer, inner)
    }

    @Test("a change is told to superviews first, then to handlers of traits that have changed (uikit U40)")
    func order() {
        onWindow { display, window in
            let (outer, inner) = listeners(in: window)
            inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (view: Listener, old: UITraitCollection) in
                view.log.append("handler from \(old.userInterfaceStyle.rawValue)")
            }
            let other = inner.registerForTraitChanges([UITraitDisplayScale.self]) { (view: Listener, _) in
                view.log.append("scale")
            }
            window.overrideUserInterfaceStyle = .dark
            #expect(outer.log == ["outer 2", "inner 2", "handler from 1"])
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
            outer.log = []
            inner.traitOverrides.displayScale = 5
            #expect(outer.log == ["inner 2", "scale"] && inner.traitCollection.displayScale == 5)
            inner.unregisterForTraitChanges(other)
            inner.traitOverrides.remove(UITraitDisplayScale.self)
            #expect(outer.log == ["inner 2", "scale", "inner 2"] && inner.traitCollection.displayScale == 1)
        }
    }

    @Test("what a view overrides hides changes above it")
    func override() {
        onWindow { display, window in
            let (outer, inner) = listeners(in: window)
            inner.overrideUserInterfaceStyle = .light
            #expect(outer.log.isEmpty)
            window.overrideUserInterfaceStyle = .dark
            #expect(outer.log == ["outer 2"])
            inner.overrideUserInterfaceStyle = .unspecified
            #expect(outer.log == ["outer 2", "inner 2"])
        }
    }

    @Test("dynamic colours of views are resolved anew in one commit, layers keep what they were given")
    func colors() {
        onWindow { display, window in
            let view = UIView(frame: window.bounds)
            view.backgroundColor = .systemBackground
            view.layer.borderColor = UIColor.label.cgColor
            window.addSubview(view)
            window.overrideUserInterfaceStyle = .dark
            let dark = UIColor.systemBackground.resolvedColor(
                with: UITraitCollection(userInterfaceStyle: .dark)
            )
            #expect(view.layer.backgroundColor == dark.cgColor)
            #expect(view.layer.borderColor == UIColor.label.cgColor)
            #expect(view.backgroundColor == .systemBackground)
            #expect(view.layer.animationKeys() == nil)
            let later = UIView()
            view.addSubview(later)
            later.backgroundColor = .systemBackground
            #expect(later.layer.backgroundColor == dark.cgColor)
        }
    }

    @Test("a view draws and lays itself out with its traits current, anew when colours change")
    func drawing() {
        onWindow { display, window in
            let (outer, _) = listeners(in: window)
            display.advance(by: 0)
            outer.overrideUserInterfaceStyle = .dark
            display.advance(by: 0)
            #expect(outer.drawnDark == [false, true])
            #expect(UITraitCollection.current.userInterfaceStyle == .light)
        }
    }

    @Test("a controller's overrides reach its view, and both hear of changes")
    func controllers() {
        final class Controller: UIViewController {
            var heard = 0
            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                heard += 1
            }
        }
        onWindow { display, window in
            let controller = Controller()
            window.rootViewController = controller
            display.advance(by: 0)
            controller.overrideUserInterfaceStyle = .dark
            #expect(controller.heard == 1 && controller.view.traitCollection.userInterfaceStyle == .dark)
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            #expect(window.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("a view that comes to another superview hears of other traits")
    func move() {
        onWindow { display, window in
            let (outer, inner) = listeners(in: window)
            outer.overrideUserInterfaceStyle = .dark
            outer.box.lines = []
            window.addSubview(inner)
            #expect(outer.log == ["inner 1"])
        }
    }

    @Test("programs define traits of their own")
    func custom() {
        onWindow { display, window in
            let (outer, inner) = listeners(in: window)
            #expect(inner.traitCollection.mood == "calm")
            outer.traitOverrides.mood = "wild"
            #expect(inner.traitCollection.mood == "wild" && inner.traitCollection[Mood.self] == "wild")
            #expect(outer.log == ["outer 1", "inner 1"])
            let traits = UITraitCollection { $0.mood = "wild" }
            #expect(traits.changedTraits(from: UITraitCollection()).count == 1)
            #expect(traits != UITraitCollection() && traits == UITraitCollection { $0.mood = "wild" })
            #expect(!traits.hasDifferentColorAppearance(comparedTo: nil))
        }
    }

    @Test(
        "classes of sizes follow the window: compact below 600 and 480 (uikit U41)",
        arguments: [
            (
                CGSize(width: 390, height: 844), UIUserInterfaceSizeClass.compact,
                UIUserInterfaceSizeClass.regular
            ),
            (CGSize(width: 844, height: 390), .regular, .compact),
            (CGSize(width: 600, height: 480), .regular, .regular),
            (CGSize(width: 599, height: 479), .compact, .compact),
        ]
    )
    func sizeClasses(size: CGSize, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        ManualDisplay.run(size: size) { _ in
            let window = UIWindow()
            window.makeKeyAndVisible()
            #expect(window.traitCollection.horizontalSizeClass == horizontal)
            #expect(window.traitCollection.verticalSizeClass == vertical)
            #expect(UIScreen.main.traitCollection.horizontalSizeClass == horizontal)
        }
    }

    @Test("archives keep what the system's traits say")
    func archives() throws {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.horizontalSizeClass = .regular
            $0.displayScale = 3
            $0.preferredContentSizeCategory = .small
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
        #expect(read == traits)
    }
}
