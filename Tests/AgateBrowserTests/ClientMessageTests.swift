import AgateBrowser
import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

@Suite("what a page says")
struct ClientMessageTests {
    @Test("input is read with its number")
    func input() {
        let text =
            #"{"kind":"pointer","sequence":7,"time":1.5,"phase":"down","x":3,"y":4,"button":1,"modifiers":9}"#
        let pointer = HostPointer(.down, x: 3, y: 4, button: 1, modifiers: [.shift, .command])
        #expect(ClientMessage(reading: text) == .input(HostInput(.pointer(pointer), at: 1.5), sequence: 7))
        #expect(ClientMessage(reading: #"{"kind":"drawn","frame":12}"#) == .drawn(12))
        #expect(ClientMessage(reading: #"{"kind":"drive"}"#) == .drive)
        #expect(
            ClientMessage(reading: #"{"kind":"clipboard","text":"a","more":true}"#) == .clipboardPiece("a")
        )
    }

    @Test("two fingers on a trackpad are told with their factor and angle, brought into range")
    func transforms() {
        func transform(_ words: String) -> HostInput.Event? {
            let text = #"{"kind":"transform","sequence":1,"time":0,"x":3,"y":4,"modifiers":0,\#(words)}"#
            guard case .input(let input, _) = ClientMessage(reading: text) else { return nil }
            return input.event
        }
        #expect(transform(#""scale":1.5,"rotation":0"#) == .transform(HostTransform(scale: 1.5, x: 3, y: 4)))
        #expect(
            transform(#""scale":0,"rotation":99"#)
                == .transform(HostTransform(scale: 0.01, rotation: .pi, x: 3, y: 4))
        )
        #expect(transform(#""scale":1.5"#) == nil)
    }

    @Test("sizes and scales are brought into range", .claim("W45"))
    func sizes() {
        func size(_ words: String) -> HostInput.Event? {
            guard
                case .input(let input, _) = ClientMessage(
                    reading: #"{"kind":"resize","sequence":1,"time":0,\#(words)}"#
                )
            else { return nil }
            return input.event
        }
        #expect(
            size(#""width":1,"height":1e9,"scale":9"#)
                == .resize(HostSize(width: 120, height: 4096, scale: 3))
        )
        #expect(
            size(#""width":500,"height":400,"scale":0.5"#)
                == .resize(HostSize(width: 500, height: 400, scale: 1))
        )
        #expect(size(#""width":"x","height":400,"scale":1"#) == nil)
    }

    @Test(
        "what is no message, or not for a page, is none",
        .claim("W40"),
        arguments: [
            "", "{", "[]", "null", "7", #"{"kind":"nothing"}"#, #"{"kind":"quit","sequence":1,"time":0}"#,
            #"{"kind":"drawn","frame":-1}"#, #"{"kind":"drawn","frame":1e20}"#,
            #"{"kind":"text","time":0,"text":"a"}"#,
            #"{"kind":"text","sequence":1,"text":"a"}"#,
            #"{"kind":"text","sequence":1,"time":1e999,"text":"a"}"#,
            #"{"kind":"pointer","sequence":1,"time":0,"phase":"down","x":0,"y":0,"button":99,"modifiers":0}"#,
            #"{"kind":"key","sequence":1,"time":0,"phase":"down","usage":-4,"characters":"","plainCharacters":"","modifiers":0}"#,
        ]
    )
    func malformed(text: String) {
        #expect(ClientMessage(reading: text) == nil)
    }

    @Test("10,000 messages of random words and bytes are refused or read, and harm nothing", .claim("W40"))
    func random() {
        var random = SeededGenerator(seed: 91)
        let words = [
            "{", "}", "[", "]", ":", ",", "\"kind\"", "\"key\"", "\"pointer\"", "\"resize\"", "\"sequence\"",
            "1", "-1e400",
            "\"time\"", "null", "true", "\"text\"", "\u{0}", "\"\\ud800\"", "9999999999999999999999", "\"x\"",
            "🎈",
        ]
        var refused = 0
        for _ in 0..<10_000 {
            let text = (0..<Int.random(in: 0..<24, using: &random))
                .map { _ in words[Int.random(in: 0..<words.count, using: &random)] }
                .joined()
            if ClientMessage(reading: text) == nil { refused += 1 }
        }
        #expect(refused > 9_990)
        #expect(ClientMessage(reading: String(repeating: "[", count: 60_000)) == nil)
        #expect(ClientMessage(reading: String(repeating: " ", count: 70_000) + #"{"kind":"drive"}"#) == nil)
    }

