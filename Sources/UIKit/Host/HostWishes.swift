import AgateDisplay
import Foundation
import QuartzCore

/// The requests of a display's windows to its host, so that only changes are sent.
@MainActor package struct HostWishes {
    private var title: String?
    private var text: CGRect?
    private var takesText = false
    private var staysAwake = false

    package init() {}

    /// What the current display wants differently now.
    package mutating func changed() -> [HostRequest] { changed(.current) }

    /// The requests that have changed.
    mutating func changed(_ side: ViewSide) -> [HostRequest] {
        var requests: [HostRequest] = []
        let name = side.scene?.title.flatMap { $0.isEmpty ? nil : $0 } ?? ProcessInfo.processInfo.processName
        if name != title {
            title = name
            requests.append(.title(name))
        }
        let isWanted = KeyDelivery.takesText
        let caret = isWanted ? Self.caret(side) : nil
        if isWanted != takesText || caret != text {
            (takesText, text) = (isWanted, caret)
            requests.append(.textInput(caret))
        }
        let isAwake = side.application?.isIdleTimerDisabled ?? false
        if isAwake != staysAwake {
            staysAwake = isAwake
            requests.append(.staysAwake(isAwake))
        }
        return requests
    }

    /// Where the caret is, in points of the display; the whole display for those who take text and have no caret.
    private static func caret(_ side: ViewSide) -> CGRect {
        let screen = UIScreen.main.bounds
        guard let window = side.keyWindow, let caret = KeyDelivery.caretRect, !caret.isNull, !caret.isInfinite
        else { return screen }
        return WindowPlaces.displayed(caret, of: window)
    }
}
