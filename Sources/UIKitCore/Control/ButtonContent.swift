import CoreText
import Foundation

/// What a button shows in each of its states.
struct ButtonContent {
    /// Values by state; a state without one takes that of the normal state.
    struct ByState<Value> {
        private(set) var values: [UInt: Value] = [:]

        subscript(state: UIControl.State) -> Value? {
            get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
            set { values[state.rawValue] = newValue }
        }

        /// The value that was set for a state itself.
        func own(_ state: UIControl.State) -> Value? { values[state.rawValue] }
    }

    var titles = ByState<String>()
    var attributedTitles = ByState<NSAttributedString>()
    var titleColors = ByState<UIColor>()
    var titleShadowColors = ByState<UIColor>()
    var images = ByState<UIImage>()
    var backgroundImages = ByState<UIImage>()
    var symbolConfigurations = ByState<UIImage.SymbolConfiguration>()

    /// The title of a state with attributes, if it has any; one that was set for the state itself beats a plain one of the normal state.
    func attributedTitle(_ state: UIControl.State) -> NSAttributedString? {
        if titles.own(state) != nil, attributedTitles.own(state) == nil { return nil }
        return attributedTitles[state]
    }
}
