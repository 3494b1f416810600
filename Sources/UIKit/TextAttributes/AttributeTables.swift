import AgateRuntime
import CAgateRuntime
import Foundation

/// Frees the tables of attributes that Foundation's attributed strings leave behind.
///
/// On Linux no attributed string frees its table, with all fonts, colours and pictures in it (swift-corelibs-foundation as of 6.3): a process
/// that shows one text after the other would keep the looks of all. Strings of the classes below free theirs, and strings that a
/// program hands over become such. Each string has a table of its own, whichever way it was made.
///
/// Assumed: the field `_attributeArray` is a pointer to the table, and releasing that once frees it. Checked once, with strings made for
/// the purpose: where something else is found, by a newer Foundation say, nothing is freed.
enum AttributeTables {
    /// Where in a string the pointer to its table lies, in bytes; nil where Foundation frees it or nothing is known.
    private static let offset: Int? = {
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

    /// Frees the table of a string that is being freed itself.
    static func release(of string: NSAttributedString) {
        guard let offset else { return }
        let object = Unmanaged.passUnretained(string).toOpaque()
        guard let table = object.load(fromByteOffset: offset, as: UnsafeMutableRawPointer?.self) else {
            return
        }
        agate_core_foundation_release(table)
    }

    /// Makes a string of Foundation's own classes one that frees its table; those of other classes stay what they are.
    static func adopt(_ string: NSAttributedString) {
        guard offset != nil else { return }
        let type: AnyClass = type(of: string)
        if type == NSAttributedString.self {
            try? ObjectClass.change(of: string, to: OwnAttributedString.self)
        } else if type == NSMutableAttributedString.self {
            try? ObjectClass.change(of: string, to: OwnMutableAttributedString.self)
        }
    }

    /// A part of a string, with its attributes.
    static func part(of string: NSAttributedString, _ range: NSRange) -> NSMutableAttributedString {
        let made = OwnMutableAttributedString(string: (string.string as NSString).substring(with: range))
        guard range.length > 0 else { return made }
        string.enumerateAttributes(in: range) { attributes, found, _ in
            made.setAttributes(
                attributes,
                range: NSRange(location: found.location - range.location, length: found.length)
            )
        }
        return made
    }
}

/// An attributed string that frees its table of attributes.
final class OwnAttributedString: NSAttributedString {
    deinit { AttributeTables.release(of: self) }

    /// A copy of a string, which frees its own table from now on, too.
    static func copy(of string: NSAttributedString) -> NSAttributedString {
        AttributeTables.adopt(string)
        return OwnAttributedString(attributedString: string)
    }

    override var classForCoder: AnyClass { NSAttributedString.self }

    override func mutableCopy(with zone: NSZone? = nil) -> Any {
        OwnMutableAttributedString(attributedString: self)
    }

    override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        AttributeTables.part(of: self, range)
    }
}

/// An attributed string that can be changed, and frees its table of attributes.
final class OwnMutableAttributedString: NSMutableAttributedString {
    deinit { AttributeTables.release(of: self) }

    override var classForCoder: AnyClass { NSMutableAttributedString.self }

    override func copy(with zone: NSZone? = nil) -> Any { OwnAttributedString(attributedString: self) }

    override func mutableCopy(with zone: NSZone? = nil) -> Any {
        OwnMutableAttributedString(attributedString: self)
    }

    override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        AttributeTables.part(of: self, range)
    }
}
