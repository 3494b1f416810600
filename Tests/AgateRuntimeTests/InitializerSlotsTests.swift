import AgateRuntime
import Testing

@Suite("Initialisers of classes known at run time")
struct InitializerSlotsTests {
    private static func slots() throws -> InitializerSlots {
        try InitializerSlots(
            base: ClassWords(of: Machine.self),
            empty: ClassWords(of: IdleMachine.self),
            count: 2
        )
    }

    @Test("a subclass's own initialisers make its objects")
    func making() throws {
        let type: Machine.Type = Press.self
        let slots = try Self.slots()
        let plain = try slots.make(type, byInitializer: 0)
        #expect((plain as? Press)?.origin == "init()")
        #expect(plain.name == "machine")
        let copy = try slots.make(type, byInitializer: 1, with: "the " + "crane at the harbour")
        #expect((copy as? Press)?.origin == "init(any:)")
        #expect(copy.name == "copy of the crane at the harbour")
    }

    @Test("inherited initialisers make objects of the subclass")
    func inherited() throws {
        let slots = try Self.slots()
        #expect(type(of: try slots.make(TallCrane.self, byInitializer: 0)) == TallCrane.self)
    }

    @Test("another number of initialisers than the class has is told", arguments: [0, 1, 3])
    func wrongCount(count: Int) {
        #expect(throws: AbiMismatch.self) {
            try InitializerSlots(
                base: ClassWords(of: Machine.self),
                empty: ClassWords(of: IdleMachine.self),
                count: count
            )
        }
    }

    @Test("an initialiser that there is not is told, not called")
    func missing() throws {
        let slots = try Self.slots()
        #expect(throws: AbiMismatch.self) { try slots.make(Machine.self, byInitializer: 2) }
        #expect(throws: AbiMismatch.self) { try slots.make(Machine.self, byInitializer: -1) }
    }
}
