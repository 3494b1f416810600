package import AgateDisplay
import Foundation

/// A message to a page beside frames: one JSON object in one text message, such as `{"kind":"title","text":"Notes"}`.
package enum ServerMessage: Sendable, Equatable {
    /// Whether the page's input counts, and how many pages look; and whether the program has a size of its own, in points.
    case role(drives: Bool, clients: Int, fixedSize: [Double]?)
    /// A request of the program.
    case request(HostRequest)
    /// The program has ended.
    case end

    /// The text of the message.
    package var text: String {
        var fields: [String: Any] = [:]
        switch self {
        case .role(let drives, let clients, let size):
            fields = ["kind": "role", "drives": drives, "clients": clients]
            if let size { fields["size"] = size }
        case .end:
            fields = ["kind": "end"]
        case .request(.title(let text)):
            fields = ["kind": "title", "text": text]
        case .request(.cursor(let cursor)):
            fields = ["kind": "cursor", "name": cursor.rawValue]
        case .request(.textInput(let caret)):
            fields = ["kind": "caret"]
            if let caret {
                fields["place"] = [caret.minX, caret.minY, caret.width, caret.height].map {
                    let side = Double($0)
                    return side.isFinite ? side.clamped(to: -1e6...1e6) : 0
                }
            }
        case .request(.copy(let text)):
            fields = ["kind": "copy", "text": text]
        case .request(.staysAwake(let isOn)):
            fields = ["kind": "awake", "isOn": isOn]
        }
        let data = try? JSONSerialization.data(withJSONObject: fields, options: [.sortedKeys])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
