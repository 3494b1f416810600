import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Pictures of views that no window has shown, or that have changed since.
@MainActor @Suite("Pictures of views that were never displayed")
struct UndisplayedViewTests {
    private let size = CGSize(width: 120, height: 44)

    private func rendered(_ view: UIView) -> UIImage {
        UIGraphicsImageRenderer(size: size, format: format).image { view.layer.render(in: $0.cgContext) }
    }

    private func drawn(_ view: UIView) -> UIImage {
        UIGraphicsImageRenderer(size: size, format: format).image { _ in
            view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }
    }

    private var format: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    /// How many pixels have some alpha.
    private func inked(_ image: UIImage?) -> Int {
        guard let image, let cgImage = image.cgImage else { return 0 }
        return cgImage.buffer.withPixels { pixels in
            (0..<cgImage.width * cgImage.height).filter { pixels[$0] >> 24 > 60 }.count
        }
    }

    private func label() -> UIView {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = "Label"
        return label
    }

    private func button() -> UIView {
        let button = UIButton(type: .system)
        button.frame = CGRect(origin: .zero, size: size)
        button.setTitle("Button", for: .normal)
        return button
    }

    private func field() -> UIView {
        let field = UITextField(frame: CGRect(origin: .zero, size: size))
        field.text = "Field"
        return field
    }

    /// A label in the middle of a view, placed by constraints.
    private func constrained() -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        let label = UILabel()
        label.text = "Constraints"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        return view
    }

    @Test("labels, buttons, text fields and views of constraints show what is in them", .claim("Q1.1"))
    func views() {
        onWindow { _, window in
            for make in [label, button, field, constrained] {
                let name = String(describing: type(of: make()))
                #expect(inked(rendered(make())) > 40, "render(in:) of \(name)")
                #expect(inked(drawn(make())) > 40, "drawHierarchy of \(name)")
                let snapshot = make().snapshotView(afterScreenUpdates: true)
                let picture = (snapshot?.layer.contents).map { UIImage(cgImage: $0 as! CGImage) }
                #expect(inked(picture) > 40, "snapshotView of \(name)")
                // In a window, before its first commit.
                let view = make()
                window.addSubview(view)
                #expect(inked(rendered(view)) > 40, "render(in:) of \(name) in a window")
                view.removeFromSuperview()
            }
        }
    }

    @Test("a view that draws, and one that lays out, do before the picture", .claim("Q1.1"))
    func ownClasses() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(rect)
            }
        }
        final class Placing: UIView {
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            }
        }
        onWindow { _, _ in
            let drawing = Drawing(frame: CGRect(origin: .zero, size: size))
            #expect(rendered(drawing).pixel(5, 5) == [255, 0, 0, 255])
            let placing = Placing()
            placing.frame = CGRect(origin: .zero, size: size)
            placing.inner.backgroundColor = .blue
            placing.addSubview(placing.inner)
            let picture = rendered(placing)
            #expect(picture.pixel(15, 15) == [0, 0, 255, 255] && picture.pixel(5, 5) == [0, 0, 0, 0])
        }
    }

    @Test("after a change and before the commit the new state is drawn", .claim("Q1.1"))
    func changed() {
        onWindow { display, window in
            let label = UILabel(frame: CGRect(origin: .zero, size: size))
            label.text = "."
            window.addSubview(label)
            display.advance(by: 0)
            let before = inked(rendered(label))
            label.text = "WWWWWW"
            #expect(inked(rendered(label)) > before + 100)
            label.text = "WWWWWWWW"
            #expect(inked(drawn(label)) > before + 200)
            label.text = "."
            #expect(inked(drawn(label)) == before)
        }
    }
}
