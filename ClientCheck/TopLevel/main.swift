// Views in the code of a main.swift, in the language mode that a new package has.

import AgateDisplay
import UIKit

final class CardController: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .red }
}

let picture = ManualDisplay.run(size: CGSize(width: 300, height: 300), scale: 2) { display in
    let window = UIWindow(frame: UIScreen.main.bounds)
    let card = CardController()
    window.rootViewController = card
    window.makeKeyAndVisible()
    display.advance(by: 0)
    UIView.animate(withDuration: 0.25) { card.view.alpha = 0.5 }
    display.advance(by: 0.125)
    return display.makeImage()
}
precondition(picture.width == 600)
print("TopLevel: ok")
