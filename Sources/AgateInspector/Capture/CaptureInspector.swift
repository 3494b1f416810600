package import Foundation

/// Answers messages from a capture, as an inspector that may only read.
package struct CaptureInspector: Sendable {
    private let answers: [String: JSONValue]
    private let nodes: [String: JSONValue]
    private let pictures: [String: JSONValue]

    /// Opens a capture; nil where the bytes are none, or one of a later version.
    package init?(_ data: Data) {
        guard let value = JSONReader.value(of: data, limits: .capture),
            value["format"]?.asString == CaptureFormat.name,
            let version = value["version"]?.asInteger, (1...CaptureFormat.version).contains(version),
            let answers = value["answers"]?.asObject, answers["tree.get"] != nil
        else { return nil }
        self.answers = answers
        nodes = value["nodes"]?.asObject ?? [:]
        pictures = value["pictures"]?.asObject ?? [:]
    }

    /// Answers a call; nil where no answer is wanted.
    package func receive(_ message: Data) -> Data? {
        guard let value = JSONReader.value(of: message) else { return RPCText.error(.parse, id: .null) }
        do throws(RPCError) {
            let call = try RPCCall(value)
            guard let id = call.id else { return nil }
            do throws(RPCError) {
                return RPCText.result(JSONText.data(of: try result(of: call)), id: id)
            } catch {
                return RPCText.error(error, id: id)
            }
        } catch {
            return RPCText.error(error, id: .null)
        }
    }

    /// The answer of a method, as it stands in the capture.
    private func result(of call: RPCCall) throws(RPCError) -> JSONValue {
        switch call.method {
        case "inspector.hello":
            var hello = answers["inspector.hello"]?.asObject ?? [:]
            hello["isCapture"] = .bool(true)
            hello["mayEdit"] = .bool(false)
            hello["methods"] = .array(methods.map { .string($0) })
            return .object(hello)
        case "node.get": return try found(nodes, call)
        case "node.picture": return try found(pictures, call)
        case "pick": return try pick(call)
        default:
            guard let answer = answers[call.method] else {
                throw .unsupported("a capture does not answer \(String(call.method.prefix(80)))")
            }
            return answer
        }
    }

    private var methods: [String] { (Array(answers.keys) + CaptureFormat.ofNodes + ["pick"]).sorted() }

    private func found(_ table: [String: JSONValue], _ call: RPCCall) throws(RPCError) -> JSONValue {
        let parameters = CallParameters(call.parameters)
        let id = try parameters.required("id", try parameters.string("id"))
        guard let answer = table[id] else {
            throw .missing("the capture has nothing of layer \(id.prefix(40))")
        }
        return answer
    }

    /// The topmost layer that draws something at a point, by the corners of the layers.
    private func pick(_ call: RPCCall) throws(RPCError) -> JSONValue {
        let parameters = CallParameters(call.parameters)
        let x = try parameters.required("x", try parameters.number("x"))
        let y = try parameters.required("y", try parameters.number("y"))
        var found: JSONValue?
        for node in answers["tree.get"]?["nodes"]?.asArray ?? [] {
            guard node["drawsSomething"]?.asBool == true, node["isHidden"]?.asBool == false,
                let corners = node["corners"]?.asArray?.compactMap(\.asNumber), corners.count == 8,
                Self.contains(corners, x, y)
            else { continue }
            found = node["id"]
        }
        return .object(found.map { ["presentation": $0] } ?? [:])
    }

    /// Whether a convex quadrilateral holds a point.
    private static func contains(_ corners: [Double], _ x: Double, _ y: Double) -> Bool {
        var signs: Set<Bool> = []
        for index in 0..<4 {
            let next = (index + 1) % 4
            let (ax, ay) = (corners[index * 2], corners[index * 2 + 1])
            let (bx, by) = (corners[next * 2], corners[next * 2 + 1])
            let cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if cross != 0 { signs.insert(cross > 0) }
        }
        return signs.count <= 1
    }
}
