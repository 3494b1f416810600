package import Foundation

/// A file with all that an inspector knows at a moment, which opens without the program.
///
/// It holds the answers of the methods that read: by the method's name, and for those that take one layer by the layer's name.
/// A tool that has a capture answers its own calls from it.
enum CaptureFormat {
    /// The name of the format in the file.
    static let name = "agate-capture"
    static let version = 1

    /// The methods that are called once.
    static let plain = [
        "inspector.hello", "tree.get", "anim.list", "offscreen.get", "plan.get", "damage.get",
        "constraints.get",
        "gestures.get", "accessibility.get", "frames.list", "frames.statistics", "commits.list", "clock.get",
        "debug.get", "picture.get",
    ]

    /// The methods that are called for each layer.
    static let ofNodes = ["node.get", "node.picture"]

    /// The maximum number of layers with answers of their own; further ones are in the tree alone.
    static let maxNodes = 2000
    /// The maximum number of layers with pictures.
    static let maxPictures = 300
}

extension InspectorMethods {
    static let captures: [String: InspectorMethod] = [
        "export.capture": InspectorMethod { (inspector, parameters) throws(RPCError) in
            inspector.capture(withPictures: try parameters.bool("pictures") ?? true)
        }
    ]
}

extension Inspector {
    /// All that is known at the moment that is looked at, as the bytes of a capture.
    ///
    /// - Parameter withPictures: Whether pictures are in it: that of the display, and one of each layer that draws something, without
    ///   its sublayers.
    package func capture(withPictures: Bool = true) -> Data {
        inDisplay {
            var text = Data(
                #"{"format":"\#(CaptureFormat.name)","version":\#(CaptureFormat.version),"answers":{"#.utf8
            )
            var isFirst = true
            func member(_ key: String, _ value: Data) {
                if !isFirst { text.append(UInt8(ascii: ",")) }
                isFirst = false
                text.append(JSONText.data(of: key))
                text.append(UInt8(ascii: ":"))
                text.append(value)
            }
            for name in CaptureFormat.plain where withPictures || name != "picture.get" {
                if let answer = try? result(of: name, CallParameters()) { member(name, answer) }
            }
            text.append(Data(#"},"nodes":{"#.utf8))
            isFirst = true
            let nodes = moment().treeRecord().nodes
            for node in nodes.prefix(CaptureFormat.maxNodes) {
                let parameters = CallParameters(["id": .string(node.id)])
                if let answer = try? result(of: "node.get", parameters) { member(node.id, answer) }
            }
            text.append(Data(#"},"pictures":{"#.utf8))
            isFirst = true
            let drawn = nodes.filter { $0.drawsSomething && !$0.isHidden }
            for node in drawn.prefix(withPictures ? CaptureFormat.maxPictures : 0) {
                let parameters = CallParameters(["id": .string(node.id), "alone": .bool(true)])
                if let answer = try? result(of: "node.picture", parameters) { member(node.id, answer) }
            }
            text.append(Data("}}".utf8))
            return text
        }
    }
}
