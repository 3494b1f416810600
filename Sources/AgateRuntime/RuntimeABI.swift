import Foundation

/// Whether what this target assumes of the toolchain holds, found out once.
///
/// The first object that relies on any of it asks ``isTrusted``, which tries all that is assumed on objects made for the purpose. Where something is
/// otherwise the safe mode runs, and standard error is told of it once, with what it is needed for, what was found and which toolchain this is:
/// - classes count as overriding every method: views and layers draw, rows offer what they may;
/// - objects of classes that are known at run time alone are made by ``ClassFactories``;
/// - `@LayerProperty` variables are looked for in each object by reflection;
/// - what Foundation forgets (the tables of attributed strings, what a timer was given) stays forgotten.
///
/// The environment variable `AGATE_ABI=safe` asks for the safe mode where nothing is wrong, for tests.
///
/// Two assumptions have no safe mode, since every layer and every frame stands on them (``Retaining``, ``OptionalPayload``): there the program ends.
package enum RuntimeABI {
    /// Whether classes, initialisers and fields are found by what is known of the ABI; false in the safe mode.
    package static let isTrusted: Bool = verify()

    /// One thing that is assumed: a check that gives what it found otherwise.
    package typealias Assumption = @Sendable () -> AbiMismatch?

    /// What is tried: the assumptions without which the safe mode runs.
    package static let assumptions: [Assumption] = [
        ClassWords.mismatch, OverrideSlot.mismatch, InitializerSlots.mismatch, StoredFields.mismatch,
        ObjectClass.mismatch,
    ]

    /// What is tried without which nothing can be done.
    private static let necessities: [Assumption] = [Retaining.mismatch, OptionalPayload.mismatch]

    /// What a check has found otherwise.
    package static func mismatch(_ check: () throws(AbiMismatch) -> Void) -> AbiMismatch? {
        do throws(AbiMismatch) { try check() } catch { return error }
        return nil
    }

    /// Tries what is assumed.
    ///
    /// - Parameters:
    ///   - isWanted: False for the safe mode whatever holds.
    ///   - report: Is told of each assumption that does not hold.
    /// - Returns: Whether all hold.
    package static func verify(
        _ assumptions: [Assumption] = assumptions,
        isWanted: Bool = ProcessInfo.processInfo.environment["AGATE_ABI"] != "safe",
        report: (AbiMismatch) -> Void = tell
    ) -> Bool {
        for necessity in necessities {
            if let mismatch = necessity() { fatalError(mismatch.description) }
        }
        guard isWanted else { return false }
        var isSo = true
        for assumption in assumptions {
            guard let mismatch = assumption() else { continue }
            report(mismatch)
            isSo = false
        }
        return isSo
    }

    /// The value of a closure that relies on what is assumed; nil in the safe mode, and where it finds something else, which is told of once.
    package static func value<Value>(_ body: () throws(AbiMismatch) -> Value) -> Value? {
        guard isTrusted else { return nil }
        do throws(AbiMismatch) { return try body() } catch {
            tell(error)
            return nil
        }
    }

    // MARK: Telling

    /// Writes a mismatch to standard error, each once.
    package static func tell(_ mismatch: AbiMismatch) {
        tell(
            "\(mismatch.description) The safe mode runs: views always draw, and objects of classes that are known at run time alone are made by the factories that the program has registered."
        )
    }

    /// Writes a line to standard error, each once.
    static func tell(_ line: String) {
        let isNew = lock.withLock { told.insert(line).inserted }
        if isNew { try? FileHandle.standardError.write(contentsOf: Data("agate: \(line)\n".utf8)) }
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []
}

/// A class with a method and initialisers of all kinds that are called, for the checks.
///
/// Open, as the classes are that are asked about: of others the optimiser leaves out what nobody calls. No module but this one names it.
open class RuntimeABISample {
    /// Which initialiser made it, and of what.
    fileprivate(set) var origin: String

    /// Makes one by the initialiser without arguments.
    public init() { origin = "plain" }
    /// Makes one by an initialiser whose only argument is an `Any`.
    public init(_ any: Any) { origin = "any \(any)" }
    /// Makes one by an initialiser whose only argument is a structure of four numbers.
    public init(_ box: Box) { origin = "box \(box.x) \(box.y) \(box.width) \(box.height)" }
    /// Makes one by an initialiser whose arguments are an enumeration and an optional string.
    public init(_ style: Style, _ text: String?) { origin = "\(style) \(text ?? "-")" }
    /// Makes one by an initialiser whose only argument is an optional string.
    public init(_ text: String?) { origin = "text \(text ?? "-")" }

    /// Makes one by an initialiser whose arguments are an optional string and an object or nil.
    public init(_ text: String?, _ object: RuntimeABISample?) {
        origin = "text \(text ?? "-"), \(object?.origin ?? "-")"
    }

    /// The method that one of the subclasses overrides.
    open func answer() -> Int { 1 }

    /// A structure of four numbers.
    public struct Box {
        var x, y, width, height: Double
    }

    /// An enumeration without payloads.
    public enum Style {
        case first, second
    }
}

private typealias Notes = RuntimeABISample

/// Overrides nothing.
private class EmptyNotes: Notes {}

/// Overrides the method alone.
private class AnsweringNotes: Notes {
    override func answer() -> Int { 2 }
}

/// Overrides initialisers, and says so.
private class OwnNotes: Notes {
    override init() {
        super.init()
        mark()
    }

    override init(_ any: Any) {
        super.init(any)
        mark()
    }

    override init(_ box: Notes.Box) {
        super.init(box)
        mark()
    }

    override init(_ style: Notes.Style, _ text: String?) {
        super.init(style, text)
        mark()
    }

    override init(_ text: String?) {
        super.init(text)
        mark()
    }

    override init(_ text: String?, _ object: Notes?) {
        super.init(text, object)
        mark()
    }

    private func mark() { origin = "own \(origin)" }
}

extension OverrideSlot {
    /// Looks for a method of a class of this file.
    @Sendable fileprivate static func mismatch() -> AbiMismatch? { RuntimeABI.mismatch(check) }

    private static func check() throws(AbiMismatch) {
        let slot = try OverrideSlot(
            of: "a method",
            base: ClassWords(of: Notes.self),
            empty: ClassWords(of: EmptyNotes.self),
            probe: ClassWords(of: AnsweringNotes.self)
        )
        let answers = try [
            slot.isOverridden(in: EmptyNotes.self, of: Notes.self),
            slot.isOverridden(in: AnsweringNotes.self, of: Notes.self),
        ]
        guard answers == [false, true] else {
            throw AbiMismatch("see which classes override a method", "the answers are \(answers)")
        }
    }
}

extension InitializerSlots {
    /// Makes an object of a class of this file by each kind of initialiser that is called.
    @Sendable fileprivate static func mismatch() -> AbiMismatch? { RuntimeABI.mismatch(check) }

    private static func check() throws(AbiMismatch) {
        let slots = try InitializerSlots(
            base: ClassWords(of: Notes.self),
            empty: ClassWords(of: EmptyNotes.self),
            count: 6
        )
        let own: Notes.Type = OwnNotes.self
        let text = "more than fifteen bytes of text"
        func see(_ made: Notes, _ origin: String) throws(AbiMismatch) {
            try check(
                made.origin == "own " + origin && made is OwnNotes,
                "an object \(made.origin), not \(origin)"
            )
        }
        try see(slots.make(own, byInitializer: 0), "plain")
        try see(slots.make(own, byInitializer: 1, with: 7), "any 7")
        try see(slots.make(own, byInitializer: 2, withRectangle: (1, 2, 3, 4)), "box 1.0 2.0 3.0 4.0")
        try see(
            slots.make(own, byInitializer: 3, withStyle: Notes.Style.second, text: text),
            "second " + text
        )
        try see(slots.make(own, byInitializer: 4, withText: text), "text " + text)
        try see(slots.make(own, byInitializer: 4, withText: nil), "text -")
        try see(
            slots.make(own, byInitializer: 5, withText: text, object: Notes()),
            "text \(text), plain"
        )
    }
}

extension ObjectClass {
    /// Makes an object of this file one of a subclass.
    @Sendable fileprivate static func mismatch() -> AbiMismatch? { RuntimeABI.mismatch(check) }

    private static func check() throws(AbiMismatch) {
        let object = Notes()
        try change(of: object, to: AnsweringNotes.self)
        guard answersNow(object), object.origin == "plain" else {
            throw AbiMismatch("change the class of an object", "it answers as before")
        }
    }

    /// Asks an object of which the optimiser cannot know the class.
    @inline(never) private static func answersNow(_ object: Notes) -> Bool {
        object.answer() == 2 && object is AnsweringNotes
    }
}

extension ClassWords {
    /// Reads a class of this file.
    @Sendable fileprivate static func mismatch() -> AbiMismatch? {
        RuntimeABI.mismatch { () throws(AbiMismatch) in _ = try ClassWords(of: Notes.self) }
    }
}

extension StoredFields {
    @Sendable fileprivate static func mismatch() -> AbiMismatch? { RuntimeABI.mismatch(check) }
}

extension Retaining {
    @Sendable fileprivate static func mismatch() -> AbiMismatch? { RuntimeABI.mismatch(check) }
}

extension OptionalPayload {
    @Sendable fileprivate static func mismatch() -> AbiMismatch? {
        RuntimeABI.mismatch { () throws(AbiMismatch) in
            try check(with: "more than fifteen bytes of text")
            try check(with: (1.5, UInt8(255)))
        }
    }
}
