import CoreGraphics
import Foundation
import QuartzCore

/// Colours, content placement and drawing of views.
@MainActor package enum ViewAppearance {
    /// The colour as it was set; another one when the layer's was changed since.
    static func backgroundColor(of view: UIView) -> UIColor? {
        guard let color = view.layer.backgroundColor else { return nil }
        if let stored = view.backgroundStorage, resolved(stored, for: view) == color { return stored }
        return UIColor(cgColor: color)
    }

    /// A colour as it looks in a view.
    package static func resolved(_ color: UIColor, for view: UIView) -> CGColor {
        guard ViewTraits.isUsed, color.isDynamic else { return color.cgColor }
        return color.resolvedColor(with: ViewTraits.traits(of: view)).cgColor
    }

    /// The nearest tint colour above, else the system's blue; grey where tints are dimmed.
    static func tintColor(of view: UIView) -> UIColor {
        let color = undimmedTintColor(of: view)
        return TintAdjustment.isUsed && TintAdjustment.mode(of: view) == .dimmed
            ? TintAdjustment.dimmed(color) : color
    }

    private static func undimmedTintColor(of view: UIView) -> UIColor {
        var current: UIView? = view
        while let next = current {
            if let color = next.tintStorage { return color }
            current = next.superviewStorage
        }
        return .systemBlue
    }

    static func setTintColor(_ color: UIColor?, of view: UIView) {
        view.tintStorage = color
        tintDidChange(view)
    }

    /// The tint that a view gives to what is in it.
    ///
    /// - Returns: nil for a view in which nothing inherits a tint from around it.
    static func inheritedTint(of view: UIView) -> InheritedTint? {
        guard !view.subviewReferences.isEmpty, view.tintStorage == nil || TintAdjustment.isUsed else {
            return nil
        }
        var current = view.superviewStorage
        var color = view.tintStorage
        while color == nil, let next = current {
            color = next.tintStorage
            current = next.superviewStorage
        }
        return InheritedTint(color: color, mode: TintAdjustment.mode(of: view))
    }

    /// A view has come to another superview, or has none any more: its subviews are called for another tint, superviews first.
    ///
    /// Source: uikit U18.
    static func tintMayHaveChanged(_ view: UIView, from old: InheritedTint?) {
        if let old, let new = inheritedTint(of: view), old != new {
            let isDimmedAnew = old.mode != new.mode
            for subview in view.subviews where subview.tintStorage == nil || isDimmedAnew {
                tintDidChange(subview, ofAll: isDimmedAnew)
            }
        }
    }

    /// Tells a view and what is in it of another tint colour, superviews first.
    ///
    /// - Parameter all: Whether views with a colour of their own, and what is in them, change too: they are grey now, or no longer.
    private static func tintDidChange(_ view: UIView, ofAll all: Bool = false) {
        var stack = [view]
        while let next = stack.popLast() {
            next.tintColorDidChange()
            stack.append(contentsOf: next.subviews.filter { all || $0.tintStorage == nil }.reversed())
        }
    }

    /// A layer's gravity names the sides for y upwards: what a view calls the top is the layer's bottom.
    static func apply(_ mode: UIView.ContentMode, to layer: CALayer) {
        layer.needsDisplayOnBoundsChange = mode == .redraw
        layer.contentsGravity =
            switch mode {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .bottom
            case .bottom: .top
            case .left: .left
            case .right: .right
            case .topLeft: .bottomLeft
            case .topRight: .bottomRight
            case .bottomLeft: .topLeft
            case .bottomRight: .topRight
            }
    }

    static func draw(_ view: UIView, _ layer: CALayer, in context: CGContext) {
        let bounds = view.bounds
        context.saveGState()
        if !layer.contentsAreFlipped() {
            // Views draw downwards, whatever tree their layers are in.
            context.translateBy(x: 0, y: bounds.minY + bounds.maxY)
            context.scaleBy(x: 1, y: -1)
        }
        UIGraphicsPushContext(context)
        ViewTraits.perform(for: view) { view.draw(bounds) }
        UIGraphicsPopContext()
        // A method that calls the one of `UIView` has drawn nevertheless.
        if DrawingClasses.contain(type(of: view)) { layer.notePresentDelegateMethod(.draw) }
        context.restoreGState()
    }
}

/// What the tint of a view follows from.
struct InheritedTint: Equatable {
    /// Nil: the system's blue.
    let color: UIColor?
    let mode: UIView.TintAdjustmentMode
}

/// The layout pass of views.
@MainActor enum ViewLayout {
    static func layOut(_ view: UIView) {
        if let state = view.layoutState, !state.host.mayLayOut(view, state) { return }
        ViewTraits.perform(for: view) { layOutNow(view) }
        view.layoutState?.refreshBaselines()
    }

    private static func layOutNow(_ view: UIView) {
        if let controller = view.viewController {
            controller.viewWillLayoutSubviews()
            view.layoutSubviews()
            controller.viewDidLayoutSubviews()
        } else {
            view.layoutSubviews()
        }
    }
}
