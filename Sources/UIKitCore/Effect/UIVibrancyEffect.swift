import CoreGraphics
public import Foundation
import QuartzCore

/// The part that content plays which shines through a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text in the first place, such as a title.
    case label = 0
    /// Text in the second place, such as a subtitle.
    case secondaryLabel = 1
    /// Text in the third place.
    case tertiaryLabel = 2
    /// Text in the fourth place, which stands out least.
    case quaternaryLabel = 3
    /// The fill of a large area.
    case fill = 4
    /// The fill of an area that stands out less.
    case secondaryFill = 5
    /// The fill of an area that stands out least.
    case tertiaryFill = 6
    /// A line between contents.
    case separator = 7
}

/// An effect that lets the backdrop of a blur shine through content: opaque content makes it lighter, or darker on a light blur.
///
/// Its view goes into the content view of a view with the blur. Colours of the content do not count, only how opaque it is.
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    private let blur: UIBlurEffect
    private let style: UIVibrancyEffectStyle

    /// Makes an effect for content over a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Makes an effect for content of a kind over a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    /// Makes an effect from an archive, with its blur and its style.
    nonisolated public required init?(coder: NSCoder) {
        guard let blur = UIBlurEffect(coder: coder) else { return nil }
        self.blur = blur
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyStyle")) ?? .label
        super.init(coder: coder)
    }

    /// Writes the effect into an archive, with its blur and its style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        blur.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIVibrancyStyle")
    }

    override func contentLook(in style: UIUserInterfaceStyle) -> VibrantLook? {
        let isDark = (blur.material(in: style)?.tint.white ?? 1) < 0.5
        return VibrantLook(isDark: isDark, strength: VibrantLook.strength(of: self.style))
    }

    /// Whether the other object is an effect for the same content over an equal blur.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other === self || other.blur.isEqual(blur) && other.style == style
    }

    /// A hash of the blur and the style.
    nonisolated open override var hash: Int { blur.hash &* 31 &+ style.rawValue }
}

/// How content is drawn over a blur: as light that is added, or taken away, wherever it is opaque.
///
/// GUESS vibrancy: the amounts that are added or subtracted. Source: uikit U136.
struct VibrantLook: Equatable {
    let isDark: Bool
    /// How much light, 0 to 1.
    let strength: CGFloat

    static func strength(of style: UIVibrancyEffectStyle) -> CGFloat {
        switch style {
        case .label: 0.75
        case .secondaryLabel: 0.5
        case .tertiaryLabel: 0.3
        case .quaternaryLabel: 0.18
        case .fill: 0.25
        case .secondaryFill: 0.18
        case .tertiaryFill: 0.12
        case .separator: 0.2
        }
    }

    /// The name of the blend mode.
    var blendMode: String { isDark ? "plusL" : "plusD" }

    /// Turns every colour into the grey that is added, or that is left, keeping how opaque it is.
    var filter: LayerFilter {
        let white = isDark ? strength : 1 - strength
        return .colorMatrix([
            0, 0, 0, 0, white,
            0, 0, 0, 0, white,
            0, 0, 0, 0, white,
            0, 0, 0, 1, 0,
        ])
    }
}
