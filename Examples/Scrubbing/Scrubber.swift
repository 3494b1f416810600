package import UIKit

/// A knob on a track, at rest in the middle: its value goes from -1 to 1.
package final class Scrubber: UIControl {
    package private(set) var value: Double = 0
    private let track = CALayer()
    private let filling = CALayer()
    private let knob = CALayer()

    /// Whether the knob can be moved; it goes back to the middle when it cannot.
    var isOn = false {
        didSet {
            if !isOn { value = 0 }
            place(animated: true)
        }
    }

    package override init(frame: CGRect) {
        super.init(frame: frame)
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        filling.anchorPoint = CGPoint(x: 0, y: 0.5)
        knob.bounds = CGRect(x: 0, y: 0, width: 18, height: 18)
        knob.cornerRadius = 9
        for (bar, color) in [(track, Palette.dusk), (filling, Palette.amber)] {
            bar.cornerRadius = 2
            bar.backgroundColor = color.cgColor
            layer.addSublayer(bar)
        }
        layer.addSublayer(knob)
        place(animated: false)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Where the middle of the knob is at a value.
    func knobCenter(at value: Double) -> CGPoint {
        CGPoint(x: bounds.midX + CGFloat(value) * (bounds.width / 2 - 9), y: bounds.midY)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
    }

    private func follow(_ touches: Set<UITouch>) {
        guard isOn, let point = touches.first?.location(in: self) else { return }
        value = min(max(Double((point.x - bounds.midX) / (bounds.width / 2 - 9)), -1), 1)
        place(animated: false)
        sendActions(for: .valueChanged)
    }

    private func place(animated: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        knob.position = knobCenter(at: value)
        knob.backgroundColor = (isOn ? Palette.amber : Palette.mist).cgColor
        let width = abs(knob.position.x - bounds.midX)
        filling.bounds = CGRect(x: 0, y: 0, width: width, height: 4)
        filling.position = CGPoint(x: min(knob.position.x, bounds.midX), y: bounds.midY)
        CATransaction.commit()
    }
}
