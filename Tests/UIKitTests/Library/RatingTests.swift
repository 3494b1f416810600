import AgateDisplay
import Foundation
import Testing
import UIKit

/// Stars that a finger fills by its place, with touches of the view's own; a like that bursts.
@MainActor final class RatingView: UIView {
    private var stars: [CAShapeLayer] = []
    private(set) var value = 0.0
    private(set) var told: [Double] = []
    private(set) var finished: [Double] = []
    private static let (side, gap) = (CGFloat(40), CGFloat(10))

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for index in 0..<5 {
            let frame = CGRect(
                x: CGFloat(index) * (Self.side + Self.gap),
                y: 0,
                width: Self.side,
                height: Self.side
            )
            for filled in [false, true] {
                let star = CAShapeLayer()
                star.frame = frame
                star.path = Self.star(in: star.bounds).cgPath
                star.strokeColor = UIColor.orange.cgColor
                star.fillColor = filled ? UIColor.orange.cgColor : nil
                star.masksToBounds = true
                layer.addSublayer(star)
                if filled {
                    stars.append(star)
                    star.isHidden = true
                }
            }
        }
    }

    private static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let radius = index.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: 5 * Self.side + 4 * Self.gap, height: Self.side)
    }

    private func fill(_ value: Double) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, star) in stars.enumerated() {
            let part = max(0, min(1, value - Double(index)))
            star.isHidden = part == 0
            // The layer is cut off at its right.
            star.bounds.size.width = Self.side * CGFloat(part)
            star.frame.origin = CGPoint(x: CGFloat(index) * (Self.side + Self.gap), y: 0)
        }
        CATransaction.commit()
        self.value = value
    }

    private func take(_ touches: Set<UITouch>) {
        guard let x = touches.first?.location(in: self).x else { return }
        let raw = Double(x / (Self.side + Self.gap))
        let whole = raw.rounded(.down)
        let part = min(1, (raw - whole) * Double((Self.side + Self.gap) / Self.side))
        let new = max(0.5, min(5, ((whole + part) * 2).rounded() / 2))
        guard new != value else { return }
        fill(new)
        told.append(new)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        take(touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        take(touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        finished.append(value)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        fill(finished.last ?? 0)
    }

    /// Stars are easier to hit than they are large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
}

@MainActor @Suite("Libraries: stars that a finger fills")
struct RatingTests {
    @Test(
        "stars are filled to the half under the finger, kept when it goes, and put back when it is taken away"
    )
    func rating() throws {
        weak var gone: RatingView?
        try onScreen { display, window in
            let rating = RatingView(frame: CGRect(x: 30, y: 100, width: 240, height: 40))
            gone = rating
            window.addSubview(rating)
            display.advance(by: 0.1)
            #expect(
                display.color(at: 50, 122) == [255, 255, 255]
                    && rating.intrinsicContentSize == CGSize(width: 240, height: 40)
            )
            let drag = TouchScript {
                $0.drag(from: CGPoint(x: 50, y: 95), to: CGPoint(x: 150, y: 120), over: 0.3, rest: 0.1)
            }
            display.play(drag, in: window, then: 0.1)
            #expect(rating.told == [0.5, 1, 1.5, 2, 2.5] && rating.finished == [2.5])
            display.film("rating")
            #expect(
                display.color(at: 50, 122) == [255, 128, 0] && display.color(at: 145, 122) == [255, 128, 0]
            )
            #expect(display.color(at: 156, 122) == [255, 255, 255])
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 50, y: 120))
                $0.move(to: CGPoint(x: 260, y: 120), over: 0.2)
                $0.cancel()
            }
            taken.play(in: window)
            display.advance(by: 0.15)
            #expect(rating.value > 3)
            display.advance(by: 0.2)
            #expect(rating.value == 2.5 && rating.finished == [2.5])
            // In a list that scrolls up and down: the list takes the touch, and the stars go back.
            let list = UIScrollView(frame: window.bounds)
            list.contentSize = CGSize(width: 320, height: 1000)
            window.addSubview(list)
            list.addSubview(rating)
            display.advance(by: 0.1)
            let scroll = TouchScript {
                $0.press(at: CGPoint(x: 250, y: 120))
                $0.wait(0.3)
                $0.move(to: CGPoint(x: 250, y: 60), over: 0.2)
                $0.wait(0.2)
                $0.release()
            }
            scroll.play(in: window)
            display.advance(by: 0.25)
            #expect(rating.value == 4.5 || rating.value == 5, "after the delay of touches: \(rating.value)")
            display.advance(by: 1)
            #expect(rating.value == 2.5 && rating.finished == [2.5] && list.contentOffset.y == 50)
            // Archived and back, as a nib's view would be made.
            let data = try NSKeyedArchiver.archivedData(withRootObject: rating, requiringSecureCoding: false)
            let copy = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? RatingView
            #expect(copy?.frame.size == CGSize(width: 240, height: 40))
            list.removeFromSuperview()
        }
        #expect(gone == nil)
    }
}
