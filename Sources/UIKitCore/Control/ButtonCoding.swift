import Foundation

/// Reads and writes what buttons show.
@MainActor enum ButtonCoding {
    private static let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]

    static func encode(_ button: UIButton, into coder: NSCoder) {
        coder.encode(button.buttonType.rawValue, forKey: "UIButtonType")
        for state in states {
            let number = state.rawValue
            let content = button.content
            if let title = content.titles.own(state) {
                coder.encode(title as NSString, forKey: "UIButtonTitle.\(number)")
            }
            if let title = content.attributedTitles.own(state) {
                AttributedStringCoding.encode(title, into: coder, forKey: "UIButtonAttributedTitle.\(number)")
            }
            if let color = content.titleColors.own(state) {
                coder.encode(color, forKey: "UIButtonTitleColor.\(number)")
            }
            if let color = content.titleShadowColors.own(state) {
                coder.encode(color, forKey: "UIButtonTitleShadowColor.\(number)")
            }
            if let image = content.images.own(state) {
                coder.encode(image, forKey: "UIButtonImage.\(number)")
            }
            if let image = content.backgroundImages.own(state) {
                coder.encode(image, forKey: "UIButtonBackgroundImage.\(number)")
            }
        }
        // The parts are in the archive among the subviews.
        let subviews = button.subviews
        for (key, view) in parts(of: button) {
            guard let index = subviews.firstIndex(where: { $0 === view }) else { continue }
            coder.encode(index + 1, forKey: key)
        }
    }

    static func decode(_ button: UIButton, from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIButtonType") else { return }
        let subviews = button.subviews
        func part<View: UIView>(_ key: String) -> View? {
            let index = coder.decodeInteger(forKey: key) - 1
            return subviews.indices.contains(index) ? subviews[index] as? View : nil
        }
        button.parts.title = part("UIButtonTitlePart")
        button.parts.image = part("UIButtonImagePart")
        button.parts.background = part("UIButtonBackgroundPart")
        for state in states {
            let number = state.rawValue
            func value<Value>(_ name: String) -> Value? {
                coder.soundObject(forKey: "UIButton\(name).\(number)") as? Value
            }
            if let title: String = value("Title") { button.content.titles[state] = title }
            button.content.attributedTitles[state] =
                AttributedStringCoding.decode(coder, forKey: "UIButtonAttributedTitle.\(number)")
                ?? button.content.attributedTitles.own(state)
            if let color: UIColor = value("TitleColor") { button.content.titleColors[state] = color }
            if let color: UIColor = value("TitleShadowColor") {
                button.content.titleShadowColors[state] = color
            }
            if let image: UIImage = value("Image") { button.content.images[state] = image }
            if let image: UIImage = value("BackgroundImage") {
                button.content.backgroundImages[state] = image
            }
        }
        ButtonLooks.show(button)
    }

    private static func parts(of button: UIButton) -> [(String, UIView?)] {
        [
            ("UIButtonTitlePart", button.parts.title), ("UIButtonImagePart", button.parts.image),
            ("UIButtonBackgroundPart", button.parts.background),
        ]
    }
}
