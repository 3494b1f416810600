import CoreGraphics
import Foundation

/// What programs said of a navigation bar before there were appearances; it counts while no standard appearance was set.
@MainActor struct BarLegacy {
    struct Key: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }

    var style = UIBarStyle.default
    var isTranslucent: Bool?
    var barTint: UIColor?
    var images: [Key: UIImage] = [:]
    var shadows: [UIBarPosition: UIImage] = [:]
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    var titleShift: [UIBarMetrics: CGFloat] = [:]
    var backIndicator: UIImage?
    var backMask: UIImage?

    /// The picture for a position and metrics, else for any position, else for the usual metrics.
    func image(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in [metrics, metrics == .defaultPrompt || metrics == .compactPrompt ? .default : metrics]
        {
            let found =
                images[Key(position: position, metrics: metrics)]
                ?? images[Key(position: .any, metrics: metrics)]
            if let found { return found }
        }
        return nil
    }

    /// Whether content below shines through the bar.
    func shinesThrough(_ metrics: UIBarMetrics) -> Bool {
        isTranslucent ?? !(images.values.contains(where: isOpaque))
    }

    private func isOpaque(_ image: UIImage) -> Bool {
        guard let alpha = image.cgImage?.alphaInfo else { return false }
        return alpha == .none || alpha == .noneSkipLast || alpha == .noneSkipFirst
    }

    /// The background of a bar, changed by the values that were set.
    ///
    /// GUESS bar-tint: a tint of a bar that content shines through is 0.85 opaque.
    func applied(to look: BarLook, _ position: UIBarPosition, _ metrics: UIBarMetrics) -> BarLook {
        var look = look
        let isClear = shinesThrough(metrics)
        if let barTint {
            look.color = isClear ? barTint.withAlphaComponent(0.85) : barTint
        } else if !isClear {
            (look.color, look.effect) = (.systemBackground, nil)
        }
        if let image = image(position, metrics) {
            (look.image, look.effect, look.color) = (image, nil, nil)
            // As Apple's do, a bar leaves its line out for a picture behind it and one in the line's place.
            if let shadow = shadows[position] ?? shadows[.any] { look.shadowImage = shadow }
        }
        return look
    }
}
