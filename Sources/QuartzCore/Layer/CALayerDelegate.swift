public import CoreGraphics
public import Foundation

/// The methods that a layer calls for its contents, its layout and its actions.
///
/// On Apple's systems all members are optional; here each has a default implementation that behaves like an
/// absent one.
public protocol CALayerDelegate: AnyObject {
    /// Provides the contents of a layer instead of drawing it.
    func display(_ layer: CALayer)

    /// Draws a layer into the context of its backing store, in the layer's coordinates.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Tells that ``draw(_:in:)`` is about to be called.
    func layerWillDraw(_ layer: CALayer)

    /// Places the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)

    /// The first step of the search for an action.
    ///
    /// - Returns: an action that is used; nil to continue the search; `NSNull` to end it without an action.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing: the layer draws itself.
    public func display(_ layer: CALayer) { layer.noteAbsentDelegateMethod(.display) }

    /// Does nothing: the layer has no drawing by its delegate.
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.noteAbsentDelegateMethod(.draw) }

    /// Does nothing: the default of a delegate that prepares nothing for drawing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Does nothing: the layer asks its layout manager.
    public func layoutSublayers(of layer: CALayer) { layer.noteAbsentDelegateMethod(.layout) }

    /// Gives nil, the default: the search for an action goes on in the layer's own tables.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The delegate methods whose absence changes what a layer does.
package struct AbsentDelegateMethods: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let display = AbsentDelegateMethods(rawValue: 1)
    package static let draw = AbsentDelegateMethods(rawValue: 2)
    package static let layout = AbsentDelegateMethods(rawValue: 4)
}

/// An object that lays out the sublayers of layers.
public protocol CALayoutManager: AnyObject {
    /// The size that a layer would like, in its superlayer's coordinates.
    func preferredSize(of layer: CALayer) -> CGSize

    /// Tells that the layout of a layer is out of date.
    func invalidateLayout(of layer: CALayer)

    /// Places the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
}

extension CALayoutManager {
    /// The size of the layer's bounds.
    public func preferredSize(of layer: CALayer) -> CGSize { layer.bounds.size }

    /// Does nothing: the default of a layout manager that keeps no results.
    public func invalidateLayout(of layer: CALayer) {}

    /// Does nothing: the default of a layout manager leaves sublayers where they are.
    public func layoutSublayers(of layer: CALayer) {}
}
