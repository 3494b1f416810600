import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

/// The answers of methods as they are written in messages, compared with files; `AGATE_RECORD=1` writes these anew.
@MainActor @Suite("The bytes of an inspector's answers")
struct InspectorGoldenTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("References")

    /// Two layers, one of which fades, half a second on.
    private func run(_ body: (InspectedDisplay) throws -> Void) rethrows {
        try InspectedDisplay.run { run in
            let square = run.addSquare()
            let inner = CAShapeLayer()
            inner.name = "inner"
            inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
            inner.path = CGPath(ellipseIn: inner.bounds, transform: nil)
            square.addSublayer(inner)
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 0.5)
            try body(run)
        }
    }

    @Test(
        "each answer has the bytes that docs/inspector.md was written for",
        .claim("W50"),
        arguments: [
            ("inspector.hello", "{}"), ("tree.get", "{}"), ("node.get", #"{"id":"1"}"#), ("anim.list", "{}"),
            ("offscreen.get", "{}"), ("damage.get", "{}"), ("commits.list", "{}"),
            ("commit.get", #"{"number":2}"#),
            ("clock.get", "{}"), ("plan.get", "{}"), ("pick", #"{"x":20,"y":20}"#), ("debug.get", "{}"),
        ]
    )
    func answers(method: String, params: String) throws {
        try run { run in
            let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
            let answer = try #require(run.inspector.receive(Data(text.utf8)))
            let value = try #require(JSONReader.value(of: answer, limits: .capture))
            let written = JSONText.data(of: value, isPretty: true) + Data("\n".utf8)
            let file = Self.folder.appendingPathComponent("\(method).json")
            if ProcessInfo.processInfo.environment["AGATE_RECORD"] != nil { try written.write(to: file) }
            let expected = try String(contentsOf: file, encoding: .utf8)
            #expect(
                String(decoding: written, as: UTF8.self) == expected,
                "\(method); AGATE_RECORD=1 writes \(file.path) anew"
            )
        }
    }
}
