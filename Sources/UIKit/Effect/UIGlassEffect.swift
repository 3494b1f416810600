import CoreGraphics
public import Foundation

/// Glass, as a blur: the look that is drawn here is that of iOS 13 to 18, whose thin material takes its place.
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is.
    public enum Style: Int, Sendable {
        /// As a thin material.
        case regular = 0
        /// As the thinnest material.
        case clear = 1
    }

    let style: Style

    /// Whether the glass answers touches; kept for reading back, a blur does not move.
    open var isInteractive = false

    /// A colour of the glass, which is laid over the blur.
    open var tintColor: UIColor?

    /// Makes regular glass.
    @preconcurrency @MainActor public convenience override init() {
        self.init(style: .regular)
    }

    /// Makes glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes glass from an archive.
    nonisolated public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the glass into an archive.
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

    /// Makes a group.
    @preconcurrency @MainActor public override init() {
        super.init()
    }

    /// Makes a group from an archive.
    nonisolated public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
