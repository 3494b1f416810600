package import UIKit

/// Two fields are filled in from a keyboard, with a slip that is corrected; then the page greets.
package final class SignIn: Program {
    package static let description = ProgramDescription(
        name: "sign-in",
        title: "Two text fields are typed into: caret, correction, dots, and a greeting",
        duration: 6.5,
        size: CGSize(width: 320, height: 300),
        framesPerSecond: 30
    )

    package let controller = SignInController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.tap(controller.name, at: 0.5)
        let slip = stage.type("Ada Lovelx", from: 0.9)
        stage.press(.keyboardDeleteOrBackspace, at: slip + 0.3)
        let named = stage.type("ace", from: slip + 0.55)
        stage.press(.keyboardReturnOrEnter, at: named + 0.2)
        let secret = stage.type("bernoulli", from: named + 0.5, every: 0.1)
        stage.press(.keyboardReturnOrEnter, at: secret + 0.25)
    }
}

/// A card with a heading, a field for the name, one for the password, and a button.
package final class SignInController: UIViewController, UITextFieldDelegate {
    package let name = UITextField(frame: CGRect(x: 20, y: 62, width: 232, height: 38))
    package let password = UITextField(frame: CGRect(x: 20, y: 110, width: 232, height: 38))
    private let card = UIView(frame: CGRect(x: 24, y: 34, width: 272, height: 222))
    private let heading = UILabel(frame: CGRect(x: 20, y: 16, width: 232, height: 34))
    private let button = UIButton(frame: CGRect(x: 20, y: 164, width: 232, height: 40))

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        card.becomeCard()
        view.addSubview(card)

        heading.text = "Sign in"
        heading.font = .systemFont(ofSize: 26, weight: .bold)
        heading.textColor = Palette.ink
        card.addSubview(heading)
        fill(name, placeholder: "Name", key: .next)
        fill(password, placeholder: "Password", key: .go)
        password.isSecureTextEntry = true

        button.setTitle("Continue", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
        button.backgroundColor = Palette.blue
        button.layer.cornerRadius = 10
        card.addSubview(button)
    }

    private func fill(_ field: UITextField, placeholder: String, key: UIReturnKeyType) {
        field.placeholder = placeholder
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 16)
        field.clearButtonMode = .whileEditing
        field.returnKeyType = key
        field.delegate = self
        card.addSubview(field)
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === name {
            password.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
            greet()
        }
        return true
    }

    /// The fields go, and the heading says whose page it is.
    private func greet() {
        let greeting = UILabel(frame: card.bounds.insetBy(dx: 20, dy: 60))
        greeting.text = "Good evening,\n\(name.text ?? "")"
        greeting.font = .systemFont(ofSize: 24, weight: .semibold)
        greeting.textColor = Palette.ink
        greeting.textAlignment = .center
        greeting.numberOfLines = 2
        greeting.alpha = 0
        greeting.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        card.addSubview(greeting)
        UIView.animate(withDuration: 0.35) { [self] in
            for view in [heading, name, password, button] { view.alpha = 0 }
        }
        UIView.animate(
            withDuration: 0.7,
            delay: 0.25,
            usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0
        ) {
            greeting.alpha = 1
            greeting.transform = .identity
        }
    }
}
