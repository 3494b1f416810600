package import UIKit

/// A navigation controller: a row is pushed, the finger at the edge takes the screen back slowly, lets it return, and takes it away.
package final class SlowPush: Program {
    package static let description = ProgramDescription(
        name: "slow-push",
        title: "A stack of screens: pushed by a touch, and taken back as slowly as the finger likes",
        duration: 8.5,
        size: CGSize(width: 300, height: 520)
    )

    private let list = ShadeList()
    private lazy var navigation = UINavigationController(rootViewController: list)

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        navigation.navigationBar.prefersLargeTitles = true
        window.rootViewController = navigation
        stage.play(TouchScript { $0.tap(at: CGPoint(x: 150, y: 214)) }, at: 0.7)
        // Half way and back again.
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 3, y: 330))
                $0.move(to: CGPoint(x: 170, y: 324), over: 1.2)
                $0.wait(0.3)
                $0.move(to: CGPoint(x: 70, y: 326), over: 0.6)
                $0.wait(0.15)
                $0.release()
            },
            at: 2.2
        )
        stage.play(
            TouchScript {
                $0.press(at: CGPoint(x: 3, y: 330))
                $0.move(to: CGPoint(x: 230, y: 322), over: 1)
                $0.wait(0.15)
                $0.release()
            },
            at: 5.2
        )
    }
}

/// A list of colours.
private final class ShadeList: UIViewController {
    private let shades: [(name: String, color: UIColor)] = [
        ("Sea", Palette.blue), ("Coral", Palette.coral), ("Fern", Palette.teal), ("Honey", Palette.amber),
        ("Iris", Palette.violet), ("Night", Palette.night),
    ]
    private let scroll = UIScrollView()
    private var rows: [ShadeRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Shades"
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add,
            target: nil,
            action: nil
        )
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        for shade in shades {
            let row = ShadeRow(name: shade.name, color: shade.color)
            row.addAction(
                UIAction { [weak self] _ in
                    self?.navigationController?.pushViewController(
                        ShadePage(shade.name, shade.color),
                        animated: true
                    )
                },
                for: .touchUpInside
            )
            scroll.addSubview(row)
            rows.append(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 64, width: scroll.bounds.width, height: 64)
        }
        scroll.contentSize = CGSize(width: scroll.bounds.width, height: CGFloat(rows.count) * 64)
    }
}

/// One colour of the list.
private final class ShadeRow: UIControl {
    private let patch = UIView()
    private let label = UILabel()
    private let arrow = UIImageView(image: UIImage(systemName: "chevron.forward"))
    private let line = UIView()

    convenience init(name: String, color: UIColor) {
        self.init(frame: .zero)
        patch.backgroundColor = color
        patch.layer.cornerRadius = 10
        patch.isUserInteractionEnabled = false
        label.text = name
        label.font = .systemFont(ofSize: 17)
        arrow.tintColor = .tertiaryLabel
        arrow.contentMode = .center
        line.backgroundColor = .separator
        for part in [patch, label, arrow, line] as [UIView] { addSubview(part) }
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        patch.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        label.frame = CGRect(x: 72, y: 0, width: bounds.width - 120, height: bounds.height)
        arrow.frame = CGRect(x: bounds.width - 34, y: 0, width: 18, height: bounds.height)
        line.frame = CGRect(x: 72, y: bounds.height - 0.5, width: bounds.width - 72, height: 0.5)
    }
}

/// A colour, large.
private final class ShadePage: UIViewController {
    private let color: UIColor
    private let panel = UIView()
    private let text = UILabel()

    init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        panel.backgroundColor = color
        panel.layer.cornerRadius = 22
        text.text = "Screens lie upon each other like cards. The one below waits a little to the side."
        text.font = .systemFont(ofSize: 16)
        text.textColor = .secondaryLabel
        text.numberOfLines = 0
        view.addSubview(panel)
        view.addSubview(text)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room = view.bounds.inset(by: view.safeAreaInsets)
        panel.frame = CGRect(x: 16, y: room.minY + 16, width: room.width - 32, height: 230)
        text.frame = CGRect(x: 20, y: panel.frame.maxY + 14, width: room.width - 40, height: 90)
    }
}
