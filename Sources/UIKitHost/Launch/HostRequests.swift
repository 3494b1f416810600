import AgateDisplay
import Foundation
import QuartzCore
package import UIKitCore

/// The requests of a display's windows to its host, so that only changes are sent.
@MainActor package struct HostRequests {
    private var title: String?
    private var text: CGRect?
    private var takesText = false
    private var staysAwake = false

    package init() {}

    /// What the current display wants differently now.
    package mutating func changed() -> [HostRequest] { changed(.current) }

    /// The requests that have changed.
    mutating func changed(_ state: DisplayState) -> [HostRequest] {
        var requests: [HostRequest] = []
        let name =
            state.sceneState.scene?.title.flatMap { $0.isEmpty ? nil : $0 }
            ?? ProcessInfo.processInfo.processName
        if name != title {
            title = name
            requests.append(.title(name))
        }
        let isWanted = KeyDelivery.takesText
        let caret = isWanted ? Self.caret(state) : nil
        if isWanted != takesText || caret != text {
            (takesText, text) = (isWanted, caret)
            requests.append(.textInput(caret))
        }
        let isAwake = state.program.application?.isIdleTimerDisabled ?? false
        if isAwake != staysAwake {
            staysAwake = isAwake
            requests.append(.staysAwake(isAwake))
        }
        return requests
    }

    /// Where the caret is, in points of the display; the whole display for those who take text and have no caret.
    private static func caret(_ state: DisplayState) -> CGRect {
        let screen = UIScreen.main.bounds
        guard let window = state.windowList.keyWindow, let caret = KeyDelivery.caretRect, !caret.isNull,
            !caret.isInfinite
        else { return screen }
        return WindowPlaces.displayed(caret, of: window)
    }
}
