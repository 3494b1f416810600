package import AgateWindow
import Foundation
import QuartzCore
package import UIKitCore

/// What a command line says of how a program is shown.
///
/// Arguments that are about something else are the program's own and passed over; ``unknown(_:)`` finds those that look like options.
///
/// Source: window W1, W6, W47, uikit U35, U193.
package struct HostArguments: Sendable, Hashable {
    /// Where a program is shown.
    package enum Place: Sendable, Hashable {
        /// In a window if there is a desktop.
        case automatic
        /// In a window, or the program ends.
        case window
        /// Nowhere.
        case headless
    }

    /// Where it is shown.
    package var place = Place.automatic
    /// How its window is opened.
    package var window = WindowOptions()
    /// Whether the arguments give a size.
    package var hasSize = false
    /// The file that input is written to.
    package var recording: String?
    /// The recording that is played instead of a person's input.
    package var replay: String?
    /// The file that pictures are written to, instead of being shown.
    package var frames: String?
    /// How long pictures are made, in seconds; nil is as long as the recording and a second more.
    package var duration: Double?
    /// Whether touches are shown, and the pointer is not.
    package var showsTouches = false
    /// The device whose screen the program finds.
    package var device: SimulatedDevice?
    /// Whether a keyboard comes up on the screen.
    package var simulatesKeyboard = false
    /// The kind of device that programs are laid out for, if the arguments give one.
    package var idiom: UIUserInterfaceIdiom?
    /// Whether the interface is dark at first.
    package var isDark = false
    /// The URLs and files that the program is to open.
    package var addresses: [URL] = []

    /// Why a command line cannot be followed.
    package struct Mistake: Error, CustomStringConvertible {
        package let description: String
    }

    /// The variable of the environment that says what `--window` and `--headless` say, where neither is an argument.
    package static let variable = "AGATE_HOST"

    /// Reads the arguments of a program, its name first.
    package init(_ arguments: [String], environment: [String: String] = [:]) throws(Mistake) {
        switch environment[Self.variable] {
        case "window": place = .window
        case "headless": place = .headless
        default: break
        }
        var rest = arguments.dropFirst()[...]
        while let argument = rest.popFirst() { try read(argument, &rest) }
        if let device { take(device) }
    }

    private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(Mistake) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init
        )
        let name = parts[0]
        func value() throws(Mistake) -> String {
            if parts.count > 1 { return parts[1] }
            guard let next = rest.popFirst() else { throw Mistake(description: "\(name) needs a value.") }
            return next
        }
        func number(_ range: ClosedRange<Double>) throws(Mistake) -> Double {
            let text = try value()
            guard let number = Double(text), range.contains(number) else {
                throw Mistake(
                    description:
                        "\(name) is a number from \(range.lowerBound) to \(range.upperBound), and not \(text)."
                )
            }
            return number
        }
        switch name {
        case "--window": place = .window
        case "--headless": place = .headless
        case "--size": try setSize(try value())
        case "--scale": window.scale = try number(0.5...8)
        case "--zoom": window.zoom = try number(0.25...8)
        case "--fixed": window.isResizable = false
        case "--touch":
            showsTouches = true
            window.hidesPointer = true
        case "--cmd":
            let text = try value()
            guard let key = WindowOptions.CommandKey(rawValue: text) else {
                throw Mistake(description: "--cmd is ctrl or super, and not \(text).")
            }
            window.commandKey = key
        case "--device":
            let text = try value()
            guard let found = SimulatedDevice.all.first(where: { $0.name == text }) else {
                let names = SimulatedDevice.all.map(\.name).joined(separator: ", ")
                throw Mistake(description: "--device is one of \(names), and not \(text).")
            }
            device = found
        case "--simulated-keyboard": simulatesKeyboard = true
        case "--idiom":
            let text = try value()
            guard let found = ["phone": UIUserInterfaceIdiom.phone, "pad": .pad][text] else {
                throw Mistake(description: "--idiom is phone or pad, and not \(text).")
            }
            idiom = found
        case "--dark": isDark = true
        case "--open":
            let text = try value()
            guard let url = URL(string: text), url.scheme != nil else {
                throw Mistake(description: "--open is an address such as myapp://page, and not \(text).")
            }
            addresses.append(url)
        case "--record": recording = try value()
        case "--replay": replay = try value()
        case "--frames":
            let text = try value()
            guard FramesFormat(path: text) != nil else {
                throw Mistake(
                    description:
                        "--frames writes a file that ends in \(FramesFormat.endings), such as frames.png, and not \(text)."
                )
            }
            frames = text
        case "--duration": duration = try number(0...3600)
        default: break
        }
    }

    /// Gives the window the size of a device's screen, unless the arguments give another.
    private mutating func take(_ device: SimulatedDevice) {
        if !hasSize { window.size = device.size }
        if window.scale == nil {
            window.scale = device.scale
            // A phone has more pixels than many desktops are high.
            window.fitsScreen = true
        }
        hasSize = true
    }

    /// Gives a screen what programs are to find on it.
    @MainActor package func apply(to screen: UIScreen) {
        if let device { screen.simulatedDevice = device }
        if simulatesKeyboard { screen.simulatesKeyboard = true }
        let state = DisplayState.current
        guard idiom != nil || isDark else { return }
        ViewTraits.changeDisplay(state) {
            if let idiom { state.idiom = idiom }
            if isDark { state.style = .dark }
        }
    }

    // MARK: Unknown options

    /// The options, and those of browsers and inspectors; whether a value follows that is not written behind `=`.
    private static let options: [(name: String, takesValue: Bool)] = [
        ("--window", false), ("--headless", false), ("--size", true), ("--scale", true), ("--zoom", true),
        ("--fixed", false), ("--touch", false), ("--cmd", true), ("--device", true),
        ("--simulated-keyboard", false), ("--idiom", true), ("--dark", false), ("--open", true),
        ("--record", true), ("--replay", true), ("--frames", true), ("--duration", true),
        ("--browser", false), ("--browser-bind", true), ("--browser-name", true), ("--browser-limit", true),
        ("--i-know", false), ("--inspect", false), ("--inspect-edit", false), ("--help", false),
    ]

    /// The first argument that looks like an option and is none of ours; what stands behind `--` is the program's.
    ///
    /// - Parameter arguments: The name of the program first.
    package static func unknown(_ arguments: [String]) -> Mistake? {
        var rest = arguments.dropFirst()[...]
        while let argument = rest.popFirst() {
            if argument == "--" { return nil }
            guard argument.hasPrefix("--") else { continue }
            let name = String(argument.prefix { $0 != "=" })
            guard let known = options.first(where: { $0.name == name }) else {
                let near = Spelling.nearest(to: name, among: options.map(\.name))
                let hint = near.map { "\($0) may be meant. " } ?? ""
                return Mistake(
                    description:
                        "\(name) is no option. \(hint)--help lists the options; what stands behind -- is the program's own."
                )
            }
            if known.takesValue, !argument.contains("=") { _ = rest.popFirst() }
        }
        return nil
    }

    /// Whether the arguments contain a request for the options.
    package static func asksForHelp(_ arguments: [String]) -> Bool {
        arguments.dropFirst().prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    /// The options, one a line.
    package static func help(program: String) -> String {
        """
        usage: \(program) [options] [-- arguments of the program]

        Where it is shown: in a window where there is a desktop, else nowhere.
          --window                  in a window, or not at all
          --headless                nowhere
          --browser[=PORT]          in a page; prints the address to open
          --browser-bind ADDRESS, --browser-name NAME, --browser-limit BYTES, --i-know
                                    who reaches the page, and how fast
          --frames FILE             writes what it shows and ends: \(FramesFormat.endings)
          --duration SECONDS        how long that is, 0 to 3600; 1, or to 1 second after the recording

        The window:
          --size 390x844            width and height in points
          --scale N                 pixels per point, 0.5 to 8
          --zoom N                  everything larger, 0.25 to 8
          --fixed                   its size stays
          --device NAME             \(SimulatedDevice.all.map(\.name).joined(separator: ", "));
                                    smaller where the screen is too small
          --simulated-keyboard      a keyboard comes up on the screen
          --idiom phone|pad         what the program is laid out for
          --dark                    a dark interface
          --touch                   touches are shown, the pointer is not
          --cmd ctrl|super          the key that counts as command

        Input:
          --record FILE             writes it down
          --replay FILE             plays it
          --open ADDRESS            hands an address to the program

          --inspect[=PORT]          the inspector's page; prints its address
          --inspect-edit            lets the inspector change the program
          --help                    this text

        """
    }

    private mutating func setSize(_ text: String) throws(Mistake) {
        let sides = text.split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...16_384).contains($0) }) else {
            throw Mistake(
                description: "--size is a width and a height in points, such as 390x844, and not \(text)."
            )
        }
        window.size = CGSize(width: sides[0], height: sides[1])
        hasSize = true
    }

    /// Whether a window is opened: on request, or where there is a desktop and no reason against it.
    ///
    /// - Parameter isTest: Whether the process runs tests, which open none by themselves.
    package func opensWindow(environment: [String: String], isTest: Bool) -> Bool {
        switch place {
        case .window: true
        case .headless: false
        case .automatic:
            !isTest && ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
        }
    }
}
