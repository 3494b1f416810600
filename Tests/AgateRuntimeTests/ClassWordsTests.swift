import AgateRuntime
import Testing

@Suite("Words of classes")
struct ClassWordsTests {
    @Test("a class has its superclass in its second word, and a word for each method that it adds")
    func layout() throws {
        let parent = try ClassWords(of: Machine.self)
        let child = try ClassWords(of: Crane.self)
        #expect(child[1] == unsafeBitCast(Machine.self as AnyClass, to: UInt.self))
        #expect(child.count > parent.count)
    }

    @Test("a class with another word in the place of its superclass is told")
    func wrongSuperclass() throws {
        let parent = try ClassWords(of: Machine.self)
        let child = try ClassWords(of: Crane.self)
        #expect(throws: AbiMismatch.self) {
            try ClassWords.checkLayout(of: child, superclassAt: child[1] + 8, parent: parent)
        }
    }

    @Test("a class that has no words for its methods is told")
    func noMethods() throws {
        let parent = try ClassWords(of: Machine.self)
        #expect(throws: AbiMismatch.self) {
            try ClassWords.checkLayout(of: parent, superclassAt: parent[1], parent: parent)
        }
    }

    @Test(
        "a size that no class has is told",
        arguments: [(0, 0), (24, 0), (64, 72), (UInt32.max, 0), (1 << 20, 16)] as [(UInt32, UInt32)]
    )
    func wrongSize(size: UInt32, before: UInt32) {
        let header: [UInt32] = [0, 0, 0, 0, 0, 0, 0, 0, size, before]
        header.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            #expect(throws: AbiMismatch.self) { try ClassWords.read(at: start) }
        }
    }
}

@Suite("Places of overridden methods")
struct OverrideSlotTests {
    private static func words(_ methods: UInt...) -> [UInt] {
        Array(repeating: 1, count: ClassWords.headerCount) + methods
    }

    private static func slot(_ base: [UInt], _ empty: [UInt], _ probe: [UInt]) throws -> OverrideSlot {
        try base.withUnsafeBufferPointer { base in
            try empty.withUnsafeBufferPointer { empty in
                try probe.withUnsafeBufferPointer { probe in
                    try OverrideSlot(
                        of: "lift()",
                        base: ClassWords(base),
                        empty: ClassWords(empty),
                        probe: ClassWords(probe)
                    )
                }
            }
        }
    }

    @Test("the place is the one word in which the probe alone differs")
    func place() throws {
        let slot = try Self.slot(Self.words(5, 6, 7), Self.words(5, 60, 7), Self.words(5, 61, 70))
        #expect(slot.index == ClassWords.headerCount + 2)
    }

    @Test("no such word is told, and so are two")
    func mismatches() {
        let base = Self.words(5, 6, 7)
        #expect(throws: AbiMismatch.self) { try Self.slot(base, base, base) }
        #expect(throws: AbiMismatch.self) { try Self.slot(base, base, Self.words(50, 6, 70)) }
    }

    @Test("a class that overrides a method, or comes from one that does, is known by it")
    func overrides() throws {
        let slot = try OverrideSlot(
            of: "lift()",
            base: ClassWords(of: Machine.self),
            empty: ClassWords(of: IdleMachine.self),
            probe: ClassWords(of: Crane.self)
        )
        #expect(try slot.isOverridden(in: TallCrane.self, of: Machine.self))
        #expect(try !slot.isOverridden(in: Press.self, of: Machine.self))
        #expect(try !slot.isOverridden(in: TallCrane.self, of: Crane.self))
    }
}

// Classes to look at.

class Machine {
    let name: String

    init() {
        name = "machine"
    }

    init(any: Any) {
        name = "copy of \(any)"
    }

    func lift() -> Int { 0 }
    func press() -> Int { 0 }
}

class IdleMachine: Machine {}

class Crane: Machine {
    override func lift() -> Int { 1 }
    func turn() -> Int { 2 }
}

class TallCrane: Crane {}

class Press: Machine {
    var origin = "declared"

    override init() {
        origin = "init()"
        super.init()
    }

    override init(any: Any) {
        origin = "init(any:)"
        super.init(any: any)
    }

    override func press() -> Int { 3 }
}
