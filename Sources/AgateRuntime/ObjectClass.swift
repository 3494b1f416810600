/// Makes an object one of a subclass that overrides, and stores nothing of its own.
///
/// Assumed: the first word of an object is its class, and the size of a class's objects lies at byte 24 of its metadata.
///
/// Checked at each use: the object's first word is its class, the other class derives from that one, and their objects are of one size.
package enum ObjectClass {
    private static let purpose = "change the class of an object"

    /// Makes an object one of a direct subclass of its class.
    package static func change(of object: AnyObject, to subclass: AnyClass) throws(AbiMismatch) {
        let present: AnyClass = type(of: object)
        guard ObjectIdentifier(present) != ObjectIdentifier(subclass) else { return }
        let place = Unmanaged.passUnretained(object).toOpaque()
        let word = place.load(as: UInt.self)
        guard word == UInt(bitPattern: ClassWords.address(of: present)) else {
            throw AbiMismatch(purpose, "the first word of an object is not its class")
        }
        guard try ClassWords(of: subclass)[1] == word else {
            throw AbiMismatch(purpose, "\(subclass) does not derive from \(present)")
        }
        guard size(of: present) == size(of: subclass) else {
            throw AbiMismatch(purpose, "objects of \(subclass) are larger than those of \(present)")
        }
        place.storeBytes(of: UInt(bitPattern: ClassWords.address(of: subclass)), as: UInt.self)
    }

    private static func size(of type: AnyClass) -> UInt32 {
        ClassWords.address(of: type).load(fromByteOffset: 24, as: UInt32.self)
    }
}
