package import UIKit

/// All controls at once, in the light and in the dark, played with by a finger: menus, wheels, calendars and blurs.
package final class ControlBoard: Program {
    package static let description = ProgramDescription(
        name: "control-board",
        title: "Controls in the light and in the dark: menus, wheels, a calendar, under one finger",
        duration: 13,
        size: CGSize(width: 720, height: 620),
        framesPerSecond: 30,
        scale: 1.25
    )

    package let controller = ControlBoardController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.play(Self.light, at: 0.5)
        stage.play(Self.dark, at: 7.2)
    }

    /// What the finger does on the left board.
    package static let light = TouchScript {
        // A segment, a switch, and a stepper that is held.
        $0.tap(at: CGPoint(x: 180, y: 198))
        $0.wait(0.35)
        $0.tap(at: CGPoint(x: 305, y: 248))
        $0.wait(0.35)
        $0.press(at: CGPoint(x: 311, y: 296))
        $0.wait(0.9)
        $0.release()
        $0.wait(0.3)
        // The menu of the button, and one of its rows.
        $0.tap(at: CGPoint(x: 80, y: 145))
        $0.wait(1)
        $0.tap(at: CGPoint(x: 120, y: 272))
        $0.wait(0.6)
        // The wheel is flicked.
        $0.drag(from: CGPoint(x: 120, y: 545), to: CGPoint(x: 120, y: 505), over: 0.14)
        $0.wait(1.2)
    }

    /// What it does on the right one.
    package static let dark = TouchScript {
        // The calendar: another day, and away.
        $0.tap(at: CGPoint(x: 530, y: 406))
        $0.wait(1.1)
        $0.tap(at: CGPoint(x: 616, y: 266))
        $0.wait(0.7)
        $0.tap(at: CGPoint(x: 380, y: 600))
        $0.wait(0.6)
        // The slider, and the pill of the segments dragged.
        $0.press(at: CGPoint(x: 508, y: 343))
        $0.move(to: CGPoint(x: 630, y: 343), over: 0.5)
        $0.release()
        $0.wait(0.3)
        $0.press(at: CGPoint(x: 430, y: 198))
        $0.move(to: CGPoint(x: 650, y: 198), over: 0.5)
        $0.release()
    }
}

/// Two boards beside each other.
package final class ControlBoardController: UIViewController {
    package let light = ControlBoardView()
    package let dark = ControlBoardView()

    package override func viewDidLoad() {
        super.viewDidLoad()
        light.overrideUserInterfaceStyle = .light
        dark.overrideUserInterfaceStyle = .dark
        for (index, board) in [light, dark].enumerated() {
            board.frame = CGRect(x: 360 * CGFloat(index), y: 0, width: 360, height: 620)
            view.addSubview(board)
        }
    }
}

