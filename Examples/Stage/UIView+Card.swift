import QuartzCore
import UIKit

extension UIView {
    /// Makes the view a card: a light surface with round corners and a soft shadow.
    func becomeCard() {
        backgroundColor = Palette.card
        layer.cornerRadius = 18
        layer.shadowColor = Palette.ink.cgColor
        layer.shadowOpacity = 0.14
        layer.shadowRadius = 9
        layer.shadowOffset = CGSize(width: 0, height: 4)
    }
}
