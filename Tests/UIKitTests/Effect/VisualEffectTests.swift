import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Blurs and vibrancy.
///
/// Source: uikit U136.
@MainActor @Suite("Visual effects")
struct VisualEffectTests {
    private let radius = "backgroundFilters.systemBlur.inputRadius"

    private func number(_ view: UIView, _ path: String) -> Double? {
        (view.layer.value(forKeyPath: path) as? NSNumber)?.doubleValue
    }

    private func shownNumber(_ view: UIView, _ path: String) -> Double? {
        (view.layer.presentation()?.value(forKeyPath: path) as? NSNumber)?.doubleValue
    }

    @Test("blurs have the radius, saturation and tint of their style (uikit U136)")
    func styles() {
        let expected: [(UIBlurEffect.Style, Double, CGFloat, CGFloat)] = [
            (.extraLight, 20, 1, 0.82), (.light, 30, 1, 0.3), (.dark, 20, 0.11, 0.73),
            (.systemUltraThinMaterialLight, 30, 0.97, 0.22), (.systemThinMaterialLight, 30, 0.97, 0.44),
            (.systemMaterialLight, 30, 0.97, 0.6), (.systemThickMaterialLight, 30, 0.97, 0.78),
            (.systemChromeMaterialLight, 30, 0.97, 0.85),
        ]
        for (style, sigma, white, alpha) in expected {
            let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
            #expect(number(view, radius) == sigma)
            #expect(number(view, "backgroundFilters.systemSaturation.inputAmount") == 1.8)
            #expect(view.subviews.first?.backgroundColor == UIColor(white: white, alpha: alpha))
        }
    }

    @Test("what is behind is blurred, and what is in front is not (uikit U136)")
    func drawing() {
        onWindow { display, window in
            window.backgroundColor = .white
            let half = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
            half.backgroundColor = .black
            window.addSubview(half)
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
            view.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
            let mark = UIView(frame: CGRect(x: 95, y: 40, width: 10, height: 10))
            mark.backgroundColor = .red
            view.contentView.addSubview(mark)
            window.addSubview(view)
            display.advance(by: 0.1)
            let image = UIImage(cgImage: display.makeImage())
            // Beyond the view there is an edge, inside a slope.
            #expect(image.pixel(145, 20)[0] == 0 && image.pixel(155, 20)[0] == 255)
            let slope = [100, 130, 145, 155, 170, 200].map { image.pixel($0, 120)[0] }
            #expect(slope == slope.sorted() && slope[3] - slope[2] < 30 && slope[0] > 70)
            #expect(image.pixel(150, 95)[0] == 255 && image.pixel(150, 95)[1] == 0)
        }
    }

    @Test("the effect animates in a block: half way there is half of the blur (uikit U136)")
    func animation() {
        onWindow { display, window in
            let view = UIVisualEffectView(effect: nil)
            view.frame = window.bounds
            window.addSubview(view)
            display.advance(by: 0.1)
            #expect(view.layer.backgroundFilters == nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.effect = UIBlurEffect(style: .light)
            }
            display.advance(by: 0.5)
            let half = shownNumber(view, radius) ?? 0
            #expect(abs(half - 15) < 0.6, "\(half)")
            display.advance(by: 1)
            #expect(shownNumber(view, radius) == 30)
        }
    }

    @Test("an animator scrubs the effect (uikit U136)")
    func scrubbing() {
        onWindow { display, window in
            let view = UIVisualEffectView(effect: nil)
            view.frame = window.bounds
            window.addSubview(view)
            display.advance(by: 0.1)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.effect = UIBlurEffect(style: .extraLight)
            }
            for fraction in [0.25, 0.75, 0.5] {
                animator.fractionComplete = fraction
                display.advance(by: 0.1)
                let seen = shownNumber(view, radius) ?? 0
                #expect(abs(seen - 20 * fraction) < 0.01, "\(seen)")
            }
            animator.stopAnimation(true)
        }
    }

    @Test("materials follow the style of the interface, and two equal effects are equal")
    func traits() {
        onWindow { display, window in
            let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
            window.addSubview(view)
            let light = view.subviews.first?.backgroundColor
            view.overrideUserInterfaceStyle = .dark
            #expect(view.subviews.first?.backgroundColor != light)
            #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
            #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
            let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
            #expect(vibrancy == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .label))
            let glass = UIVisualEffectView(effect: UIGlassEffect())
            let thin = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            #expect(glass.subviews.first?.backgroundColor == thin.subviews.first?.backgroundColor)
        }
    }

    @Test("vibrancy makes the backdrop lighter where the content is opaque, on a dark blur (uikit U136)")
    func vibrancy() {
        onWindow { display, window in
            window.backgroundColor = .blue
            let blur = UIBlurEffect(style: .dark)
            let ground = UIVisualEffectView(effect: blur)
            ground.frame = window.bounds
            window.addSubview(ground)
            let vibrant = UIVisualEffectView(
                effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
            )
            vibrant.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            ground.contentView.addSubview(vibrant)
            let mark = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
            mark.backgroundColor = .green
            vibrant.contentView.addSubview(mark)
            display.advance(by: 0.1)
            let image = UIImage(cgImage: display.makeImage())
            let (behind, over) = (image.pixel(110, 110), image.pixel(150, 150))
            #expect(over[0] > behind[0] + 80 && over[1] > behind[1] + 80 && over[2] > behind[2] + 60)
        }
    }
}
