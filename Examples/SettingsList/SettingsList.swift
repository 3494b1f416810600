package import UIKit

/// A screen of settings: cards of rows with switches, a slider, values and chevrons, by day and by night.
///
/// A finger flicks through it, selects a row, switches and slides; then the lights go out.
package final class SettingsList: Program {
    package static let description = ProgramDescription(
        name: "settings-list",
        title: "A table of settings: flicked, touched, switched, and in the dark",
        duration: 9,
        size: CGSize(width: 375, height: 660)
    )

    package let controller = SettingsListController(style: .insetGrouped)

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        // Up with a flick, back with a pull.
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 190, y: 520), to: CGPoint(x: 190, y: 330), over: 0.18)
            },
            at: 0.5
        )
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 190, y: 620), over: 0.5, rest: 0.12)
            },
            at: 2.4
        )
        // A row is opened and comes back.
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 150, y: 278), contact: 0.35) }, at: 4)
        stage.at(4.9) { [controller] in
            controller.tableView.deselectRow(at: IndexPath(row: 1, section: 1), animated: true)
        }
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 318, y: 234)) }, at: 5.5)
        stage.play(
            TouchScript {
                $0.drag(from: CGPoint(x: 256, y: 466), to: CGPoint(x: 318, y: 466), over: 0.5, rest: 0.1)
            },
            at: 6.2
        )
        stage.at(7.4) { [weak window] in
            guard let window else { return }
            UIView.transition(with: window, duration: 0.5, options: .transitionCrossDissolve) {
                window.overrideUserInterfaceStyle = .dark
            }
        }
    }
}

/// What a row of the settings shows.
private struct Setting {
    /// What stands at its right edge.
    enum Kind {
        case more(String?)
        case toggle(Bool)
        case level(Float)
    }

    let symbol: String
    let color: UIColor
    let title: String
    let kind: Kind
}

/// The table of settings.
package final class SettingsListController: UITableViewController {
    private let sections: [(title: String?, footer: String?, rows: [Setting])] = [
        (nil, nil, []),
        (
            nil, nil,
            [
                Setting(
                    symbol: "airplane",
                    color: .systemOrange,
                    title: "Airplane Mode",
                    kind: .toggle(false)
                ),
                Setting(symbol: "wifi", color: .systemBlue, title: "Wi-Fi", kind: .more("Lighthouse")),
                Setting(symbol: "link", color: .systemBlue, title: "Bluetooth", kind: .more("On")),
                Setting(symbol: "bell", color: .systemRed, title: "Notifications", kind: .more(nil)),
            ]
        ),
        (
            "Display", "The screen follows the light of the room, as long as nobody moves this by hand.",
            [
                Setting(symbol: "sun.max", color: .systemYellow, title: "Brightness", kind: .level(0.4)),
                Setting(symbol: "moon", color: .systemIndigo, title: "Night Shift", kind: .toggle(true)),
                Setting(symbol: "textformat", color: .systemGray, title: "Text Size", kind: .more("Large")),
            ]
        ),
        (
            "Privacy", nil,
            [
                Setting(
                    symbol: "hand.thumbsup",
                    color: .systemTeal,
                    title: "Trusted People",
                    kind: .more("4")
                ),
                Setting(symbol: "location", color: .systemBlue, title: "Location", kind: .toggle(true)),
                Setting(symbol: "lock", color: .systemGreen, title: "Passwords", kind: .more(nil)),
                Setting(symbol: "camera", color: .systemGray, title: "Camera", kind: .more("2 apps")),
            ]
        ),
    ]

    package override func viewDidLoad() {
        super.viewDidLoad()
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 78))
        title.text = "Settings"
        title.font = .systemFont(ofSize: 34, weight: .bold)
        let header = UIView(frame: title.frame)
        title.frame = CGRect(x: 16, y: 26, width: 340, height: 44)
        header.addSubview(title)
        tableView.tableHeaderView = header
    }

    package override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? 1 : sections[section].rows.count
    }

    package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
        sections[section].title
    }

    package override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    {
        sections[section].footer
    }

    package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        guard indexPath.section > 0 else { return person() }
        let setting = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = setting.title
        cell.imageView?.image = Self.icon(setting.symbol, setting.color)
        switch setting.kind {
        case .more(let value):
            cell.detailTextLabel?.text = value
            cell.accessoryType = .disclosureIndicator
        case .toggle(let isOn):
            let toggle = UISwitch()
            toggle.isOn = isOn
            cell.accessoryView = toggle
            cell.selectionStyle = .none
        case .level(let value):
            let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 150, height: 34))
            slider.value = value
            cell.accessoryView = slider
            cell.selectionStyle = .none
        }
        return cell
    }

    private func person() -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Ada Lovelace"
        cell.textLabel?.font = .systemFont(ofSize: 20)
        cell.detailTextLabel?.text = "Account, cloud and purchases"
        cell.imageView?.image = Self.portrait
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    package override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    {
        indexPath.section == 0 ? 80 : UITableView.automaticDimension
    }

    /// A white symbol on a coloured square with round corners.
    private static func icon(_ name: String, _ color: UIColor) -> UIImage {
        let size = CGSize(width: 29, height: 29)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6.5).fill()
            let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
            let symbol = UIImage(systemName: name, withConfiguration: configuration)?.withTintColor(.white)
            guard let symbol else { return }
            symbol.draw(
                at: CGPoint(x: (29 - symbol.size.width) / 2, y: (29 - symbol.size.height) / 2)
            )
        }
    }

    private static var portrait: UIImage {
        let size = CGSize(width: 58, height: 58)
        return UIGraphicsImageRenderer(size: size).image { _ in
            UIColor.systemPurple.setFill()
            UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
            let text = NSAttributedString(
                string: "AL",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 24, weight: .semibold),
                    .foregroundColor: UIColor.white,
                ]
            )
            let bounds = text.size()
            text.draw(at: CGPoint(x: (58 - bounds.width) / 2, y: (58 - bounds.height) / 2))
        }
    }
}
