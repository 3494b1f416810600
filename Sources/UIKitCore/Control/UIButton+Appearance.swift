import CoreGraphics
import Foundation

/// The properties that appearance proxies set on buttons.
extension AppearanceProperty {
    static let buttons = titles + edges

    private static let titles =
        states("titleColor", { (button: UIButton, state) in button.titleColor(for: state) }) {
            $0.setTitleColor($1, for: $2)
        }
        + states("backgroundImage", { (button: UIButton, state) in button.backgroundImage(for: state) }) {
            $0.setBackgroundImage($1, for: $2)
        }

    private static let edges =
        [AppearanceProperty(\UIButton.contentEdgeInsets)]
        + states("titleShadowColor", { (button: UIButton, state) in button.titleShadowColor(for: state) }) {
            $0.setTitleShadowColor($1, for: $2)
        }
}
