import AgateDisplay
import AgateScene
import CoreGraphics
import Foundation
import QuartzCore

/// What debug views mark of the views of a display.
@MainActor enum DebugMarks {
    /// The least size that a finger finds well, in points.
    ///
    /// GUESS finger-size: what Apple's guidelines ask of controls.
    private static let finger: CGFloat = 44

    /// The marks of some debug views, in the order in which they are drawn.
    static func find(_ views: DebugViews, _ state: DisplayState) -> [DebugMark] {
        var marks: [DebugMark] = []
        for window in state.windowList.windows where !window.isHidden {
            walk(window, views, &marks)
        }
        if views.contains(.touches) { markTouches(state, &marks) }
        return marks
    }

    private static func walk(_ view: UIView, _ views: DebugViews, _ marks: inout [DebugMark]) {
        guard !view.isHidden, view.alpha > 0.01, let layer = LayerInspection.id(of: view.layer) else {
            return
        }
        if views.contains(.safeAreas), view.viewController != nil { markMargins(of: view, layer, &marks) }
        if views.contains(.hitAreas), takesTouches(view) {
            marks.append(.hitArea(view.bounds, of: layer, isSmall: !findsFinger(view)))
        }
        for subview in view.subviews { walk(subview, views, &marks) }
    }

    // MARK: Safe areas and margins

    private static func markMargins(of view: UIView, _ layer: LayerID, _ marks: inout [DebugMark]) {
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        for strip in strips(between: view.bounds, and: safe) {
            marks.append(.outsideSafeArea(strip, of: layer))
        }
        let inner = view.bounds.inset(by: view.layoutMargins)
        for strip in strips(between: safe, and: inner.overlap(with: safe)) {
            marks.append(.outsideMargins(strip, of: layer))
        }
    }

    /// The parts of a rectangle around another one in it: above, below, left and right.
    private static func strips(between outer: CGRect, and inner: CGRect) -> [CGRect] {
        guard !outer.isNull, !inner.isNull, outer.width > 0, outer.height > 0 else { return [] }
        let (width, height) = (outer.width, inner.height)
        return [
            CGRect(x: outer.minX, y: outer.minY, width: width, height: inner.minY - outer.minY),
            CGRect(x: outer.minX, y: inner.maxY, width: width, height: outer.maxY - inner.maxY),
            CGRect(x: outer.minX, y: inner.minY, width: inner.minX - outer.minX, height: height),
            CGRect(x: inner.maxX, y: inner.minY, width: outer.maxX - inner.maxX, height: height),
        ].filter { $0.size.width > 0 && $0.size.height > 0 }
    }

    // MARK: Hit areas

    /// Whether a view does something by itself when it is touched.
    private static func takesTouches(_ view: UIView) -> Bool {
        guard view.isUserInteractionEnabled, view.bounds.width > 0, view.bounds.height > 0 else {
            return false
        }
        return view.isTouchTarget
    }

    /// Whether a finger finds a view: it is as large as a finger, or says of so large an area that it lies in it.
    private static func findsFinger(_ view: UIView) -> Bool {
        let bounds = view.bounds
        // Just inside: the lower and right edges are not the view's any more.
        let reach = finger / 2 - 0.01
        func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
            [-1, 1].allSatisfy {
                view.point(inside: CGPoint(x: bounds.midX + $0 * x, y: bounds.midY + $0 * y), with: nil)
            }
        }
        return (bounds.width >= finger || reaches(reach, 0)) && (bounds.height >= finger || reaches(0, reach))
    }

    // MARK: Touches

    /// The size of a disc, in points.
    private static let disc: CGFloat = 32

    private static func markTouches(_ state: DisplayState, _ marks: inout [DebugMark]) {
        for touch in state.touchState.touches.sorted(by: { $0.key < $1.key }).map(\.value) {
            guard let window = touch.window, let layer = LayerInspection.id(of: window.layer) else {
                continue
            }
            let place = touch.windowLocation
            guard place.x.isFinite, place.y.isFinite else { continue }
            let area = CGRect(x: place.x - disc / 2, y: place.y - disc / 2, width: disc, height: disc)
            marks.append(.touch(area, of: layer))
        }
    }
}
