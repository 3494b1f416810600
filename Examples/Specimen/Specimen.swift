package import UIKit

/// A page of a type specimen whose words come in one by one, and whose large letter grows in weight.
package final class Specimen: Program {
    package static let description = ProgramDescription(
        name: "specimen",
        title: "A type specimen: weights, sizes and designs of the system font",
        duration: 4,
        size: CGSize(width: 400, height: 280),
        background: Palette.paper,
        framesPerSecond: 30
    )

    package let controller = SpecimenController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
    }
}

/// The page.
package final class SpecimenController: UIViewController {
    private let weights: [(String, UIFont.Weight)] = [
        ("Ultralight", .ultraLight), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Black", .black),
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        addLetter()
        for (index, (name, weight)) in weights.enumerated() {
            let row = text(name, .systemFont(ofSize: 19, weight: weight), Palette.ink)
            row.frame = CGRect(x: 206, y: 28 + 25 * CGFloat(index), width: 180, height: 25)
            appear(row, after: 0.25 + 0.12 * Double(index))
        }
        addFoot()
    }

    /// The large letters, which grow into their size.
    private func addLetter() {
        let letter = text("Rg", .systemFont(ofSize: 132, weight: .semibold), Palette.blue)
        letter.frame = CGRect(x: 16, y: 26, width: 190, height: 165)
        view.layer.addSublayer(letter)
        let growth = CABasicAnimation(keyPath: "fontSize")
        growth.fromValue = 40
        growth.duration = 1.6
        growth.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0.9, 0.2, 1)
        let color = CABasicAnimation(keyPath: "foregroundColor")
        color.fromValue = Palette.mist.cgColor
        color.duration = 1.6
        letter.add(growth, forKey: "growth")
        letter.add(color, forKey: "color")
    }

    private func addFoot() {
        let rule = CALayer()
        rule.frame = CGRect(x: 20, y: 212, width: 360, height: 1)
        rule.backgroundColor = Palette.mist.cgColor
        view.layer.addSublayer(rule)
        let designs: [(String, UIFont)] = [
            ("The quick brown fox jumps over the lazy dog.", .systemFont(ofSize: 15)),
            (
                "0123456789 fi fl AVATAR — “quotes”",
                UIFont(name: "Georgia", size: 15) ?? .systemFont(ofSize: 15)
            ),
            ("let font = UIFont.systemFont(ofSize: 15)", .monospacedSystemFont(ofSize: 12, weight: .regular)),
        ]
        for (index, (string, font)) in designs.enumerated() {
            let row = text(string, font, Palette.ink)
            row.frame = CGRect(x: 20, y: 219 + 19 * CGFloat(index), width: 366, height: 19)
            appear(row, after: 1.2 + 0.15 * Double(index))
        }
    }

    private func text(_ string: String, _ font: UIFont, _ color: UIColor) -> CATextLayer {
        let layer = CATextLayer()
        layer.string = string
        layer.font = font
        layer.fontSize = font.pointSize
        layer.foregroundColor = color.cgColor
        layer.contentsScale = 2
        return layer
    }

    /// Adds a layer that comes in from the right after a while.
    private func appear(_ layer: CATextLayer, after delay: Double) {
        view.layer.addSublayer(layer)
        let move = CABasicAnimation(keyPath: "position.x")
        move.byValue = -24
        move.fromValue = layer.position.x + 24
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        for part in [move, fade] {
            part.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            part.duration = 0.5
            part.fillMode = .backwards
            part.timingFunction = CAMediaTimingFunction(name: .easeOut)
            layer.add(part, forKey: part.keyPath)
        }
    }
}
