@_spi(Reflection) import Swift

/// A stored property of a class.
package struct StoredField {
    /// As declared; that of a property wrapper's storage begins with an underscore.
    package let name: String
    /// Bytes from the beginning of the object.
    package let offset: Int
    package let type: Any.Type

    package init(name: String, offset: Int, type: Any.Type) {
        self.name = name
        self.offset = offset
        self.type = type
    }
}

/// Where the stored properties of objects are, superclasses first.
///
/// From the standard library's reflection, `_forEachField(of:options:body:)`, which it has for the frameworks of the system and does
/// not promise to keep. Assumed: the offsets it gives count from the address of the object.
///
/// Checked at first use: in an object of this file the values are where it says.
package enum StoredFields {
    /// The stored properties of a class and its superclasses.
    package static func of(_ type: AnyClass) throws(AbiMismatch) -> [StoredField] {
        try answers.get()
        return read(type)
    }

    /// The option that says that the type is a class.
    private static let classes = _EachFieldOptions(rawValue: 1)

    private static func read(_ type: AnyClass) -> [StoredField] {
        var fields: [StoredField] = []
        _ = _forEachField(of: type, options: classes) { name, offset, type, _ in
            fields.append(StoredField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return fields
    }

    /// The memory of a field of an object; good while the object is there.
    package static func address(of field: StoredField, in object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + field.offset
    }

    private static let answers: Result<Void, AbiMismatch> = Result { () throws(AbiMismatch) in try check() }

    /// Looks for the fields of a class of this file.
    static func check() throws(AbiMismatch) { try check(read(Child.self)) }

    /// Looks whether the fields of a class of this file are those that it declares, and lie where they should.
    package static func check(_ fields: [StoredField]) throws(AbiMismatch) {
        let object = Child()
        let expected: [(name: String, value: UInt64)] = [
            ("first", object.first), ("second", object.second), ("third", object.third),
        ]
        guard fields.map(\.name) == expected.map(\.name), fields.allSatisfy({ $0.type == UInt64.self })
        else {
            throw AbiMismatch(
                purpose,
                "a class with three of them has \(fields.map { ($0.name, $0.type) })"
            )
        }
        for (field, expected) in zip(fields, expected) {
            let isInside = (0...(fields.count + 1) * 8).contains(field.offset)
            let value = isInside ? address(of: field, in: object).loadUnaligned(as: UInt64.self) : 0
            guard value == expected.value else {
                throw AbiMismatch(purpose, "\(field.name) is not at byte \(field.offset)")
            }
        }
        withExtendedLifetime(object) {}
    }

    private static let purpose = "find the stored properties of layers"
}

private class Parent {
    var first: UInt64 = 0x0123_4567_89ab_cdef
}

private final class Child: Parent {
    var second: UInt64 = 0xfedc_ba98_7654_3210
    var third: UInt64 = 0x0f1e_2d3c_4b5a_6978
}
