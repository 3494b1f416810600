package import UIKit

/// A clock of three shape layers.
///
/// Setting its time sets two standard properties, which animate by themselves.
package final class LayerClock: Program {
    package static let description = ProgramDescription(
        name: "layer-clock",
        title: "A clock of shape layers: its hands take the short way",
        duration: 4,
        size: CGSize(width: 320, height: 300)
    )

    package let controller = LayerClockController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        let times = [(0.5, 1, 50), (1.25, 4, 35), (2.0, 7, 20), (2.75, 10, 9)]
        for (second, hour, minute) in times {
            stage.at(second) { self.controller.choose(hour: hour, minute: minute) }
        }
    }
}

/// The face of a clock, and its hands.
package final class LayerClockFace: CAShapeLayer {
    package var time = Date() {
        didSet {
            // Midnight of the time zone, not of the machine: a picture must not depend on where it is made.
            let components = Self.calendar.dateComponents([.hour, .minute], from: time)
            let hour = CGFloat(components.hour ?? 0)
            let minute = CGFloat(components.minute ?? 0)
            hourHand.setAffineTransform(CGAffineTransform(rotationAngle: hour / 12.0 * 2.0 * .pi))
            minuteHand.setAffineTransform(CGAffineTransform(rotationAngle: minute / 60.0 * 2.0 * .pi))
        }
    }

    package let hourHand = CAShapeLayer()
    package let minuteHand = CAShapeLayer()

    package override init() {
        super.init()
        bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        path = UIBezierPath(ovalIn: bounds).cgPath
        fillColor = Palette.card.cgColor
        strokeColor = Palette.ink.cgColor
        lineWidth = 4

        hourHand.path = UIBezierPath(rect: CGRect(x: -2, y: -70, width: 4, height: 70)).cgPath
        hourHand.fillColor = Palette.ink.cgColor
        hourHand.position = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        addSublayer(hourHand)

        minuteHand.path = UIBezierPath(rect: CGRect(x: -1, y: -90, width: 2, height: 90)).cgPath
        minuteHand.fillColor = Palette.coral.cgColor
        minuteHand.position = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        addSublayer(minuteHand)
    }

    package override init(layer: Any) {
        super.init(layer: layer)
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The calendar of the clock and of its date picker.
    static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
        return calendar
    }()
}

/// A clock, and a date picker that sets it.
package final class LayerClockController: UIViewController {
    package let clockFace = LayerClockFace()
    package let datePicker = UIDatePicker()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper

        // add clock face layer
        clockFace.position = CGPoint(x: view.bounds.size.width / 2, y: 150)
        view.layer.addSublayer(clockFace)

        // set default time
        clockFace.time = Self.date(hour: 10, minute: 9)
        datePicker.addAction(UIAction { [weak self] _ in self?.setTime() }, for: .valueChanged)
    }

    package func setTime() {
        clockFace.time = datePicker.date
    }

    /// Turns the wheels of the date picker.
    package func choose(hour: Int, minute: Int) {
        datePicker.date = Self.date(hour: hour, minute: minute)
        datePicker.sendActions(for: .valueChanged)
    }

    private static func date(hour: Int, minute: Int) -> Date {
        let components = DateComponents(year: 2014, month: 4, day: 28, hour: hour, minute: minute)
        return LayerClockFace.calendar.date(from: components) ?? Date(timeIntervalSince1970: 0)
    }
}
