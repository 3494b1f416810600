import AgateRuntime
import Testing

@Suite("Where values lie in memory")
struct MemoryTests {
    @Test("stored properties are found where they are, superclasses first")
    func fields() throws {
        let press = Press()
        press.origin = "elsewhere, and longer than fifteen bytes"
        let fields = try StoredFields.of(Press.self)
        #expect(fields.map(\.name) == ["name", "origin"])
        let origin = try #require(fields.last)
        #expect(origin.type == String.self)
        #expect(StoredFields.address(of: origin, in: press).load(as: String.self) == press.origin)
    }

    @Test("fields in other places, of other names or types are told")
    func wrongFields() throws {
        func field(_ name: String, _ offset: Int, _ type: Any.Type = UInt64.self) -> StoredField {
            StoredField(name: name, offset: offset, type: type)
        }
        let right = [field("first", 16), field("second", 24), field("third", 32)]
        try StoredFields.check(right)
        let wrong = [
            [], Array(right.dropLast()), [right[0], right[2], right[1]],
            [field("first", 8), field("second", 16), field("third", 24)],
            [right[0], right[1], field("third", 1 << 40)], [right[0], right[1], field("third", -8)],
            [right[0], right[1], field("third", 32, Int.self)], [right[0], right[1], field("fourth", 32)],
        ]
        for fields in wrong {
            #expect(throws: AbiMismatch.self) { try StoredFields.check(fields) }
        }
    }

    @Test("an optional begins with its value")
    func optionals() throws {
        try OptionalPayload.check(with: "a string of more than fifteen bytes")
        try OptionalPayload.check(with: ("seven", 7))
        var optional: String? = "payload"
        withUnsafePointer(to: &optional) { #expect(payload(of: $0).pointee == "payload") }
    }

    @Test("a living object is retained, one whose end has begun is left")
    func retaining() throws {
        try Retaining.check()
    }
}

@Suite("Assumptions that do not hold")
struct AbiMismatchTests {
    @Test("the message says what cannot be done, what was found, and which toolchain this is")
    func message() {
        let text = AbiMismatch("fly", "no wings").description
        #expect(text.contains("cannot fly"))
        #expect(text.contains("no wings"))
        #expect(text.contains(Toolchain.description))
        #expect(Toolchain.description.contains("6."))
        #expect(text.contains("docs/decisions/0008"))
    }

    @Test("a program ends with the message")
    func end() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            assured { () throws(AbiMismatch) in throw AbiMismatch("fly", "no wings") }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("Agate cannot fly"))
    }
}