    @Test("messages are put together from frames, up to 64 KiB", .claim("W40"))
    func assembly() {
        var assembly = MessageAssembly()
        func expect(_ result: MessageAssembly.Result, _ wanted: MessageAssembly.Result) {
            #expect(result == wanted)
        }
        expect(assembly.add(Data("ab".utf8), opcode: 1, isLast: true), .message("ab"))
        expect(assembly.add(Data("ab".utf8), opcode: 1, isLast: false), .unfinished)
        expect(assembly.add(Data("c".utf8), opcode: 0, isLast: true), .message("abc"))
        expect(assembly.add(Data("c".utf8), opcode: 0, isLast: true), .failure(.malformed))
        expect(assembly.add(Data("c".utf8), opcode: 2, isLast: true), .failure(.malformed))
        expect(assembly.add(Data([0xFF]), opcode: 1, isLast: true), .failure(.malformed))
        expect(assembly.add(Data(count: 65_537), opcode: 1, isLast: true), .failure(.tooLarge))
        expect(assembly.add(Data(count: 65_536), opcode: 1, isLast: false), .unfinished)
        expect(assembly.add(Data(count: 1), opcode: 0, isLast: false), .failure(.tooLarge))
    }

    @Test("2,000 messages a second are enough", .claim("W40"))
    func meter() {
        var meter = MessageMeter()
        for _ in 0..<2000 { if !meter.allows(at: 5) { Issue.record("refused too early") } }
        let (tooMany, later) = (meter.allows(at: 5), meter.allows(at: 5.5))
        #expect(!tooMany)
        #expect(later)
        var slow = MessageMeter()
        for number in 0..<5000 {
            if !slow.allows(at: Double(number) / 1900) { Issue.record("refused at \(number)") }
        }
    }

    @Test("a page's times become the display's: never after now, never backwards")
    func clock() {
        var clock = ClientClock()
        func expect(_ time: Double, _ wanted: Double) { #expect(time == wanted) }
        expect(clock.time(of: 100, arriving: 5), 5)
        // Held up for a second: it keeps the time of its event.
        expect(clock.time(of: 100.5, arriving: 6.5), 5.5)
        expect(clock.time(of: 100.25, arriving: 6.6), 5.5)
        expect(clock.time(of: 1e12, arriving: 7), 7)
        expect(clock.time(of: -1e12, arriving: 8), 7)
    }

    @Test("what the program asks for is one object of JSON")
    func server() {
        #expect(ServerMessage.request(.title("a \"b\"")).text == #"{"kind":"title","text":"a \"b\""}"#)
        #expect(
            ServerMessage.role(drives: true, clients: 2, fixedSize: [3, 4]).text
                == #"{"clients":2,"drives":true,"kind":"role","size":[3,4]}"#
        )
        #expect(ServerMessage.request(.textInput(nil)).text == #"{"kind":"caret"}"#)
        #expect(
            ServerMessage.request(
                .textInput(CGRect(x: CGFloat.nan, y: 1, width: 2, height: CGFloat.infinity))
            ).text
                == #"{"kind":"caret","place":[0,1,2,0]}"#
        )
    }

    @Test("arguments of a program")
    func arguments() throws {
        #expect(try BrowserArguments(["program", "--other"]) == nil)
        let wanted = try #require(
            try BrowserArguments([
                "program", "--browser=8080", "--browser-bind", "0.0.0.0", "--i-know", "--browser-name=a:1",
                "--x",
            ])
        ).configuration
        #expect(wanted.port == 8080)
        #expect(wanted.address == "0.0.0.0")
        #expect(wanted.knowsRisk)
        #expect(wanted.authorities == ["a:1"])
        #expect(throws: BrowserArguments.Mistake.self) {
            try BrowserArguments(["program", "--browser=99999"])
        }
        #expect(throws: BrowserArguments.Mistake.self) {
            try BrowserArguments(["program", "--browser", "--browser-bind"])
        }
    }
}
