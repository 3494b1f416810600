/// The application of one display.
package final class DisplayApplication: DisplayPart {
    package static let slot = PartSlot<DisplayApplication>()

    /// The program on this display; nil until its first use.
    package var application: UIApplication?

    package init() {}
}

extension DisplayState {
    /// The application of one display.
    package var program: DisplayApplication { self[DisplayApplication.slot] }
}
