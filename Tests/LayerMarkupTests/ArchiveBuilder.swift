import Foundation

/// Keyed archives, made by hand: objects of any classes, as Apple's systems write them.
struct ArchiveBuilder {
    /// A value in a property list.
    indirect enum Value {
        case null
        case bool(Bool)
        case int(Int)
        case real(Double)
        case text(String)
        case data(Data)
        case uid(Int)
        case list([Value])
        case table([(String, Value)])
    }

    /// The objects; the first one is nothing.
    private(set) var objects: [Value] = [.text("$null")]
    private var classes: [String: Int] = [:]

    /// Adds an object of a class, and gives its number.
    mutating func add(_ className: String, _ entries: [(String, Value)], parents: [String] = ["NSObject"])
        -> Value
    {
        let place: Int
        if let known = classes[className] {
            place = known
        } else {
            place = objects.count
            classes[className] = place
            let names = ([className] + parents).map { Value.text($0) }
            objects.append(.table([("$classname", .text(className)), ("$classes", .list(names))]))
        }
        objects.append(.table(entries + [("$class", .uid(place))]))
        return .uid(objects.count - 1)
    }

    /// Adds a plain value as an object of its own.
    mutating func add(_ value: Value) -> Value {
        objects.append(value)
        return .uid(objects.count - 1)
    }

    mutating func layer(_ entries: [(String, Value)], _ className: String = "CALayer") -> Value {
        add(className, entries, parents: className == "CALayer" ? ["NSObject"] : ["CALayer", "NSObject"])
    }

    mutating func list(_ items: [Value]) -> Value { add("NSArray", [("NS.objects", .list(items))]) }

    mutating func point(_ x: Double, _ y: Double) -> Value {
        add("LKNSValueCodingProxy", [("kind", .int(0)), ("x", .real(x)), ("y", .real(y))])
    }

    mutating func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
        add(
            "LKNSValueCodingProxy",
            [
                ("kind", .int(2)), ("x", .real(x)), ("y", .real(y)), ("width", .real(width)),
                ("height", .real(height)),
            ]
        )
    }

    mutating func color(_ r: Double, _ g: Double, _ b: Double, _ a: Double) -> Value {
        add("LKCGColorCodingProxy", [("r", .real(r)), ("g", .real(g)), ("b", .real(b)), ("a", .real(a))])
    }

    /// A dictionary object.
    mutating func dictionary(_ entries: [(String, Value)]) -> Value {
        let keys = entries.map { add(.text($0.0)) }
        return add("NSDictionary", [("NS.keys", .list(keys)), ("NS.objects", .list(entries.map(\.1)))])
    }

    /// The bytes of an archive whose root is an object.
    ///
    /// It changes nothing; a call that does not is given the objects as they were before its arguments were made.
    mutating func data(root: Value) -> Data {
        Self.binary(
            .table([
                ("$version", .int(100_000)), ("$archiver", .text("NSKeyedArchiver")),
                ("$top", .table([("root", root)])), ("$objects", .list(objects)),
            ])
        )
    }

    /// The bytes of an archive of a root layer, in the dictionary that Apple's systems write.
    mutating func data(rootLayer: Value, flipped: Bool?) -> Data {
        var entries = [("rootLayer", rootLayer)]
        if let flipped { entries.append(("geometryFlipped", add(.bool(flipped)))) }
        let root = dictionary(entries)
        return data(root: root)
    }

    // MARK: Property lists

    /// A binary property list; references have four bytes, and nothing is shared.
    static func binary(_ value: Value) -> Data {
        var parts: [[UInt8]] = []
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).map { UInt8(value >> (8 * (size - 1 - $0)) & 255) }
        }
        func header(_ kind: UInt8, _ count: Int) -> [UInt8] {
            count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + number(count, 4)
        }
        func add(_ value: Value) -> Int {
            let place = parts.count
            parts.append([])
            switch value {
            case .null: parts[place] = [0]
            case .bool(let flag): parts[place] = [flag ? 9 : 8]
            case .int(let value): parts[place] = [0x13] + number(value, 8)
            case .real(let value): parts[place] = [0x23] + number(Int(bitPattern: UInt(value.bitPattern)), 8)
            case .text(let text): parts[place] = header(5, text.utf8.count) + Array(text.utf8)
            case .data(let data): parts[place] = header(4, data.count) + Array(data)
            case .uid(let value): parts[place] = [0x83] + number(value, 4)
            case .list(let items):
                let members = items.map { add($0) }
                parts[place] = header(0xA, items.count) + members.flatMap { number($0, 4) }
            case .table(let entries):
                let keys = entries.map { add(.text($0.0)) }
                let values = entries.map { add($0.1) }
                parts[place] = header(0xD, entries.count) + (keys + values).flatMap { number($0, 4) }
            }
            return place
        }
        let top = add(value)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for part in parts {
            offsets.append(bytes.count)
            bytes += part
        }
        let table = bytes.count
        for offset in offsets { bytes += number(offset, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4] + number(parts.count, 8) + number(top, 8) + number(table, 8)
        return Data(bytes)
    }
}
