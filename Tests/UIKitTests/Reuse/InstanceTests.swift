import Foundation
import Testing
import UIKit

private class Marked: UIView {
    let mark: String
    override init(frame: CGRect) {
        mark = "framed \(Int(frame.width))"
        super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Row: UITableViewCell {
    var style = -1
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        self.style = style.rawValue
    }
    required init?(coder: NSCoder) { nil }
}

private final class Header: UITableViewHeaderFooterView {}

private final class Screen: UIViewController {
    var name: String?
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        name = nibNameOrNil ?? "none"
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
}

private final class Plain: NSObject {
    var value = 3
}

private final class Band: CALayer {
    let mark: Int
    override init() {
        mark = 5
        super.init()
    }
    override init(layer: Any) {
        mark = 6
        super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
}

private func make<Object: NSObject>(_ type: Object.Type) -> Object { type.agateInstance() }
@MainActor private func frame<View: UIView>(_ type: View.Type, _ width: CGFloat) -> View {
    View.agateInstance(frame: CGRect(x: 0, y: 0, width: width, height: 1))
}

/// Objects of classes that only the program's run tells, as `agate port` writes `type.init()`.
@MainActor @Suite("Objects of classes that are not named")
struct InstanceTests {
    @Test("init() of the class itself is called")
    func plain() {
        let flows: NSObject.Type = UICollectionViewFlowLayout.self
        #expect(make(Plain.self).value == 3)
        #expect(make(Marked.self).mark == "framed 0")
        #expect(make(Band.self).mark == 5)
        #expect(make(Screen.self).name == "none")
        #expect(type(of: (UILabel.self as UIView.Type).agateInstance()) == UILabel.self)
        #expect(make(Row.self).style == 0)
        #expect(
            type(of: flows.agateInstance())
                == UICollectionViewFlowLayout.self
        )
        #expect(make(UIButton.self).bounds == .zero)
    }

    @Test("initialisers with arguments are the class's own")
    func arguments() {
        #expect(frame(Marked.self, 7).mark == "framed 7")
        #expect(frame(UISwitch.self, 7).bounds.width > 7)
        let cells: UITableViewCell.Type = Row.self
        let cell = cells.agateInstance(style: .value1, reuseIdentifier: nil)
        #expect((cell as? Row)?.style == 1 && cell.reuseIdentifier == nil)
        #expect(cells.agateInstance(style: .default, reuseIdentifier: "r").reuseIdentifier == "r")
        #expect(Header.agateInstance(reuseIdentifier: "h").reuseIdentifier == "h")
        let screens: UIViewController.Type = Screen.self
        let screen = screens.agateInstance(nibName: "A name longer than a word", bundle: .main)
        #expect((screen as? Screen)?.name == "A name longer than a word" && screen.nibBundle === Bundle.main)
        #expect((screens.agateInstance(nibName: nil, bundle: nil) as? Screen)?.name == "none")
    }

    @Test("what is made is freed")
    func freed() {
        weak var view: UIView?
        weak var screen: UIViewController?
        do {
            view = frame(Marked.self, 1)
            screen = Screen.agateInstance(nibName: "some name that is not short", bundle: .main)
        }
        #expect(view == nil && screen == nil)
    }
}
