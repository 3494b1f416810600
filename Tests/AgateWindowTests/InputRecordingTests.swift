import AgateDisplay
import AgateTestSupport
import Foundation
import Testing

private let all: [HostInput.Event] = [
    .resize(HostSize(width: 390, height: 844, scale: 2)),
    .style(HostStyle(isDark: true, reducesMotion: true)),
    .pointer(HostPointer(.down, x: 1, y: 2.5, button: 1, modifiers: [.alternate, .shift])),
    .touch(HostTouch(.moved, finger: 3, x: 4, y: 5, isPencil: true)),
    .wheel(HostWheel(deltaX: 0, deltaY: -1, isPrecise: false, x: 6, y: 7)),
    .transform(HostTransform(scale: 1.5, rotation: -0.25, x: 8, y: 9, modifiers: .shift)),
    .key(HostKey(.down, usage: 4, characters: "A", plainCharacters: "a", modifiers: .shift)),
    .text("é\n\"quoted\""),
    .composition(HostComposition("にほ", selectionStart: 1, selectionLength: 1)),
    .focus(false), .visibility(true), .clipboard("text"), .quit,
]

@Suite("Recorded input")
struct InputRecordingTests {
    @Test("every kind of input is a line of JSON that reads back the same", .claim("W47"))
    func roundTrip() throws {
        let recording = InputRecording(
            all.enumerated().map { HostInput($0.element, at: Double($0.offset) / 8) }
        )
        let lines = recording.lines
        #expect(lines.filter { $0 == 10 }.count == all.count)
        let read = try InputRecording(lines: lines)
        #expect(read == recording)
        #expect(read.lines == lines)
        #expect(read.duration == 12.0 / 8)
    }

    @Test("a line is one flat object with its keys in order", .claim("W47"))
    func form() {
        let input = HostInput(.pointer(HostPointer(.down, x: 40, y: 60, button: 1)), at: 1.25)
        #expect(
            String(decoding: InputRecording.line(of: input), as: UTF8.self)
                == "{\"button\":1,\"kind\":\"pointer\",\"modifiers\":0,\"phase\":\"down\",\"time\":1.25,\"x\":40,\"y\":60}\n"
        )
    }

    @Test("inputs are put in the order of their times, equal ones in the order in which they come")
    func order() {
        let recording = InputRecording([
            HostInput(.text("c"), at: 2), HostInput(.text("a"), at: 1), HostInput(.text("b"), at: 1),
            HostInput(.text("never"), at: .nan),
        ])
        #expect(recording.inputs.map(\.event) == [.text("a"), .text("b"), .text("c")])
    }

    @Test("a line that is no input is named by its number")
    func failures() {
        for (text, line) in [
            ("\n\n{}", 3), ("{\"kind\":\"dance\",\"time\":0}", 1), ("nonsense", 1),
            ("{\"kind\":\"text\",\"time\":0}", 1),
        ] {
            #expect("\(text)") {
                _ = try InputRecording(lines: Data(text.utf8))
            } throws: {
                ($0 as? InputRecording.Failure)?.line == line
            }
        }
    }

    @Test("what JSON cannot hold makes no line")
    func infinite() {
        #expect(InputRecording.line(of: HostInput(.text(""), at: .infinity)).isEmpty)
    }
}
