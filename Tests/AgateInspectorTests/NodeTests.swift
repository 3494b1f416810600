import AgateDisplay
import AgateInspector
import AgateTestSupport
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Inspecting layers")
struct NodeTests {
    @Test("the tree has each layer before those in it, with its depth and its place", .claim("W51"))
    func tree() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let inner = CAShapeLayer()
            inner.name = "inner"
            square.addSublayer(inner)
            let mask = CALayer()
            mask.name = "mask"
            square.mask = mask
            run.display.advance(by: 0)
            let nodes = run.call("tree.get")["nodes"]?.asArray ?? []
            #expect(nodes.map { $0["name"]?.asString } == ["display", "square", "mask", "inner"])
            #expect(nodes.map { $0["depth"]?.asInteger } == [0, 1, 2, 2])
            #expect(nodes.map { $0["isMask"]?.asBool } == [false, false, true, false])
            #expect(nodes[3]["className"]?.asString == "CAShapeLayer")
            #expect(nodes[3]["parent"] == nodes[1]["id"])
            #expect(nodes[1]["corners"] == .array([10, 10, 50, 10, 50, 50, 10, 50].map { .number($0) }))
        }
    }

    @Test("the model stands beside what shows, at any time", .claim("W53"))
    func presentation() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let fade = CABasicAnimation(keyPath: "opacity")
            (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 2)
            square.add(fade, forKey: "fade")
            run.display.advance(to: 0.5)
            let opacity = run.property("opacity", of: "square")
            #expect(opacity["model"] == .number(1))
            #expect(opacity["presentation"] == .number(0.25))
            #expect(run.property("zPosition", of: "square")["presentation"] == nil)
        }
    }

    @Test("what the next commit will change is told as pending")
    func pending() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            CATransaction.setDisableActions(true)
            square.cornerRadius = 7
            let radius = run.property("cornerRadius", of: "square")
            #expect(radius["model"] == .number(0))
            #expect(radius["pending"] == .number(7))
        }
    }

    @Test("a view's layer tells the view, its controller, its words and its identifier")
    func views() {
        InspectedDisplay.run { run in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
            let controller = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            label.text = "Hello"
            label.accessibilityIdentifier = "greeting"
            controller.view.addSubview(label)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            run.display.advance(by: 0)
            let nodes = run.call("tree.get")["nodes"]?.asArray ?? []
            let own = nodes.first { $0["identifier"]?.asString == "greeting" }
            #expect(own?["view"]?.asString == "UILabel")
            #expect(own?["words"]?.asString?.contains("Hello") == true)
            #expect(nodes.contains { $0["controller"]?.asString == "UIViewController" })
            let elements = run.call("accessibility.get").asArray
            #expect(elements?.first?["label"]?.asString == "Hello")
        }
    }

    @Test("a point finds the model's layer, and the one that shows there", .claim("W51"))
    func picking() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let move = CABasicAnimation(keyPath: "position.x")
            (move.fromValue, move.toValue, move.duration) = (80, 80, 10)
            square.add(move, forKey: nil)
            run.display.advance(to: 1)
            let id = run.id(of: "square")
            #expect(run.call("pick", #"{"x":20,"y":20}"#)["model"]?.asString == id)
            #expect(run.call("pick", #"{"x":20,"y":20}"#)["presentation"]?.asString != id)
            #expect(run.call("pick", #"{"x":90,"y":20}"#)["presentation"]?.asString == id)
            #expect(run.call("pick", #"{"x":1e300,"y":-1e300}"#)["presentation"]?.asString != id)
        }
    }

    @Test("nothing is changed while editing is off, and what is changed shows when it is on", .claim("W50"))
    func editing() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let call = #"{"id":"\#(run.id(of: "square"))","key":"position","value":[60,40]}"#
            #expect(run.code("node.set", call) == -32002)
            #expect(square.position == CGPoint(x: 30, y: 30))
            run.inspector.mayEdit = true
            #expect(run.code("node.set", call) == nil)
            #expect(square.position == CGPoint(x: 60, y: 40))
            #expect(run.property("position", of: "square")["model"] == .array([.number(60), .number(40)]))
        }
    }

    /// Sets a property of a layer, and gives the code of the answer.
    private func set(_ key: String, of name: String, to value: String, _ run: InspectedDisplay) -> String? {
        let id = run.id(of: name)
        return run.call("node.set", #"{"id":"\#(id)","key":"\#(key)","value":\#(value)}"#)["code"]?.asString
    }

    @Test("paths are set as text, and what is set comes back as code and as text", .claim("W51"))
    func paths() {
        InspectedDisplay.run { run in
            let shape = CAShapeLayer()
            shape.name = "shape"
            shape.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            run.display.layer.addSublayer(shape)
            run.display.advance(by: 0)
            run.inspector.mayEdit = true
            _ = set("path", of: "shape", to: #""M 1 2 L 30,2 Q40 2 40 12 C 40 20 30 20 20 20 Z""#, run)
            #expect(shape.path?.boundingBoxOfPath.maxX == 40)
            let text = run.property("path", of: "shape")["model"]?["path"]?.asString
            #expect(text == "M 1 2 L 30 2 Q 40 2 40 12 C 40 20 30 20 20 20 Z")
            for wrong in ["L 1 2", "M 1", "M 1 2 X 3 4", "M 1 nan", "3 4", "M 1 2 L 3 1e999"] {
                let call = #"{"id":"\#(run.id(of: "shape"))","key":"path","value":"\#(wrong)"}"#
                #expect(run.code("node.set", call) == -32602, "\(wrong)")
            }
            _ = set("path", of: "shape", to: "null", run)
            #expect(shape.path == nil)
        }
    }

    @Test("values of filters are listed and set by their key paths", .claim("W51"))
    func filters() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let blur = LayerFilter.gaussianBlur(radius: 4)
            blur.name = "soft"
            square.filters = [blur]
            run.display.advance(by: 0)
            run.inspector.mayEdit = true
            #expect(run.property("filters.soft.inputRadius", of: "square")["model"] == .number(4))
            #expect(run.property("filters.soft.inputRadius", of: "square")["kind"]?.asString == "number")
            let code = set("filters.soft.inputRadius", of: "square", to: "7", run)
            #expect(code == #"layer.setValue(7, forKeyPath: "filters.soft.inputRadius")"#)
            #expect(run.property("filters.soft.inputRadius", of: "square")["model"] == .number(7))
            let id = run.id(of: "square")
            #expect(
                run.code("node.set", #"{"id":"\#(id)","key":"filters.hard.inputRadius","value":1}"#) == -32001
            )
        }
    }

    @Test("what is set comes back as Swift that does the same", .claim("W51"))
    func codes() {
        InspectedDisplay.run { run in
            let gradient = CAGradientLayer()
            gradient.name = "gradient"
            run.display.layer.addSublayer(gradient)
            run.display.advance(by: 0)
            run.inspector.mayEdit = true
            let codes = [
                ("position", "[3,4.5]", "layer.position = CGPoint(x: 3, y: 4.5)"),
                ("shadowOffset", "[1,2]", "layer.shadowOffset = CGSize(width: 1, height: 2)"),
                ("bounds", "[0,0,8,9]", "layer.bounds = CGRect(x: 0, y: 0, width: 8, height: 9)"),
                ("hidden", "true", "layer.isHidden = true"),
                ("opacity", "0.5", "layer.opacity = 0.5"),
                ("backgroundColor", "null", "layer.backgroundColor = nil"),
                (
                    "backgroundColor", "[1,0,0,0.5]",
                    "layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)"
                ),
                (
                    "colors", "[[1,0,0,1]]",
                    "layer.colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1)]"
                ),
                ("transform.rotation.z", "1", #"layer.setValue(1, forKeyPath: "transform.rotation.z")"#),
            ]
            for (key, value, code) in codes { #expect(set(key, of: "gradient", to: value, run) == code) }
            #expect(gradient.colors?.count == 1)
        }
    }

    @Test(
        "values of another type than the property's are refused",
        arguments: [
            (#""opacity""#, #""x""#), (#""position""#, "[1]"), (#""hidden""#, "3"),
            (#""backgroundColor""#, "[1,2,3]"),
            (#""transform""#, "[1]"), (#""no.such""#, "1"), (#""contents""#, "1"),
            (#""bounds""#, #"[1,2,3,"4"]"#),
        ]
    )
    func refusals(key: String, value: String) {
        InspectedDisplay.run { run in
            _ = run.addSquare()
            run.inspector.mayEdit = true
            let code = run.code(
                "node.set",
                #"{"id":"\#(run.id(of: "square"))","key":\#(key),"value":\#(value)}"#
            )
            #expect(code == -32602 || code == -32003)
        }
    }

    @Test("a layer's picture is its own, without its place, and alone without its sublayers")
    func pictures() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            let inner = CALayer()
            inner.frame = CGRect(x: 30, y: 30, width: 40, height: 20)
            inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            square.addSublayer(inner)
            run.display.advance(by: 0)
            let id = run.id(of: "square")
            let all = run.call("node.picture", #"{"id":"\#(id)"}"#)
            #expect(all["width"] == .number(70) && all["height"] == .number(50))
            let alone = run.call("node.picture", #"{"id":"\#(id)","alone":true,"scale":2}"#)
            #expect(alone["width"] == .number(80) && alone["scale"] == .number(2))
            let png = Data(base64Encoded: alone["png"]?.asString ?? "")
            #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
            #expect(run.call("picture.get")["width"] == .number(100))
        }
    }

    @Test("a marked layer is tinted on the display's picture, and no other is")
    func highlight() {
        InspectedDisplay.run { run in
            _ = run.addSquare()
            let png = { UIImage(cgImage: run.display.makeImage()).pngData() }
            let plain = png()
            _ = run.call("node.highlight", #"{"id":"\#(run.id(of: "square"))"}"#)
            #expect(png() != plain)
            _ = run.call("node.highlight", #"{"id":null}"#)
            #expect(png() == plain)
        }
    }

    @Test("off-screen passes have their reasons, and the pixels that they cost", .claim("W53"))
    func offscreen() {
        InspectedDisplay.run { run in
            let square = run.addSquare()
            square.opacity = 0.5
            let inner = CALayer()
            inner.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            square.addSublayer(inner)
            square.removeAllAnimations()
            run.display.advance(by: 1)
            let record = run.call("offscreen.get")[0]
            #expect(record?["reasons"] == .array([.string("group opacity")]))
            #expect(record?["pixels"] == .number(1600))
            #expect(record?["title"]?.asString == "CALayer \"square\"")
        }
    }

    @Test("a tree of 100,000 layers in each other is told whole")
    func depth() {
        InspectedDisplay.run { run in
            var layer = run.addSquare()
            for _ in 0..<100_000 {
                let next = CALayer()
                layer.addSublayer(next)
                layer = next
            }
            run.display.advance(by: 0)
            let data = run.inspector.receive(Data(#"{"jsonrpc":"2.0","id":1,"method":"tree.get"}"#.utf8))
            let nodes = JSONReader.value(of: data ?? Data(), limits: .capture)?["result"]?["nodes"]?.asArray
            #expect(nodes?.count == 100_002)
            #expect(nodes?.last?["depth"] == .number(100_001))
        }
    }
}
