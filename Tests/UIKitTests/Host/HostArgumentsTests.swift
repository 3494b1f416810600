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
