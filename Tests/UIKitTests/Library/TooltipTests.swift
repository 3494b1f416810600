import AgateDisplay
import Foundation
import Testing
import UIKit

/// A bubble with an arrow that points at a view, drawn by itself: above it where there is room, else below.
@MainActor private final class Tooltip: UIView {
    private let text: NSAttributedString
    private weak var target: UIView?
    private var arrowX: CGFloat = 0
    private var isAbove = true
    private(set) var drawings = 0
    var dismissed: (() -> Void)?
    private static let (arrow, inset) = (CGSize(width: 16, height: 8), CGFloat(10))

    init(_ string: String) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text = NSAttributedString(
            string: string,
            attributes: [
                .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.white, .paragraphStyle: style,
            ]
        )
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("dismiss", Tooltip.dismiss))
        )
    }

    required init?(coder: NSCoder) { nil }

    func show(for view: UIView, in container: UIView) {
        target = view
        container.addSubview(self)
        place()
        layer.anchorPoint = CGPoint(x: arrowX / bounds.width, y: isAbove ? 1 : 0)
        place()
        transform = CGAffineTransform(scaleX: 0, y: 0)
        UIView.animate(
            withDuration: 0.7,
            delay: 0,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0.7,
            options: [.curveEaseInOut, .allowUserInteraction]
        ) { self.transform = .identity }
    }

    /// Puts the bubble where its target is; the transform stays as it is.
    func place() {
        guard let superview, let target else { return }
        let mark = target.convert(target.bounds, to: superview)
        let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let size = text.boundingRect(
            with: room,
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        ).size
        let full = CGSize(
            width: ceil(size.width) + 2 * Self.inset,
            height: ceil(size.height) + 2 * Self.inset + Self.arrow.height
        )
        isAbove = mark.minY - full.height >= superview.safeAreaInsets.top
        let x = max(4, min(mark.midX - full.width / 2, superview.bounds.width - full.width - 4))
        let y = isAbove ? mark.minY - full.height : mark.maxY
        arrowX = mark.midX - x
        bounds.size = full
        center = CGPoint(
            x: x + layer.anchorPoint.x * full.width,
            y: y + layer.anchorPoint.y * full.height
        )
    }

    override func draw(_ rect: CGRect) {
        drawings += 1
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let box = CGRect(
            x: 0,
            y: isAbove ? 0 : Self.arrow.height,
            width: bounds.width,
            height: bounds.height - Self.arrow.height
        )
        let path = UIBezierPath(roundedRect: box, cornerRadius: 6)
        let (root, tip) = isAbove ? (box.maxY, bounds.maxY) : (box.minY, bounds.minY)
        path.move(to: CGPoint(x: arrowX - Self.arrow.width / 2, y: root))
        path.addLine(to: CGPoint(x: arrowX, y: tip))
        path.addLine(to: CGPoint(x: arrowX + Self.arrow.width / 2, y: root))
        path.close()
        context.addPath(path.cgPath)
        context.setFillColor(UIColor.systemIndigo.cgColor)
        context.fillPath()
        text.draw(in: box.insetBy(dx: Self.inset, dy: Self.inset))
    }

    func dismiss() {
        UIView.animate(withDuration: 0.3) {
            self.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
            self.alpha = 0
        } completion: { [weak self] _ in
            self?.removeFromSuperview()
            self?.dismissed?()
        }
    }
}

@MainActor @Suite("Libraries: a bubble that points")
struct TooltipTests {
    private func stage(
        _ place: CGRect,
        _ body: (ManualDisplay, UIWindow, UIView, Tooltip) throws -> Void
    ) throws {
        weak var gone: Tooltip?
        try onScreen { display, window in
            let root = UIViewController()
            window.rootViewController = root
            let button = UIView(frame: place)
            button.backgroundColor = .systemGreen
            root.view.addSubview(button)
            let tip = Tooltip("A hint that is long enough for two lines of text")
            gone = tip
            tip.show(for: button, in: root.view)
            try body(display, window, button, tip)
            window.rootViewController = nil
        }
        #expect(gone == nil)
    }

    private let indigo = UIColor.systemIndigo

    @Test("it grows from the tip of its arrow, and the arrow's tip touches what it points at")
    func above() throws {
        try stage(CGRect(x: 240, y: 300, width: 60, height: 40)) { display, _, button, tip in
            display.advance(by: 0.1)
            let small = try #require(tip.layer.presentation()).frame
            #expect(small.width < tip.bounds.width && abs(small.maxY - 300) < 0.5 && small.width > 20)
            display.advance(by: 1)
            #expect(tip.frame.maxX == 316 && tip.frame.maxY == 300 && tip.drawings >= 1)
            display.film("tooltip-above")
            let arrow = display.color(at: 270, 294)
            #expect(arrow[2] > 180 && arrow[0] < 120, "\(arrow)")
            #expect(display.color(at: 260, 298) == [255, 255, 255], "beside the arrow")
            // A view that moves takes it along.
            button.frame.origin.x = 20
            tip.place()
            tip.setNeedsDisplay()
            display.advance(by: 0.1)
            #expect(tip.frame.minX == 4)
            let moved = display.color(at: 50, 294)
            #expect(moved[2] > 180 && moved[0] < 120)
        }
    }

    @Test(
        "at the top it hangs below; a tap takes it away, twice as well as once; a turned screen has it at its place"
    )
    func below() throws {
        try stage(CGRect(x: 120, y: 10, width: 80, height: 30)) { display, window, _, tip in
            var ends = 0
            tip.dismissed = { ends += 1 }
            display.advance(by: 1)
            #expect(tip.frame.minY == 40 && tip.center.x == 160)
            display.film("tooltip-below")
            display.resize(to: CGSize(width: 480, height: 320))
            tip.place()
            display.advance(by: 0.2)
            #expect(tip.frame.minY == 40)
            let tap = TouchScript { $0.tap(at: CGPoint(x: 160, y: 60)) }
            display.play(tap, in: window, then: 0.05)
            display.play(tap, in: window, then: 1)
            #expect(ends >= 1 && tip.superview == nil)
        }
    }
}
