import AgateDisplay
import Foundation
import Testing
import UIKit

/// A viewer of one picture: pinched and tapped twice to zoom, kept in the middle, pulled down to be closed.
private final class ZoomViewer: UIViewController, UIScrollViewDelegate, UIGestureRecognizerDelegate {
    let scroll = UIScrollView()
    let picture = UIImageView()
    private(set) var log: [String] = []
    private var pull = UIPanGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let image = UIGraphicsImageRenderer(size: CGSize(width: 640, height: 320)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 640, height: 320))
            UIColor.red.setFill()
            context.fill(CGRect(x: 480, y: 0, width: 160, height: 320))
        }
        picture.image = image
        picture.frame.size = image.size
        scroll.delegate = self
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.showsHorizontalScrollIndicator = false
        scroll.addSubview(picture)
        view.addSubview(scroll)
        let twice = UITapGestureRecognizer(target: self, action: Selector("zoom:", ZoomViewer.zoom(_:)))
        twice.numberOfTapsRequired = 2
        scroll.addGestureRecognizer(twice)
        let once = UITapGestureRecognizer(target: self, action: Selector("toggle", ZoomViewer.toggle))
        once.require(toFail: twice)
        scroll.addGestureRecognizer(once)
        pull = UIPanGestureRecognizer(target: self, action: Selector("pull:", ZoomViewer.pull(_:)))
        pull.delegate = self
        view.addGestureRecognizer(pull)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let natural = picture.image?.size ?? .zero
        let fit = min(scroll.bounds.width / natural.width, scroll.bounds.height / natural.height)
        let isAtLeast = scroll.zoomScale == scroll.minimumZoomScale
        guard scroll.minimumZoomScale != fit else { return }
        scroll.minimumZoomScale = fit
        scroll.maximumZoomScale = max(2, fit)
        if isAtLeast || scroll.zoomScale < fit { scroll.zoomScale = fit }
        center()
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("zoomed \((scale * 100).rounded() / 100)")
    }

    private func center() {
        let x = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
        let y = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
        scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    private func zoom(_ tap: UITapGestureRecognizer) {
        log.append("twice")
        if scroll.zoomScale > scroll.minimumZoomScale {
            scroll.setZoomScale(scroll.minimumZoomScale, animated: true)
        } else {
            let point = tap.location(in: picture)
            let size = CGSize(
                width: scroll.bounds.width / scroll.maximumZoomScale,
                height: scroll.bounds.height / scroll.maximumZoomScale
            )
            scroll.zoom(
                to: CGRect(
                    x: point.x - size.width / 2,
                    y: point.y - size.height / 2,
                    width: size.width,
                    height: size.height
                ),
                animated: true
            )
        }
    }

    private func toggle() { log.append("once") }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pull else { return true }
        let speed = pull.velocity(in: view)
        return scroll.zoomScale == scroll.minimumZoomScale && abs(speed.y) > abs(speed.x)
    }

    private func pull(_ pan: UIPanGestureRecognizer) {
        let shift = pan.translation(in: view)
        let part = min(1, abs(shift.y) / 200)
        switch pan.state {
        case .changed:
            scroll.transform = CGAffineTransform(translationX: shift.x, y: shift.y).scaledBy(
                x: 1 - part * 0.3,
                y: 1 - part * 0.3
            )
            view.backgroundColor = UIColor.black.withAlphaComponent(1 - part)
        case .ended where part > 0.5:
            dismiss(animated: true)
        case .ended, .cancelled, .failed:
            UIView.animate(withDuration: 0.25) {
                self.scroll.transform = .identity
                self.view.backgroundColor = .black
            }
        default: break
        }
    }
}

@MainActor @Suite("Libraries: a viewer of pictures")
struct ZoomViewerTests {
    private func stage(_ body: (ManualDisplay, UIWindow, UIViewController, ZoomViewer) throws -> Void) throws
    {
        weak var gone: ZoomViewer?
        try onScreen { display, window in
            let home = UIViewController()
            home.view.backgroundColor = .white
            window.rootViewController = home
            display.advance(by: 0.1)
            let viewer = ZoomViewer()
            gone = viewer
            viewer.modalPresentationStyle = .overFullScreen
            viewer.modalTransitionStyle = .crossDissolve
            home.present(viewer, animated: true)
            display.advance(by: 1)
            try body(display, window, home, viewer)
            window.rootViewController = nil
            display.advance(by: 0.5)
        }
        #expect(gone == nil)
    }

    private func taps(_ count: Int, at point: CGPoint) -> TouchScript {
        TouchScript {
            for _ in 0..<count {
                $0.tap(at: point, contact: 0.05)
                $0.wait(0.1)
            }
        }
    }

    private func shown(_ viewer: ZoomViewer) -> CGRect {
        viewer.picture.layer.presentation().map { viewer.view.convert($0.frame, from: viewer.scroll) }
            ?? .null
    }

