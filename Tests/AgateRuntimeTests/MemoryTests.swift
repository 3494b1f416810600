import AgateRuntime
import AgateTestSupport
import Foundation
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
            requireABI { () throws(AbiMismatch) in throw AbiMismatch("fly", "no wings") }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("Agate cannot fly"))
    }
}

@Suite("All assumptions at once")
struct RuntimeABITests {
    @Test("all that is assumed holds for this toolchain", .claim("Q6.7"))
    func verify() {
        var mismatches: [AbiMismatch] = []
        #expect(RuntimeABI.verify(isWanted: true) { mismatches.append($0) })
        #expect(mismatches.isEmpty)
        #expect(RuntimeABI.assumptions.count == 5)
    }

    @Test("one that does not hold is told of, and the safe mode runs", .claim("Q6.7"))
    func mismatch() {
        var told: [String] = []
        let wrong: RuntimeABI.Assumption = { AbiMismatch("fly", "no wings") }
        let isTrusted = RuntimeABI.verify(RuntimeABI.assumptions + [wrong], isWanted: true) {
            told.append($0.purpose)
        }
        #expect(!isTrusted && told == ["fly"])
    }

    @Test("the variable asks for the safe mode, of which nothing is told", .claim("Q6.7"))
    func wanted() {
        #expect(!RuntimeABI.verify(isWanted: false) { _ in Issue.record("told") })
    }

    @Test("in the safe mode nothing is looked for, and each line is written once", .claim("Q6.7"))
    func safe() async {
        let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
            setenv("AGATE_ABI", "safe", 1)
            precondition(RuntimeABI.value { () throws(AbiMismatch) in 1 } == nil)
            for _ in 0..<3 { RuntimeABI.tell(AbiMismatch("fly", "no wings")) }
            exit(7)
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.components(separatedBy: "Agate cannot fly").count == 2)
    }
}

@Suite("Factories of classes")
struct ClassFactoriesTests {
    private struct Maker {
        let name: String
    }

    private class Base {}
    private class Middle: Base {}
    private final class Last: Middle {}
    private final class Other {}

    @Test("a class has its own factory, else that of the nearest class that it derives from")
    func nearest() {
        ClassFactories.register(Base.self, Maker(name: "base"))
        #expect(ClassFactories.maker(of: Last.self, Maker.self)?.name == "base")
        ClassFactories.register(Middle.self, Maker(name: "middle"))
        #expect(ClassFactories.maker(of: Last.self, Maker.self)?.name == "middle")
        #expect(ClassFactories.exactMaker(of: Last.self, Maker.self) == nil)
        ClassFactories.register(Last.self, Maker(name: "first"))
        ClassFactories.register(Last.self, Maker(name: "last"))
        #expect(ClassFactories.maker(of: Last.self, Maker.self)?.name == "last")
        #expect(ClassFactories.exactMaker(of: Last.self, Maker.self)?.name == "last")
        #expect(ClassFactories.maker(of: Base.self, Maker.self)?.name == "base")
        #expect(ClassFactories.maker(of: Other.self, Maker.self) == nil)
        #expect(ClassFactories.maker(of: Last.self, String.self) == nil)
    }
}
