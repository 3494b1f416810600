import CoreGraphics
public import Foundation
import QuartzCore

/// A view that blurs the content behind it, or lets it shine through its own content.
///
/// Subviews go into ``contentView``; one that is added to the view itself stops the program with a message. Changing ``effect`` in an animation block
/// animates between the effects, and under a ``UIViewPropertyAnimator`` it can be scrubbed: half way there is half of the blur.
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     bar.contentView.addSubview(label)
///
/// Source: uikit U136.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private var content = EffectContentView()
    private let tint = EffectTintView()
    private var shownMaterial: EffectMaterial?

    /// Makes a view with an effect; nil is none.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    /// Makes a view without an effect, with a frame in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes a view from an archive, with its effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        effect = coder.soundObject(forKey: "UIVisualEffectViewEffect") as? UIVisualEffect
        setUp()
        coder.didInitialize(self, as: UIVisualEffectView.self)
    }

    /// Writes the view, its content and its effect into an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        if let effect { coder.encode(effect, forKey: "UIVisualEffectViewEffect") }
    }

    private func setUp() {
        for part in [tint, content] where part.superview == nil {
            part.frame = bounds
            part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            ViewTree.insert(part, into: self, at: .front)
        }
        sendSubviewToBack(tint)
        showEffect()
    }

    /// The effect of the view; nil, as at first, for none.
    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    /// The view that subviews go into; it has the size of the view.
    open var contentView: UIView { content }

    // MARK: The effect

    private func showEffect() {
        let style = traitCollection.userInterfaceStyle
        let material = effect?.material(in: style)
        if material != shownMaterial { show(material) }
        shownMaterial = material
        let look = effect?.contentLook(in: style)
        content.layer.compositingFilter = look?.blendMode
        content.layer.filters = look.map { [$0.filter] }
    }

    private func show(_ material: EffectMaterial?) {
        let isAnimated = !DisplayState.current.animationBlocks.states.isEmpty && UIView.areAnimationsEnabled
        if layer.backgroundFilters == nil, material != nil {
            let blur = LayerFilter.gaussianBlur(radius: 0, normalizesEdges: true)
            blur.name = EffectFilter.blur
            let saturation = LayerFilter.colorSaturate(1)
            saturation.name = EffectFilter.saturation
            layer.backgroundFilters = [blur, saturation]
        }
        layer.setValue(material?.radius ?? 0, forKeyPath: EffectFilter.radiusPath)
        layer.setValue(material?.saturation ?? 1, forKeyPath: EffectFilter.saturationPath)
        let color = material?.tintColor ?? tint.backgroundColor?.withAlphaComponent(0) ?? .clear
        if shownMaterial == nil, isAnimated {
            // It fades in with the blur, in its own colour.
            UIView.performWithoutAnimation { tint.backgroundColor = color.withAlphaComponent(0) }
        }
        tint.backgroundColor = color
        if material == nil, !isAnimated { layer.backgroundFilters = nil }
    }

    /// Draws the effect for the new appearance.
    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showEffect()
    }

    /// Draws the effect for the appearance of the new superview.
    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        showEffect()
    }

    // MARK: Subviews

    /// Stops the program: subviews go into ``contentView``.
    open override dynamic func addSubview(_ view: UIView) { adopt(view) }

    /// Stops the program: subviews go into ``contentView``.
    open override func insertSubview(_ view: UIView, at index: Int) { adopt(view) }

    /// Stops the program: subviews go into ``contentView``.
    open override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { adopt(view) }

    /// Stops the program: subviews go into ``contentView``.
    open override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { adopt(view) }

    /// Takes the content view of an archive; a program is not to add anything else.
    private func adopt(_ view: UIView) {
        guard let archived = view as? EffectContentView else {
            fatalError(
                "\(view) was added to \(self); subviews of a visual effect view go into its contentView"
            )
        }
        content.removeFromSuperview()
        content = archived
        setUp()
    }
}

/// The names of the filters on the layers of visual effect views.
enum EffectFilter {
    static let blur = "systemBlur"
    static let saturation = "systemSaturation"
    static let radiusPath = "backgroundFilters.systemBlur.inputRadius"
    static let saturationPath = "backgroundFilters.systemSaturation.inputAmount"

    /// Whether a change under a key is one that animation blocks animate.
    static func isInput(_ key: String) -> Bool { key == radiusPath || key == saturationPath }
}

/// What holds the content of a visual effect view; archives have it.
final class EffectContentView: UIView {}

/// The tint over a blur.
private final class EffectTintView: UIView, UnarchivedView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}
