import CoreGraphics
import Foundation
import QuartzCore

/// Shows a background configuration; it lies behind everything in the view whose background it is.
@MainActor package final class BackgroundView: UIView {
    /// The shown configuration.
    package var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { show() } }
    }

    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?
    private let stroke = CALayer()

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    /// Places the view in another one, as the insets say.
    package func place(in view: UIView) {
        var insets = configuration.backgroundInsets
        let margins = view.directionalLayoutMargins
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var rect = view.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top,
                left: isMirrored ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing
            )
        )
        rect.size.width = max(rect.width, 0)
        rect.size.height = max(rect.height, 0)
        if frame != rect { frame = rect }
    }

    private func show() {
        let radius = min(max(configuration.cornerRadius, 0), min(bounds.width, bounds.height) / 2)
        let shape = radius.isFinite ? radius : 0
        backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = shape
        layer.cornerCurve = .continuous
        showStroke(radius: shape)
        showEffect(radius: shape)
        showImage(radius: shape)
        showCustomView()
    }

    private func showStroke(radius: CGFloat) {
        let width = configuration.strokeWidth
        guard width > 0, width.isFinite else {
            stroke.removeFromSuperlayer()
            return
        }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if stroke.superlayer == nil { layer.addSublayer(stroke) }
        let outset = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
        stroke.frame = bounds.insetBy(dx: -outset, dy: -outset)
        stroke.cornerRadius = max(radius + outset, 0)
        stroke.cornerCurve = .continuous
        stroke.borderWidth = width
        stroke.borderColor = ViewAppearance.resolved(
            configuration.resolvedStrokeColor(for: tintColor),
            for: self
        )
        CATransaction.commit()
    }

    private func showEffect(radius: CGFloat) {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        if effectView == nil {
            effectView = view
            insertSubview(view, at: 0)
        }
        if view.effect != effect { view.effect = effect }
        view.frame = bounds
        view.layer.cornerRadius = radius
        view.clipsToBounds = true
    }

    private func showImage(radius: CGFloat) {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            addSubview(view)
        }
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.frame = bounds
        view.layer.cornerRadius = radius
        view.clipsToBounds = true
    }

    private func showCustomView() {
        if customView !== configuration.customView {
            customView?.removeFromSuperview()
            customView = configuration.customView
            if let customView { insertSubview(customView, at: 0) }
        }
        customView?.frame = bounds
    }
}
