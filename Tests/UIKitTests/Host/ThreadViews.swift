import AgateDisplay
import Foundation
import UIKit
import UIKitTestSupport

/// One view of each public class, and what is done with it.
enum ThreadViews {
    static let names = makers.keys.sorted()

    static let makers: [String: @MainActor () -> UIView] = [
        "UIView": { UIView() },
        "UILabel": {
            let made = UILabel()
            made.text = "some words that need two lines at least"
            made.numberOfLines = 0
            return made
        },
        "UIImageView": { UIImageView(image: UIImage(systemName: "star")) },
        "UIControl": { UIControl() },
        "UIButton": { UIButton(configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in }) },
        "UISlider": { UISlider() },
        "UISwitch": { UISwitch() },
        "UIStepper": { UIStepper() },
        "UISegmentedControl": { UISegmentedControl(items: ["one", "two"]) },
        "UIProgressView": { UIProgressView() },
        "UIPageControl": {
            let made = UIPageControl()
            made.numberOfPages = 3
            return made
        },
        "UIActivityIndicatorView": {
            let made = UIActivityIndicatorView()
            made.startAnimating()
            return made
        },
        "UIRefreshControl": { UIRefreshControl() },
        "UIColorWell": { UIColorWell() },
        "UIAlertView": { UIAlertView(frame: .zero) },
        "UIPickerView": { UIPickerView() },
        "UIDatePicker": { UIDatePicker() },
        "UITextField": {
            let made = UITextField()
            made.text = "typed"
            return made
        },
        "UISearchTextField": { UISearchTextField() },
        "UITextView": {
            let made = UITextView()
            made.text = "some text\nof two lines"
            return made
        },
        "UIInputView": { UIInputView(frame: .zero, inputViewStyle: .keyboard) },
        "UISearchBar": { UISearchBar() },
        "UINavigationBar": {
            let made = UINavigationBar()
            made.items = [UINavigationItem(title: "Title")]
            return made
        },
        "UIToolbar": {
            let made = UIToolbar()
            made.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            return made
        },
        "UITabBar": {
            let made = UITabBar()
            made.items = [UITabBarItem(title: "Tab", image: nil, tag: 0)]
            return made
        },
        "UIScrollView": {
            let made = UIScrollView()
            made.contentSize = CGSize(width: 1000, height: 1000)
            return made
        },
        "UIStackView": {
            let made = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UIView()])
            made.axis = .vertical
            return made
        },
        "UIVisualEffectView": { UIVisualEffectView(effect: UIBlurEffect(style: .regular)) },
        "UIWindow": { UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50)) },
        "UITableView": { ListOwner.table() },
        "UITableViewCell": {
            let made = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            made.textLabel?.text = "text"
            made.detailTextLabel?.text = "detail"
            return made
        },
        "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(reuseIdentifier: nil) },
        "UIListContentView": {
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "text"
            content.secondaryText = "more"
            return UIListContentView(configuration: content)
        },
        "UICollectionView": { ListOwner.collection() },
        "UICollectionReusableView": { UICollectionReusableView() },
        "UICollectionViewCell": { UICollectionViewCell() },
        "UICollectionViewListCell": { UICollectionViewListCell() },
    ]

    /// What is seen of a view that was used.
    struct Result {
        let wasShown: Bool
        let size: CGSize
        let bytes: [UInt8]
    }

    /// Shows a view by constraints and in a stack view, animates and touches it, changes its traits, and takes it away.
    @MainActor static func use(_ view: UIView, _ display: ManualDisplay, _ window: UIWindow) -> Result {
        let stack = UIStackView(arrangedSubviews: [view])
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
            stack.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor, constant: 10),
            stack.heightAnchor.constraint(equalToConstant: 200),
        ])
        display.advance(by: 0.05)
        UIView.animate(withDuration: 0.1) {
            view.alpha = 0.5
            view.backgroundColor = .systemRed
            view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        TouchScript {
            $0.tap(at: CGPoint(x: 160, y: 110))
            $0.wait(0.1)
            $0.drag(from: CGPoint(x: 160, y: 110), to: CGPoint(x: 120, y: 60), over: 0.1)
            $0.turnWheel(by: 1, at: CGPoint(x: 160, y: 110))
        }.play(in: window)
        display.advance(by: 0.5)
        window.overrideUserInterfaceStyle = .dark
        view.tintAdjustmentMode = .dimmed
        view.isUserInteractionEnabled = false
        (view as? UIControl)?.isEnabled = false
        _ = view.becomeFirstResponder()
        _ = view.snapshotView(afterScreenUpdates: true)
        _ = view.accessibilityLabel
        display.advance(by: 0.2)
        let (wasShown, size) = (view.window != nil || view is UIWindow, view.bounds.size)
        let image = display.makeImage()
        let bytes = (0..<image.height).flatMap { y in
            stride(from: 0, to: image.width, by: 7).flatMap { UIImage(cgImage: image).pixel($0, y) }
        }
        _ = view.resignFirstResponder()
        view.removeFromSuperview()
        display.advance(by: 1)
        return Result(wasShown: wasShown, size: size, bytes: bytes)
    }
}

/// What lists show.
@MainActor final class ListOwner: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    private static let shared = UnsafeOwners()

    /// Lists refer to their data sources weakly.
    private final class UnsafeOwners: @unchecked Sendable {
        private let lock = NSLock()
        private var owners: [ListOwner] = []
        func keep(_ owner: ListOwner) { lock.withLock { owners.append(owner) } }
    }

    private static func make() -> ListOwner {
        let made = ListOwner()
        shared.keep(made)
        return made
    }

    static func table() -> UITableView {
        let made = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .insetGrouped)
        made.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        made.dataSource = make()
        return made
    }

    static func collection() -> UICollectionView {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain)
        )
        let made = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200),
            collectionViewLayout: layout
        )
        made.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        made.dataSource = make()
        return made
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = "item \(indexPath.item)"
        (cell as? UICollectionViewListCell)?.contentConfiguration = content
        return cell
    }
}
