import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Titles of buttons")
@MainActor struct ButtonTitleTests {
    private let dot = drawing(10, 12) { UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 12)) }

    @Test(
        "titles of custom buttons are white at 18 points, those of the system's have the tint at 15 (text T220)"
    )
    func fonts() {
        let custom = UIButton()
        custom.setTitle("title", for: .normal)
        #expect(custom.titleLabel?.font == .systemFont(ofSize: 18))
        #expect(custom.currentTitleColor == .white && custom.titleLabel?.textColor == .white)
        let system = UIButton(type: .system)
        system.setTitle("title", for: .normal)
        #expect(system.titleLabel?.font.pointSize == 15)
        #expect(system.titleLabel?.textColor == .systemBlue)
        system.tintColor = .red
        #expect(system.titleLabel?.textColor == .red)
        #expect(UIButton.ButtonType.roundedRect == .system)
    }

    @Test("title, colour and shadow are those of the state, else the normal ones (text T220)")
    func states() {
        let button = UIButton()
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .selected)
        button.setTitleShadowColor(.green, for: .normal)
        #expect(button.titleLabel?.text == "normal" && button.titleLabel?.shadowColor == .green)
        button.isSelected = true
        #expect(button.titleLabel?.text == "selected" && button.titleLabel?.textColor == .red)
        #expect(button.currentTitle == "selected" && button.currentTitleShadowColor == .green)
        button.isSelected = false
        button.isEnabled = false
        #expect(button.titleLabel?.text == "normal" && button.titleLabel?.textColor == .white)
        button.isEnabled = true
        let rich = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.blue])
        button.setAttributedTitle(rich, for: .normal)
        #expect(button.titleLabel?.attributedText?.string == "rich")
        #expect(button.currentAttributedTitle == rich && button.attributedTitle(for: .selected) == rich)
        button.isSelected = true
        #expect(button.titleLabel?.text == "selected")
        button.setAttributedTitle(nil, for: .normal)
        button.setTitle(nil, for: .selected)
        #expect(button.titleLabel?.text == "normal")
    }

    @Test("a button is as large as image and title beside each other, with the insets (text T220)")
    func sizes() {
        let button = UIButton()
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.setTitle("title", for: .normal)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        #expect(title.width > 20 && button.intrinsicContentSize == title)
        button.setImage(dot, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: title.width + 10, height: title.height))
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.sizeThatFits(.zero) == CGSize(width: title.width + 16, height: title.height + 4))
        let system = UIButton(type: .system)
        #expect(system.intrinsicContentSize == CGSize(width: 30, height: 34))
        system.setTitle("a long title", for: .normal)
        #expect(
            system.intrinsicContentSize.height == (system.titleLabel?.intrinsicContentSize.height ?? 0) + 12
                && system.intrinsicContentSize.width > 60
        )
    }

    @Test("the image stands to the left of the title, both together in the middle (text T220)")
    func layout() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        button.setTitle("title", for: .normal)
        button.setImage(dot, for: .normal)
        button.layoutIfNeeded()
        let title = try #require(button.titleLabel)
        let image = try #require(button.imageView)
        #expect(title.superview === button)
        #expect(image.frame.maxX == title.frame.minX)
        #expect(abs((image.frame.minX + title.frame.maxX) / 2 - 100) <= 0.5)
        #expect(abs(title.frame.midY - 30) <= 0.5 && image.frame.midY == 30)
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .bottom
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(image.frame.minX == 0 && title.frame.maxY == 60)
        button.contentHorizontalAlignment = .right
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
        button.layoutIfNeeded()
        #expect(title.frame.maxX == 192)
        button.frame.size.width = 30
        button.titleEdgeInsets = .zero
        button.layoutIfNeeded()
        #expect(title.frame.width == 20)
    }

    @Test("a title of the system fades under a finger, and comes back")
    func fading() {
        onWindow { display, window in
            let button = UIButton(type: .system)
            button.setTitle("title", for: .normal)
            button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
            window.addSubview(button)
            display.advance(by: 0)
            UITouch.simulate(.began, at: CGPoint(x: 20, y: 20), in: window)
            let alpha = Double(button.titleLabel?.alpha ?? 0)
            // Layers keep opacity in single precision.
            #expect(abs(alpha - 0.2) < 1e-6 && button.titleLabel?.layer.animationKeys() == nil)
            UITouch.simulate(.ended, at: CGPoint(x: 20, y: 20), in: window)
            #expect(button.titleLabel?.alpha == 1)
            #expect(button.titleLabel?.layer.animation(forKey: "opacity")?.duration == 0.25)
        }
    }

    @Test("a button comes back from an archive with what it shows in each state, and each part once")
    func archive() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("normal", for: .normal)
        button.setTitle("selected", for: .selected)
        button.setTitleColor(.red, for: .selected)
        button.setImage(dot, for: .normal)
        let child = UIView()
        button.addSubview(child)
        let data = try NSKeyedArchiver.archivedData(withRootObject: button, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIButton)
        #expect(read.buttonType == .system)
        #expect(read.title(for: .selected) == "selected" && read.titleColor(for: .selected) == .red)
        #expect(read.titleLabel?.text == "normal" && read.titleLabel?.superview === read)
        #expect(read.imageView?.image != nil && read.subviews.count == button.subviews.count)
    }
}
