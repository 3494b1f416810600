import CoreGraphics
import Foundation
import QuartzCore

/// Zooming of the view that a delegate names: a scale of its transform, with the content's size and offset.
///
/// Source: uikit U102.
@MainActor struct ScrollZoom {
    /// The scale at the beginning of a pinch.
    let startScale: CGFloat
    /// The point of the zoomed view, without its scale, that stays under the fingers.
    let anchor: CGPoint

    /// The scale that a pinch asks for, with resistance beyond the limits.
    ///
    /// GUESS zoom-rubber: the resistance of scrolling on the scale of powers of two, a power being its length.
    static func limited(_ scale: CGFloat, _ view: UIScrollView) -> CGFloat {
        let legal = min(max(scale, view.minimumZoomScale), max(view.minimumZoomScale, view.maximumZoomScale))
        guard scale != legal, scale > 0, legal > 0 else { return legal }
        guard view.bouncesZoom else { return legal }
        let beyond = log2(scale / legal)
        let pulled = ScrollPhysics.zoomRubber * abs(beyond)
        let stretched = pulled / (pulled + 1)
        return legal * exp2(beyond < 0 ? -stretched : stretched)
    }

    /// Gives the zoomed view a scale; the size of the content follows.
    static func apply(_ scale: CGFloat, to view: UIScrollView) {
        guard let zoomed = view.delegate?.viewForZooming(in: view), scale.isFinite, scale > 0 else { return }
        let natural = zoomed.bounds.size
        zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
        // The view's corner stays at the content's.
        zoomed.frame.origin = .zero
        view.isChangingZoom = true
        view.contentSize = CGSize(width: natural.width * scale, height: natural.height * scale)
        view.isChangingZoom = false
    }

    /// Follows two fingers.
    static func pinch(_ view: UIScrollView, _ pinch: UIPinchGestureRecognizer) {
        let zoomed = view.delegate?.viewForZooming(in: view)
        switch pinch.state {
        case .began:
            ScrollMoves.stop(view)
            endBounce(view)
            let place = pinch.location(in: view)
            let scale = view.zoomScale
            view.zoom = ScrollZoom(startScale: scale, anchor: CGPoint(x: place.x / scale, y: place.y / scale))
            view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
            follow(view, pinch)
        case .changed: follow(view, pinch)
        case .ended, .cancelled:
            guard view.zoom != nil else { return }
            view.zoom = nil
            let scale = view.zoomScale
            let legal = min(
                max(scale, view.minimumZoomScale),
                max(view.minimumZoomScale, view.maximumZoomScale)
            )
            if legal == scale {
                view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: legal)
            } else {
                bounce(view, to: legal)
            }
        default: break
        }
    }

    /// A scale on its way back between its limits.
    final class Bounce {}

    /// Springs back to a scale between the limits; the delegate hears of the end when it is there.
    private static func bounce(_ view: UIScrollView, to scale: CGFloat) {
        let bounce = Bounce()
        view.zoomBounce = bounce
        UIView.animate(withDuration: ScrollPhysics.zoomDuration) {
            apply(scale, to: view)
            view.setOffset(ScrollGeometry(view).clamped(view.contentOffset))
        } completion: { [weak view] _ in
            if let view, view.zoomBounce === bounce { endBounce(view) }
        }
        view.delegate?.scrollViewDidZoom(view)
    }

    /// A spring back is over, or something else begins; nothing happens where there is none.
    private static func endBounce(_ view: UIScrollView) {
        guard view.zoomBounce != nil else { return }
        view.zoomBounce = nil
        let zoomed = view.delegate?.viewForZooming(in: view)
        view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: view.zoomScale)
    }

    private static func follow(_ view: UIScrollView, _ pinch: UIPinchGestureRecognizer) {
        guard let zoom = view.zoom else { return }
        let scale = limited(zoom.startScale * pinch.scale, view)
        let place = pinch.location(in: view)
        let onScreen = CGPoint(x: place.x - view.contentOffset.x, y: place.y - view.contentOffset.y)
        apply(scale, to: view)
        let offset = CGPoint(x: zoom.anchor.x * scale - onScreen.x, y: zoom.anchor.y * scale - onScreen.y)
        view.setOffset(scale < view.minimumZoomScale ? offset : ScrollGeometry(view).clamped(offset))
        view.delegate?.scrollViewDidZoom(view)
    }

    /// Zooms to a scale around the middle of what is seen.
    static func set(_ scale: CGFloat, of view: UIScrollView, animated: Bool) {
        guard scale.isFinite else { return }
        let legal = min(max(scale, view.minimumZoomScale), max(view.minimumZoomScale, view.maximumZoomScale))
        let (old, bounds) = (view.zoomScale, view.bounds)
        guard legal > 0, old > 0 else { return }
        let middle = CGPoint(x: bounds.midX / old * legal, y: bounds.midY / old * legal)
        zoom(view, to: legal, middle: middle, animated: animated)
    }

    /// Zooms so that a part of the zoomed view, in its own coordinates, fills what is seen.
    static func show(_ rect: CGRect, of view: UIScrollView, animated: Bool) {
        let bounds = view.bounds.size
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let wanted = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(wanted, view.minimumZoomScale), max(view.minimumZoomScale, view.maximumZoomScale))
        zoom(view, to: scale, middle: CGPoint(x: rect.midX * scale, y: rect.midY * scale), animated: animated)
    }

    private static func zoom(_ view: UIScrollView, to scale: CGFloat, middle: CGPoint, animated: Bool) {
        guard let zoomed = view.delegate?.viewForZooming(in: view) else { return }
        ScrollMoves.stop(view)
        endBounce(view)
        let change = {
            apply(scale, to: view)
            let size = view.bounds.size
            let offset = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
            view.setOffset(ScrollGeometry(view).clamped(offset))
        }
        view.delegate?.scrollViewWillBeginZooming(view, with: zoomed)
        if animated {
            UIView.animate(withDuration: ScrollPhysics.zoomDuration, animations: change) { [weak view] _ in
                guard let view else { return }
                view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
            }
            view.delegate?.scrollViewDidZoom(view)
        } else {
            change()
            view.delegate?.scrollViewDidZoom(view)
            view.delegate?.scrollViewDidEndZooming(view, with: zoomed, atScale: scale)
        }
    }
}
