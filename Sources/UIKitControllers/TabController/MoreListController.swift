import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Lists the controllers that have no tab of their own.
@MainActor final class MoreListController: UIViewController {
    var pages: [UIViewController] = [] {
        didSet { if isViewLoaded { load() } }
    }
    var choose: ((UIViewController) -> Void)?
    private let scroll = UIScrollView()
    private var rows: [MoreRow] = []

    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nil, bundle: nil)
        title = "More"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        load()
    }

    private func load() {
        for row in rows { row.removeFromSuperview() }
        rows = pages.map { page in
            let row = MoreRow(page.tabBarItem)
            row.addAction(UIAction { [weak self] _ in self?.choose?(page) }, for: .touchUpInside)
            scroll.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = scroll.bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * MoreRow.height, width: width, height: MoreRow.height)
        }
        scroll.contentSize = CGSize(width: width, height: CGFloat(rows.count) * MoreRow.height)
    }
}

/// A row of the list: picture, title, arrow.
@MainActor private final class MoreRow: UIControl {
    static let height: CGFloat = 44
    private static let textStart: CGFloat = 56
    private let picture = UIImageView()
    private let title = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView()

    init(_ item: UITabBarItem?) {
        super.init(frame: .zero)
        picture.image = item?.image?.withRenderingMode(.alwaysTemplate)
        picture.contentMode = .center
        title.text = item?.title
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        line.backgroundColor = .separator
        for part in [picture, title, arrow, line] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (start, height) = (Self.textStart, bounds.height)
        picture.frame = CGRect(x: 16, y: 0, width: 28, height: height)
        title.frame = CGRect(x: start, y: 0, width: max(bounds.width - start - 40, 0), height: height)
        arrow.frame = CGRect(x: bounds.width - 32, y: 0, width: 16, height: height)
        let hair = 1 / max(contentScaleFactor, 1)
        line.frame = CGRect(x: start, y: height - hair, width: max(bounds.width - start, 0), height: hair)
    }
}
