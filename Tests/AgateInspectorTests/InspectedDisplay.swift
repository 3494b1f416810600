import AgateDisplay
import AgateInspector
import Foundation
import QuartzCore
import UIKit

/// A display with an inspector, and calls of its methods.
@MainActor struct InspectedDisplay {
    let display: ManualDisplay
    let inspector: Inspector

    /// Runs a body with a new display.
    static func run<Result>(
        size: CGSize = CGSize(width: 100, height: 80),
        _ body: (InspectedDisplay) throws -> Result
    ) rethrows -> Result {
        try ManualDisplay.run(size: size) { display in
            let inspector = Inspector(of: display)
            defer { inspector.end() }
            return try body(InspectedDisplay(display: display, inspector: inspector))
        }
    }

    /// Sends a call, and gives all of the answer.
    func answer(_ method: String, _ params: String = "{}") -> JSONValue {
        let text = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(params)}"#
        let data = inspector.receive(Data(text.utf8)) ?? Data()
        return JSONReader.value(of: data, limits: .capture) ?? .null
    }

    /// Sends a call, and gives the result; null where there is none.
    func call(_ method: String, _ params: String = "{}") -> JSONValue {
        answer(method, params)["result"] ?? .null
    }

    /// The code of the error that a call gives.
    func code(_ method: String, _ params: String = "{}") -> Int? {
        answer(method, params)["error"]?["code"]?.asInteger
    }

    /// A red square of 40 points at (10, 10).
    func addSquare(_ name: String = "square") -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        display.layer.addSublayer(layer)
        display.advance(by: 0)
        return layer
    }

    /// The name of a layer in messages, by the name that the program gave it.
    func id(of name: String) -> String {
        for node in call("tree.get")["nodes"]?.asArray ?? [] where node["name"]?.asString == name {
            return node["id"]?.asString ?? ""
        }
        return ""
    }

    /// A property of a layer as `node.get` tells it.
    func property(_ key: String, of name: String) -> JSONValue {
        let detail = call("node.get", #"{"id":"\#(id(of: name))"}"#)
        return detail["properties"]?.asArray?.first { $0["key"]?.asString == key } ?? .null
    }
}
