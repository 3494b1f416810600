public import Foundation

/// Something that shows a live display to a person and tells what the person does: a window, a page, a device of one's own.
///
/// A ``HostConnection`` joins it to a display and calls ``start(_:input:)``, then ``present(_:)`` for each frame whose pixels differ, and
/// ``stop()`` at last. All but ``present(_:)`` runs on the main thread.
///
///     @MainActor final class Panel: DisplayHost {
///         let size = CGSize(width: 320, height: 240)
///         let scale: CGFloat = 1
///         let refreshRate = 60.0
///
///         func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void) {
///             buttons.onPress = { key in input(HostInput(.key(key), at: display.time)) }
///         }
///
///         nonisolated func present(_ frame: LiveFrame) {
///             for rectangle in frame.damagedRectangles { copy(frame, rectangle) }
///         }
///
///         func stop() {}
///     }
@MainActor public protocol DisplayHost: AnyObject, Sendable {
    /// The size that the host has for the display, in points.
    var size: CGSize { get }

    /// The number of pixels per point.
    var scale: CGFloat { get }

    /// The number of refreshes of the display per second.
    var refreshRate: Double { get }

    /// Begins to show a display; its size and scale are those of the host by then.
    ///
    /// - Parameters:
    ///   - display: The display, whose clock gives the time of input.
    ///   - input: Takes what the person does, on the main thread, in order. A new size or scale is an input, too, and the display follows.
    func start(_ display: LiveDisplay, input: @escaping @MainActor (HostInput) -> Void)

    /// Shows a frame: what differs from the one before is in its ``LiveFrame/damagedRectangles``.
    ///
    /// Called on the display's render thread. The next frame is drawn after it returns, so a host that is slower than the display keeps the
    /// frame, whose pixels never change, with the damage of those that it has passed over, and returns at once.
    nonisolated func present(_ frame: LiveFrame)

    /// Does what the program asks for; requests that a host cannot meet are ignored.
    func perform(_ request: HostRequest)

    /// Ends: no further call follows, and no input is delivered any more.
    func stop()
}

extension DisplayHost {
    /// Ignores the request: the default of a host that can meet none.
    public func perform(_ request: HostRequest) {}
}
