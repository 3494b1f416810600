import CoreGraphics
public import Foundation

/// A glass effect; it is drawn as the thin material of iOS 13 to 18.
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// The clarities that glass can have.
    public enum Style: Int, Sendable {
        /// Glass like a thin material.
        case regular = 0
        /// Glass like the thinnest material.
        case clear = 1
    }

    let style: Style

    /// Whether the glass answers touches; kept for reading back, a blur does not move.
    open var isInteractive = false

    /// A colour of the glass, which is laid over the blur.
    open var tintColor: UIColor?

    /// Makes a glass effect of the style `regular`.
    @preconcurrency @MainActor public convenience override init() {
        self.init(style: .regular)
    }

    /// Makes a glass effect of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes a glass effect from an archive, with its style.
    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the effect into an archive, with its style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIGlassEffectStyle")
    }

    override func material(in style: UIUserInterfaceStyle) -> EffectMaterial? {
        var material = EffectMaterials.material(
            of: self.style == .clear ? .systemUltraThinMaterial : .systemThinMaterial,
            in: style
        )
        material.color = tintColor?.withAlphaComponent(0.5)
        return material
    }
}

/// A group of glass; its glasses are blurs of their own here, which do not flow together.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// From which distance on glasses flow together, in points; kept for reading back.
    open var spacing: CGFloat = 0

    /// Makes an effect that groups the glass views within its view.
    @preconcurrency @MainActor public override init() {
        super.init()
    }

    /// Makes a group's effect from an archive.
    nonisolated public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
