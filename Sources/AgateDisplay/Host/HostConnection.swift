import Foundation

/// Joins a host to a live display: frames go to the host, and what a person does comes back.
///
///     let connection = HostConnection(panel, to: display) { input in
///         if case .quit = input.event { exit(0) }
///     }
///
/// Programs of UIKit need none of their own: it is made for them when they are started in a window or for a browser.
@MainActor public final class HostConnection {
    /// The host that shows the frames; kept as long as the connection.
    public let host: any DisplayHost
    /// The live display whose frames the host shows.
    public let display: LiveDisplay
    /// Takes what a person does, after the display has followed a new size.
    private let receive: @MainActor (HostInput) -> Void
    /// Called with all input before anything else; recordings are made by it.
    public var onInput: (@MainActor (HostInput) -> Void)?
    private var isOpen = true

    /// Gives a display the host's size and scale, and begins to show it.
    ///
    /// - Parameters:
    ///   - host: The host; kept as long as the connection.
    ///   - display: The display. The function of ``LiveDisplay/onFrame(_:)`` is another one's: it gets all frames, too.
    ///   - receive: Takes what a person does.
    public init(
        _ host: any DisplayHost,
        to display: LiveDisplay,
        receive: @escaping @MainActor (HostInput) -> Void
    ) {
        self.host = host
        self.display = display
        self.receive = receive
        display.setRefreshRate(host.refreshRate)
        display.resize(to: host.size, scale: host.scale)
        host.start(display) { [weak self] input in self?.tell(input) }
        show()
    }

    /// Takes an input as if the host had delivered it.
    public func tell(_ input: HostInput) {
        guard isOpen else { return }
        onInput?(input)
        if case .resize(let size) = input.event { display.resize(to: size.size, scale: size.scale) }
        // A hidden display is not drawn; the first frame after that is whole.
        if case .visibility(let isVisible) = input.event { isVisible ? show() : display.setHost(nil) }
        receive(input)
    }

    private func show() {
        display.setHost { [host] frame in host.present(frame) }
    }

    /// Asks the host for something.
    public func perform(_ request: HostRequest) {
        if isOpen { host.perform(request) }
    }

    /// Ends it: the display's frames go nowhere, and the host stops.
    public func close() {
        guard isOpen else { return }
        isOpen = false
        display.setHost(nil)
        host.stop()
    }
}
