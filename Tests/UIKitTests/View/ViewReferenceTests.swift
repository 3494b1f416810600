import Foundation
import QuartzCore
import Testing
import UIKit

/// What knows a view and does not keep it: its layer, its subviews, constraints.
///
/// Source: claims S1; uikit U15, U50.
@Suite("References to views that do not keep them")
@MainActor
struct ViewReferenceTests {
    private final class DyingView: UIView {
        var onDying: ((CALayer) -> Void)?
        let kept: CALayer

        override init(frame: CGRect) {
            kept = CALayer()
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        deinit { MainActor.assumeIsolated { onDying?(ownLayer) } }
    }

    private final class Delegate: NSObject, CALayerDelegate {}

    private final class HeardLayer: CALayer {
        nonisolated(unsafe) var heard: [ObjectIdentifier] = []

        override weak var delegate: (any CALayerDelegate)? {
            didSet { if let delegate { heard.append(ObjectIdentifier(delegate)) } }
        }
    }

    private final class HeardView: UIView {
        override class var layerClass: AnyClass { HeardLayer.self }
    }

    @Test("a layer that outlives its view has no delegate")
    func layerOutlives() {
        var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view!.layer
        #expect(layer.delegate === view)
        view = nil
        #expect(layer.delegate == nil)
        layer.bounds.size.width = 20
        #expect(layer.bounds.width == 20)
    }

    @Test("a view that is being freed is nobody's delegate, superview or item any more")
    func dying() {
        var seen: [String] = []
        let inner = UIView()
        var constraint: NSLayoutConstraint?
        var view: DyingView? = DyingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view!.addSubview(inner)
        constraint = inner.leadingAnchor.constraint(equalTo: view!.leadingAnchor)
        constraint!.isActive = true
        view!.onDying = { layer in
            seen.append(layer.delegate == nil ? "no delegate" : "delegate")
            seen.append(inner.superview == nil ? "no superview" : "superview")
            seen.append(constraint!.secondItem == nil ? "no item" : "item")
            layer.opacity = 0.5
        }
        view = nil
        #expect(seen == ["no delegate", "no superview", "no item"])
        #expect(inner.superview == nil)
        #expect(constraint!.isActive == false)
        #expect(constraint!.firstItem === inner)
    }

    @Test("another delegate takes the view's place, and the view may come back")
    func otherDelegate() {
        let view = UIView()
        var other: Delegate? = Delegate()
        view.layer.delegate = other
        #expect(view.layer.delegate === other)
        other = nil
        #expect(view.layer.delegate == nil)
        view.layer.delegate = view
        #expect(view.layer.delegate === view)
        view.layer.delegate = nil
        #expect(view.layer.delegate == nil)
    }

    @Test("a layer of a program's own class hears of the view once, when the view is made")
    func heard() {
        let view = HeardView()
        #expect((view.layer as? HeardLayer)?.heard == [ObjectIdentifier(view)])
        #expect(view.layer.delegate === view)
    }

    @Test("guides and what they belong to go one by one")
    func guides() {
        var view: UIView? = UIView()
        var guide: UILayoutGuide? = UILayoutGuide()
        view!.addLayoutGuide(guide!)
        let constraint = guide!.widthAnchor.constraint(equalToConstant: 20)
        #expect(guide!.owningView === view)
        view = nil
        #expect(guide!.owningView == nil)
        #expect(constraint.firstItem === guide)
        guide = nil
        #expect(constraint.firstItem == nil)
    }

    @Test("views that another thread frees are asked for meanwhile")
    func freedElsewhere() async {
        for _ in 0..<200 {
            let box = Box(views: (0..<20).map { _ in UIView() })
            let layers = box.views.map(\.layer)
            let done = Task.detached { box.views.removeAll() }
            for layer in layers {
                if let view = layer.delegate as? UIView { #expect(view.layer === layer) }
                layer.opacity -= 0.25
            }
            await done.value
        }
    }

    private final class Box: @unchecked Sendable {
        nonisolated(unsafe) var views: [UIView]
        init(views: [UIView]) { self.views = views }
    }
}
