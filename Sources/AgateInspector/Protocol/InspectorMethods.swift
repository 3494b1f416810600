import AgateDisplay
import Foundation

/// A method that a tool may call.
@MainActor struct InspectorMethod {
    /// Whether it changes the program.
    var isEdit = false
    /// Answers a call, as JSON.
    var run: (Inspector, CallParameters) throws(RPCError) -> Data
}

/// The methods by name.
@MainActor enum InspectorMethods {
    static let all: [String: InspectorMethod] = [
        hello, tree, nodes, animations, clock, frames, layout, debug, captures,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

    /// A method that reads.
    static func read(
        _ body: @escaping (Inspector, CallParameters) throws(RPCError) -> some Encodable
    ) -> InspectorMethod {
        InspectorMethod { (inspector, parameters) throws(RPCError) in
            JSONText.data(of: try body(inspector, parameters))
        }
    }

    /// A method that changes the program.
    static func edit(
        _ body: @escaping (Inspector, CallParameters) throws(RPCError) -> some Encodable
    ) -> InspectorMethod {
        var method = read(body)
        method.isEdit = true
        return method
    }

    /// The method that describes the program and the methods that it answers.
    private static let hello: [String: InspectorMethod] = [
        "inspector.hello": read { inspector, _ in
            HelloRecord(
                protocol: Inspector.protocolVersion,
                program: inspector.program,
                isCapture: false,
                mayEdit: inspector.mayEdit,
                width: Double(inspector.display.size.width),
                height: Double(inspector.display.size.height),
                scale: Double(inspector.display.scale),
                refreshRate: inspector.display.refreshRate,
                methods: all.keys.sorted()
            )
        }
    ]
}

/// The description of the program for a tool, with the methods that it answers.
package struct HelloRecord: Codable, Sendable, Hashable {
    /// The version of the messages.
    package var `protocol`: Int
    /// The name of the program.
    package var program: String
    /// Whether the answers come from a capture.
    package var isCapture: Bool
    /// Whether methods that change the program are answered.
    package var mayEdit: Bool
    /// The size of the display, in points.
    package var width: Double
    package var height: Double
    /// Pixels per point.
    package var scale: Double
    /// Refreshes per second.
    package var refreshRate: Double
    /// The names of all methods.
    package var methods: [String]
}

/// The answer of a method that has nothing to tell.
struct Done: Encodable {
    var isDone = true
}
