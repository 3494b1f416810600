import AgateDisplay
import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What constraints line up of views with ornaments around their content.
@MainActor @Suite("Alignment rectangles")
struct AlignmentRectTests {
    /// A view whose content is smaller than its frame.
    private final class Badged: UIView {
        var insets = UIEdgeInsets(top: 5, left: 2, bottom: 10, right: 8)
        override var alignmentRectInsets: UIEdgeInsets { insets }
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }

    /// A view that says both rectangles by itself.
    private final class Shadowed: UIView {
        override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 3, dy: 4) }
        override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
            alignmentRect.insetBy(dx: -3, dy: -4)
        }
    }

    private func make<View: UIView>(_ view: View, in window: UIWindow) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        return view
    }

    @Test("a frame and its rectangle follow from each other by the insets")
    func both() {
        let view = Badged()
        let frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        let rect = CGRect(x: 12, y: 25, width: 90, height: 35)
        #expect(view.alignmentRect(forFrame: frame) == rect && view.frame(forAlignmentRect: rect) == frame)
        #expect(UIView().alignmentRectInsets == .zero && UIView().alignmentRect(forFrame: frame) == frame)
    }

    @Test(
        "edges, middles, lengths and the natural size are the rectangle's, margins and subviews the frame's"
    )
    func linedUp() {
        onWindow { display, window in
            let view = make(Badged(), in: window)
            let beside = make(UIView(), in: window)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: window.topAnchor, constant: 30),
                beside.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 10),
                beside.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                beside.widthAnchor.constraint(equalTo: view.widthAnchor),
                beside.heightAnchor.constraint(equalTo: view.heightAnchor),
                inner.leftAnchor.constraint(equalTo: view.layoutMarginsGuide.leftAnchor),
                inner.rightAnchor.constraint(equalTo: view.rightAnchor),
                inner.topAnchor.constraint(equalTo: view.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 1),
            ])
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: 18, y: 25, width: 50, height: 45))
            #expect(beside.frame == CGRect(x: 70, y: 30, width: 40, height: 30))
            #expect(inner.frame == CGRect(x: 8, y: 5, width: 34, height: 1))
            // A rectangle that changes moves the frame, and not what is lined up.
            view.insets = UIEdgeInsets(top: 0, left: -5, bottom: 0, right: 0)
            view.invalidateIntrinsicContentSize()
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: 25, y: 30, width: 35, height: 30))
            #expect(beside.frame == CGRect(x: 70, y: 30, width: 40, height: 30))
        }
    }

    @Test(
        "insets that come after the constraints count from the next layout on, and so do overridden rectangles"
    )
    func late() {
        onWindow { display, window in
            let view = Badged()
            view.insets = .zero
            _ = make(view, in: window)
            let shadowed = make(Shadowed(), in: window)
            NSLayoutConstraint.activate([
                view.leftAnchor.constraint(equalTo: window.leftAnchor),
                view.topAnchor.constraint(equalTo: window.topAnchor),
                shadowed.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 50),
                shadowed.topAnchor.constraint(equalTo: window.topAnchor, constant: 60),
                shadowed.widthAnchor.constraint(equalToConstant: 70),
                shadowed.heightAnchor.constraint(equalToConstant: 80),
            ])
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
            #expect(shadowed.frame == CGRect(x: 47, y: 56, width: 76, height: 88))
            view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            view.invalidateIntrinsicContentSize()
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: -2, y: -1, width: 46, height: 34))
            view.insets = UIEdgeInsets(top: CGFloat.nan, left: .infinity, bottom: 0, right: 0)
            view.invalidateIntrinsicContentSize()
            display.advance(by: 0)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 30))
        }
    }

    @Test("a stack and a frame that is given line up by the rectangle; an image view has its image's insets")
    func others() {
        onWindow { display, window in
            let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
            stack.alignment = .top
            let (badged, plain) = (Badged(), UIView())
            plain.heightAnchor.constraint(equalToConstant: 20).isActive = true
            stack.addArrangedSubview(badged)
            stack.addArrangedSubview(plain)
            window.addSubview(stack)
            let given = Badged(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            window.addSubview(given)
            let below = make(UIView(), in: window)
            let canvas = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
            let image = canvas.image { _ in }.withAlignmentRectInsets(
                UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 4)
            )
            let picture = make(UIImageView(image: nil), in: window)
            NSLayoutConstraint.activate([
                below.topAnchor.constraint(equalTo: given.bottomAnchor),
                below.leftAnchor.constraint(equalTo: given.leftAnchor),
                below.widthAnchor.constraint(equalToConstant: 5),
                below.heightAnchor.constraint(equalToConstant: 5),
                picture.rightAnchor.constraint(equalTo: window.rightAnchor),
                picture.topAnchor.constraint(equalTo: window.topAnchor, constant: 200),
            ])
            display.advance(by: 0)
            #expect(badged.frame.minX == -2 && badged.frame.minY == -5 && badged.frame.height == 45)
            #expect(plain.frame.minX == badged.frame.maxX - 8)
            #expect(below.frame.origin == CGPoint(x: 2, y: 140))
            picture.image = image
            display.advance(by: 0)
            #expect(picture.alignmentRectInsets == image.alignmentRectInsets)
            #expect(picture.frame == CGRect(x: 284, y: 198, width: 20, height: 10))
        }
    }
}
