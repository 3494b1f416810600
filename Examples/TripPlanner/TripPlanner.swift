package import UIKit

/// A calendar whose month is chosen on wheels, and stickers with badges and shadows that constraints line up by what they are about.
///
/// A sticker's frame has room for its badge and its shadow; its alignment rectangle is the tile alone, and that is what constraints see. The
/// button draws both rectangles.
package final class TripPlanner: Program {
    package static let description = ProgramDescription(
        name: "trip-planner",
        title: "A month chosen on the wheels of a calendar; stickers lined up by their alignment rectangles",
        duration: 9.6,
        size: CGSize(width: 390, height: 600),
        framesPerSecond: 30
    )

    package let controller = TripController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.play(Self.touches, at: 0.6)
    }

    /// What the finger does.
    package static let touches = TouchScript {
        // The month's name brings out the wheels; three months on, and a year is tapped.
        $0.tap(at: CGPoint(x: 110, y: 114))
        $0.wait(0.9)
        $0.drag(from: CGPoint(x: 150, y: 310), to: CGPoint(x: 150, y: 204), over: 0.5, rest: 0.15)
        $0.wait(1)
        $0.tap(at: CGPoint(x: 265, y: 304))
        $0.wait(1)
        // The days again, and one of them.
        $0.tap(at: CGPoint(x: 110, y: 114))
        $0.wait(0.9)
        $0.tap(at: CGPoint(x: 71, y: 215))
        $0.wait(0.9)
        // The rectangles, and a sticker whose badge grows meanwhile.
        $0.tap(at: CGPoint(x: 316, y: 452))
        $0.wait(0.8)
        $0.tap(at: CGPoint(x: 74, y: 520))
        $0.wait(1.1)
        $0.tap(at: CGPoint(x: 316, y: 452))
    }
}

/// When to go, and where to.
package final class TripController: UIViewController {
    package let picker = UIDatePicker()
    package let outlines = UIButton(configuration: .gray())
    package private(set) lazy var stickers = [
        Sticker("Fjord", Palette.blue), Sticker("Dunes", Palette.amber), Sticker("Woods", Palette.teal),
    ]
    private let card = UIView()
    private let chosen = UILabel()
    private let when = UILabel()
    private let whereTo = UILabel()

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.tintColor = Palette.blue
        card.becomeCard()
        when.text = "When?"
        whereTo.text = "Where to?"
        for title in [when, whereTo] {
            title.font = .systemFont(ofSize: 24, weight: .bold)
            title.textColor = Palette.ink
        }
        chosen.font = .systemFont(ofSize: 15)
        chosen.textColor = Palette.coral
        picker.preferredDatePickerStyle = .inline
        picker.datePickerMode = .date
        picker.locale = Locale(identifier: "en_GB")
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        picker.addAction(UIAction { [unowned self] _ in showDate() }, for: .valueChanged)
        outlines.configuration?.title = "Rectangles"
        outlines.addAction(
            UIAction { [unowned self] _ in
                UIView.animate(withDuration: 0.25) { self.stickers.forEach { $0.showsOutlines.toggle() } }
            },
            for: .primaryActionTriggered
        )
        for part in [card, when, whereTo, chosen, picker, outlines] + stickers {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        placeParts()
        showDate()
    }

    /// The stickers' tiles, and not their frames, stand flush with the card's edges.
    private func placeParts() {
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            when.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            when.topAnchor.constraint(equalTo: view.topAnchor, constant: 28),
            chosen.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            chosen.firstBaselineAnchor.constraint(equalTo: when.firstBaselineAnchor),
            card.topAnchor.constraint(equalTo: when.bottomAnchor, constant: 14),
            card.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            picker.topAnchor.constraint(equalTo: card.topAnchor, constant: 14),
            picker.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
            picker.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            whereTo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            whereTo.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 24),
            outlines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            outlines.centerYAnchor.constraint(equalTo: whereTo.centerYAnchor),
        ])
        var previous: UIView?
        for sticker in stickers {
            NSLayoutConstraint.activate([
                sticker.topAnchor.constraint(equalTo: whereTo.bottomAnchor, constant: 22),
                sticker.heightAnchor.constraint(equalToConstant: 72),
                previous.map { sticker.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 16) }
                    ?? sticker.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                sticker.widthAnchor.constraint(equalTo: stickers[0].widthAnchor),
            ])
            previous = sticker
        }
        stickers.last?.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }

    private func showDate() {
        let format = DateFormatter()
        format.locale = picker.locale
        format.timeZone = picker.timeZone
        format.dateFormat = "d MMMM yyyy"
        chosen.text = format.string(from: picker.date)
    }
}
