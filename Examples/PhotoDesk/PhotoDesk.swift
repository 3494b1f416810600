package import UIKit

/// Photos on a desk: one finger drags, two pinch and turn at the same time, a long press lifts, a double tap puts straight.
package final class PhotoDesk: Program {
    package static let description = ProgramDescription(
        name: "photo-desk",
        title: "Photos that are dragged, pinched and turned by two fingers, lifted and put straight",
        duration: 8,
        size: CGSize(width: 360, height: 420),
        background: Palette.dusk
    )

    package let controller = PhotoDeskController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 110, y: 130), to: CGPoint(x: 230, y: 180), over: 0.7, rest: 0.1)
            },
            at: 0.5
        )
        stage.play(
            TouchScript { $0.pinch(at: CGPoint(x: 150, y: 290), from: 80, to: 104, turn: -0.6, over: 1.1) },
            at: 1.7
        )
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 250, y: 140))
                $0.wait(0.9)
                $0.move(to: CGPoint(x: 160, y: 110), over: 0.6)
                $0.wait(0.1)
                $0.release()
            },
            at: 3.4
        )
        stage.play(
            TouchScript {
                $0.tap(at: CGPoint(x: 150, y: 290))
                $0.wait(0.12)
                $0.tap(at: CGPoint(x: 150, y: 290))
            },
            at: 6
        )
    }
}

/// The desk.
package final class PhotoDeskController: UIViewController {
    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.dusk
        let pictures: [(CGRect, CGFloat, UIColor, UIColor)] = [
            (CGRect(x: 160, y: 40, width: 150, height: 180), 0.12, Palette.teal, Palette.blue),
            (CGRect(x: 70, y: 200, width: 160, height: 190), 0.25, Palette.coral, Palette.amber),
            (CGRect(x: 40, y: 50, width: 140, height: 170), -0.15, Palette.violet, Palette.coral),
        ]
        for (frame, angle, top, bottom) in pictures {
            view.addSubview(Photo(frame: frame, angle: angle, top, bottom))
        }
    }
}

/// A photo that fingers move, turn and scale.
final class Photo: UIView, UIGestureRecognizerDelegate {
    convenience init(frame: CGRect, angle: CGFloat, _ top: UIColor, _ bottom: UIColor) {
        self.init(frame: frame)
        becomeCard()
        isMultipleTouchEnabled = true
        layer.cornerRadius = 6
        layer.shadowOpacity = 0.35
        let picture = CAGradientLayer()
        picture.frame = bounds.inset(by: UIEdgeInsets(top: 10, left: 10, bottom: 34, right: 10))
        picture.colors = [top.cgColor, bottom.cgColor]
        layer.addSublayer(picture)
        let hill = CAShapeLayer()
        let path = UIBezierPath()
        let size = picture.bounds.size
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height * 0.7))
        path.addCurve(
            to: CGPoint(x: size.width, y: size.height * 0.6),
            controlPoint1: CGPoint(x: size.width * 0.4, y: size.height * 0.25),
            controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * 0.95)
        )
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        hill.path = path.cgPath
        hill.fillColor = UIColor.white.withAlphaComponent(0.35).cgColor
        picture.addSublayer(hill)
        transform = CGAffineTransform(rotationAngle: angle)

        watch(UIPanGestureRecognizer(target: self, action: Selector("pan:", Photo.pan)))
        watch(UIPinchGestureRecognizer(target: self, action: Selector("pinch:", Photo.pinch)))
        watch(UIRotationGestureRecognizer(target: self, action: Selector("turn:", Photo.turn)))
        watch(UILongPressGestureRecognizer(target: self, action: Selector("press:", Photo.press)))
        let double = UITapGestureRecognizer(target: self, action: Selector("straighten:", Photo.straighten))
        double.numberOfTapsRequired = 2
        watch(double)
    }

    private func watch(_ recognizer: UIGestureRecognizer) {
        recognizer.delegate = self
        addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func pan(_ pan: UIPanGestureRecognizer) {
        if pan.state == .began { superview?.bringSubviewToFront(self) }
        let way = pan.translation(in: superview)
        center = CGPoint(x: center.x + way.x, y: center.y + way.y)
        pan.setTranslation(.zero, in: superview)
    }

    private func pinch(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .began { superview?.bringSubviewToFront(self) }
        transform = transform.scaledBy(x: pinch.scale, y: pinch.scale)
        pinch.scale = 1
    }

    private func turn(_ turn: UIRotationGestureRecognizer) {
        transform = transform.rotated(by: turn.rotation)
        turn.rotation = 0
    }

    private func press(_ press: UILongPressGestureRecognizer) {
        guard press.state != .changed else { return }
        let isUp = press.state == .began
        if isUp { superview?.bringSubviewToFront(self) }
        UIView.animate(
            withDuration: 0.45,
            delay: 0,
            usingSpringWithDamping: 0.6,
            initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.transform =
                isUp
                ? self.transform.scaledBy(x: 1.15, y: 1.15)
                : self.transform.scaledBy(x: 1 / 1.15, y: 1 / 1.15)
            self.layer.shadowRadius = isUp ? 22 : 9
            self.layer.shadowOffset = CGSize(width: 0, height: isUp ? 18 : 4)
        }
    }

    private func straighten(_ tap: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0) {
            self.transform = .identity
        }
    }
}
