import CoreGraphics
public import Foundation
import QuartzCore

/// Has coordinates that can be converted to those of others: views and screens.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The rectangle of the space, in its own coordinates.
    var bounds: CGRect { get }
    /// A point in the coordinates of another space.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in these coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle in the coordinates of another space.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in these coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
    /// The view itself, as a coordinate space.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// A point in the coordinates of a view or screen.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, to: SpaceLayer.of(coordinateSpace))
    }

    /// A point of a view or screen in the view's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        layer.convert(point, from: SpaceLayer.of(coordinateSpace))
    }

    /// A rectangle in the coordinates of a view or screen.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, to: SpaceLayer.of(coordinateSpace))
    }

    /// A rectangle of a view or screen in the view's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        layer.convert(rect, from: SpaceLayer.of(coordinateSpace))
    }
}

extension UIScreen: UICoordinateSpace {
    /// The screen itself, as a coordinate space.
    public var coordinateSpace: any UICoordinateSpace { self }

    /// The coordinate space of the upright screen; the screen itself, since it is not turned.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }

    /// A point in the coordinates of a view.
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        rootLayer?.convert(point, to: SpaceLayer.of(coordinateSpace)) ?? point
    }

    /// A point of a view in the screen's coordinates.
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        rootLayer?.convert(point, from: SpaceLayer.of(coordinateSpace)) ?? point
    }

    /// A rectangle in the coordinates of a view.
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rootLayer?.convert(rect, to: SpaceLayer.of(coordinateSpace)) ?? rect
    }

    /// A rectangle of a view in the screen's coordinates.
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rootLayer?.convert(rect, from: SpaceLayer.of(coordinateSpace)) ?? rect
    }
}

@MainActor enum SpaceLayer {
    /// The layer that a space's coordinates are those of.
    static func of(_ space: any UICoordinateSpace) -> CALayer? {
        (space as? UIView)?.layer ?? (space as? UIScreen)?.rootLayer
    }
}
