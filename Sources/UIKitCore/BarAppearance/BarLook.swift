import CoreGraphics
import Foundation

/// The background of a bar, as a value.
struct BarLook: Equatable {
    /// The blur at the back.
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor? = BarLook.shadow
    var shadowImage: UIImage?

    /// The line at the edge of bars: black, and white in the dark, with three and one and a half tenths.
    static let shadow = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
    }

    /// What bars have by themselves.
    @MainActor static let material = BarLook(effect: UIBlurEffect(style: .systemChromeMaterial))
    static let opaque = BarLook(color: .systemBackground)
    static let transparent = BarLook(shadowColor: nil)

    // MARK: Archives

    func encode(into coder: NSCoder) {
        if let effect { coder.encode(effect, forKey: "UIBackgroundEffect") }
        if let color { coder.encode(color, forKey: "UIBackgroundColor") }
        if let image { coder.encode(image, forKey: "UIBackgroundImage") }
        coder.encode(imageMode.rawValue, forKey: "UIBackgroundImageContentMode")
        if let shadowColor {
            if shadowColor === BarLook.shadow {
                coder.encode(true, forKey: "UIUsualShadow")
            } else {
                coder.encode(shadowColor, forKey: "UIShadowColor")
            }
        }
        if let shadowImage { coder.encode(shadowImage, forKey: "UIShadowImage") }
    }
}

extension BarLook {
    init(_ coder: NSCoder) {
        effect = coder.soundObject(forKey: "UIBackgroundEffect") as? UIBlurEffect
        color = coder.soundObject(forKey: "UIBackgroundColor") as? UIColor
        image = coder.soundObject(forKey: "UIBackgroundImage") as? UIImage
        let mode = coder.decodeInteger(forKey: "UIBackgroundImageContentMode")
        imageMode = UIView.ContentMode(rawValue: mode) ?? .scaleToFill
        let isUsual = coder.decodeBool(forKey: "UIUsualShadow")
        shadowColor = isUsual ? Self.shadow : coder.soundObject(forKey: "UIShadowColor") as? UIColor
        shadowImage = coder.soundObject(forKey: "UIShadowImage") as? UIImage
    }
}
