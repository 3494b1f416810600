package import UIKit

/// A clock drawn with Core Graphics, whose time is an animatable property: the minute hand goes all the way.
package final class DrawnClock: Program {
    package static let description = ProgramDescription(
        name: "drawn-clock",
        title: "A clock drawn for each frame of its own property",
        duration: 4,
        size: CGSize(width: 320, height: 300)
    )

    package let controller = DrawnClockController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        controller.clockFace.log = stage.log
        window.rootViewController = controller
        for (second, text) in [(0.5, "1.5"), (1.25, "4.25"), (2.0, "9.0"), (2.9, "10.15")] {
            stage.at(second) { self.controller.type(text) }
        }
    }
}

/// A clock face that draws itself again whenever its time changes, by animation too.
package final class DrawnClockFace: CALayer {
    /// Hours since midnight.
    @LayerProperty package var time: CGFloat = 0
    var log: (String) -> Void = { print($0) }

    package override init() {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    }

    package override init(layer: Any) {
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override class func needsDisplay(forKey key: String) -> Bool {
        if key == "time" {
            return true
        }
        return super.needsDisplay(forKey: key)
    }

    package override func action(forKey key: String) -> (any CAAction)? {
        if key == "time" {
            let animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = CAMediaTimingFunction(name: .linear)
            animation.fromValue = (presentation() ?? self).time
            return animation
        }
        return super.action(forKey: key)
    }

    package override func display() {
        // get interpolated time value
        let time = (presentation() ?? self).time
        log(String(format: "time: %f", Double(time)))

        // create drawing context
        UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        context.setFillColor(Palette.card.cgColor)
        context.fillEllipse(in: bounds.insetBy(dx: 2, dy: 2))
        context.setStrokeColor(Palette.ink.cgColor)

        // draw clock face
        context.setLineWidth(4)
        context.strokeEllipse(in: bounds.insetBy(dx: 2, dy: 2))

        // draw hour hand
        var angle = time / 12.0 * 2.0 * .pi
        let center = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        context.setLineWidth(4)
        context.move(to: center)
        context.addLine(to: CGPoint(x: center.x + sin(angle) * 80, y: center.y - cos(angle) * 80))
        context.strokePath()

        // draw minute hand
        angle = (time - floor(time)) * 2.0 * .pi
        context.setStrokeColor(Palette.coral.cgColor)
        context.setLineWidth(2)
        context.move(to: center)
        context.addLine(to: CGPoint(x: center.x + sin(angle) * 90, y: center.y - cos(angle) * 90))
        context.strokePath()

        // set backing image
        contents = UIGraphicsGetImageFromCurrentImageContext()?.cgImage
        UIGraphicsEndImageContext()
    }
}

/// A clock, and a text field that sets it.
package final class DrawnClockController: UIViewController, UITextFieldDelegate {
    package let clockFace = DrawnClockFace()
    package let textField = UITextField()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        textField.delegate = self

        // add clock face layer
        clockFace.position = CGPoint(x: view.bounds.size.width / 2, y: 150)
        view.layer.addSublayer(clockFace)
        clockFace.setNeedsDisplay()
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    package func textFieldDidEndEditing(_ textField: UITextField) {
        clockFace.time = CGFloat(Double(textField.text ?? "") ?? 0)
    }

    /// Types a number of hours and presses return.
    package func type(_ text: String) {
        textField.becomeFirstResponder()
        textField.text = text
        _ = textFieldShouldReturn(textField)
    }
}
