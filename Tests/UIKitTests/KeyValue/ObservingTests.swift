import AgateDisplay
import Foundation
import Testing
import UIKit

/// Key-value observing: what setters tell, and to whom.
@MainActor @Suite("Key-value observing")
struct ObservingTests {
    @Test("a closure hears of each offset that a scroll view is given, with the one before")
    func contentOffset() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 1000)
        var heard: [String] = []
        let observation = scroll.observe(\.contentOffset, named: "contentOffset", options: [.old, .new]) {
            view,
            change in
            heard.append("\(change.oldValue?.y ?? -1)>\(change.newValue?.y ?? -1)=\(view.contentOffset.y)")
        }
        scroll.contentOffset.y = 20
        scroll.bounds.origin.y = 30
        scroll.bounds.size.height = 90
        observation.invalidate()
        scroll.contentOffset.y = 40
        #expect(heard == ["0.0>20.0=20.0", "20.0>30.0=30.0"])
    }

    @Test("an observation ends with its object, and a change that is still to come can be heard of")
    func lifetime() {
        let view = UIView()
        var heard: [Bool] = []
        var observation: NSKeyValueObservation? = view.observe(
            \.alpha,
            named: "alpha",
            options: [.prior, .new]
        ) {
            heard.append($1.isPrior)
        }
        view.alpha = 0.5
        #expect(heard == [true, false])
        observation = nil
        view.alpha = 0.2
        #expect(heard.count == 2)
        withExtendedLifetime(observation) {}
    }

    private final class Watcher: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?,
            of object: Any?,
            change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let point = change?[.newKey] as? CGPoint
            heard.append("\(keyPath ?? "") \(point?.y ?? 0) \(context == nil)")
        }
    }

    @Test("an observer that is an object is called until it is removed")
    func observer() {
        let watcher = Watcher()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.addObserver(watcher, forKeyPath: "contentOffset", options: [.new, .initial], context: nil)
        scroll.contentOffset = CGPoint(x: 0, y: 7)
        scroll.removeObserver(watcher, forKeyPath: "contentOffset")
        scroll.removeObserver(watcher, forKeyPath: "contentOffset")
        scroll.contentOffset = CGPoint(x: 0, y: 8)
        #expect(watcher.heard == ["contentOffset 0.0 true", "contentOffset 7.0 true"])
    }

    @Test("a path follows the object in its middle")
    func paths() {
        let first = UIView()
        let second = UIView()
        let holder = Holder(first)
        var heard: [Bool?] = []
        let observation = holder.observe(\.view.isHidden, named: "view.hidden", options: .new) {
            heard.append($1.newValue)
        }
        first.isHidden = true
        holder.view = second
        first.isHidden = false
        second.isHidden = true
        #expect(heard == [true, false, true])
        withExtendedLifetime(observation) {}
    }

    private final class Holder: NSObject {
        var view: UIView {
            willSet { willChangeValue(forKey: "view", from: view) }
            didSet { didChangeValue(forKey: "view", to: view) }
        }
        init(_ view: UIView) { self.view = view }
    }

    @Test(
        "views and gestures tell of what programs observe",
        arguments: ["frame", "bounds", "center", "hidden", "transform"]
    )
    func keys(key: String) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let watcher = Watcher()
        view.addObserver(watcher, forKeyPath: key, options: [], context: nil)
        switch key {
        case "frame": view.frame.size.width = 20
        case "bounds": view.bounds.size.width = 20
        case "center": view.center.x = 20
        case "hidden": view.isHidden = true
        default: view.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        #expect(watcher.heard.count == 1)
    }

    @Test("a layer, a control, a text and a size tell too")
    func others() {
        let watcher = Watcher()
        let layer = CALayer()
        layer.addObserver(watcher, forKeyPath: "position", options: .new, context: nil)
        layer.position = CGPoint(x: 1, y: 2)
        let button = UIButton()
        button.addObserver(watcher, forKeyPath: "selected", options: [], context: nil)
        button.isSelected = true
        let label = UILabel()
        label.addObserver(watcher, forKeyPath: "text", options: [], context: nil)
        label.text = "a"
        let scroll = UIScrollView()
        scroll.addObserver(watcher, forKeyPath: "contentSize", options: [], context: nil)
        scroll.contentSize = CGSize(width: 1, height: 1)
        #expect(
            watcher.heard == [
                "position 2.0 true", "selected 0.0 true", "text 0.0 true",
                "contentSize 0.0 true",
            ]
        )
    }

    @Test("observers that are gone hear nothing, and do not live longer")
    func gone() {
        let view = UIView()
        weak var kept: Watcher?
        do {
            let watcher = Watcher()
            kept = watcher
            view.addObserver(watcher, forKeyPath: "alpha", options: [], context: nil)
        }
        #expect(kept == nil)
        view.alpha = 0.5
    }

    @Test("properties are read and set by name; names that are not known change nothing")
    func coding() {
        let label = UILabel()
        label.setValue("a", forKey: "text")
        label.setValue(UIColor.red, forKeyPath: "textColor")
        label.setValue(0.5, forKey: "alpha")
        label.setValue(3, forKey: "nothing")
        label.setValue("wrong", forKey: "hidden")
        #expect(label.value(forKey: "text") as? String == "a")
        #expect(label.value(forKeyPath: "layer.opacity") as? Float == 0.5)
        #expect(label.textColor == .red && !label.isHidden)
        #expect(label.value(forKey: "nothing") == nil)
        let holder = Holder(label)
        #expect(holder.value(forKeyPath: "view.text") as? String == "a")
        #expect(UISearchBar().value(forKey: "searchField") is UITextField)
    }
}
