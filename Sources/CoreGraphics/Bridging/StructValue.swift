package import Foundation

/// A struct made of `CGFloat`s alone that an `NSValue` can hold.
///
/// Conforming takes two lines; `StructValue` does the rest. The floors above add their own structs this way.
package protocol StructBoxable: Hashable {
    /// The box's description of the struct: Apple's type string and the printed form.
    static var boxing: StructBoxing { get }
}

/// The `NSValue` that holds a struct of `CGFloat`s.
///
/// Foundation's own boxes cover points, sizes and rectangles only, print without a name, and take a lock and a
/// dictionary each; this one takes any ``StructBoxable`` and prints as on Apple's systems: `NSPoint: {5, 5}`.
/// `DIFFERS:` Foundation's readers `pointValue`, `sizeValue` and `rectValue` trap on boxes that Foundation has not
/// made itself; use `cgPointValue` and its like, which read both kinds.
package final class StructValue: NSValue, @unchecked Sendable {
    // Immutable after init, so it may cross threads.
    private let boxing: StructBoxing
    private let numbers: [Double]

    /// Boxes a struct.
    package init<Value: StructBoxable>(_ value: Value) {
        boxing = Value.boxing
        numbers = withUnsafeBytes(of: value) { Array($0.bindMemory(to: Double.self)) }
        super.init()
    }

    /// Makes a box from the raw numbers of a struct, a point when the type string is not in ``StructBoxing/all``.
    package required convenience init(
        bytes value: UnsafeRawPointer,
        objCType type: UnsafePointer<Int8>
    ) {
        let boxing = StructBoxing.all.first { strcmp($0.objCType.utf8Start, type) == 0 } ?? .cgPoint
        let count = boxing.groups.reduce(0, +)
        let numbers = (0..<count).map { value.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self) }
        self.init(boxing: boxing, numbers: numbers)
    }

    private init(boxing: StructBoxing, numbers: [Double]) {
        self.boxing = boxing
        self.numbers = numbers
        super.init()
    }

    /// Reads an archived box, nil when its type string is not one of ``StructBoxing/all``.
    package required convenience init?(coder: NSCoder) {
        let archived = (coder.soundObject(forKey: "numbers") as? NSArray).map { Array($0) } as? [Double]
        guard let type = coder.soundObject(forKey: "type") as? String,
            let boxing = StructBoxing.all.first(where: { "\($0.objCType)" == type }),
            let numbers = archived, numbers.count == boxing.groups.reduce(0, +)
        else { return nil }
        self.init(boxing: boxing, numbers: numbers)
    }

    package override func encode(with coder: NSCoder) {
        coder.encode("\(boxing.objCType)" as NSString, forKey: "type")
        coder.encode(numbers as NSArray, forKey: "numbers")
    }

    package override var classForCoder: AnyClass { StructValue.self }

    package override class var supportsSecureCoding: Bool { true }

    /// The struct in the box, nil when the box holds a struct of another type.
    package func read<Value: StructBoxable>(as type: Value.Type) -> Value? {
        guard holds(Value.boxing.objCType), numbers.count * 8 == MemoryLayout<Value>.size else { return nil }
        return numbers.withUnsafeBytes { $0.loadUnaligned(as: Value.self) }
    }

    private func holds(_ objCType: StaticString) -> Bool {
        strcmp(boxing.objCType.utf8Start, objCType.utf8Start) == 0
    }

    package override var objCType: UnsafePointer<Int8> {
        UnsafeRawPointer(boxing.objCType.utf8Start).assumingMemoryBound(to: Int8.self)
    }

    package override func getValue(_ value: UnsafeMutableRawPointer) {
        numbers.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            value.copyMemory(from: base, byteCount: bytes.count)
        }
    }

    package override var hash: Int { numbers.hashValue }

    package override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? StructValue {
            return holds(other.boxing.objCType) && numbers == other.numbers
        }
        guard let other = object as? NSValue, !(other is NSNumber), strcmp(other.objCType, objCType) == 0
        else {
            return false
        }
        var bytes = [Double](repeating: 0, count: numbers.count)
        bytes.withUnsafeMutableBytes { buffer in
            if let base = buffer.baseAddress { other.getValue(base) }
        }
        return bytes == numbers
    }

    package override func copy(with zone: NSZone? = nil) -> Any { self }

    /// The name and the numbers, as on Apple's systems: `NSRect: {{0, 0}, {80, 60}}`.
    package override var description: String {
        var rest = numbers[...]
        let groups = boxing.groups.map { count in
            defer { rest = rest.dropFirst(count) }
            return "{" + rest.prefix(count).map(StructValue.printed).joined(separator: ", ") + "}"
        }
        return boxing.name + ": "
            + (groups.count == 1 ? groups[0] : "{" + groups.joined(separator: ", ") + "}")
    }

    package override var debugDescription: String { description }

    /// A number with up to 17 significant digits and no more than it needs: `5`, `0.5`, `1e+20`.
    private static func printed(_ number: Double) -> String {
        // The shortest text that reads back as the same number, in the shape that C's %g has.
        for digits in 6...17 {
            let text = String(format: "%.\(digits)g", number)
            if Double(text) == number { return text }
        }
        return String(format: "%g", number)
    }
}
