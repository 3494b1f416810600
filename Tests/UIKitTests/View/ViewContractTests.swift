import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What every view promises about its geometry and its life, with the numbers of the rules.
///
/// Source: uikit U10 to U21.
@MainActor @Suite("What views promise")
struct ViewContractTests {
    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) < 1e-9 && abs(first.minY - second.minY) < 1e-9
            && abs(first.width - second.width) < 1e-9 && abs(first.height - second.height) < 1e-9
    }

    @Test(
        "a frame is the box around the transformed bounds; to set one goes through the inverse",
        .claim("U10")
    )
    func frames() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
        #expect(view.center == CGPoint(x: 60, y: 40))
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(isNear(view.frame, CGRect(x: 40, y: -10, width: 40, height: 100)))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
        view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
        #expect(view.center == CGPoint(x: 25, y: 15))
        #expect(view.bounds.size == CGSize(width: 25, height: 60))
        view.transform = CGAffineTransform(scaleX: 0, y: 0)
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(view.center.x.isFinite && view.bounds.width.isFinite)
    }

    @Test(
        "layout follows a change of size and of subviews, and what asks for it; not places and transforms",
        .claim("U14")
    )
    func layouts() {
        onWindow { display, window in
            let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(view)
            let child = UIView()
            @MainActor func layouts(_ change: () -> Void) -> Int {
                display.advance(by: 0)
                view.layouts = 0
                change()
                display.advance(by: 0)
                return view.layouts
            }
            #expect(layouts { view.bounds.size.width = 60 } == 1)
            #expect(layouts { view.frame.size.height = 70 } == 1)
            #expect(layouts { view.addSubview(child) } == 1)
            #expect(layouts { child.removeFromSuperview() } == 1)
            #expect(layouts { view.setNeedsLayout() } == 1)
            #expect(layouts { view.center = CGPoint(x: 100, y: 100) } == 0)
            #expect(layouts { view.frame.origin = .zero } == 0)
            #expect(layouts { view.transform = CGAffineTransform(rotationAngle: 1) } == 0)
            let scroll = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.addSubview(scroll)
            display.advance(by: 0)
            scroll.layouts = 0
            scroll.bounds.origin.y = 5
            display.advance(by: 0)
            #expect(scroll.layouts == 1)
        }
    }

    @Test("moves are told in UIKit's order, superviews included", .claim("U15"))
    func moves() {
        onWindow { _, window in
            let log = MoveLog()
            let (first, second) = (MoveView("first", log), MoveView("second", log))
            window.addSubview(first)
            window.addSubview(second)
            let (view, inner) = (MoveView("view", log), MoveView("inner", log))
            view.addSubview(inner)
            log.lines = []
            first.addSubview(view)
            #expect(
                log.lines == [
                    "view will move to first", "view will move to window", "inner will move to window",
                    "view in window", "inner in window", "view did move", "first did add view",
                ]
            )
            log.lines = []
            second.addSubview(view)
            #expect(
                log.lines == [
                    "view will move to second", "first will remove view", "view did move",
                    "second did add view",
                ]
            )
            log.lines = []
            view.removeFromSuperview()
            #expect(
                log.lines == [
                    "view will move to nothing", "view will move to no window",
                    "inner will move to no window",
                    "second will remove view", "view in no window", "inner in no window", "view did move",
                ]
            )
        }
    }

    @Test(
        "sizes that fit are the bounds' unless a class knows better; fitting keeps the frame's corner",
        .claim("U16")
    )
    func fitting() {
        let plain = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(plain.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 30, height: 40))
        plain.sizeToFit()
        #expect(plain.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        let view = FittingView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
        view.bounds.origin = CGPoint(x: 3, y: 4)
        view.sizeToFit()
        #expect(view.asked == CGSize(width: 40, height: 40))
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
        #expect(view.bounds == CGRect(x: 3, y: 4, width: 100, height: 60))
        let label = UILabel(frame: CGRect(x: 7, y: 9, width: 0, height: 0))
        label.text = "A label"
        label.sizeToFit()
        #expect(label.frame.origin == CGPoint(x: 7, y: 9) && label.frame.width > 30)
    }

    @Test("content modes are the gravities of the same names, top and bottom as they are seen", .claim("U17"))
    func contentModes() {
        let view = UIView()
        let modes: [(UIView.ContentMode, CALayerContentsGravity)] = [
            (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill),
            (.redraw, .resize), (.center, .center), (.top, .bottom), (.bottom, .top), (.left, .left),
            (.right, .right), (.topLeft, .bottomLeft), (.topRight, .bottomRight), (.bottomLeft, .topLeft),
            (.bottomRight, .topRight),
        ]
        for (mode, gravity) in modes {
            view.contentMode = mode
            #expect(view.layer.contentsGravity == gravity)
            #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
        }
    }

    @Test(
        "an image of 40 by 20 in 100 by 100 is seen where its mode says",
        .claim("U17"),
        arguments: [
            (UIView.ContentMode.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
            (.scaleAspectFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
            (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
            (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
            (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
        ]
    )
    func placedImage(mode: UIView.ContentMode, place: CGRect) {
        onWindow { display, window in
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            view.clipsToBounds = true
            view.layer.contents =
                UIGraphicsImageRenderer(
                    size: CGSize(width: 40, height: 20),
                    format: UIGraphicsImageRendererFormat.unscaled
                ).image { context in
                    UIColor.red.setFill()
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
                }.cgImage
            view.contentMode = mode
            window.addSubview(view)
            display.advance(by: 0)
            let picture = UIImage(cgImage: display.makeImage())
            for y in stride(from: 2, to: 100, by: 7) {
                for x in stride(from: 2, to: 100, by: 7) {
                    let isRed = picture.pixel(100 + x, 100 + y) == [255, 0, 0, 255]
                    let isInside = place.contains(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
                    #expect(isRed == isInside, "\(mode) at \(x), \(y)")
                }
            }
        }
    }

    @Test("hit tests find the front view; edges count at the least side alone", .claim("U19"))
    func hits() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
        root.addSubview(back)
        root.addSubview(front)
        let point = CGPoint(x: 50, y: 50)
        func hit(_ point: CGPoint) -> UIView? { root.hitTest(point, with: nil) }
        #expect(hit(point) === front)
        front.alpha = 0.009
        #expect(hit(point) === back)
        front.alpha = 0.02
        #expect(hit(point) === front)
        front.isHidden = true
        #expect(hit(point) === back)
        front.isHidden = false
        front.isUserInteractionEnabled = false
        #expect(hit(point) === back)
        #expect(
            hit(.zero) === back && hit(CGPoint(x: 100, y: 50)) == nil && hit(CGPoint(x: 50, y: 100)) == nil
        )
        back.removeFromSuperview()
        front.isUserInteractionEnabled = true
        front.frame = CGRect(x: 90, y: 0, width: 50, height: 50)
        for clips in [false, true] {
            root.clipsToBounds = clips
            #expect(hit(CGPoint(x: 120, y: 10)) == nil && hit(CGPoint(x: 95, y: 10)) === front)
        }
        front.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        front.transform = CGAffineTransform(scaleX: 3, y: 1)
        #expect(hit(CGPoint(x: 25, y: 50)) === front && hit(CGPoint(x: 50, y: 35)) === root)
        #expect(!UILabel().isUserInteractionEnabled && !UIImageView().isUserInteractionEnabled)
    }

    @Test("a spring of 0.5 s with bounce 0.3 has stiffness 157.914 and damping 17.593", .claim("U21"))
    func spring() throws {
        try onWindow { display, window in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            display.advance(by: 0)
            @MainActor func spring(_ bounce: CGFloat) throws -> CASpringAnimation {
                UIView.animate(springDuration: 0.5, bounce: bounce) { view.center.x += 50 }
                let key = try #require(view.layer.animationKeys()?.last)
                return try #require(view.layer.animation(forKey: key) as? CASpringAnimation)
            }
            let swinging = try spring(0.3)
            #expect(swinging.mass == 1 && abs(swinging.stiffness - 157.914) < 5e-4)
            #expect(abs(swinging.damping - 17.593) < 5e-4)
            let flat = try spring(-0.2)
            #expect(abs(flat.damping - 4 * .pi / (0.5 * 0.8)) < 1e-6)
        }
    }
}

extension UIGraphicsImageRendererFormat {
    /// One pixel a point.
    fileprivate static var unscaled: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}

private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

private final class FittingView: UIView {
    var asked: CGSize?
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked = size
        return CGSize(width: 100, height: 60)
    }
}

private final class MoveLog {
    var lines: [String] = []
}

/// Writes down what it is told of moves, its own and its subviews'.
private final class MoveView: UIView {
    let name: String
    private let log: MoveLog

    init(_ name: String, _ log: MoveLog) {
        (self.name, self.log) = (name, log)
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { log.lines.append("\(name) \(text)") }
    private func name(_ view: UIView) -> String { (view as? MoveView)?.name ?? "another" }

    override func willMove(toSuperview newSuperview: UIView?) {
        note("will move to \(newSuperview.map { name($0) } ?? "nothing")")
    }
    override func didMoveToSuperview() { note("did move") }
    override func willMove(toWindow newWindow: UIWindow?) {
        note("will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { note(window == nil ? "in no window" : "in window") }
    override func didAddSubview(_ subview: UIView) { note("did add \(name(subview))") }
    override func willRemoveSubview(_ subview: UIView) { note("will remove \(name(subview))") }
}
