import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("What an inspector records")
struct RecordingTests {
    private func notices(_ run: InspectedDisplay, _ body: () -> Void) -> [(name: String, value: JSONValue)] {
        var found: [(name: String, value: JSONValue)] = []
        run.inspector.send = { data in
            let message = JSONReader.value(of: data, limits: .capture) ?? .null
            found.append((message["method"]?.asString ?? "", message["params"]?["value"] ?? .null))
        }
        body()
        run.inspector.pump()
        run.inspector.send = nil
        return found
    }

    @Test("a tool is told of each commit: what came, left, moved, and which keys changed", .claim("W51"))
    func changes() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            _ = run.call("tree.subscribe")
            let told = notices(run) {
                CATransaction.setDisableActions(true)
                square.cornerRadius = 4
                square.zPosition = 1
                let other = CALayer()
                other.name = "other"
                run.display.layer.insertSublayer(other, at: 0)
                run.display.advance(by: 0)
                square.removeFromSuperlayer()
                run.display.advance(by: 0)
            }
            #expect(told.map(\.name) == ["tree.changed", "tree.changed"])
            guard told.count == 2 else { return }
            #expect(told[0].value["added"]?[0]?["name"]?.asString == "other")
            #expect(
                told[0].value["changed"]?[0]?["keys"]
                    == .array([.string("zPosition"), .string("cornerRadius")])
            )
            #expect(told[0].value["moved"]?.asArray?.count == 2)
            #expect(told[1].value["removed"]?.asArray?.count == 1)
        }
    }

    @Test("nothing is told without a change, and after the subscription has ended")
    func silence() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            _ = run.call("tree.subscribe")
            #expect(notices(run) { run.display.advance(by: 1) }.isEmpty)
            _ = run.call("tree.subscribe", #"{"on":false}"#)
            #expect(
                notices(run) {
                    square.zPosition = 3
                    run.display.advance(by: 0)
                }.isEmpty
            )
        }
    }

    @Test("going back shows what showed then, layers that have left included", .claim("W52"))
    func seeking() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 3)
            square.removeFromSuperlayer()
            run.display.advance(to: 4)
            #expect(run.id(of: "square").isEmpty)
            let clock = run.call("clock.set", #"{"seek":1}"#)
            #expect(clock["shown"] == .number(1))
            #expect(clock["isPast"] == .bool(true))
            #expect(run.property("opacity", of: "square")["presentation"] == .number(0.5))
            #expect(run.call("anim.list")[0]?["progress"] == .number(0.5))
            #expect(run.display.time == 4)
            _ = run.call("clock.set", #"{"seek":null}"#)
            #expect(run.id(of: "square").isEmpty)
        }
    }

    @Test("ten seconds are kept, and nothing of before", .claim("W52"))
    func limit() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            for second in 1...30 {
                CATransaction.setDisableActions(true)
                square.zPosition = CGFloat(second)
                run.display.advance(to: Double(second))
            }
            let earliest = run.call("clock.get")["earliest"]?.asNumber ?? 0
            #expect(earliest >= 18 && earliest <= 20)
            #expect((run.call("commits.list").asArray?.count ?? 0) <= 12)
            #expect(run.call("clock.set", #"{"seek":2}"#)["shown"] == .number(earliest))
        }
    }

    @Test("64 MiB are kept at most, the images of layers among them", .claim("W52"))
    func memory() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            for frame in 1...60 {
                CATransaction.setDisableActions(true)
                square.contents = CGImage.filled(width: 1000, height: 1000)
                run.display.advance(to: Double(frame) / 60)
                _ = run.display.makeImage()
            }
            // Of 4 MB each.
            let commits = run.call("commits.list").asArray?.count ?? 0
            #expect((10...17).contains(commits))
            #expect(run.call("clock.get")["earliest"]?.asNumber ?? 0 > 0.7)
            // What was drawn of a commit that is gone keeps its figures alone.
            let frames = run.call("frames.list").asArray?.compactMap { $0["number"]?.asInteger } ?? []
            #expect(frames.count >= 60)
            let last = frames.last ?? 0
            @MainActor func reasons(_ number: Int) -> JSONValue? {
                run.call("frame.get", #"{"number":\#(number)}"#)["damage"]
            }
            #expect(reasons(last)?["causes"]?.asArray?.isEmpty == false)
            #expect(reasons(last - 40) == nil || reasons(last - 40) == .null)
        }
    }

    @Test("a step goes one refresh on, and one back", .claim("W52"))
    func steps() {
        InspectedDisplay.run { run in
            _ = run.addSquare()
            #expect(run.call("clock.set", #"{"step":3}"#)["now"] == .number(0.05))
            #expect(run.call("clock.set", #"{"step":-1}"#)["shown"] == .number(0.033333))
            #expect(run.code("clock.set", #"{"step":0}"#) == -32602)
            #expect(run.code("clock.set", #"{"speed":5}"#) == -32602)
            #expect(run.code("clock.set", #"{"paused":true}"#) == -32003)
            #expect(run.call("clock.set", #"{"seek":0.5}"#)["now"] == .number(0.5))
        }
    }

    @Test(
        "the reason for what was drawn again is the layer, the key, and the commit or the animation",
        .claim("W53")
    )
    func damage() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let still = CALayer()
            still.frame = CGRect(x: 60, y: 60, width: 10, height: 10)
            still.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            run.display.layer.addSublayer(still)
            run.display.advance(to: 1)
            CATransaction.setDisableActions(true)
            square.position.x = 40
            run.display.advance(to: 2)
            let damage = run.call("damage.get", #"{"from":0.9,"to":2}"#)
            let cause = damage["causes"]?[0]
            #expect(damage["causes"]?.asArray?.count == 1)
            #expect(cause?["title"]?.asString == "CALayer \"square\"")
            #expect(cause?["before"] == .array([10, 10, 40, 40].map { .number($0) }))
            #expect(cause?["after"] == .array([20, 10, 40, 40].map { .number($0) }))
            #expect(cause?["keys"]?[0]?["key"]?.asString == "position")
            let commit = cause?["keys"]?[0]?["commit"]?.asInteger ?? 0
            #expect(
                run.call("commit.get", #"{"number":\#(commit)}"#)["changed"]?[0]?["keys"]
                    == .array([.string("position")])
            )
        }
    }

    @Test("a layer that an animation moves has the animation as its reason")
    func animatedDamage() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 1)
            let cause = run.call("damage.get", #"{"from":0.5,"to":1}"#)["causes"]?[0]
            #expect(cause?["keys"]?[0]?["animations"] == .array([.string("fade")]))
            #expect(cause?["keys"]?[0]?["from"] == .number(0.25))
            #expect(cause?["keys"]?[0]?["commit"] == nil)
        }
    }

    @Test("frames have their damage, their counts and the times of their stages", .claim("W53"))
    func frames() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            _ = run.call("frames.subscribe")
            _ = run.display.makeImage()
            let told = notices(run) {
                CATransaction.setDisableActions(true)
                square.position.x = 40
                run.display.advance(by: 0.5)
                _ = run.display.makeImage()
            }
            #expect(told.map(\.name) == ["frame.drawn", "frame.drawn"])
            guard let last = told.last?.value else { return }
            #expect(last["damage"] == .array([.array([10, 10, 50, 40].map { .number($0) })]))
            #expect(last["counts"]?["pixelsDrawn"] == .number(2000))
            #expect(last["stages"]?["draw"]?.asNumber ?? 0 > 0)
            let number = last["number"]?.asInteger ?? 0
            let detail = run.call("frame.get", #"{"number":\#(number)}"#)
            #expect(detail["damage"]?["causes"]?[0]?["title"]?.asString == "CALayer \"square\"")
            let statistics = run.call("frames.statistics")
            #expect(statistics["frames"] == .number(2))
            #expect(statistics["stages"]?.asArray?.contains { $0["name"]?.asString == "plan" } == true)
        }
    }

    @Test("a small layer that moves has at most 4 % of the pixels drawn anew", .claim("W4"))
    func smallDamage() {
        InspectedDisplay.run(size: CGSize(width: 390, height: 844)) { run in
            let square = run.addSquare()
            let move = CABasicAnimation(keyPath: "position")
            move.byValue = CGPoint(x: 300, y: 600)
            move.duration = 2
            square.add(move, forKey: nil)
            _ = run.display.makeImage()
            for frame in 1...60 {
                run.display.advance(by: 1 / 60.0)
                _ = run.display.makeImage()
                let drawn = run.call("frames.list").asArray?.last?["damage"]?.asArray ?? []
                let list = DamageList(
                    drawn.compactMap { rectangle -> CGRect? in
                        let n = rectangle.asArray?.compactMap(\.asNumber) ?? []
                        return n.count == 4 ? CGRect(x: n[0], y: n[1], width: n[2], height: n[3]) : nil
                    }
                )
                #expect(!list.isEmpty, "frame \(frame)")
                #expect(list.area <= 0.04 * 390 * 844, "frame \(frame): \(list.rectangles)")
            }
        }
    }

    @Test("without an inspector, and after its end, a display has no observer", .claim("W55"))
    func end() {
        ManualDisplay.run(size: CGSize(width: 10, height: 10)) { display in
            #expect(display.observer == nil)
            let inspector = Inspector(of: display)
            #expect(display.observer != nil)
            inspector.end()
            #expect(display.observer == nil)
        }
    }
}

extension CGImage {
    /// A grey picture.
    fileprivate static func filled(width: Int, height: Int) -> CGImage? {
        let context = CGContext(
            data: nil,
            width: width,
            height: height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
        context?.setFillColor(CGColor(gray: 0.5, alpha: 1))
        context?.fill(CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage()
    }
}