    @Test("it fits; two taps zoom to where they were, and out again; one tap waits for a second")
    func taps() throws {
        try stage { display, window, _, viewer in
            #expect(viewer.scroll.zoomScale == 0.5 && viewer.scroll.contentInset.top == 160)
            #expect(viewer.picture.frame.size == CGSize(width: 320, height: 160))
            #expect(
                display.color(at: 100, 240) == [0, 255, 0] && display.color(at: 300, 240) == [255, 0, 0]
            )
            display.film("zoom-fit")
            display.play(taps(2, at: CGPoint(x: 240, y: 240)), in: window, then: 0)
            let mid = viewer.picture.layer.presentation()?.frame.width ?? 0
            #expect(mid > 330 && mid < 1270, "\(mid)")
            display.advance(by: 1)
            #expect(viewer.scroll.zoomScale == 2 && viewer.log.suffix(2) == ["twice", "zoomed 2.0"])
            // What was tapped, the border of red and green, is in the middle.
            #expect(
                abs(viewer.scroll.contentOffset.x - 800) < 1 && display.color(at: 150, 240) == [0, 255, 0]
            )
            #expect(display.color(at: 170, 240) == [255, 0, 0])
            display.film("zoom-in")
            display.play(taps(2, at: CGPoint(x: 100, y: 100)), in: window, then: 1)
            #expect(viewer.scroll.zoomScale == 0.5 && viewer.scroll.contentOffset == CGPoint(x: 0, y: -160))
            display.play(taps(1, at: CGPoint(x: 100, y: 100)), in: window, then: 0.1)
            #expect(viewer.log.last != "once")
            display.advance(by: 0.3)
            #expect(viewer.log.last == "once")
        }
    }

    @Test(
        "a pinch zooms about its middle, beyond the end it springs back; zoomed, a drag scrolls and does not close"
    )
    func pinch() throws {
        try stage { display, window, home, viewer in
            let apart = TouchScript { $0.pinch(at: CGPoint(x: 160, y: 240), from: 60, to: 120, over: 0.3) }
            display.play(apart, in: window, then: 1)
            #expect(
                viewer.scroll.zoomScale > 0.85 && viewer.scroll.zoomScale < 1.05,
                "\(viewer.scroll.zoomScale)"
            )
            #expect(abs(viewer.scroll.contentOffset.x + 160 - viewer.scroll.contentSize.width / 2) < 12)
            let before = viewer.scroll.contentOffset
            let drag = TouchScript {
                $0.drag(from: CGPoint(x: 200, y: 240), to: CGPoint(x: 160, y: 240), over: 0.2, rest: 0.2)
            }
            display.play(drag, in: window, then: 0.5)
            #expect(abs(viewer.scroll.contentOffset.x - before.x - 30) < 1, "\(viewer.scroll.contentOffset)")
            let down = TouchScript {
                $0.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 400), over: 0.3)
            }
            display.play(down, in: window, then: 1)
            #expect(home.presentedViewController === viewer && viewer.scroll.transform.isIdentity)
            let together = TouchScript { $0.pinch(at: CGPoint(x: 160, y: 240), from: 200, to: 40, over: 0.3) }
            together.play(in: window)
            display.advance(by: 0.29)
            #expect(viewer.scroll.zoomScale < 0.5, "smaller than allowed while the fingers hold it")
            display.advance(by: 1)
            #expect(viewer.scroll.zoomScale == 0.5 && viewer.scroll.contentInset.top == 160)
            #expect(abs(shown(viewer).minY - 160) < 0.5)
        }
    }

    @Test(
        "pulled down it follows and closes; a short pull, or one that is taken away, brings it back; turned it fits"
    )
    func pulls() throws {
        try stage { display, window, home, viewer in
            func pull(_ end: CGFloat) -> TouchScript {
                TouchScript {
                    $0.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: end), over: 0.3, rest: 0.2)
                }
            }
            pull(260).play(in: window)
            display.advance(by: 0.4)
            #expect(viewer.scroll.transform.ty == 60 && abs(viewer.scroll.transform.a - 0.91) < 0.001)
            display.film("zoom-pulled")
            // White shows through a black of 0.7.
            let grey = display.color(at: 10, 470)
            #expect(grey[0] > 70 && grey[0] < 82, "\(grey)")
            display.advance(by: 1)
            #expect(viewer.scroll.transform.isIdentity && home.presentedViewController === viewer)
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 160, y: 200))
                $0.move(to: CGPoint(x: 160, y: 380), over: 0.2)
                $0.cancel()
            }
            display.play(taken, in: window, then: 1)
            #expect(viewer.scroll.transform.isIdentity && home.presentedViewController === viewer)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 0.5)
            #expect(viewer.scroll.zoomScale == 0.75 && viewer.scroll.contentInset.top == 40)
            display.film("zoom-turned")
            pull(310).play(in: window)
            display.advance(by: 2)
            #expect(home.presentedViewController == nil && display.color(at: 10, 10) == [255, 255, 255])
        }
    }
}
