package import UIKit

/// A tab bar controller: screens change through a `CATransition`, one of them has a stack of its own, and the second round is dark.
package final class TabSwitch: Program {
    package static let description = ProgramDescription(
        name: "tab-switch",
        title: "Tabs that push each other aside, by day and by night",
        duration: 9,
        size: CGSize(width: 300, height: 520)
    )

    private let tabs = PushingTabs()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        let places = UINavigationController(rootViewController: PlaceList())
        places.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "house.fill"), tag: 0)
        let weather = WeatherPage()
        weather.tabBarItem = UITabBarItem(
            title: "Weather",
            image: UIImage(systemName: "sun.max.fill"),
            tag: 1
        )
        let kept = KeptPage()
        kept.tabBarItem = UITabBarItem(title: "Kept", image: UIImage(systemName: "heart.fill"), tag: 2)
        kept.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [places, weather, kept]
        tabs.tabBar.tintColor = Palette.blue
        window.rootViewController = tabs
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 120, y: 190)) }, at: 0.6)
        for (round, start) in [1.8, 5.2].enumerated() {
            for (step, x) in [150.0, 250, 50].enumerated() {
                stage.play(
                    TouchScript { $0.tap(at: CGPoint(x: x, y: 495)) },
                    at: start + Double(step) * 1.1
                )
            }
            guard round == 0 else { continue }
            stage.at(4.9) { window.overrideUserInterfaceStyle = .dark }
        }
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 40, y: 30)) }, at: 8.2)
    }
}

/// Puts a `CATransition` on the view that holds the screens, from the side on which the next one is.
private final class PushingTabs: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        guard let all = viewControllers, let next = all.firstIndex(of: viewController),
            next != selectedIndex
        else { return true }
        let push = CATransition()
        push.type = .push
        push.subtype = next > selectedIndex ? .fromRight : .fromLeft
        push.duration = 0.45
        push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        selectedViewController?.view.superview?.layer.add(push, forKey: "screen")
        return true
    }
}

/// Places, the names of which are rows.
private final class PlaceList: UITableViewController {
    private let places = ["Harbour", "Old town", "Lighthouse", "Cliffs"]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        tableView.rowHeight = 56
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        places.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = places[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let page = PanelPage(colors: [Palette.teal, Palette.blue], words: "Boats leave at nine.")
        page.title = places[indexPath.row]
        navigationController?.pushViewController(page, animated: true)
    }
}

/// A coloured panel with a sentence below it.
private class PanelPage: UIViewController {
    private let gradient = CAGradientLayer()
    private let panel = UIView()
    private let words = UILabel()

    init(colors: [UIColor], words: String) {
        super.init(nibName: nil, bundle: nil)
        gradient.colors = colors.map(\.cgColor)
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        self.words.text = words
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel.layer.cornerRadius = 24
        panel.clipsToBounds = true
        panel.layer.addSublayer(gradient)
        words.font = .systemFont(ofSize: 20, weight: .semibold)
        words.textAlignment = .center
        words.numberOfLines = 0
        view.addSubview(panel)
        view.addSubview(words)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        panel.frame = CGRect(x: 24, y: room.minY + 24, width: room.width - 48, height: room.height - 150)
        gradient.frame = panel.bounds
        words.frame = CGRect(x: 24, y: panel.frame.maxY + 16, width: room.width - 48, height: 80)
    }
}

/// The second screen.
private final class WeatherPage: PanelPage {
    init() { super.init(colors: [Palette.amber, Palette.coral], words: "Sun until seven, then stars.") }
    required init?(coder: NSCoder) { nil }
}

/// The third screen.
private final class KeptPage: PanelPage {
    init() {
        super.init(
            colors: [Palette.violet, Palette.coral],
            words: "Three things that you wanted to see again."
        )
    }
    required init?(coder: NSCoder) { nil }
}
