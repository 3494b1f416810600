package import UIKit

/// Three pages that a finger turns: a paging scroll view, whose offset also moves the pictures, the sky behind them and the dots.
///
/// Everything that moves is a function of the offset: it follows the finger, flies and springs with it. The skies have a light and a dark side, and
/// night falls before the last flicks.
package final class Onboarding: Program {
    package static let description = ProgramDescription(
        name: "onboarding",
        title: "Three pages under a finger: flicked, pulled too far, held half way; by day and by night",
        duration: 11,
        size: CGSize(width: 300, height: 500)
    )

    package let controller = OnboardingController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        let (right, left) = (CGPoint(x: 240, y: 300), CGPoint(x: 60, y: 300))
        // A flick; a page held half way and let go; a pull beyond the end; and a flick back.
        stage.play(TouchScript { $0.drag(from: right, to: CGPoint(x: 120, y: 296), over: 0.16) }, at: 0.6)
        stage.play(
            TouchScript {
                $0.press(at: right)
                $0.move(to: CGPoint(x: 90, y: 290), over: 0.9)
                $0.wait(0.35)
                $0.move(to: left, over: 0.3)
                $0.wait(0.15)
                $0.release()
            },
            at: 2
        )
        stage.play(TouchScript { $0.drag(from: right, to: left, over: 0.5, rest: 0.25) }, at: 4.4)
        stage.play(TouchScript { $0.drag(from: left, to: CGPoint(x: 190, y: 304), over: 0.14) }, at: 6)
        stage.at(7.2) { window.overrideUserInterfaceStyle = .dark }
        stage.play(TouchScript { $0.drag(from: right, to: CGPoint(x: 120, y: 296), over: 0.16) }, at: 8.2)
        stage.play(TouchScript { $0.drag(from: left, to: CGPoint(x: 200, y: 304), over: 0.14) }, at: 9.6)
    }
}

/// Holds the pages.
package final class OnboardingController: UIViewController, UIScrollViewDelegate {
    private let scroll = UIScrollView()
    private let sky = CAGradientLayer()
    private var pages: [OnboardingPage] = []
    private var dots: [UIView] = []
    private let skies: [(UIColor, UIColor)] = [
        (Palette.blue, Palette.violet), (Palette.coral, Palette.amber), (Palette.teal, Palette.blue),
    ].map { (.byDay($0.0), .byDay($0.1)) }

    package override func viewDidLoad() {
        super.viewDidLoad()
        let size = view.bounds.size
        sky.frame = view.bounds
        sky.startPoint = .zero
        sky.endPoint = CGPoint(x: 1, y: 1)
        view.layer.addSublayer(sky)

        scroll.frame = view.bounds
        scroll.isPagingEnabled = true
        scroll.showsHorizontalScrollIndicator = false
        scroll.contentSize = CGSize(width: size.width * 3, height: size.height)
        scroll.delegate = self
        view.addSubview(scroll)
        let texts = [
            ("Layers", "Everything that one sees is a layer, and a layer knows how to move."),
            ("Springs", "What is let go comes back by itself, as if it had a weight."),
            ("Frames", "The same program gives the same pictures, on every machine."),
        ]
        for (index, text) in texts.enumerated() {
            let page = OnboardingPage(index: index, title: text.0, text: text.1, size: size)
            page.frame.origin.x = CGFloat(index) * size.width
            scroll.addSubview(page)
            pages.append(page)
            let dot = UIView(frame: CGRect(x: 0, y: size.height - 46, width: 8, height: 8))
            dot.layer.cornerRadius = 4
            dot.backgroundColor = .white
            view.addSubview(dot)
            dots.append(dot)
        }
        scrollViewDidScroll(scroll)
    }

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = scrollView.bounds.width
        let place = scrollView.contentOffset.x / width
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, page) in pages.enumerated() { page.isSeen(from: place - CGFloat(index)) }
        paintSky(place)
        layOutDots(place, width)
        CATransaction.commit()
    }

    /// Night falls, or day breaks: an implicit animation of the sky, whose colours are no view's.
    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) else { return }
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.6)
        paintSky(scroll.contentOffset.x / max(scroll.bounds.width, 1))
        CATransaction.commit()
    }

    private func paintSky(_ place: CGFloat) {
        let inside = min(max(place, 0), CGFloat(skies.count - 1))
        let (first, part) = (Int(inside), inside - inside.rounded(.down))
        let next = min(first + 1, skies.count - 1)
        let (here, there) = (skies[first], skies[next])
        sky.colors = [(here.0, there.0), (here.1, there.1)].map { from, to in
            let seen = (from.resolvedColor(with: traitCollection), to.resolvedColor(with: traitCollection))
            return seen.0.mixed(with: seen.1, part).cgColor
        }
    }

    /// The dot of the page that is seen is long.
    private func layOutDots(_ place: CGFloat, _ width: CGFloat) {
        let nearness = dots.indices.map { max(0, 1 - abs(place - CGFloat($0))) }
        let total = nearness.reduce(0) { $0 + 8 + 16 * $1 } + 16
        var x = (width - total) / 2
        for (dot, near) in zip(dots, nearness) {
            dot.frame = CGRect(x: x, y: dot.frame.minY, width: 8 + 16 * near, height: 8)
            dot.alpha = 0.45 + 0.55 * near
            x += dot.frame.width + 8
        }
    }
}

