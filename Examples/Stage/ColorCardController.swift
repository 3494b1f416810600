package import UIKit

/// The scene of the listings that change a colour: a layer in the middle of the card, and a button that asks for ``changeColor()``.
package class ColorCardController: CardController {
    package let colorLayer = CALayer()
    /// Where the colours come from.
    final var dice = ColorDice(seed: 0)
    /// The colour at first.
    final var color = Palette.blue

    package override func viewDidLoad() {
        super.viewDidLoad()
        // create sublayer
        colorLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        colorLayer.backgroundColor = color.cgColor
        colorLayer.cornerRadius = 10
        // add it to our view
        layerView.layer.addSublayer(colorLayer)
        button.addAction(UIAction { [weak self] _ in self?.changeColor() }, for: .touchUpInside)
    }

    /// What the listing is about.
    package func changeColor() {}
}
