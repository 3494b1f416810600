import AgateRuntime
import Foundation

/// Frees the tables of attributes that Foundation's attributed strings leave behind.
///
/// On Linux no attributed string frees its table, with all fonts, colours and pictures in it (swift-corelibs-foundation as of 6.3): a process
/// that shows one text after the other would keep the looks of all. Strings of the classes below free theirs, and strings that a
/// program hands over become such. Each string has a table of its own, whichever way it was made. Where a table lies is known to `AttributeStorage`.
enum AttributeTables {
    /// Frees the table of a string that is being freed itself.
    static func release(of string: NSAttributedString) { AttributeStorage.release(of: string) }

    /// Makes a string of Foundation's own classes one that frees its table; those of other classes stay what they are.
    static func adopt(_ string: NSAttributedString) {
        guard AttributeStorage.isKnown else { return }
        let type: AnyClass = type(of: string)
        // Where it cannot be done, which is told of, the string keeps its table.
        RuntimeABI.value { () throws(AbiMismatch) in
            if type == NSAttributedString.self {
                try ObjectClass.change(of: string, to: OwnAttributedString.self)
            } else if type == NSMutableAttributedString.self {
                try ObjectClass.change(of: string, to: OwnMutableAttributedString.self)
            }
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
package final class OwnAttributedString: NSAttributedString {
    deinit { AttributeTables.release(of: self) }

    /// A copy of a string, which frees its own table from now on, too.
    package static func copy(of string: NSAttributedString) -> NSAttributedString {
        AttributeTables.adopt(string)
        return OwnAttributedString(attributedString: string)
    }

    package override var classForCoder: AnyClass { NSAttributedString.self }

    package override func mutableCopy(with zone: NSZone? = nil) -> Any {
        OwnMutableAttributedString(attributedString: self)
    }

    package override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        AttributeTables.part(of: self, range)
    }
}

/// An attributed string that can be changed, and frees its table of attributes.
package final class OwnMutableAttributedString: NSMutableAttributedString {
    deinit { AttributeTables.release(of: self) }

    package override var classForCoder: AnyClass { NSMutableAttributedString.self }

    package override func copy(with zone: NSZone? = nil) -> Any {
        OwnAttributedString(attributedString: self)
    }

    package override func mutableCopy(with zone: NSZone? = nil) -> Any {
        OwnMutableAttributedString(attributedString: self)
    }

    package override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        AttributeTables.part(of: self, range)
    }
}
