import AgateDisplay
import Foundation
import Testing
import UIKit
import AgateLog
import UIKitTestSupport

/// What classes of programs inherit and override, and what ported sources call.
@MainActor @Suite("What programs derive theirs from")
struct ProgramBaseTests {
    private final class Constraint: NSLayoutConstraint { var label = "" }

    @Test("a class of constraints inherits how they are made")
    func constraints() {
        let view = UIView()
        let made = Constraint(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 30
        )
        #expect(made.firstItem === view && made.constant == 30 && made.label.isEmpty)
        #expect(made.secondAnchor == nil)
    }

    private final class Stack: UIStackView {
        required init(coder: NSCoder) { super.init(coder: coder) }
        override init(frame: CGRect) { super.init(frame: frame) }
    }

    @Test("a stack of an archive cannot fail to be made")
    func stack() { #expect(Stack(frame: .zero).arrangedSubviews.isEmpty) }

    private final class Scroll: UIScrollView {
        var seen: [CGFloat] = []
        override var contentOffset: CGPoint {
            didSet { seen.append(contentOffset.y) }
        }
    }

    @Test("a scroll view that overrides its offset sees the content move")
    func offsets() {
        onWindow { display, window in
            let scroll = Scroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            scroll.contentSize = CGSize(width: 100, height: 1000)
            window.addSubview(scroll)
            scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            for _ in 0..<40 { display.advance(by: 1.0 / 60) }
            #expect(scroll.contentOffset.y == 100)
            #expect(scroll.seen.count > 5 && scroll.seen.last == 100)
        }
    }

    private final class Shaken: UIView {
        var motions = 0
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { motions += 1 }
    }

    @Test("a shake goes up the responder chain to who takes it")
    func motion() {
        let shaken = Shaken()
        let inside = UIView()
        shaken.addSubview(inside)
        inside.motionEnded(.motionShake, with: nil)
        #expect(shaken.motions == 1)
    }

    @Test("touches that begin while the program takes none are never heard of")
    func ignoring() {
        onWindow { display, window in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(button)
            let counter = Counter()
            button.addTarget(counter, action: Selector("count", Counter.count), for: .touchUpInside)
            let script = TouchScript { $0.tap(at: CGPoint(x: 20, y: 20)) }
            script.play(in: window)
            display.advance(by: 1)
            #expect(counter.taps == 1)
            UIApplication.shared.beginIgnoringInteractionEvents()
            script.play(in: window)
            display.advance(by: 1)
            #expect(UIApplication.shared.isIgnoringInteractionEvents && counter.taps == 1)
            UIApplication.shared.endIgnoringInteractionEvents()
            script.play(in: window)
            display.advance(by: 1)
            #expect(counter.taps == 2)
        }
    }

    private final class Counter {
        var taps = 0
        func count() { taps += 1 }
    }

    private final class Tone: UIColor, @unchecked Sendable { var note = "" }
    private final class Picture: UIImage, @unchecked Sendable {
        var note = ""
        convenience init?(noted data: Data) {
            self.init(data: data)
            note = "noted"
        }
    }
    private final class OwnPicture: UIImage, @unchecked Sendable {
        let number: Int
        init(_ number: Int, _ image: CGImage) {
            self.number = number
            super.init(cgImage: image, scale: 2, orientation: .left)
        }
        required init?(coder: NSCoder) {
            number = 0
            super.init(coder: coder)
        }
        required convenience init(imageLiteralResourceName name: String) { fatalError(name) }
    }
    private final class Guide: UILayoutGuide { var note = 1 }

    @Test("classes of colours, images and guides inherit how they are made")
    func values() throws {
        #expect(
            Tone(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red && Tone(white: 1, alpha: 1) == .white
        )
        #expect(Tone { _ in .blue }.resolvedColor(with: .current) == .blue)
        let plain = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }
        let data = try #require(plain.pngData())
        let pixels = try #require(plain.cgImage)
        #expect(Picture(data: data)?.size.height == CGFloat(pixels.height))
        #expect(Picture(noted: data)?.note == "noted" && Picture(noted: Data()) == nil)
        #expect(Picture().cgImage == nil && Picture(cgImage: pixels).note.isEmpty)
        let own = OwnPicture(3, pixels)
        #expect(own.number == 3 && own.scale == 2 && own.imageOrientation == .left)
        #expect(Guide().note == 1 && UIView().safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
    }

    private final class Nibbed: UIView {
        var calls: [String] = []
        override func awakeFromNib() {
            super.awakeFromNib()
            calls.append("view")
        }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
        override var accessibilityLabel: String? {
            get { "own" }
            set {}
        }
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
    }
    private final class NibbedController: UIViewController {
        override func awakeFromNib() { super.awakeFromNib() }
    }
    private final class NibbedCell: UICollectionViewCell {
        override func awakeFromNib() { super.awakeFromNib() }
        override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
    }
    private final class NibbedRow: UITableViewCell {
        override func awakeFromNib() { super.awakeFromNib() }
    }
    private final class NibbedLabel: UILabel {
        override func awakeFromNib() { super.awakeFromNib() }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { .header }
            set {}
        }
    }
    private final class NibbedItem: UIBarButtonItem {
        override func awakeFromNib() { super.awakeFromNib() }
    }
    /// As ported sources have it.
    private final class NibbedObject: NSObject {
        var calls = 0
        func awakeFromNib() {
            super.awakeFromNib()
            calls += 1
        }
    }

    @Test("what nibs wake is overridden in any class, and says what overrides say")
    func nibs() {
        let view = Nibbed()
        view.awakeFromNib()
        (view as UIView).awakeFromNib()
        #expect(view.calls == ["view", "view"])
        #expect((view as UIView).accessibilityLabel == "own" && (view as UIView).isAccessibilityElement)
        #expect((NibbedLabel() as UILabel).accessibilityTraits == .header)
        let object = NibbedObject()
        object.awakeFromNib()
        #expect(object.calls == 1)
        NSObject().awakeFromNib()
        for other in [NibbedController(), NibbedCell(), NibbedRow(), NibbedItem()] as [ObservingObject] {
            other.awakeFromNib()
        }
    }

    private struct Pair { var a = 0, b = 0, c = 0, d = 0 }

    @Test("a requirement that is not implemented has no value, within one that is and after it")
    func absent() {
        func missing() -> UIView { AbsentRequirement.value() }
        func flat() -> Pair { AbsentRequirement.value() }
        func there() -> Int { AbsentRequirement.call(missing()) == nil ? 3 : 4 }
        #expect(AbsentRequirement.call(missing()) == nil)
        #expect(AbsentRequirement.call(flat()) == nil)
        #expect(AbsentRequirement.call(AbsentRequirement.value([1])) == nil)
        #expect(AbsentRequirement.call(there()) == 3)
        #expect(AbsentRequirement.call(Optional<Int>.none) == nil)
    }

    @Test("logs tell which levels they write")
    func logs() {
        let log = OSLog(subsystem: "a", category: "b")
        #expect(log.isEnabled(type: .error) && !log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        os_log("%{public}@ %d", log: .disabled, type: .error, "a", 3)
        Logger(.disabled).error("a \(1, privacy: .public)")
    }
}
