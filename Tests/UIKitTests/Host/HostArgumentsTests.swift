import AgateTestSupport
import AgateWindow
import Foundation
import Testing
import UIKit

@Suite("What a command line says of a window")
struct HostArgumentsTests {
    @Test("a window is opened where there is a desktop, and never by tests")
    func automatic() throws {
        let arguments = try HostArguments(["program", "--own", "value"])
        #expect(arguments.opensWindow(environment: ["DISPLAY": ":0"], isTest: false))
        #expect(arguments.opensWindow(environment: ["WAYLAND_DISPLAY": "wayland-0"], isTest: false))
        #expect(!arguments.opensWindow(environment: ["DISPLAY": ""], isTest: false))
        #expect(!arguments.opensWindow(environment: ["DISPLAY": ":0"], isTest: true))
    }

    @Test(
        "who asks for a window gets one, who asks for none gets none; arguments come before the environment"
    )
    func asked() throws {
        #expect(try HostArguments(["p", "--window"]).opensWindow(environment: [:], isTest: true))
        #expect(
            !(try HostArguments(["p", "--headless"]).opensWindow(
                environment: ["DISPLAY": ":0"],
                isTest: false
            ))
        )
        #expect(try HostArguments(["p"], environment: ["AGATE_HOST": "headless"]).place == .headless)
        #expect(
            try HostArguments(["p", "--window"], environment: ["AGATE_HOST": "headless"]).place == .window
        )
    }

    @Test("sizes, scales and files are read in both forms", .claim("W6"))
    func values() throws {
        let arguments = try HostArguments([
            "p", "--size", "300x200", "--scale=2", "--zoom", "1.5", "--fixed", "--touch", "--cmd=super",
            "--record", "a", "--replay=b", "--frames", "c.png", "--duration=2.5",
        ])
        #expect(arguments.window.size == CGSize(width: 300, height: 200))
        #expect(arguments.window.scale == 2)
        #expect(arguments.window.zoom == 1.5)
        #expect(!arguments.window.isResizable)
        #expect(arguments.window.hidesPointer && arguments.showsTouches)
        #expect(arguments.window.commandKey == .logo)
        #expect(arguments.recording == "a" && arguments.replay == "b" && arguments.frames == "c.png")
        #expect(arguments.duration == 2.5)
    }

    @Test("pictures are written as the ending says, and another ending is told", .claim("Q7.4"))
    func formats() throws {
        for ending in ["png", "apng", "gif", "webp", "mp4", "PNG"] {
            #expect(try HostArguments(["p", "--frames", "a.b.\(ending)"]).frames == "a.b.\(ending)")
        }
        for path in ["x", "x.tiff", ".png.", "x.png/y"] {
            #expect(throws: HostArguments.Mistake.self) { try HostArguments(["p", "--frames", path]) }
        }
    }

    @Test("an option that nobody knows is told of, with the one that may be meant", .claim("Q7.4"))
    func unknownOptions() {
        let mistake = HostArguments.unknown(["p", "--frmes", "x.png"])
        #expect(mistake?.description.contains("--frmes is no option. --frames may be meant.") ?? false)
        #expect(HostArguments.unknown(["p", "--own=3"]) != nil)
        #expect(
            HostArguments.unknown(["p", "file", "-x", "--frames", "--odd", "--browser=80", "--", "--own"])
                == nil
        )
        #expect(HostArguments.unknown([]) == nil && HostArguments.unknown(["p"]) == nil)
    }

    @Test("the help tells of every option that is known, and how long pictures are made", .claim("Q7.4"))
    func help() {
        let help = HostArguments.help(program: "clock")
        let options = [
            "--window", "--headless", "--size", "--scale", "--zoom", "--fixed", "--touch", "--cmd",
            "--device",
            "--simulated-keyboard", "--idiom", "--dark", "--open", "--record", "--replay", "--frames",
            "--duration", "--browser", "--browser-bind", "--browser-name", "--browser-limit", "--i-know",
            "--inspect", "--inspect-edit", "--help",
        ]
        for option in options {
            #expect(
                help.contains(option + " ") || help.contains(option + "[") || help.contains(option + "\n"),
                "\(option)"
            )
            #expect(HostArguments.unknown(["p", option]) == nil)
        }
        #expect(help.contains("usage: clock") && help.contains("0 to 3600; 1, or"))
        #expect(HostArguments.asksForHelp(["p", "--help"]) && HostArguments.asksForHelp(["p", "-h"]))
        #expect(!HostArguments.asksForHelp(["p", "--", "--help"]) && !HostArguments.asksForHelp(["--help"]))
    }

    @Test("a device's window fits what is free of the screen", .claim("Q7.4"))
    func fitting() throws {
        #expect(try HostArguments(["p", "--device", "iphone16"]).window.fitsScreen)
        #expect(!(try HostArguments(["p", "--device=iphone16", "--scale=3"]).window.fitsScreen))
        let size = CGSize(width: 393, height: 852)
        let units = WindowGeometry.fitting(3, size: size, screen: CGSize(width: 1920, height: 1040))
        #expect(abs(units - 1040 / 852) < 1e-9)
        #expect(WindowGeometry.fitting(1, size: size, screen: CGSize(width: 1920, height: 1040)) == 1)
        #expect(WindowGeometry.fitting(3, size: size, screen: .zero) == 3)
        #expect(WindowGeometry.fitting(3, size: size, screen: CGSize(width: 1, height: 1)) == 0.25)
    }

    @Test("a device gives the window its size and scale, unless somebody says others", .claim("U35"))
    func devices() throws {
        let arguments = try HostArguments(["p", "--device", "iphone16", "--simulated-keyboard"])
        #expect(arguments.device == .iPhone16 && arguments.simulatesKeyboard)
        #expect(arguments.window.size == CGSize(width: 393, height: 852))
        #expect(arguments.window.scale == 3)
        let other = try HostArguments(["p", "--size=100x200", "--scale=1", "--device=iphone-se"])
        #expect(other.window.size == CGSize(width: 100, height: 200))
        #expect(other.window.scale == 1 && !other.simulatesKeyboard)
    }

    @Test(
        "what makes no sense is told",
        arguments: [
            "--size=3", "--size=0x4", "--scale=nan", "--zoom=99", "--cmd=alt", "--record", "--duration=-1",
            "--device=nokia", "--device",
        ]
    )
    func mistakes(_ argument: String) {
        #expect(throws: HostArguments.Mistake.self) { try HostArguments(["p", argument]) }
    }
}
