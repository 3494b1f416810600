package import AgateDisplay
import CoreGraphics
import Foundation
import QuartzCore

/// Brings what a host tells to the windows of the current display: the one way in for windows, pages, recordings and tests.
///
/// The display itself has the new size already when a change of size comes here.
///
/// Source: window W13 to W18, W45, W47.
@MainActor package final class HostInputDelivery {
    private var pointer = PointerInput()
    private var fingers = FingerInput()
    private let clipboard = HostClipboard()
    /// Called when the host wants the program to end, after the delegate was called.
    package var onQuit: (() -> Void)?
    /// Does what the program asks of its host.
    package var perform: (HostRequest) -> Void = { _ in }
    /// Sees keys before the program does, and says whether they were meant for it.
    package var developerKeys: ((HostKey) -> Bool)?

    /// Takes the input of the current display from now on.
    package init() {
        clipboard.copy = { [weak self] in self?.perform(.copy($0)) }
    }

    /// That of the current display, made at its first use.
    package static var current: HostInputDelivery {
        let state = DisplayState.current
        if let known = state.host.hostInput { return known }
        let made = HostInputDelivery()
        state.host.hostInput = made
        return made
    }

    /// What the program copies goes to the host from now on.
    package func attachClipboard() { clipboard.attach() }

    /// Whether the pointer, or a finger, is down.
    package var isTouched: Bool { pointer.isDown || fingers.isDown }

    /// Brings an input where it belongs.
    package func deliver(_ input: HostInput) {
        let state = DisplayState.current
        defer {
            TouchDots.update(state)
            (DisplayContext.current.display as? LiveDisplay)?.wantDebugMarks()
        }
        let time = input.time.isFinite ? input.time : CACurrentMediaTime()
        if !input.event.isMove { CoalescedMoves.send(state) }
        switch input.event {
        case .pointer(let change):
            state.keys.heldKeys = UIKeyModifierFlags(change.modifiers)
            pointer.take(change, state, at: time)
            perform(.cursor(pointer.cursor))
        case .touch(let change): fingers.take(change, state, at: time)
        case .wheel(let turn):
            state.keys.heldKeys = UIKeyModifierFlags(turn.modifiers)
            WheelInput.turn(turn, state, at: time)
        case .transform(let change):
            state.keys.heldKeys = UIKeyModifierFlags(change.modifiers)
            WheelInput.transform(change, state, at: time)
        case .key(let key):
            state.keys.heldKeys = UIKeyModifierFlags(key.modifiers)
            if developerKeys?(key) != true { KeyInput.take(key, at: time) }
        case .text(let text):
            if !text.isEmpty { KeyDelivery.type(text) }
        case .composition(let composition): mark(composition)
        case .focus(let isFocused): focus(isFocused, state, at: time)
        case .resize: break
        case .visibility(let isVisible):
            isVisible ? ApplicationLife.returnToForeground() : ApplicationLife.enterBackground()
        case .style(let style): Self.apply(style, state)
        case .clipboard(let text): clipboard.take(text)
        case .quit:
            ApplicationLife.terminate()
            onQuit?()
        }
    }

    private func mark(_ composition: HostComposition) {
        let length = composition.text.utf16.count
        let start = min(max(composition.selectionStart, 0), length)
        let selected = min(max(composition.selectionLength, 0), length - start)
        KeyDelivery.mark(
            composition.text.isEmpty ? nil : composition.text,
            selectedRange: NSRange(location: start, length: selected)
        )
    }

    private func focus(_ isFocused: Bool, _ state: DisplayState, at time: Double) {
        guard !isFocused else {
            ApplicationLife.returnToForeground()
            return ApplicationLife.becomeActive()
        }
        pointer.cancel(state, at: time)
        KeyDelivery.cancel(at: time)
        state.keys.heldKeys = []
        ApplicationLife.resignActive()
    }

    private static func apply(_ style: HostStyle, _ state: DisplayState) {
        UIAccessibility.setReduceMotionEnabled(style.reducesMotion)
        let wanted: UIUserInterfaceStyle = style.isDark ? .dark : .light
        guard state.style != wanted else { return }
        ViewTraits.changeDisplay(state) { state.style = wanted }
    }
}

extension HostInput.Event {
    /// Whether it is no more than a finger, or a pointer, at another place.
    fileprivate var isMove: Bool {
        switch self {
        case .pointer(let change): change.phase == .moved
        case .touch(let change): change.phase == .moved
        default: false
        }
    }
}
