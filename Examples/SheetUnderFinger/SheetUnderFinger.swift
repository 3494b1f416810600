package import UIKit

/// A sheet with two heights: a finger pulls it up, scrolls what is in it, and sends it away.
package final class SheetUnderFinger: Program {
    package static let description = ProgramDescription(
        name: "sheet-under-finger",
        title: "A sheet is pulled up, scrolled, pulled down and thrown away",
        duration: 9,
        size: CGSize(width: 300, height: 560)
    )

    private let controller = MapController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.5) { [controller] in controller.showPlaces() }
        let (low, high) = (CGPoint(x: 150, y: 470), CGPoint(x: 150, y: 200))
        // Up; the content; down to the middle; away.
        stage.play(
            TouchScript { $0.drag(from: low, to: CGPoint(x: 154, y: 250), over: 0.6, rest: 0.2) },
            at: 1.7
        )
        stage.play(TouchScript { $0.drag(from: low, to: CGPoint(x: 148, y: 330), over: 0.25) }, at: 3.3)
        stage.play(TouchScript { $0.drag(from: high, to: CGPoint(x: 152, y: 480), over: 0.3) }, at: 4.6)
        stage.play(
            TouchScript { $0.drag(from: high, to: CGPoint(x: 150, y: 370), over: 0.6, rest: 0.2) },
            at: 6
        )
        stage.play(
            TouchScript { $0.drag(from: CGPoint(x: 150, y: 320), to: CGPoint(x: 150, y: 470), over: 0.13) },
            at: 7.6
        )
    }
}

/// A drawn map.
private final class MapController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.90, green: 0.93, blue: 0.87, alpha: 1)
        let size = view.bounds.size
        let water = CAShapeLayer()
        let shore = UIBezierPath()
        shore.move(to: CGPoint(x: 0, y: size.height * 0.52))
        shore.addCurve(
            to: CGPoint(x: size.width, y: size.height * 0.3),
            controlPoint1: CGPoint(x: size.width * 0.4, y: size.height * 0.62),
            controlPoint2: CGPoint(x: size.width * 0.5, y: size.height * 0.24)
        )
        shore.addLine(to: CGPoint(x: size.width, y: size.height))
        shore.addLine(to: CGPoint(x: 0, y: size.height))
        shore.close()
        water.path = shore.cgPath
        water.fillColor = UIColor(red: 0.66, green: 0.82, blue: 0.93, alpha: 1).cgColor
        view.layer.addSublayer(water)
        for (index, y) in [60, 150, 236].enumerated() {
            let road = CAShapeLayer()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: -10, y: Double(y) + 30))
            path.addQuadCurve(
                to: CGPoint(x: size.width + 10, y: Double(y) - 40),
                controlPoint: CGPoint(x: 120 + 40 * Double(index), y: Double(y) + 60)
            )
            road.path = path.cgPath
            road.fillColor = nil
            road.strokeColor = UIColor.white.cgColor
            road.lineWidth = 9
            view.layer.addSublayer(road)
        }
        let pin = CAShapeLayer()
        pin.path = UIBezierPath(ovalIn: CGRect(x: 150, y: 110, width: 26, height: 26)).cgPath
        pin.fillColor = Palette.coral.cgColor
        pin.strokeColor = UIColor.white.cgColor
        pin.lineWidth = 4
        view.layer.addSublayer(pin)
    }

    func showPlaces() {
        let places = PlacesController()
        if let sheet = places.sheetPresentationController {
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
        }
        present(places, animated: true)
    }
}

/// A list of places.
private final class PlacesController: UIViewController {
    private let heading = UILabel()
    private let scroll = UIScrollView()
    private let names = [
        "Harbour", "Lighthouse", "Old market", "Mill bridge", "North beach", "Botanical garden",
        "Museum of clocks",
        "Tram depot", "Fish hall", "Observatory", "Castle hill", "Ferry pier",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = "Places"
        heading.font = .systemFont(ofSize: 24, weight: .bold)
        view.addSubview(heading)
        view.addSubview(scroll)
        let tints = [Palette.blue, Palette.coral, Palette.teal, Palette.amber, Palette.violet]
        for (index, name) in names.enumerated() {
            let row = UIView(frame: CGRect(x: 0, y: 56 * index, width: 300, height: 56))
            let dot = UIView(frame: CGRect(x: 20, y: 12, width: 32, height: 32))
            dot.backgroundColor = tints[index % tints.count]
            dot.layer.cornerRadius = 16
            let label = UILabel(frame: CGRect(x: 66, y: 0, width: 220, height: 56))
            label.text = name
            label.font = .systemFont(ofSize: 17)
            let line = UIView(frame: CGRect(x: 66, y: 55.5, width: 234, height: 0.5))
            line.backgroundColor = .separator
            for part in [dot, label, line] as [UIView] { row.addSubview(part) }
            scroll.addSubview(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        heading.frame = CGRect(x: 20, y: 18, width: bounds.width - 40, height: 34)
        scroll.frame = CGRect(x: 0, y: 62, width: bounds.width, height: max(bounds.height - 62, 0))
        scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(names.count) * 56)
    }
}
