package import Lottie
package import UIKit

/// A heart that one taps is a Lottie animation, and discs below it choose its colour, also while it plays.
package final class Like: Program {
    package static let description = ProgramDescription(
        name: "like",
        title: "A Lottie heart in a button: markers, and a colour that changes while it plays",
        duration: 6.5,
        size: CGSize(width: 320, height: 300)
    )

    package let controller = LikeController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.tap(controller.heart, at: 0.6)
        // In the middle of the burst, and then at rest.
        stage.tap(controller.discs[1], at: 1.05)
        stage.tap(controller.discs[2], at: 2.4)
        stage.tap(controller.heart, at: 3.3)
        stage.tap(controller.heart, at: 4.4)
        stage.tap(controller.discs[0], at: 4.8)
    }
}

/// A card with a button that plays, a line that counts, and three discs of colour.
package final class LikeController: UIViewController {
    package let heart = UIButton(frame: CGRect(x: 86, y: 10, width: 100, height: 100))
    package let discs = (0..<3).map {
        UIButton(frame: CGRect(x: 76 + 46 * $0, y: 176, width: 28, height: 28))
    }
    package let animation = LottieAnimationView(frame: CGRect(x: -40, y: -40, width: 180, height: 180))
    private let card = UIView(frame: CGRect(x: 24, y: 34, width: 272, height: 232))
    private let count = UILabel(frame: CGRect(x: 20, y: 126, width: 232, height: 28))
    private var isLiked = false

    private static let colors = [Palette.coral, Palette.violet, Palette.teal]

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        card.becomeCard()
        view.addSubview(card)

        animation.animation = try? LottieAnimation.from(data: Data(HeartDocument.text.utf8))
        animation.isUserInteractionEnabled = false
        heart.addSubview(animation)
        heart.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
        card.addSubview(heart)

        count.textAlignment = .center
        count.font = .systemFont(ofSize: 17, weight: .medium)
        count.textColor = Palette.ink
        card.addSubview(count)

        for (disc, color) in zip(discs, Self.colors) {
            disc.backgroundColor = color
            disc.layer.cornerRadius = 14
            disc.addAction(UIAction { [weak self] _ in self?.paint(color) }, for: .touchUpInside)
            card.addSubview(disc)
        }
        paint(Self.colors[0])
        showCount()
    }

    private func toggle() {
        isLiked.toggle()
        animation.play(marker: isLiked ? "like" : "unlike")
        showCount()
    }

    private func showCount() {
        count.text = isLiked ? "129 people like this" : "128 people like this"
    }

    /// Gives everything in the animation a colour, without a start from the beginning.
    private func paint(_ color: UIColor) {
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        let color = LottieColor(r: Double(red), g: Double(green), b: Double(blue), a: 1)
        animation.setValueProvider(ColorValueProvider(color), keypath: "**.Accent.Color")
    }
}
