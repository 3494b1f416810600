import Foundation

/// A call of JSON-RPC 2.0 as it came.
struct RPCCall {
    /// The identifier for the answer: a text, a number or null; nil for a call that wants no answer.
    var id: JSONValue?
    var method: String
    /// The parameters by name; empty without any.
    var parameters: [String: JSONValue]

    /// Reads a call out of one value.
    init(_ value: JSONValue) throws(RPCError) {
        guard value["jsonrpc"]?.asString == "2.0", let method = value["method"]?.asString else {
            throw .invalidRequest
        }
        switch value["id"] {
        case nil: id = nil
        case .string?, .number?, .null?: id = value["id"]
        default: throw .invalidRequest
        }
        self.method = method
        switch value["params"] {
        case nil, .null?: parameters = [:]
        case .object(let members)?: parameters = members
        default: throw .invalidParameters("the parameters are given by their names, in an object")
        }
    }
}

/// Why a call has no result.
package struct RPCError: Error, Sendable, Hashable {
    /// The code of JSON-RPC, or one of ours above -32100.
    package var code: Int
    /// The failure in words.
    package var message: String

    static let parse = RPCError(
        code: -32700,
        message: "the message is no JSON, or it is too long or too deep"
    )
    static let invalidRequest = RPCError(code: -32600, message: "the message is no call of JSON-RPC 2.0")

    static func noMethod(_ name: String) -> RPCError {
        RPCError(code: -32601, message: "there is no method \"\(String(name.prefix(80)))\"")
    }

    static func invalidParameters(_ what: String) -> RPCError { RPCError(code: -32602, message: what) }

    /// A node, animation, frame or commit that is not there, or not any more.
    static func missing(_ what: String) -> RPCError { RPCError(code: -32001, message: what) }

    /// Something that changes the program, while editing is off.
    static let readOnly = RPCError(code: -32002, message: "the inspector may only read: editing is off")

    /// Something that this display or capture cannot do.
    static func unsupported(_ what: String) -> RPCError { RPCError(code: -32003, message: what) }
}

/// Writes messages of JSON-RPC 2.0.
enum RPCText {
    static func result(_ result: Data, id: JSONValue) -> Data {
        var text = Data(#"{"id":"#.utf8)
        text.append(JSONText.data(of: id))
        text.append(Data(#","jsonrpc":"2.0","result":"#.utf8))
        text.append(result)
        text.append(UInt8(ascii: "}"))
        return text
    }

    static func error(_ error: RPCError, id: JSONValue) -> Data {
        JSONText.data(
            of: JSONValue.object([
                "jsonrpc": .string("2.0"), "id": id,
                "error": .object(["code": .number(Double(error.code)), "message": .string(error.message)]),
            ])
        )
    }

    static func notification(_ method: String, _ parameters: Data) -> Data {
        // The names of notifications are plain.
        var text = Data(#"{"jsonrpc":"2.0","method":"\#(method)","params":"#.utf8)
        text.append(parameters)
        text.append(UInt8(ascii: "}"))
        return text
    }
}
