import AgateDisplay
import Foundation
import Testing
import UIKit

/// A tab bar whose icons are views of its own, laid over the items and animated by each item's own animation.
private class BouncingItem: UITabBarItem {
    weak var icon: UIImageView?
    weak var label: UILabel?

    func playSelected() {
        let bounce = CAKeyframeAnimation(keyPath: "transform.scale")
        bounce.values = [1.0, 1.4, 0.9, 1.15, 0.95, 1.02, 1.0]
        bounce.duration = 0.5
        bounce.calculationMode = .cubic
        icon?.layer.add(bounce, forKey: nil)
        icon?.tintColor = .red
        label?.textColor = .red
    }

    func playDeselected() {
        guard let icon else { return }
        UIView.transition(with: icon, duration: 0.2, options: .transitionCrossDissolve) {
            icon.tintColor = .gray
        }
        label?.textColor = .gray
    }
}

private final class BouncingTabs: UITabBarController {
    private(set) var containers: [UIView] = []
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        makeContainers()
    }

    private func makeContainers() {
        guard let items = tabBar.items else { return }
        for (index, item) in items.enumerated() {
            let container = UIView()
            container.translatesAutoresizingMaskIntoConstraints = false
            container.isUserInteractionEnabled = false
            view.addSubview(container)
            let width = container.widthAnchor.constraint(
                equalTo: tabBar.widthAnchor,
                multiplier: 1 / CGFloat(items.count)
            )
            NSLayoutConstraint.activate([
                width,
                container.topAnchor.constraint(equalTo: tabBar.topAnchor),
                container.bottomAnchor.constraint(equalTo: tabBar.bottomAnchor),
            ])
            if let last = containers.last {
                container.leadingAnchor.constraint(equalTo: last.trailingAnchor).isActive = true
            } else {
                container.leadingAnchor.constraint(equalTo: tabBar.leadingAnchor).isActive = true
            }
            let icon = UIImageView(image: item.image)
            icon.tintColor = index == 0 ? .red : .gray
            let label = UILabel()
            label.text = item.title
            label.font = .systemFont(ofSize: 10)
            label.textColor = icon.tintColor
            for view in [icon, label] {
                view.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(view)
                view.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
            }
            icon.topAnchor.constraint(equalTo: container.topAnchor, constant: 6).isActive = true
            label.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 1).isActive = true
            (item as? BouncingItem)?.icon = icon
            (item as? BouncingItem)?.label = label
            containers.append(container)
            item.title = ""
            item.image = nil
        }
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let items = tabBar.items as? [BouncingItem],
            let index = items.firstIndex(where: { $0 === item })
        else { return }
        log.append("\(selectedIndex) to \(index)")
        guard selectedIndex != index else { return items[index].playSelected() }
        items[selectedIndex].playDeselected()
        items[index].playSelected()
    }
}

@MainActor @Suite("Libraries: tabs that bounce")
struct BouncingTabsTests {
    private func stage(_ body: (ManualDisplay, UIWindow, BouncingTabs) throws -> Void) throws {
        weak var gone: BouncingTabs?
        try onScreen { display, window in
            let tabs = BouncingTabs()
            gone = tabs
            let symbols = ["house.fill", "star.fill", "heart.fill"]
            tabs.viewControllers = symbols.enumerated().map { index, name in
                let page = UIViewController()
                page.view.backgroundColor = [UIColor.white, .yellow, .cyan][index]
                page.tabBarItem = BouncingItem(
                    title: "Tab \(index)",
                    image: UIImage(systemName: name),
                    tag: index
                )
                return page
            }
            window.rootViewController = tabs
            display.advance(by: 0.1)
            try body(display, window, tabs)
            window.rootViewController = nil
        }
        #expect(gone == nil)
    }

    private func tap(_ index: Int, in window: UIWindow) -> TouchScript {
        let width = window.bounds.width / 3
        return TouchScript {
            $0.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: window.bounds.height - 24))
        }
    }

    @Test(
        "a tap bounces the icon, colours it, and shows the page; the delegate is told before the page changes"
    )
    func selecting() throws {
        try stage { display, window, tabs in
            #expect(tabs.containers.count == 3 && abs(tabs.containers[1].frame.minX - 320 / 3) < 0.6)
            #expect(tabs.containers[0].frame.maxY == 480)
            display.film("bounce-start")
            display.play(tap(1, in: window), in: window)
            display.advance(by: 0.08)
            let icon = try #require((tabs.tabBar.items?[1] as? BouncingItem)?.icon)
            let scale = try #require(icon.layer.presentation()).transform.m11
            #expect(scale > 1.2 && scale < 1.45, "\(scale)")
            #expect(tabs.log == ["0 to 1"] && tabs.selectedIndex == 1)
            display.film("bounce-on")
            display.advance(by: 1)
            #expect(display.color(at: 10, 200) == [255, 255, 0] && icon.layer.animationKeys() == nil)
            let middle = display.color(at: 160, 480 - 49 + 16)
            #expect(middle[0] > 200 && middle[1] < 120, "a red star: \(middle)")
            // The same one again, and two of them quickly.
            display.play(tap(1, in: window), in: window, then: 0.1)
            display.play(tap(2, in: window), in: window)
            display.play(tap(0, in: window), in: window, then: 1)
            #expect(tabs.log == ["0 to 1", "1 to 1", "1 to 2", "2 to 0"] && tabs.selectedIndex == 0)
        }
    }

    @Test(
        "turned while an icon bounces, the icons stand over their items; a touch taken away selects nothing"
    )
    func awkward() throws {
        try stage { display, window, tabs in
            display.play(tap(2, in: window), in: window, then: 0.05)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 1)
            #expect(
                tabs.containers.map(\.frame.minX) == [0, 160, 320] && tabs.containers[0].frame.maxY == 320
            )
            display.film("bounce-turned")
            let taken = TouchScript {
                $0.press(at: CGPoint(x: 80, y: 300))
                $0.wait(0.1)
                $0.cancel()
            }
            display.play(taken, in: window, then: 0.5)
            #expect(tabs.selectedIndex == 2)
        }
    }
}
