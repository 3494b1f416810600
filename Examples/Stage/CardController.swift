package import UIKit

/// The scene of the short listings: a card that holds what the program shows, and a button under it.
package class CardController: UIViewController {
    /// The view that the texts call `layerView`: 200 by 200 points.
    package let layerView = UIView(frame: CGRect(x: 60, y: 16, width: 200, height: 200))
    /// The button below the card.
    package let button = PillButton(frame: CGRect(x: 92, y: 230, width: 136, height: 36))

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        layerView.becomeCard()
        view.addSubview(layerView)
        button.setTitle("Change colour", for: .normal)
        view.addSubview(button)
    }
}
