import Foundation

/// The objects of a `project.pbxproj`, by their identifiers.
///
/// The file is a property list, in the old form with braces or as XML. An object is a dictionary whose entry `isa` names its kind.
struct ProjectObjects {
    /// A dictionary of the property list.
    typealias Object = [String: Any]

    private let objects: [String: Object]
    /// The object of the project itself.
    let project: Object

    /// How deeply lists and dictionaries of a property list may lie in each other: Foundation's parser goes down by recursion.
    private static let maxDepth = 64
    /// The largest file that is read, in bytes.
    private static let maxBytes = 64_000_000

    /// Reads a file.
    ///
    /// - Throws: ``PortFailure/unreadable(_:)`` where there is none, ``PortFailure/damaged(_:_:)`` where it is no project.
    init(path: String) throws {
        let list = try Self.propertyList(at: path)
        guard let objects = list["objects"] as? [String: Any] else {
            throw PortFailure.damaged(path, "it has no dictionary \"objects\"")
        }
        self.objects = objects.compactMapValues { $0 as? Object }
        guard let root = list["rootObject"] as? String, let project = self.objects[root],
            project["isa"] as? String == "PBXProject"
        else { throw PortFailure.damaged(path, "\"rootObject\" names no PBXProject") }
        self.project = project
    }

    /// The object of an identifier; nil where the file has none.
    subscript(_ identifier: String) -> Object? { objects[identifier] }

    /// The object that an entry of another one names.
    func object(_ key: String, of other: Object) -> Object? {
        (other[key] as? String).flatMap { objects[$0] }
    }

    /// The identifiers that an entry lists; empty where there is no such list.
    func identifiers(_ key: String, of other: Object) -> [String] {
        (other[key] as? [Any])?.compactMap { $0 as? String } ?? []
    }

    /// The objects that an entry lists, those without an object left out.
    func objects(_ key: String, of other: Object) -> [Object] {
        identifiers(key, of: other).compactMap { objects[$0] }
    }

    /// The identifiers of all objects of a kind, sorted.
    func identifiers(of kind: String) -> [String] {
        objects.filter { $0.value["isa"] as? String == kind }.keys.sorted()
    }

    /// A property list whose outermost value is a dictionary.
    ///
    /// - Throws: ``PortFailure``; lists that lie deeper in each other than any tool writes them are refused.
    static func propertyList(at path: String) throws -> Object {
        let bytes = try PortFiles.read(path)
        guard bytes.count <= maxBytes else { throw PortFailure.damaged(path, "it is larger than 64 MB") }
        guard depth(of: bytes) <= maxDepth else {
            throw PortFailure.damaged(path, "its lists lie deeper in each other than \(maxDepth) levels")
        }
        let found: Any
        do {
            found = try PropertyListSerialization.propertyList(from: Data(bytes), options: [], format: nil)
        } catch {
            throw PortFailure.damaged(path, Self.reason(error))
        }
        guard let list = found as? Object else {
            throw PortFailure.damaged(path, "its outermost value is no dictionary")
        }
        return list
    }

    /// The deepest place of a property list in either form, counted by brackets and tags outside of quotes: at least what the parser meets.
    private static func depth(of bytes: [UInt8]) -> Int {
        var (depth, maximum) = (0, 0)
        var isQuoted = false
        var isEscaped = false
        let isMarkup = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
        for (place, byte) in bytes.enumerated() {
            if isMarkup {
                guard byte == UInt8(ascii: "<"), place + 1 < bytes.count else { continue }
                switch bytes[place + 1] {
                case UInt8(ascii: "/"): depth -= 1
                case UInt8(ascii: "?"), UInt8(ascii: "!"): break
                default: depth += isEmptyTag(bytes, from: place) ? 0 : 1
                }
            } else if isQuoted {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isQuoted = false
                }
                continue
            } else {
                switch byte {
                case UInt8(ascii: "\""): isQuoted = true
                case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
                case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
                default: break
                }
            }
            maximum = max(maximum, depth)
        }
        return maximum
    }

    /// Whether a tag ends with `/>`; tags of property lists are short, and the end of a longer one is not looked for.
    private static func isEmptyTag(_ bytes: [UInt8], from place: Int) -> Bool {
        guard let end = bytes[place...].prefix(64).firstIndex(of: UInt8(ascii: ">")) else { return false }
        return bytes[end - 1] == UInt8(ascii: "/")
    }

    private static func reason(_ error: any Error) -> String {
        let told = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
        return told ?? "it is no property list"
    }
}
