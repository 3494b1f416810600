/// The metadata of a class as words, from the address that a reference to the class holds.
///
/// Assumed: seven words of header, of which the second is the superclass and the third to fifth are sizes; after them, from the root
/// class down, what each class declares: one word for each method and designated initialiser, in the same place in every subclass.
///
/// Checked at first use, by two classes of this file and, for each class, by the bounds of its size.
package struct ClassWords {
    /// The words of the header, of which only the superclass and the sizes are looked at.
    package static let headerCount = 7

    /// The maximum size of a class in words, which no class of ours comes near; a size beyond it was read from the wrong place.
    private static let largestCount = 4096

    package let words: UnsafeBufferPointer<UInt>

    /// Takes words as they are.
    package init(_ words: UnsafeBufferPointer<UInt>) {
        self.words = words
    }

    /// The words of a class, as many as its own metadata says that it has.
    package init(of type: AnyClass) throws(AbiMismatch) {
        try Self.layout.get()
        self = try Self.read(at: Self.address(of: type))
    }

    package var count: Int { words.count }

    /// A word; 0 beyond the end, which no function's address is.
    package subscript(index: Int) -> UInt { words.indices.contains(index) ? words[index] : 0 }

    /// Where the metadata of a class is.
    static func address(of type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Takes the number of the words from the header: the size of the whole metadata as 32 bits at byte 32, and how much of it lies before
    /// the address at byte 36.
    package static func read(at metadata: UnsafeRawPointer) throws(AbiMismatch) -> ClassWords {
        let size = Int(metadata.load(fromByteOffset: 32, as: UInt32.self))
        let before = Int(metadata.load(fromByteOffset: 36, as: UInt32.self))
        let count = (size - before) / MemoryLayout<UInt>.size
        guard before <= size, (headerCount...largestCount).contains(count) else {
            throw AbiMismatch(purpose, "a class of \(size) bytes, \(before) of them before its address")
        }
        return ClassWords(
            UnsafeBufferPointer(start: metadata.assumingMemoryBound(to: UInt.self), count: count)
        )
    }

    private static let purpose = "read the metadata of classes"

    private static let layout: Result<Void, AbiMismatch> = Result { () throws(AbiMismatch) in
        try checkLayout(
            of: read(at: address(of: Child.self)),
            superclassAt: UInt(bitPattern: address(of: Parent.self)),
            parent: read(at: address(of: Parent.self))
        )
    }

    /// Looks at a class that adds two methods to another one.
    package static func checkLayout(
        of child: ClassWords,
        superclassAt superclass: UInt,
        parent: ClassWords
    ) throws(AbiMismatch) {
        guard child[1] == superclass else {
            throw AbiMismatch(purpose, "the second word of a class is not its superclass")
        }
        guard child.count >= parent.count + 2 else {
            throw AbiMismatch(purpose, "two methods take \(child.count - parent.count) words")
        }
    }
}

// Looked at, never made. They are not final, so that their methods have places in a dispatch table.

private class Parent {
    func first() -> Int { 1 }
}

private class Child: Parent {
    func second() -> Int { 2 }
    func third() -> Int { 3 }
}
