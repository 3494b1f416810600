package import UIKit

/// A screen with a keyboard: a bar follows `keyboardLayoutGuide`, keys type a message, the return key sends it and the last one closes the keyboard.
package final class Chat: Program {
    package static let description = ProgramDescription(
        name: "chat",
        title: "A bar that follows the keyboard, and keys that type",
        duration: 7,
        size: CGSize(width: 320, height: 568)
    )

    private let page = ChatPage()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        UIScreen.main.simulatesKeyboard = true
        window.rootViewController = page
        stage.tap(page.field, at: 0.7)
        var time = 1.4
        for key in ["shift", "O", "n", "space", "m", "y", "space", "w", "a", "y", "return"] {
            stage.press(key, at: time)
            time += 0.24
        }
        stage.at(time + 0.5) { [page] in page.say("See you there", isMine: false) }
        stage.tap(at: time + 1.2) { CGPoint(x: 160, y: 60) }
    }
}

extension Stage {
    /// Puts a tap on a key of the keyboard on the screen on the schedule.
    fileprivate func press(_ name: String, at time: Double) {
        at(time) {
            guard let keyboard = UIApplication.shared.windows.last,
                let key = Self.key(name, in: keyboard)
            else { return }
            let place = key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil)
            TouchScript { $0.tap(at: place) }.play(in: keyboard)
        }
    }

    private static func key(_ name: String, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == name { return view }
        for subview in view.subviews { if let found = key(name, in: subview) { return found } }
        return nil
    }
}

/// Messages, and a bar for the next one.
private final class ChatPage: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    private let bar = UIView()
    private let messages = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        bar.backgroundColor = .secondarySystemBackground
        field.borderStyle = .roundedRect
        field.placeholder = "Message"
        field.delegate = self
        messages.axis = .vertical
        messages.spacing = 8
        for view in [messages, bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(messages)
        view.addSubview(bar)
        bar.addSubview(field)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
            field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
            field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
            messages.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
            messages.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            messages.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -12),
        ])
        view.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("close:", ChatPage.close))
        )
        say("Shall we meet at the lighthouse?", isMine: false)
        say("At seven?", isMine: true)
        say("Yes, bring the maps", isMine: false)
    }

    private func close(_ tap: UITapGestureRecognizer) { view.endEditing(true) }

    /// Adds a message.
    func say(_ text: String, isMine: Bool) {
        let row = MessageRow(text, isMine: isMine)
        messages.addArrangedSubview(row)
        guard view.window != nil else { return }
        row.alpha = 0
        UIView.performWithoutAnimation { messages.layoutIfNeeded() }
        UIView.animate(withDuration: 0.3) { row.alpha = 1 }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let text = textField.text, !text.isEmpty else { return false }
        say(text, isMine: true)
        textField.text = nil
        return false
    }
}

/// A bubble at the side of who has written it.
private final class MessageRow: UIView {
    init(_ text: String, isMine: Bool) {
        super.init(frame: .zero)
        let bubble = UIView()
        bubble.backgroundColor = isMine ? Palette.blue : .secondarySystemBackground
        bubble.layer.cornerRadius = 16
        let label = UILabel()
        label.text = text
        label.textColor = isMine ? .white : .label
        label.font = .systemFont(ofSize: 16)
        for view in [bubble, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        addSubview(bubble)
        bubble.addSubview(label)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: topAnchor),
            bubble.bottomAnchor.constraint(equalTo: bottomAnchor),
            isMine
                ? bubble.trailingAnchor.constraint(equalTo: trailingAnchor)
                : bubble.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
