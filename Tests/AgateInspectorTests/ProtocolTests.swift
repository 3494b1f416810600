import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("The messages of an inspector")
struct ProtocolTests {
    private func receive(_ run: InspectedDisplay, _ text: String) -> String? {
        run.inspector.receive(Data(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("the answers have the form of JSON-RPC 2.0", .claim("W50"))
    func form() {
        InspectedDisplay.run { run in
            let hello = run.call("inspector.hello")
            #expect(hello["protocol"] == .number(1))
            #expect(hello["width"] == .number(100) && hello["mayEdit"] == .bool(false))
            #expect(receive(run, #"{"jsonrpc":"2.0","method":"clock.get"}"#) == nil)
            #expect(
                receive(run, "{")
                    == #"{"error":{"code":-32700,"message":"the message is no JSON, or it is too long or too deep"},"id":null,"jsonrpc":"2.0"}"#
            )
            #expect(
                receive(run, #"{"jsonrpc":"2.0","id":"a","method":"no"}"#)
                    == #"{"error":{"code":-32601,"message":"there is no method \"no\""},"id":"a","jsonrpc":"2.0"}"#
            )
            #expect(run.code("node.get", #"{"id":5}"#) == -32602)
            #expect(run.code("node.get", #"{"id":"999"}"#) == -32001)
            #expect(run.code("node.get", "[1]") == -32602)
        }
    }

    @Test("several calls in one message are answered in one, in their order")
    func batches() {
        InspectedDisplay.run { run in
            let text =
                #"[{"jsonrpc":"2.0","id":1,"method":"no"},{"jsonrpc":"2.0","method":"clock.get"},{"jsonrpc":"2.0","id":2,"method":"debug.get"}]"#
            let answers = JSONReader.value(of: run.inspector.receive(Data(text.utf8)) ?? Data())
            #expect(answers?.asArray?.map { $0["id"] } == [.number(1), .number(2)])
            #expect(receive(run, "[]")?.contains("-32600") == true)
        }
    }

    @Test("every method answers calls without parameters, by a result or by an error", .claim("W51"))
    func methods() {
        InspectedDisplay.run { run in
            _ = run.addSquare()
            run.inspector.mayEdit = true
            let names = run.call("inspector.hello")["methods"]?.asArray?.compactMap(\.asString) ?? []
            #expect(names.count > 30)
            for name in names {
                let answer = run.answer(name)
                #expect((answer["result"] != nil) != (answer["error"] != nil), "\(name)")
                if let code = answer["error"]?["code"]?.asInteger { #expect(code == -32602, "\(name)") }
            }
        }
    }

    @Test("the largest and smallest whole numbers are too large for a parameter, and harm nothing")
    func hugeNumbers() {
        InspectedDisplay.run { run in
            _ = run.addSquare()
            for number in ["-9223372036854775808", "9223372036854774784", "1e300"] {
                #expect(run.code("frame.get", #"{"number":\#(number)}"#) == -32602)
                #expect(run.code("commit.get", #"{"number":\#(number)}"#) == -32602)
                #expect(run.code("clock.set", #"{"step":\#(number)}"#) == -32602)
            }
            for number in ["-9007199254740992", "9007199254740992"] {
                #expect(run.code("frame.get", #"{"number":\#(number)}"#) == -32001)
                #expect(run.code("commit.get", #"{"number":\#(number)}"#) == -32001)
                #expect(run.code("clock.set", #"{"step":\#(number)}"#) == -32602)
            }
        }
    }

    @Test("10,000 random messages leave the program as it is", .claim("W51"))
    func fuzz() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            var generator = SeededGenerator(seed: 50)
            // Moving the clock, pictures and captures are right but slow.
            let slow: Set<String> = ["export.capture", "clock.set", "picture.get", "node.picture"]
            let all = run.call("inspector.hello")["methods"]?.asArray?.compactMap(\.asString) ?? []
            let names = all.filter { !slow.contains($0) }
            let values = [
                "null", "true", "-1", "0", "1e308", "0.5", "\"\"", "\"1\"", "\"0\"", "[]", "[1,2]", "{}",
                "[[[[1]]]]", "\"damage\"",
                "\"opacity\"", "\"position\"", "12345678901234567890", "\"\\ud800\"",
            ]
            let keys = [
                "id", "at", "x", "y", "key", "value", "seek", "step", "speed", "paused", "number", "view",
                "on", "scale", "alone",
                "from", "to", "node", "duration",
            ]
            var answered = 0
            for _ in 0..<10_000 {
                let name =
                    Int.random(in: 0..<10, using: &generator) == 0
                    ? "x" : names.randomElement(using: &generator) ?? ""
                let members = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                    "\"\(keys.randomElement(using: &generator) ?? "")\":\(values.randomElement(using: &generator) ?? "")"
                }
                var text = Array(
                    #"{"jsonrpc":"2.0","id":1,"method":"\#(name)","params":{\#(members.joined(separator: ","))}}"#
                        .utf8
                )
                if Int.random(in: 0..<4, using: &generator) == 0 {
                    for _ in 0..<Int.random(in: 1...4, using: &generator) {
                        let place = Int.random(in: 0..<text.count, using: &generator)
                        text[place] = UInt8.random(in: 0...255, using: &generator)
                    }
                }
                if let answer = run.inspector.receive(Data(text)) {
                    answered += 1
                    #expect(JSONReader.value(of: answer, limits: .capture)?["jsonrpc"]?.asString == "2.0")
                }
            }
            #expect(answered > 5000)
            #expect(square.position == CGPoint(x: 30, y: 30))
            _ = run.call("gestures.subscribe", #"{"on":false}"#)
            _ = run.call("log.subscribe", #"{"on":false}"#)
        }
    }

    @Test("a capture answers as the program did, without the program", .claim("W51"))
    func captures() throws {
        let data = InspectedDisplay.run { run in
            let square = run.addSquare()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 0.5)
            return run.inspector.capture()
        }
        let capture = try #require(CaptureInspector(data))
        func call(_ method: String, _ params: String = "{}") -> JSONValue {
            let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
            return JSONReader.value(of: capture.receive(Data(text.utf8)) ?? Data(), limits: .capture) ?? .null
        }
        #expect(call("inspector.hello")["result"]?["isCapture"] == .bool(true))
        let id = call("tree.get")["result"]?["nodes"]?[1]?["id"]?.asString ?? ""
        let detail = call("node.get", #"{"id":"\#(id)"}"#)["result"]
        let opacity = detail?["properties"]?.asArray?.first { $0["key"]?.asString == "opacity" }
        #expect(opacity?["presentation"] == .number(0.25))
        #expect(call("node.picture", #"{"id":"\#(id)"}"#)["result"]?["width"] == .number(40))
        #expect(call("pick", #"{"x":20,"y":20}"#)["result"]?["presentation"]?.asString == id)
        #expect(call("node.set")["error"]?["code"] == .number(-32003))
        #expect(CaptureInspector(Data("{}".utf8)) == nil)
        #expect(CaptureInspector(data.dropLast()) == nil)
    }

    @Test(
        "constraints have their values, and those that were left out have what they are at odds with",
        .claim("W53")
    )
    func constraints() {
        InspectedDisplay.run { run in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            window.makeKeyAndVisible()
            _ = run.call("log.subscribe")
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: window.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 50),
                view.widthAnchor.constraint(equalToConstant: 60),
            ])
            run.display.advance(by: 0)
            let all = run.call("constraints.get")
            let broken = all["constraints"]?.asArray?.filter { $0["isSatisfied"] == .bool(false) } ?? []
            #expect(broken.count == 1)
            #expect(broken.first?["firstValue"] == .number(50) && broken.first?["secondValue"] == .number(60))
            #expect(broken.first?["conflict"]?.asArray?.count == 1)
            #expect(all["ambiguous"]?.asArray?.count == 1)
            let leading = all["constraints"]?[0]
            #expect(leading?["text"]?.asString?.contains("0x") == false)
            #expect(leading?["firstValue"] == .number(8))
        }
    }

    @Test("recognizers tell their states, one after the other", .claim("W53"))
    func gestures() {
        InspectedDisplay.run { run in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            let view = UIView(frame: window.bounds)
            let pan = UIPanGestureRecognizer()
            let tap = UITapGestureRecognizer()
            tap.require(toFail: pan)
            view.addGestureRecognizer(pan)
            view.addGestureRecognizer(tap)
            window.addSubview(view)
            window.makeKeyAndVisible()
            run.display.advance(by: 0)
            _ = run.call("gestures.subscribe")
            var script = TouchScript()
            script.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), over: 0.2)
            script.play(in: window)
            run.display.advance(by: 1)
            let record = run.call("gestures.get")
            #expect(
                record["recognizers"]?[1]?["requires"] == .array([record["recognizers"]?[0]?["id"] ?? .null])
            )
            let pans = record["changes"]?.asArray?.filter {
                $0["className"]?.asString == "UIPanGestureRecognizer"
            }
            let states = pans?.compactMap { $0["state"]?.asString } ?? []
            #expect(states.first == "began")
            #expect(states.contains("changed") && states.contains("ended") && states.last == "possible")
        }
    }
}
