import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit

/// A table in a view, by constraints.
private final class HolderController: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        table.dataSource = self
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leftAnchor.constraint(equalTo: view.leftAnchor),
            table.rightAnchor.constraint(equalTo: view.rightAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

private final class RowsController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
}

@MainActor @Suite("Navigation bars: the look at the scroll edge")
struct ScrollEdgeTests {
    private func made(_ kind: Int) -> UIViewController {
        switch kind {
        case 0: return UIViewController()
        case 1: return RowsController(style: .plain)
        case 2: return RowsController(style: .insetGrouped)
        case 3: return HolderController()
        default:
            let controller = UIViewController()
            controller.view.backgroundColor = .white
            return controller
        }
    }

    /// How much is seen of the look over content, and of that at the edge.
    private func looks(_ bar: UINavigationBar) -> [CGFloat] { bar.subviews.prefix(2).map(\.alpha) }

    @Test(
        "a bar at the scroll edge has its edge look from the first frame",
        .claim("Q7.3"),
        arguments: 0..<5,
        0..<6
    )
    func first(kind: Int, frame: Int) {
        ManualDisplay.run(size: CGSize(width: 390, height: 844), scale: 1) { display in
            if frame > 2 { UIScreen.main.simulatedDevice = .iPhone16 }
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = made(kind)
            controller.title = "Title"
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = frame % 3 == 1
            if frame % 3 == 2 {
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation]
                window.rootViewController = tabs
            } else {
                window.rootViewController = navigation
            }
            window.makeKeyAndVisible()
            display.advance(by: 0)
            #expect(looks(navigation.navigationBar) == [0, 1], "first frame")
            display.advance(by: 0.5)
            #expect(looks(navigation.navigationBar) == [0, 1], "later")
            let other = made(kind)
            navigation.pushViewController(other, animated: true)
            display.advance(by: 1)
            #expect(looks(navigation.navigationBar) == [0, 1], "pushed")
            guard let scroll = other.contentScrollView(for: .top) else { return }
            scroll.contentOffset.y += 300
            display.advance(by: 0.1)
            #expect(looks(navigation.navigationBar) == [1, 0], "scrolled")
            navigation.popViewController(animated: true)
            display.advance(by: 1)
            #expect(looks(navigation.navigationBar) == [0, 1], "popped")
        }
    }
}
