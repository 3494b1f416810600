import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Image views.
@MainActor @Suite("Image views")
struct ImageViewRuleTests {
    private func image(_ color: UIColor, _ size: CGSize = CGSize(width: 4, height: 4)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }

    private func shown(_ view: UIView) -> [UInt8] {
        let renderer = UIGraphicsImageRenderer(size: view.bounds.size)
        return renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }.pixel(
            2,
            2
        )
    }

    @Test(
        "an image view takes no touches, is as large as its image, and shows the other one while highlighted",
        .claim("U135")
    )
    func highlighted() {
        onWindow { display, window in
            let view = UIImageView(
                image: image(.red, CGSize(width: 40, height: 20)),
                highlightedImage: image(.blue)
            )
            #expect(!view.isUserInteractionEnabled && view.frame.size == CGSize(width: 40, height: 20))
            #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
            #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
            window.addSubview(view)
            #expect(shown(view) == [255, 0, 0, 255])
            view.isHighlighted = true
            #expect(shown(view) == [0, 0, 255, 255])
            view.isHighlighted = false
            #expect(shown(view) == [255, 0, 0, 255])
        }
    }

    @Test("a template takes the tint, and another one when it changes", .claim("U135"))
    func template() {
        onWindow { display, window in
            let view = UIImageView(image: image(.red).withRenderingMode(.alwaysTemplate))
            view.tintColor = .green
            window.addSubview(view)
            #expect(shown(view) == [0, 255, 0, 255])
            view.tintColor = .blue
            #expect(shown(view) == [0, 0, 255, 255])
        }
    }

    @Test("images follow one another by a discrete animation of the contents", .claim("U135"))
    func animation() {
        onWindow { display, window in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            view.image = image(.black)
            view.animationImages = [image(.red), image(.green), image(.blue)]
            #expect(!view.isAnimating)
            window.addSubview(view)
            display.advance(by: 0.02)
            view.animationDuration = 3
            view.animationRepeatCount = 1
            view.startAnimating()
            display.advance(by: 0.5)
            #expect(view.isAnimating)
            let animation = view.layer.animation(forKey: "contents") as? CAKeyframeAnimation
            #expect(animation?.calculationMode == .discrete && animation?.values?.count == 3)
            #expect(animation?.duration == 3 && animation?.repeatCount == 1)
            func presented() -> [UInt8] { UIImage(cgImage: display.makeImage()).pixel(2, 2) }
            #expect(presented() == [255, 0, 0, 255])
            display.advance(by: 1)
            #expect(presented() == [0, 255, 0, 255])
            display.advance(by: 1)
            #expect(presented() == [0, 0, 255, 255])
            display.advance(by: 1)
            #expect(presented() == [0, 0, 0, 255] && !view.isAnimating)
            view.startAnimating()
            view.stopAnimating()
            #expect(!view.isAnimating && view.layer.animation(forKey: "contents") == nil)
        }
    }
}
