public import Foundation

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Makes the appearance that bars have by themselves on a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow()
    }

    /// Makes an appearance with the values of another one; from one of another kind of bar it takes the background.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            buttonAppearance = other.buttonAppearance.duplicate
            doneButtonAppearance = other.doneButtonAppearance.duplicate
        }
        follow()
    }

    /// Makes an appearance from an archive, with its buttons and its background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        let archived = UIBarButtonItemAppearance.self
        buttonAppearance = archived.decoded(coder, "UIButton") ?? buttonAppearance
        doneButtonAppearance = archived.decoded(coder, "UIDoneButton") ?? doneButtonAppearance
        follow()
    }

    /// Writes the appearance into an archive, with its buttons and its background.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(buttonAppearance, forKey: "UIButton")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButton")
    }

    private func follow() {
        for part in [buttonAppearance, doneButtonAppearance] {
            part.didChange = { [weak self] in self?.changed() }
        }
    }

    /// The appearance of plain buttons; the bar's appearance keeps the object.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            follow()
            changed()
        }
    }

    /// The appearance of buttons that end the present task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet {
            follow()
            changed()
        }
    }
}
