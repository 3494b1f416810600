/// The application of one display.
final class DisplayApplication: DisplayPart {
    static let slot = PartSlot<DisplayApplication>()

    /// The program on this display, once somebody asks for it.
    var application: UIApplication?

    init() {}
}

extension ViewSide {
    /// The application of one display.
    var program: DisplayApplication { self[DisplayApplication.slot] }
}
