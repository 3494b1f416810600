import Foundation

/// The characters of a text storage as a mutable string; changes of it change the storage.
final class StorageString: NSMutableString {
    private let storage: NSTextStorage

    init(of storage: NSTextStorage) {
        self.storage = storage
        super.init(capacity: 0)
    }

    required init?(coder: NSCoder) { nil }

    // A string that is made without a storage gets one of its own.

    required init(capacity: Int) {
        storage = NSTextStorage()
        super.init(capacity: capacity)
    }

    required init(characters: UnsafePointer<unichar>, length: Int) {
        let units = UnsafeBufferPointer(start: characters, count: length)
        storage = NSTextStorage(string: String(decoding: units, as: UTF16.self))
        super.init(capacity: 0)
    }

    required convenience init(extendedGraphemeClusterLiteral value: StaticString) {
        self.init(of: NSTextStorage(string: value.description))
    }

    required convenience init(unicodeScalarLiteral value: StaticString) {
        self.init(of: NSTextStorage(string: value.description))
    }

    required convenience init(stringLiteral value: StaticString) {
        self.init(of: NSTextStorage(string: value.description))
    }

    required convenience init(string aString: String) {
        self.init(of: NSTextStorage(string: aString))
    }

    override var length: Int { storage.length }

    override func character(at index: Int) -> unichar {
        let units = storage.string.utf16
        guard index >= 0, index < units.count else { return 0 }
        return units[units.index(units.startIndex, offsetBy: index)]
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage.replaceCharacters(in: range, with: aString)
    }
}
