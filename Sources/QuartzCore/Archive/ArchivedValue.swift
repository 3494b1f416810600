import AgateGeometry
import AgatePixels
import CoreGraphics
import Foundation

/// A value as it stands in an archive: plain data, or the number of an object beside it.
///
/// Values of programs come in many boxes (`NSNumber`, `NSValue`, bare Swift values, colours, images); this is
/// the one form that they are written in.
indirect enum ArchivedValue: Equatable {
    /// `NSNull`, or nothing inside of an `Any`.
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case data(Data)
    /// A structure of numbers, with Apple's type string: `{CGPoint=dd}`.
    case structure(String, [Double])
    /// A colour: the name of its space, and its components.
    case color(String, [Double])
    case path(verbs: [UInt8], coordinates: [Double])
    /// An image, as the bytes of a PNG file.
    case image(Data)
    /// A timing function: its name, which may be empty, and its two inner control points.
    case timing(String, [Double])
    /// A value function, by its name.
    case valueFunction(String)
    /// A value that codes itself (`Codable`), in its own form.
    case coded(Data)
    case list([ArchivedValue])
    /// Values by their names, in the order of the names.
    case table([Entry])
    /// The object with this number among those that the archived object holds.
    case object(Int)

    /// A value with its name.
    struct Entry: Equatable {
        var key: String
        var value: ArchivedValue
    }

    /// How deep lists and tables may lie in each other; what lies deeper is left out.
    static let deepestNesting = 32
}

// MARK: - From a program's value

extension ArchivedValue {
    /// The archived form of a value, nil when it has none: closures, and objects that no archive can hold.
    ///
    /// A list with such a value in it has none either, because what stands behind it would move up; a table
    /// loses the entry only.
    ///
    /// - Parameters:
    ///   - value: The value that a program gave.
    ///   - object: Gives an object that is not plain data a number, nil when the coder cannot hold it.
    init?(_ value: Any?, depth: Int = 0, object: (NSObject) -> Int?) {
        guard depth <= Self.deepestNesting, let value else { return nil }
        if let plain = Self.plain(value) {
            self = plain
        } else if let list = value as? [Any] {
            var items: [ArchivedValue] = []
            for item in list {
                guard let item = ArchivedValue(item, depth: depth + 1, object: object) else { return nil }
                items.append(item)
            }
            self = .list(items)
        } else if let table = value as? [AnyHashable: Any] {
            let entries = table.compactMap { key, value -> Entry? in
                guard let key = key.base as? String else { return nil }
                return ArchivedValue(value, depth: depth + 1, object: object).map {
                    Entry(key: key, value: $0)
                }
            }
            self = .table(entries.sorted { $0.key < $1.key })
        } else if let box = value as? NSValue, let structure = Self.structure(in: box) {
            self = structure
        } else if let kept = value as? NSObject, let number = object(kept) {
            self = .object(number)
        } else {
            return nil
        }
    }

    /// The form of a value without parts.
    private static func plain(_ value: Any) -> ArchivedValue? {
        switch value {
        case is NSNull: return .null
        case let color as CGColor: return archived(color)
        case let image as CGImage: return .image(Data(PNGWriter().encode(image.buffer)))
        case let path as CGPath: return archived(path.path)
        case let function as CAMediaTimingFunction where type(of: function) == CAMediaTimingFunction.self:
            return .timing(function.functionName ?? "", function.innerControlPoints)
        case let function as CAValueFunction where type(of: function) == CAValueFunction.self:
            return .valueFunction(function.name.rawValue)
        case let number as NSNumber: return archived(number)
        case let text as String: return .text(text)
        case let data as Data: return .data(data)
        case let structure as any StructBoxable: return Self.structure(in: boxed(structure))
        default: break
        }
        if let optional = value as? any EmptyOptional, optional.isEmpty { return .null }
        if let number = numberValue(of: value) { return .number(number) }
        guard let raw = (value as? any RawRepresentable)?.rawValue, type(of: raw) != type(of: value) else {
            return nil
        }
        return plain(raw)
    }

