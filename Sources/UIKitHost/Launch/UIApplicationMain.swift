import AgateDisplay
import Dispatch
import Foundation
import QuartzCore
import UIKitCore

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a program: makes its application and its delegate, calls the delegate, and runs the main loop until the program ends.
///
/// The program runs on the live display. It ends by `exit`, or on the signals SIGINT and SIGTERM, after a call of its delegate. The
/// function never returns.
///
/// It is shown in a window if there is a desktop (`DISPLAY` or `WAYLAND_DISPLAY` is set), else nowhere; `--window` and `--headless`
/// say so, and `AGATE_HOST=window` and `AGATE_HOST=headless`. With `--browser` among its arguments it is shown in a browser, and
/// prints the address to open. `--help` lists the options, and one that is not known ends the program; what stands behind `--` is
/// the program's own. `--frames FILE` writes what it shows to a picture or film instead, as the ending says, for `--duration
/// SECONDS` (1, or to a second after the recording), and `--replay FILE` plays what `--record FILE` has written down. `--size
/// 390x844`, `--scale N`, `--zoom N`, `--fixed`, `--touch` and `--cmd super` are about the window. In a browser the inspector is at
/// `/inspect`, with the same secret; with `--inspect[=PORT]` a program in a window, or in none, has it too, and prints its address.
/// `--inspect-edit` lets it change the program. `--open ADDRESS` hands the delegate an address to open.
///
/// - Parameters:
///   - principalClassName: The class of the application; not used, it is always `UIApplication`.
///   - delegateClassName: The class of the delegate, as `NSStringFromClass` names it; one that is not there stops the program. Nil: without a
///     delegate.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    WindowLaunch.checkArguments()
    let urls = WindowLaunch.addresses
    WindowLaunch.makePictures {
        if let name = delegateClassName {
            ApplicationLife.launch(ApplicationStart.makeDelegate(name), opening: urls)
        }
    }
    if !BrowserLaunch.beginIfWanted() {
        WindowLaunch.begin()
        InspectorLaunch.beginIfWanted()
    }
    let delegate = delegateClassName.map { ApplicationStart.makeDelegate($0) }
    ApplicationStart.endOnSignals()
    if let delegate { ApplicationLife.launch(delegate, opening: urls) }
    while true { RunLoop.main.run() }
}

@MainActor enum ApplicationStart {
    static func makeDelegate(_ name: String) -> any UIApplicationDelegate {
        guard let found = NSClassFromString(name) as? NSObject.Type,
            let made = ObjectFactory.make(found) as? any UIApplicationDelegate
        else {
            // Apple raises an exception, which Swift cannot catch either.
            fatalError(
                "Unable to instantiate the UIApplication delegate instance. No class named \(name) is loaded."
            )
        }
        return made
    }

    /// Two interruptions within so many seconds end a program that does not listen.
    nonisolated private static let patience = 2.0

    /// The time that a program has to end after a signal, in seconds: about that of `applicationWillTerminate(_:)` on Apple's systems.
    ///
    /// Source: Apple's documentation of that method.
    nonisolated private static let timeToEnd = 5.0

    /// Ends the program on SIGINT and SIGTERM; a second signal soon after the first ends it at once, and so does a main thread that
    /// does not get to it in five seconds.
    static func endOnSignals() {
        let last = LockedValue(-Double.infinity)
        ProcessSignals.handle([SIGINT, SIGTERM], evenIfIgnored: true) { number in
            let now = LiveDisplay.systemTime()
            let before = last.withLock { last in
                defer { last = now }
                return last
            }
            if number == SIGINT, now - before < patience { UnfinishedWork.abandon(exitStatus: 128 + number) }
            SystemMainQueue.async { ViewThread.run { end(after: number) } }
            guard before == -.infinity else { return }
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: timeToEnd)
                UnfinishedWork.abandon(exitStatus: 128 + number)
            }
        }
    }

    private static func end(after number: Int32) {
        ApplicationLife.terminate()
        BrowserLaunch.end()
        InspectorLaunch.end()
        let status = WindowLaunch.isOpen ? 0 : 128 + number
        WindowLaunch.close()
        UnfinishedWork.abandon(exitStatus: status, runsExitHandlers: true)
    }
}
