import AgateDisplay
import Foundation
import Testing
import UIKit

/// A text field whose placeholder goes up and becomes small when one begins to edit, and whose lower line is drawn out from the middle.
@MainActor private final class FloatingField: UITextField {
    let label = UILabel()
    let line = CALayer()
    private(set) var entries: [String] = []
    private let inset = CGPoint(x: 4, y: 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = UIColor.red.cgColor
        layer.addSublayer(line)
        addSubview(label)
        borderStyle = .none
    }

    required init?(coder: NSCoder) { nil }

    override var placeholder: String? {
        didSet { updateLabel() }
    }

    override var text: String? {
        didSet { if text?.isEmpty == false || isFirstResponder { goUp() } else { goDown() } }
    }

    private func updateLabel() {
        label.text = placeholder
        label.font = font
        label.textColor = .gray
        label.sizeToFit()
        label.frame.origin = CGPoint(x: inset.x, y: bounds.height - label.bounds.height - inset.y)
    }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        let center = NotificationCenter.default
        if newSuperview == nil {
            center.removeObserver(self)
        } else {
            center.addObserver(
                self,
                selector: Selector("editingBegan", FloatingField.editingBegan),
                name: UITextField.textDidBeginEditingNotification,
                object: self
            )
            center.addObserver(
                self,
                selector: Selector("editingEnded", FloatingField.editingEnded),
                name: UITextField.textDidEndEditingNotification,
                object: self
            )
        }
    }

    private func editingBegan() {
        entries.append("began")
        goUp()
    }

    private func editingEnded() {
        entries.append("ended")
        goDown()
    }

    private func goUp() {
        line.frame = CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2)
        guard label.transform.isIdentity, text?.isEmpty != false else { return }
        UIView.animate(
            withDuration: 0.3,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 1,
            options: .beginFromCurrentState
        ) {
            self.label.transform = CGAffineTransform(scaleX: 0.7, y: 0.7)
            self.label.frame.origin = CGPoint(x: self.inset.x, y: 0)
        } completion: { [weak self] _ in
            self?.entries.append("up")
        }
    }

    private func goDown() {
        line.frame = CGRect(x: bounds.midX, y: bounds.height - 2, width: 0, height: 2)
        guard text?.isEmpty != false, !label.transform.isIdentity else { return }
        UIView.animate(withDuration: 0.3) {
            self.label.transform = .identity
            self.label.frame.origin = CGPoint(
                x: self.inset.x,
                y: self.bounds.height - self.label.bounds.height - self.inset.y
            )
        } completion: { [weak self] _ in
            self?.entries.append("down")
        }
    }

    /// The label stands for it.
    override func drawPlaceholder(in rect: CGRect) {}
    override func textRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: inset.x, y: 14, width: bounds.width - 2 * inset.x, height: bounds.height - 18)
    }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

@MainActor private final class FormDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var next: UITextField?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        log.append("should")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next, next !== textField {
            next.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}

/// Fields tell the whole process, so one form is run at a time.
@MainActor @Suite("Libraries: a field whose label floats", .serialized)
struct FloatingFieldTests {
    private func stage(
        _ body: (ManualDisplay, UIWindow, FloatingField, FloatingField, FormDelegate) throws -> Void
    ) throws {
        weak var gone: FloatingField?
        try onScreen { display, window in
            let delegate = FormDelegate()
            let fields = ["Name", "City"].enumerated().map { index, name in
                let field = FloatingField(
                    frame: CGRect(x: 20, y: 40 + 80 * CGFloat(index), width: 200, height: 50)
                )
                field.placeholder = name
                field.delegate = delegate
                window.addSubview(field)
                return field
            }
            delegate.next = fields[1]
            gone = fields[0]
            display.advance(by: 0.1)
            try body(display, window, fields[0], fields[1], delegate)
            fields.forEach { $0.removeFromSuperview() }
            display.advance(by: 1)
        }
        #expect(gone == nil)
    }

    private let tap = TouchScript { $0.tap(at: CGPoint(x: 100, y: 60)) }

    @Test(
        "a tap sends the label up, the return key goes on to the next field, and an empty field's label comes down again"
    )
    func walk() throws {
        try stage { display, window, name, city, delegate in
            let low = name.label.frame
            #expect(name.line.frame.width == 0)
            display.film("field-empty")
            display.play(tap, in: window, then: 0.05)
            #expect(name.isFirstResponder && delegate.log == ["should", "begin"])
            let moving = try #require(name.label.layer.presentation())
            #expect(moving.frame.minY < low.minY && moving.frame.minY > 0, "\(moving.frame)")
            display.advance(by: 1)
            #expect(
                abs(name.label.frame.minY) < 0.001 && abs(name.label.frame.height - low.height * 0.7) < 0.001
            )
            #expect(name.line.frame.width == 200 && name.entries == ["began", "up"])
            #expect(display.color(at: 30, 89) == [255, 0, 0])
            name.insertText("Ada")
            display.advance(by: 0.1)
            display.film("field-up")
            _ = name.delegate?.textFieldShouldReturn(name)
            display.advance(by: 1)
            #expect(city.isFirstResponder && name.entries == ["began", "up", "ended"])
            #expect(abs(name.label.frame.minY) < 0.001, "it has text: the label stays")
            #expect(delegate.log == ["should", "begin", "should", "end", "begin"])
            window.endEditing(true)
            display.advance(by: 1)
            #expect(
                !city.isFirstResponder && abs(city.label.frame.minY - low.minY) < 0.001,
                "\(city.label.frame) \(low)"
            )
            #expect(city.entries == ["began", "up", "ended", "down"])
            display.film("field-down")
        }
    }

    @Test(
        "left while the label goes up, it turns round; gone from the screen while one edits, the field is let go"
    )
    func awkward() throws {
        try stage { display, window, name, city, _ in
            let low = name.label.frame.minY
            display.play(tap, in: window, then: 0.05)
            let before = name.label.layer.presentation()?.frame.minY ?? 0
            name.resignFirstResponder()
            display.advance(by: 0.02)
            let after = name.label.layer.presentation()?.frame.minY ?? 0
            #expect(abs(after - before) < 12, "it goes on from where it is: \(before) \(after)")
            display.advance(by: 1)
            #expect(
                abs(name.label.frame.minY - low) < 0.001 && name.label.layer.animationKeys() == nil,
                "\(name.label.frame) \(low) \(name.entries) \(name.label.layer.animationKeys() ?? [])"
            )
            name.text = "Set"
            #expect(name.label.transform.isIdentity, "text is there: nothing to make room for")
            city.becomeFirstResponder()
            city.removeFromSuperview()
            display.advance(by: 1)
            #expect(!city.isFirstResponder)
            display.resize(to: CGSize(width: 480, height: 320))
            display.advance(by: 0.2)
        }
    }
}
