public import Foundation

extension NSValue {
    /// A box of an object's address, which does not keep the object: a key for tables.
    public convenience init(nonretainedObject anObject: Any?) {
        var address =
            anObject.map { UInt64(UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque())) }
            ?? 0
        self.init(bytes: &address, objCType: "Q")
    }

    /// The object whose address is in the box; nil for other boxes.
    ///
    /// The object has to be there still.
    public var nonretainedObjectValue: Any? {
        guard !(self is NSNumber), String(cString: objCType) == "Q" else { return nil }
        var address: UInt64 = 0
        getValue(&address)
        guard let pointer = UnsafeRawPointer(bitPattern: UInt(address)) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }
}
