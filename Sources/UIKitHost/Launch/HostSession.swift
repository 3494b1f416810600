package import AgateDisplay
import CoreFoundation
import Foundation
import QuartzCore
import UIKitCore

/// A program of UIKit on a host: frames go there, input comes from there, and the requests of the windows are sent at the end of turns.
@MainActor package final class HostSession {
    /// The way to the host.
    package let connection: HostConnection
    private let delivery: HostInputDelivery
    private var requests = HostRequests()
    private var observer: CFRunLoopObserver?
    /// After the observers that commit what a turn has changed.
    private static let order = 2_000_002

    /// Shows the live display on a host, from now on.
    ///
    /// - Parameters:
    ///   - host: The host.
    ///   - onQuit: Called when the person has ended the program, after the delegate has heard of it.
    package init(_ host: any DisplayHost, onQuit: @escaping () -> Void) {
        let delivery = HostInputDelivery.current
        self.delivery = delivery
        connection = HostConnection(host, to: LiveDisplay.main) { delivery.deliver($0) }
        delivery.perform = { [weak connection] in connection?.perform($0) }
        delivery.onQuit = onQuit
        delivery.attachClipboard()
        let made = CFRunLoopObserverCreateWithHandler(
            nil,
            CFRunLoopActivity.beforeWaiting.rawValue,
            true,
            Self.order
        ) { [weak self] _, _ in
            ViewThread.run { self?.tellWishes() }
        }
        observer = made
        CFRunLoopAddObserver(CFRunLoopGetMain(), made, kCFRunLoopCommonModes)
    }

    /// Tells the host what has become different of what the windows want.
    package func tellWishes() {
        for request in requests.changed(DisplayState.current) { connection.perform(request) }
    }

    /// Ends it; the program goes on without being seen.
    package func close() {
        if let observer { CFRunLoopObserverInvalidate(observer) }
        observer = nil
        delivery.perform = { _ in }
        connection.close()
    }
}