    private static func archived(_ number: NSNumber) -> ArchivedValue {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"): .number(number.doubleValue)
        case UInt8(ascii: "Q") where number.uint64Value > UInt64(Int64.max): .number(number.doubleValue)
        case UInt8(ascii: "c"), UInt8(ascii: "B"):
            number.int64Value == 0 || number.int64Value == 1
                ? .bool(number.boolValue) : .integer(number.int64Value)
        default: .integer(number.int64Value)
        }
    }

    private static func archived(_ color: CGColor) -> ArchivedValue {
        .color(color.colorSpace?.name ?? CGColorSpace.sRGB, (color.components ?? []).map { Double($0) })
    }

    private static func archived(_ path: Path) -> ArchivedValue {
        .path(
            verbs: path.verbs.map(\.rawValue),
            coordinates: path.points.flatMap { [Double($0.x), Double($0.y)] }
        )
    }

    private static func boxed<Structure: StructBoxable>(_ structure: Structure) -> NSValue {
        NSValue(boxing: structure)
    }

    /// The numbers in a box that holds nothing but numbers of double precision.
    private static func structure(in box: NSValue) -> ArchivedValue? {
        guard !(box is NSNumber) else { return nil }
        let type = String(cString: box.objCType)
        guard let count = numberCount(of: type) else { return nil }
        var numbers = [Double](repeating: 0, count: count)
        numbers.withUnsafeMutableBytes { bytes in
            if let base = bytes.baseAddress { box.getValue(base) }
        }
        return .structure(type, numbers)
    }

    /// How many numbers a structure of a type string has; nil for one that this library does not box.
    fileprivate static func numberCount(of type: String) -> Int? {
        StructBoxing.all.first { "\($0.objCType)" == type }?.groups.reduce(0, +)
    }
}

// MARK: - Back to the program

extension ArchivedValue {
    /// The value for a program: numbers as `NSNumber`, structures as `NSValue`; nil when it makes no sense.
    ///
    /// A number that is not a number makes no sense: the property that would take it keeps its default.
    ///
    /// - Parameter object: The object with a number, nil when there is none.
    func value(object: (Int) -> Any?) -> Any? {
        switch self {
        case .null: NSNull()
        case .bool(let flag): NSNumber(value: flag)
        case .integer(let number): NSNumber(value: number)
        case .number(let number): number.isNaN ? nil : NSNumber(value: number)
        case .text(let text): text
        case .data(let data): data
        case .structure(let type, let numbers): Self.box(type, numbers)
        case .color(let space, let components): Self.color(space, components)
        case .path(let verbs, let coordinates): Self.path(verbs, coordinates)
        case .image(let data): ArchiveProgress.current.image(in: data)
        case .timing(let name, let points): CAMediaTimingFunction(archivedName: name, points)
        case .valueFunction(let name): CAValueFunction(name: CAValueFunctionName(rawValue: name))
        case .list(let items): Self.list(items, object: object)
        case .table(let entries): Self.table(entries, object: object)
        case .object(let number): object(number)
        // Only who knows the type can read it.
        case .coded: nil
        }
    }

    private static func list(_ items: [ArchivedValue], object: (Int) -> Any?) -> [Any]? {
        var list: [Any] = []
        for item in items {
            guard let value = item.value(object: object) else { return nil }
            list.append(value)
        }
        return list
    }

    private static func table(_ entries: [Entry], object: (Int) -> Any?) -> [String: Any] {
        var table: [String: Any] = [:]
        for entry in entries { table[entry.key] = entry.value.value(object: object) }
        return table
    }

    private static func box(_ type: String, _ numbers: [Double]) -> NSValue? {
        guard numberCount(of: type) == numbers.count, !numbers.contains(where: \.isNaN) else { return nil }
        return numbers.withUnsafeBytes { bytes in
            bytes.baseAddress.map { base in
                type.withCString { StructValue(bytes: base, objCType: $0) }
            }
        }
    }

    private static func color(_ space: String, _ components: [Double]) -> CGColor? {
        guard let space = CGColorSpace(name: space), components.count == space.numberOfComponents + 1 else {
            return nil
        }
        return CGColor(colorSpace: space, components: components.map { CGFloat($0) })
    }

    private static func path(_ verbs: [UInt8], _ coordinates: [Double]) -> CGPath? {
        guard !coordinates.contains(where: \.isNaN) else { return nil }
        var path = Path()
        var next = 0
        /// The next point; the caller has seen to it that there is one.
        func point() -> CGPoint {
            next += 2
            return CGPoint(x: coordinates[next - 2], y: coordinates[next - 1])
        }
        for code in verbs {
            guard let verb = Path.Verb(rawValue: code), next + 2 * verb.pointCount <= coordinates.count else {
                return nil
            }
            switch verb {
            case .move: path.move(to: point())
            case .line: path.addLine(to: point())
            case .quad:
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case .cubic:
                let first = point()
                let second = point()
                path.addCurve(to: point(), control1: first, control2: second)
            case .close: path.closeSubpath()
            }
        }
        return CGPath(path)
    }
}

/// An optional that got into an `Any` whole.
private protocol EmptyOptional {
    var isEmpty: Bool { get }
}

extension Optional: EmptyOptional {
    fileprivate var isEmpty: Bool { self == nil }
}
