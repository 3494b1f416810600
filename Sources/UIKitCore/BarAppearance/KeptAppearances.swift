/// The appearances that a bar, or an item of one, was given: copies, whose changes it hears of.
@MainActor final class KeptAppearances<Appearance: DuplicatedAppearance> {
    /// Which of them is meant.
    enum Place {
        case standard
        case compact
        case scrollEdge
        case compactScrollEdge
    }

    private var copies: [Place: Appearance] = [:]
    private let didChange: () -> Void
    /// Whether a standard appearance was set, or the one that ``standard(or:)`` made was changed.
    private(set) var hasStandard = false

    /// - Parameter didChange: Called after one was set or changed.
    init(didChange: @escaping () -> Void) {
        self.didChange = didChange
    }

    /// The copy of an appearance; setting it takes a new copy.
    subscript(place: Place) -> Appearance? {
        get { copies[place] }
        set {
            copies[place] = newValue?.duplicate { [weak self] in self?.changed(place) }
            changed(place)
        }
    }

    /// The standard appearance, made if none was set; it does not count before somebody changes it.
    func standard(or make: @autoclosure () -> Appearance) -> Appearance {
        if let known = copies[.standard] { return known }
        let made = make()
        made.didChange = { [weak self] in self?.changed(.standard) }
        copies[.standard] = made
        return made
    }

    private func changed(_ place: Place) {
        if place == .standard { hasStandard = true }
        didChange()
    }
}
