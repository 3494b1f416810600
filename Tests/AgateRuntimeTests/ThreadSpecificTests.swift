import AgateRuntime
import Foundation
import Testing

@Suite("What threads have of their own")
struct ThreadSpecificTests {
    /// What happened, in order; touched by one thread at a time.
    private final class Notes: @unchecked Sendable {
        var lines: [String] = []
    }

    /// Runs a closure on a thread of its own, and waits until that has ended.
    private static func onThread(_ body: @escaping @Sendable () -> Void) throws {
        final class Body {
            let run: () -> Void
            init(_ run: @escaping () -> Void) { self.run = run }
        }
        let argument = Unmanaged.passRetained(Body(body)).toOpaque()
        var thread = pthread_t()
        let failure = pthread_create(
            &thread,
            nil,
            { raw in
                if let raw { Unmanaged<Body>.fromOpaque(raw).takeRetainedValue().run() }
                return nil
            },
            argument
        )
        try #require(failure == 0)
        pthread_join(thread, nil)
    }

    /// Notes its own end.
    private final class Thing: ThreadEndObserver {
        let ends: Notes
        let name: String

        init(_ name: String, _ ends: Notes) {
            self.name = name
            self.ends = ends
        }

        deinit {
            ends.lines.append("\(name) is freed")
        }

        func threadEnded() {
            ends.lines.append("the thread of \(name) ends")
        }
    }

    @Test("each thread makes its own object once, is told of nobody else's, and lets it go at its end")
    func threads() throws {
        let storage = ThreadSpecific<Thing>()
        let ends = Notes()
        let first = (storage.value ?? storage.keep(Thing("first", ends)))
        #expect((storage.value ?? storage.keep(Thing("second", ends))) === first)
        let found = Notes()
        try Self.onThread {
            found.lines.append(storage.value?.name ?? "none")
            let made = (storage.value ?? storage.keep(Thing("other", ends)))
            found.lines.append(made.name)
            found.lines.append(
                (storage.value ?? storage.keep(Thing("third", ends))) === made ? "kept" : "made anew"
            )
        }
        #expect(found.lines == ["none", "other", "kept"])
        #expect(ends.lines == ["the thread of other ends", "other is freed"])
        #expect(storage.value === first)
        #expect(first.name == "first")
    }

    @Test("an object is there inside of a closure, the one before it afterwards, however the closure ends")
    func closures() {
        struct Failure: Error {}
        let storage = ThreadSpecific<Thing>()
        let ends = Notes()
        storage.withValue(Thing("outer", ends)) {
            #expect(storage.value?.name == "outer")
            #expect(throws: Failure.self) {
                try storage.withValue(Thing("inner", ends)) {
                    #expect(storage.value?.name == "inner")
                    storage.withValue(nil) { #expect(storage.value == nil) }
                    #expect(storage.value?.name == "inner")
                    throw Failure()
                }
            }
            #expect(ends.lines == ["inner is freed"])
            #expect(storage.value?.name == "outer")
        }
        #expect(storage.value == nil)
        #expect(ends.lines == ["inner is freed", "outer is freed"])
    }

    @Test("two of them on one thread have nothing to do with each other")
    func several() {
        let (first, second) = (ThreadSpecific<Thing>(), ThreadSpecific<Thing>())
        let ends = Notes()
        first.withValue(Thing("thing", ends)) { #expect(second.value == nil) }
    }
}
