public import CoreGraphics
public import Foundation

/// The look of a preview: its outline, its shadow and its background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    /// Makes parameters with which the whole view is shown, with its own background.
    nonisolated public override init() {
        super.init()
    }

    /// Makes parameters for lines of text, with an outline around them.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in the view's coordinates.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for value in textLineRects {
            let rect = value.cgRectValue.insetBy(dx: -Self.textMargin, dy: -Self.textMargin)
            path.append(UIBezierPath(roundedRect: rect, cornerRadius: Self.textRadius))
        }
        visiblePath = path
    }

    // GUESS text-preview: how far the outline is from the text, and its radius.
    private static let textMargin: CGFloat = 4
    private static let textRadius: CGFloat = 6

    /// The outline of the visible part of the view, in its coordinates; nil for its bounds.
    open var visiblePath: UIBezierPath?
    /// The outline of the shadow; nil is that of the view.
    open var shadowPath: UIBezierPath?
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour behind the view; setting nil gives the system's background.
    open var backgroundColor: UIColor! = .systemBackground {
        didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
    }

    /// Returns other parameters with the same paths and background colour.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = UIPreviewParameters()
        made.visiblePath = visiblePath
        made.shadowPath = shadowPath
        made.backgroundColor = backgroundColor
        return made
    }
}

/// The place of a preview: a point of a view, and a transform.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in whose coordinates the target's center is.
    public let container: UIView
    /// The middle of the preview, in the container's coordinates.
    public let center: CGPoint
    /// The transform of the preview about its center.
    public let transform: CGAffineTransform

    /// Makes a target at a point of a view, with a transform.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    /// Makes a target at a point of a view, without a transform.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The target itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is shown as a lifted preview, with its look and its place.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view that is shown as the preview.
    public let view: UIView
    /// The visible part, the shadow and the background of the preview.
    public let parameters: UIPreviewParameters
    /// The place of the preview when it is not lifted.
    public let target: UIPreviewTarget

    /// Makes a preview of a view at a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Makes a preview of a view at its present place; the view has to be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        guard let container = view.superview else {
            fatalError("a preview of \(view) without a target needs the view to be in a window")
        }
        let target = UIPreviewTarget(container: container, center: view.center, transform: view.transform)
        self.init(view: view, parameters: parameters, target: target)
    }

    /// Makes a preview of a whole view at its present place; the view has to be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the visible part of the view.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// Returns a preview of the same view and parameters at another target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The preview itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
