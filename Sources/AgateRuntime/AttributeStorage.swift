import CAgateRuntime
package import Foundation

/// The table of attributes that an attributed string of Foundation's keeps.
///
/// Assumed: the field `_attributeArray` is a pointer to the table, and releasing that once frees it.
///
/// Checked once, with strings made for the purpose: where something else is found, by a newer Foundation say, nothing is freed.
package enum AttributeStorage {
    /// Whether tables can be found and freed.
    package static var isKnown: Bool { offset != nil }

    /// Where in a string the pointer to its table lies, in bytes; nil where Foundation frees it or nothing is known.
    private static let offset: Int? = {
        guard RuntimeABI.isTrusted else { return nil }
        let key = NSAttributedString.Key("Agate.Probe")
        weak var first: NSObject?
        weak var second: NSObject?
        var places: [Int] = []
        var tables: [UnsafeMutableRawPointer] = []
        do {
            let (value, other) = (NSObject(), NSObject())
            (first, second) = (value, other)
            let made = NSAttributedString(string: " ", attributes: [key: value])
            let source = NSMutableAttributedString(string: " ", attributes: [key: other])
            let copy = NSAttributedString(attributedString: source)
            for string in [made, source, copy] {
                guard let (offset, table) = table(of: string) else { return nil }
                places.append(offset)
                tables.append(table)
            }
        }
        guard places == [places[0], places[0], places[0]], Set(tables).count == 3, first != nil, second != nil
        else { return nil }
        agate_core_foundation_release(tables[0])
        guard first == nil else { return nil }
        agate_core_foundation_release(tables[1])
        // The copy's table keeps what it shares with its model's.
        guard second != nil else { return nil }
        agate_core_foundation_release(tables[2])
        return second == nil ? places[0] : nil
    }()

    /// Finds the table of a string by the name of its field.
    private static func table(of string: NSAttributedString) -> (Int, UnsafeMutableRawPointer)? {
        var mirror: Mirror? = Mirror(reflecting: string)
        while let next = mirror {
            for child in next.children where child.label == "_attributeArray" {
                guard let pointer = child.value as? OpaquePointer else { return nil }
                let table = UnsafeMutableRawPointer(pointer)
                let object = Unmanaged.passUnretained(string).toOpaque()
                // Behind the object's header, among the few fields that it has.
                for offset in stride(from: 16, through: 40, by: 8)
                where object.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self) == table {
                    return (offset, table)
                }
                return nil
            }
            mirror = next.superclassMirror
        }
        return nil
    }

    /// Frees the table of a string; of use once, while the string is being freed itself.
    package static func release(of string: NSAttributedString) {
        guard let offset else { return }
        let object = Unmanaged.passUnretained(string).toOpaque()
        guard let table = object.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self) else {
            return
        }
        agate_core_foundation_release(table)
    }
}