/// One of each control.
package final class ControlBoardView: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
    package let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    package let toggle = UISwitch()
    package let stepper = UIStepper()
    package let slider = UISlider()
    package let progress = UIProgressView(progressViewStyle: .default)
    package let date = UIDatePicker()
    package let wheel = UIPickerView()
    package let sorting = UIButton(configuration: .gray())
    private let count = UILabel()
    private let cities = [
        "Antwerp", "Bergen", "Cádiz", "Dubrovnik", "Essaouira", "Faro", "Gdańsk", "Hamburg", "Izmir", "Jaffa",
    ]

    package override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        addHeading()
        addButtons()
        addValues()
        addWheel()
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A bar of frosted glass over three discs.
    private func addHeading() {
        let discs: [(UIColor, CGRect)] = [
            (.systemOrange, CGRect(x: 24, y: 6, width: 62, height: 62)),
            (.systemPink, CGRect(x: 140, y: 22, width: 54, height: 54)),
            (.systemTeal, CGRect(x: 262, y: 2, width: 72, height: 72)),
        ]
        for (color, rect) in discs {
            let disc = UIView(frame: rect)
            disc.backgroundColor = color
            disc.layer.cornerRadius = rect.width / 2
            addSubview(disc)
        }
        let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        bar.frame = CGRect(x: 16, y: 16, width: 328, height: 48)
        bar.layer.cornerRadius = 14
        bar.layer.cornerCurve = .continuous
        bar.clipsToBounds = true
        addSubview(bar)
        let title = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 48))
        title.text = "Controls"
        title.font = .systemFont(ofSize: 20, weight: .bold)
        bar.contentView.addSubview(title)
        let close = UIButton(type: .close)
        close.frame = CGRect(x: 286, y: 4, width: 40, height: 40)
        bar.contentView.addSubview(close)
    }

    private func addButtons() {
        var filled = UIButton.Configuration.filled()
        filled.title = "Send"
        filled.image = UIImage(systemName: "paperplane.fill")
        filled.imagePadding = 6
        filled.cornerStyle = .capsule
        var tinted = UIButton.Configuration.tinted()
        tinted.title = "Reply"
        var plain = UIButton.Configuration.plain()
        plain.title = "Later"
        var busy = UIButton.Configuration.gray()
        busy.showsActivityIndicator = true
        var x: CGFloat = 16
        for configuration in [filled, tinted, plain, busy] {
            let button = UIButton(configuration: configuration)
            let size = button.intrinsicContentSize
            button.frame = CGRect(x: x, y: 78, width: size.width, height: max(size.height, 34))
            x += size.width + 10
            addSubview(button)
        }
        var card = UIButton.Configuration.tinted()
        card.title = "Upgrade"
        card.subtitle = "Seven days are free"
        card.image = UIImage(systemName: "star.fill")
        card.imagePadding = 8
        card.baseForegroundColor = .systemPurple
        card.baseBackgroundColor = .systemPurple
        let upgrade = UIButton(configuration: card)
        upgrade.frame = CGRect(x: 164, y: 122, width: 180, height: 46)
        addSubview(upgrade)
        sorting.menu = UIMenu(
            title: "Sort by",
            children: [
                UIAction(title: "Name", image: UIImage(systemName: "person"), state: .on) { _ in },
                UIAction(title: "Date", image: UIImage(systemName: "calendar")) { _ in },
                UIMenu(
                    options: .displayInline,
                    children: [
                        UIAction(
                            title: "Delete all",
                            image: UIImage(systemName: "trash"),
                            attributes: .destructive
                        ) { _ in }
                    ]
                ),
            ]
        )
        sorting.showsMenuAsPrimaryAction = true
        sorting.changesSelectionAsPrimaryAction = true
        sorting.frame = CGRect(x: 16, y: 122, width: 138, height: 46)
        addSubview(sorting)
    }

    private func addValues() {
        segments.selectedSegmentIndex = 0
        segments.frame = CGRect(x: 16, y: 182, width: 328, height: 32)
        addSubview(segments)
        addRow("Notifications", y: 226, toggle)
        toggle.setOn(true, animated: false)
        stepper.value = 3
        stepper.addAction(UIAction { [unowned self] _ in showCount() }, for: .valueChanged)
        addRow("", y: 274, stepper)
        count.frame = CGRect(x: 32, y: 274, width: 180, height: 44)
        addSubview(count)
        showCount()
        _ = addPanel(y: 322, height: 58)
        slider.frame = CGRect(x: 30, y: 326, width: 300, height: 34)
        slider.value = 0.4
        addSubview(slider)
        progress.frame = CGRect(x: 32, y: 366, width: 296, height: 4)
        progress.progress = 0.62
        addSubview(progress)
        date.datePickerMode = .dateAndTime
        date.locale = Locale(identifier: "en_US")
        date.timeZone = TimeZone(secondsFromGMT: 0)
        date.date = Date(timeIntervalSince1970: 1_700_000_000)
        date.frame.size = date.intrinsicContentSize
        addRow("Starts", y: 384, date)
    }

    private func showCount() { count.text = "Guests: \(Int(stepper.value))" }

    private func addPanel(y: CGFloat, height: CGFloat) -> UIView {
        let panel = UIView(frame: CGRect(x: 16, y: y, width: 328, height: height))
        panel.backgroundColor = .secondarySystemGroupedBackground
        panel.layer.cornerRadius = 10
        panel.layer.cornerCurve = .continuous
        addSubview(panel)
        return panel
    }

    private func addRow(_ text: String, y: CGFloat, _ control: UIControl) {
        _ = addPanel(y: y, height: 44)
        let label = UILabel(frame: CGRect(x: 32, y: y, width: 160, height: 44))
        label.text = text
        addSubview(label)
        control.frame.origin = CGPoint(x: 332 - control.bounds.width, y: y + 22 - control.bounds.height / 2)
        addSubview(control)
    }

    private func addWheel() {
        _ = addPanel(y: 436, height: 172)
        wheel.frame = CGRect(x: 16, y: 436, width: 328, height: 172)
        wheel.dataSource = self
        wheel.delegate = self
        addSubview(wheel)
        wheel.selectRow(3, inComponent: 0, animated: false)
        wheel.selectRow(1, inComponent: 1, animated: false)
    }

    package func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

    package func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? cities.count : 7
    }

    package func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        component == 0 ? cities[row] : row == 0 ? "1 night" : "\(row + 1) nights"
    }
}
