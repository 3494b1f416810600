public import Foundation

/// The appearance of a navigation bar: its background, its titles, and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Makes the appearance that bars have by themselves on a kind of device.
    public required init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        follow()
    }

    /// Makes an appearance with the values of another one; from one of another kind of bar it takes the background.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            largeTitleTextAttributes = other.largeTitleTextAttributes
            buttonAppearance = other.buttonAppearance.duplicate
            doneButtonAppearance = other.doneButtonAppearance.duplicate
            backButtonAppearance = other.backButtonAppearance.duplicate
            indicator = other.indicator
            indicatorMask = other.indicatorMask
        }
        follow()
    }

    /// Makes an appearance from an archive, with titles, buttons and background.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        titleTextAttributes = BarTextCoding.decode(coder, forKey: "UITitleAttributes")
        titlePositionAdjustment = BarTextCoding.offset(coder, forKey: "UITitleShift")
        largeTitleTextAttributes = BarTextCoding.decode(coder, forKey: "UILargeTitleAttributes")
        let archived = UIBarButtonItemAppearance.self
        buttonAppearance = archived.decoded(coder, "UIButton") ?? buttonAppearance
        doneButtonAppearance = archived.decoded(coder, "UIDoneButton") ?? doneButtonAppearance
        backButtonAppearance = archived.decoded(coder, "UIBackButton") ?? backButtonAppearance
        indicator = coder.soundObject(forKey: "UIBackIndicator") as? UIImage
        indicatorMask = coder.soundObject(forKey: "UIBackIndicatorMask") as? UIImage
        follow()
    }

    /// Writes the appearance into an archive, with titles, buttons and background.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        BarTextCoding.encode(titleTextAttributes, into: coder, forKey: "UITitleAttributes")
        BarTextCoding.encode(titlePositionAdjustment, into: coder, forKey: "UITitleShift")
        BarTextCoding.encode(largeTitleTextAttributes, into: coder, forKey: "UILargeTitleAttributes")
        coder.encode(buttonAppearance, forKey: "UIButton")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButton")
        coder.encode(backButtonAppearance, forKey: "UIBackButton")
        if let indicator { coder.encode(indicator, forKey: "UIBackIndicator") }
        if let indicatorMask { coder.encode(indicatorMask, forKey: "UIBackIndicatorMask") }
    }

    private func follow() {
        for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
            part.didChange = { [weak self] in self?.changed() }
        }
    }

    // MARK: Titles

    /// The text attributes of the title.
    ///
    /// Missing ones are those of bars: 17 points, semibold, in the colour of labels.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    /// The offset of the title, in points; zero at first.
    open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }

    /// The text attributes of large titles.
    ///
    /// Missing ones are those of bars: 34 points, bold, in the colour of labels.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }

    // MARK: Buttons

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

    /// The appearance of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet {
            follow()
            changed()
        }
    }

    /// What was set; nil for the system's arrow.
    private(set) var indicator: UIImage?
    private var indicatorMask: UIImage?

    /// The image of the back button's arrow; the system's unless set.
    open var backIndicatorImage: UIImage { indicator ?? BarPictures.backIndicator }

    /// The mask for a title that moves behind the arrow; only read back, such titles fade.
    open var backIndicatorTransitionMaskImage: UIImage { indicatorMask ?? BarPictures.backIndicator }

    /// Sets the image of the back button's arrow and its mask: both or neither.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?,
        transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        let isComplete = backIndicatorImage != nil && backIndicatorTransitionMaskImage != nil
        indicator = isComplete ? backIndicatorImage : nil
        indicatorMask = isComplete ? backIndicatorTransitionMaskImage : nil
        changed()
    }
}