/// A picture, a title and a sentence; they come at different speeds.
final class OnboardingPage: UIView {
    private let picture = CALayer()
    private let title = UILabel()
    private let text = UILabel()
    private var index = 0

    convenience init(index: Int, title name: String, text words: String, size: CGSize) {
        self.init(frame: CGRect(origin: .zero, size: size))
        self.index = index
        picture.frame = CGRect(x: size.width / 2 - 90, y: 70, width: 180, height: 180)
        layer.addSublayer(picture)
        draw()
        title.text = name
        title.font = .systemFont(ofSize: 30, weight: .bold)
        text.text = words
        text.font = .systemFont(ofSize: 16)
        text.numberOfLines = 0
        for label in [title, text] {
            label.textColor = .white
            label.textAlignment = .center
            addSubview(label)
        }
        title.frame = CGRect(x: 20, y: 300, width: size.width - 40, height: 40)
        text.frame = CGRect(x: 36, y: 346, width: size.width - 72, height: 70)
    }

    private func draw() {
        switch index {
        case 0:
            for step in 0..<3 {
                let card = CALayer()
                card.frame = CGRect(x: 20 + 14 * step, y: 44 - 20 * step, width: 116, height: 130)
                card.cornerRadius = 18
                card.backgroundColor = UIColor.white.withAlphaComponent(0.35 + 0.3 * CGFloat(step)).cgColor
                picture.addSublayer(card)
            }
        case 1:
            let coil = CAShapeLayer()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 90, y: 0))
            for step in 0..<40 {
                let angle = Double(step) / 40 * 6 * 2 * .pi
                path.addLine(to: CGPoint(x: 90 + 46 * sin(angle), y: 4 + Double(step) * 2.6))
            }
            coil.path = path.cgPath
            coil.lineWidth = 7
            coil.lineCap = .round
            coil.lineJoin = .round
            coil.fillColor = nil
            coil.strokeColor = UIColor.white.cgColor
            let weight = CALayer()
            weight.frame = CGRect(x: 62, y: 108, width: 56, height: 56)
            weight.cornerRadius = 28
            weight.backgroundColor = UIColor.white.cgColor
            picture.addSublayer(coil)
            picture.addSublayer(weight)
        default:
            for step in 0..<9 {
                let frame = CALayer()
                frame.frame = CGRect(x: 12 + step % 3 * 54, y: 12 + step / 3 * 54, width: 46, height: 46)
                frame.cornerRadius = 10
                frame.backgroundColor = UIColor.white.withAlphaComponent(0.25 + 0.08 * CGFloat(step)).cgColor
                picture.addSublayer(frame)
            }
        }
    }

    /// Places everything for a page that is so many widths away.
    func isSeen(from distance: CGFloat) {
        let width = bounds.width
        picture.setAffineTransform(
            CGAffineTransform(translationX: distance * width * 0.5, y: 0)
                .rotated(by: distance * 0.6)
                .scaledBy(x: 1 - 0.3 * min(1, abs(distance)), y: 1 - 0.3 * min(1, abs(distance)))
        )
        title.transform = CGAffineTransform(translationX: -distance * width * 0.25, y: 0)
        text.transform = CGAffineTransform(translationX: -distance * width * 0.5, y: 0)
        alpha = max(0, 1 - 1.2 * max(0, abs(distance) - 0.1))
    }
}

extension UIColor {
    /// A colour by day, and a deep one of its hue by night.
    fileprivate static func byDay(_ color: UIColor) -> UIColor {
        let night = color.mixed(with: Palette.night, 0.72)
        return UIColor { $0.userInterfaceStyle == .dark ? night : color }
    }

    /// A colour between this one and another.
    fileprivate func mixed(with other: UIColor, _ part: CGFloat) -> UIColor {
        let (a, b) = (parts, other.parts)
        let mix = zip(a, b).map { $0 + ($1 - $0) * part }
        return UIColor(red: mix[0], green: mix[1], blue: mix[2], alpha: mix[3])
    }

    private var parts: [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }
}
