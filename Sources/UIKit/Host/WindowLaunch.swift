import AgateDisplay
import AgateWindow
import Foundation
import QuartzCore

/// Shows the program in a window of the desktop, or makes pictures of it.
///
/// Source: window W1, W12, W20, uikit U190, U191.
@MainActor package enum WindowLaunch {
    /// The status of a program that was to be shown and cannot be: the `EX_UNAVAILABLE` of sysexits.
    private static let unavailable: Int32 = 69
    /// The status of a command line that makes no sense.
    private static let usage: Int32 = 64
    /// The program's way to its window, as long as it lasts.
    private static var session: HostSession?
    private static var recorder: InputRecorder?
    /// Whether it has been decided where the program is shown.
    private(set) nonisolated(unsafe) static var isDecided = false

    /// Whether the process runs tests.
    private static let isTest: Bool = {
        let file = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        return file.contains(".xctest") || file.contains("swiftpm-testing-helper")
    }()

    /// Shows a program that is about to be launched, as its command line says; ends it, with words, where that cannot be done.
    package static func begin() {
        guard !isDecided else { return }
        isDecided = true
        let arguments = read()
        let environment = ProcessInfo.processInfo.environment
        if arguments.opensWindow(environment: environment, isTest: isTest) {
            open(arguments)
        } else if arguments.place == .automatic, !isTest {
            tell(
                "no desktop (DISPLAY and WAYLAND_DISPLAY are not set), so there is no window: --browser shows the program in a page, --frames FILE.png writes what it shows, --headless says nothing."
            )
        }
    }

    /// Ends a program with `@main` whose command line requests the options, or has an unknown one.
    ///
    /// Arguments of tests are those of their library.
    package static func checkArguments(_ arguments: [String] = CommandLine.arguments) {
        guard !isTest, !arguments.contains("--testing-library") else { return }
        if HostArguments.asksForHelp(arguments) {
            print(HostArguments.help(program: name), terminator: "")
            exit(0)
        }
        if let mistake = HostArguments.unknown(arguments) {
            tell("\(mistake)")
            exit(usage)
        }
    }

    /// Makes pictures of a program that is about to be launched, if its command line asks for that, and ends it then.
    package static func makePictures(of launch: @escaping () -> Void) {
        let arguments = read()
        guard arguments.frames != nil || arguments.replay != nil else { return }
        isDecided = true
        do {
            try OfflineRun(arguments).perform(launch)
        } catch {
            tell("\(error)")
            exit(1)
        }
        exit(0)
    }

    /// A window of a program without an application has been shown on the live display: the first one opens a window of the desktop, if
    /// there is one and no other consumer of the display's frames by the next turn.
    static func windowWasShown(_ window: UIWindow) {
        isDecided = true
        guard !isTest else { return }
        let arguments = read()
        guard arguments.opensWindow(environment: ProcessInfo.processInfo.environment, isTest: isTest) else {
            return
        }
        SystemMainQueue.async { [weak window] in
            ViewThread.run {
                guard !LiveDisplay.main.isShown else { return }
                var arguments = arguments
                if !arguments.hasSize, let frame = window?.frame, frame.origin == .zero, frame.width >= 1,
                    frame.height >= 1
                {
                    arguments.window.size = frame.size
                }
                open(arguments)
                EmptyScreenWatch.begin()
                InspectorLaunch.beginIfWanted()
            }
        }
    }

    /// Opens a window that shows the live display.
    package static func open(_ arguments: HostArguments) {
        isDecided = true
        var options = arguments.window
        if options.title.isEmpty { options.title = name }
        do {
            let window = try DisplayWindow(options)
            arguments.apply(to: UIScreen.main)
            let made = HostSession(window) { end(status: 0) }
            if let path = arguments.recording {
                recorder = try InputRecorder(path, of: made.connection)
            }
            if arguments.showsTouches { TouchDots.begin() }
            DeveloperKeys.begin(made)
            WindowSystem.shared.onLoss = {
                ApplicationLife.terminate()
                end(status: 0)
            }
            session = made
        } catch {
            tell(
                "\(error) Ways on: --browser shows the program in a page, --frames FILE.png writes what it shows."
            )
            exit(unavailable)
        }
    }

    /// Ends the program on SIGINT and SIGTERM, as `UIApplicationMain` does.
    package static func endOnSignals() { ApplicationStart.endOnSignals() }

    /// Whether the program is in a window.
    package static var isOpen: Bool { session != nil }

    /// Closes what is open and ends the process.
    static func end(status: Int32) {
        close()
        exit(status)
    }

    /// Closes what is open.
    package static func close() {
        recorder?.close()
        recorder = nil
        session?.close()
        session = nil
    }

    /// The addresses that the command line asks the program to open.
    static var addresses: [URL] {
        (try? HostArguments(CommandLine.arguments))?.addresses ?? []
    }

    private static func read() -> HostArguments {
        do {
            return try HostArguments(CommandLine.arguments, environment: ProcessInfo.processInfo.environment)
        } catch {
            tell("\(error)")
            exit(usage)
        }
    }

    private static var name: String { ProcessInfo.processInfo.processName }

    private static func tell(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data("\(name): \(line)\n".utf8))
    }
}
