import AgateDisplay
import Foundation
import Testing
import UIKit

nonisolated(unsafe) private var boneKey: UInt8 = 0

/// Views that show grey bones with a light that passes over them, until their content has come.
extension UIView {
    private var bone: CAGradientLayer? {
        get { objc_getAssociatedObject(self, &boneKey) as? CAGradientLayer }
        set { objc_setAssociatedObject(self, &boneKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    fileprivate var hasBone: Bool { bone != nil }

    fileprivate func showBones() {
        guard subviews.isEmpty else { return subviews.forEach { $0.showBones() } }
        guard bone == nil else { return }
        isUserInteractionEnabled = false
        let light = CAGradientLayer()
        light.colors = [UIColor.lightGray, .white, .lightGray].map(\.cgColor)
        light.startPoint = CGPoint(x: 0, y: 0.5)
        light.endPoint = CGPoint(x: 1, y: 0.5)
        light.locations = [0, 0.1, 0.2]
        light.frame = bounds
        light.masksToBounds = true
        light.name = "bone"
        layer.insertSublayer(light, at: UInt32(layer.sublayers?.count ?? 0))
        let start = CABasicAnimation(keyPath: #"startPoint"#)
        start.fromValue = CGPoint(x: -1, y: 0.5)
        start.toValue = CGPoint(x: 1, y: 0.5)
        let end = CABasicAnimation(keyPath: "endPoint")
        end.fromValue = CGPoint(x: 0, y: 0.5)
        end.toValue = CGPoint(x: 2, y: 0.5)
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = 1
        group.repeatCount = .infinity
        group.isRemovedOnCompletion = false
        light.locations = [0, 0.5, 1]
        light.add(group, forKey: "slide")
        bone = light
    }

    fileprivate func hideBones() {
        subviews.forEach { $0.hideBones() }
        guard let light = bone else { return }
        bone = nil
        isUserInteractionEnabled = true
        CATransaction.begin()
        CATransaction.setCompletionBlock { light.removeFromSuperlayer() }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = 0.3
        fade.fillMode = .forwards
        fade.isRemovedOnCompletion = false
        light.add(fade, forKey: "fade")
        CATransaction.commit()
    }

    fileprivate func fitBones() {
        subviews.forEach { $0.fitBones() }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bone?.frame = bounds
        CATransaction.commit()
    }
}

private final class CardCell: UITableViewCell {
    let picture = UIImageView()
    let title = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.text = " "
        contentView.addSubview(picture)
        contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
        title.frame = CGRect(x: 80, y: 20, width: contentView.bounds.width - 90, height: 30)
        contentView.fitBones()
    }
}

private final class CardList: UITableViewController {
    var isLoaded = false

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CardCell.self, forCellReuseIdentifier: "card")
        tableView.rowHeight = 80
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        if isLoaded {
            (cell as? CardCell)?.title.text = "Row \(indexPath.row)"
        } else {
            cell.contentView.showBones()
        }
        return cell
    }
    override func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        if isLoaded { cell.contentView.hideBones() }
    }
}

@MainActor @Suite("Libraries: bones until the content comes")
struct SkeletonTests {
    @Test(
        "light passes over the bones of all rows for as long as it takes; then they fade, and nothing is left of them"
    )
    func list() throws {
        weak var gone: CAGradientLayer?
        try onScreen { display, window in
            let list = CardList()
            window.rootViewController = list
            display.advance(by: 0.1)
            let cell = try #require(list.tableView.visibleCells.first as? CardCell)
            let bone = try #require(cell.title.layer.sublayers?.last as? CAGradientLayer)
            gone = bone
            #expect(bone.frame == CGRect(x: 0, y: 0, width: 230, height: 30))
            // The light stands in the middle of its way half a second after the beginning, and again one later.
            let began = display.time
            display.advance(to: began + 0.4)
            let first = display.color(at: 195, 35)
            display.film("skeleton")
            display.advance(by: 5)
            #expect(display.color(at: 195, 35) == first, "it repeats")
            display.advance(by: 0.25)
            #expect(display.color(at: 195, 35) != first)
            // Dragged meanwhile: rows that come have bones, too.
            let drag = TouchScript {
                $0.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100), over: 0.2, rest: 0.2)
            }
            display.play(drag, in: window, then: 0.5)
            #expect(list.tableView.visibleCells.allSatisfy { ($0 as? CardCell)?.title.hasBone == true })
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 0.1)
            #expect(
                list.tableView.visibleCells.allSatisfy {
                    ($0 as? CardCell)?.title.layer.sublayers?.last?.bounds.width == 390
                }
            )
            list.isLoaded = true
            list.tableView.reloadData()
            display.advance(by: 0.15)
            display.film("skeleton-fades")
            let fading = list.tableView.visibleCells.compactMap {
                ($0 as? CardCell)?.title.layer.sublayers?.last
            }
            #expect(
                fading.allSatisfy { $0.name == "bone" && abs(($0.presentation()?.opacity ?? 0) - 0.5) < 0.1 },
                "\(fading.map(\.name)) \(fading.map { $0.presentation()?.opacity ?? -1 })"
            )
            display.advance(by: 1)
            for cell in list.tableView.visibleCells {
                #expect((cell as? CardCell)?.title.hasBone == false)
                #expect((cell as? CardCell)?.title.layer.sublayers?.contains { $0.name == "bone" } != true)
            }
            display.film("skeleton-gone")
            window.rootViewController = nil
        }
        #expect(gone == nil)
    }
}
