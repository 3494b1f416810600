package import UIKit

/// A card of settings that constraints and stack views lay out: a row opens its explanation, the card grows wider, and the row is taken out.
package final class SettingsCard: Program {
    package static let description = ProgramDescription(
        name: "settings-card",
        title: "Stack views and constraints: an explanation opens, the card widens, a row goes",
        duration: 5.5,
        size: CGSize(width: 360, height: 380)
    )

    package let controller = SettingsController()

    package init() {}

    package func run(in window: UIWindow, on stage: Stage) {
        window.rootViewController = controller
        stage.at(0.6) { [controller] in controller.setExplanation(isShown: true) }
        stage.at(1.8) { [controller] in controller.setMargin(16) }
        stage.at(3) { [controller] in controller.setNetworkRow(isShown: false) }
        stage.at(4.2) { [controller] in
            controller.setExplanation(isShown: false)
            controller.setNetworkRow(isShown: true)
            controller.setMargin(48)
        }
    }
}

/// The card, whose height follows from what is in it.
package final class SettingsController: UIViewController {
    private let card = UIView()
    private let heading = UILabel()
    private let explanation = UILabel()
    private lazy var rows = UIStackView(arrangedSubviews: [
        heading, row("Brightness", "70 %", Palette.amber), explanation,
        row("Network", "Lighthouse", Palette.teal),
        row("Language", "English", Palette.violet),
    ])
    private lazy var margin = card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 48)

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        card.becomeCard()
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)

        heading.text = "Settings"
        heading.font = .systemFont(ofSize: 26, weight: .bold)
        heading.textColor = Palette.ink
        explanation.text = "The screen follows the light of the room, as long as nobody moves this by hand."
        explanation.font = .systemFont(ofSize: 14)
        explanation.textColor = Palette.ink
        explanation.numberOfLines = 0
        explanation.isHidden = true
        explanation.alpha = 0

        rows.axis = .vertical
        rows.spacing = 12
        rows.setCustomSpacing(18, after: heading)
        rows.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(rows)
        card.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        NSLayoutConstraint.activate([
            margin,
            view.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 48),
            card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            rows.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
            rows.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
            rows.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
        ])
    }

    /// A name at the left and a value at the right, with a coloured square before them.
    private func row(_ name: String, _ value: String, _ color: UIColor) -> UIView {
        let mark = UIView()
        mark.backgroundColor = color
        mark.layer.cornerRadius = 7
        NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 28),
            mark.heightAnchor.constraint(equalTo: mark.widthAnchor),
        ])
        let (title, detail) = (UILabel(), UILabel())
        title.text = name
        title.textColor = Palette.ink
        detail.text = value
        detail.textColor = Palette.blue
        detail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let made = UIStackView(arrangedSubviews: [mark, title, detail])
        made.spacing = 12
        made.alignment = .center
        return made
    }

    private func animate(_ change: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.7,
            delay: 0,
            usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0,
            animations: { [self] in
                change()
                view.layoutIfNeeded()
            }
        )
    }

    /// Shows or hides what explains the first row; the rows below make room.
    package func setExplanation(isShown: Bool) {
        animate { [explanation] in
            explanation.isHidden = !isShown
            explanation.alpha = isShown ? 1 : 0
        }
    }

    /// Shows or hides the row of the network.
    package func setNetworkRow(isShown: Bool) {
        let row = rows.arrangedSubviews[3]
        animate {
            row.isHidden = !isShown
            row.alpha = isShown ? 1 : 0
        }
    }

    /// Moves the left edge of the card.
    package func setMargin(_ points: CGFloat) { animate { [margin] in margin.constant = points } }
}
