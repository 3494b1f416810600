import AgatePort
import Testing

/// Rule P24.
@Suite("Isolation to the main actor")
struct IsolationRuleTests {
    @Test("declarations say that they are from before concurrency (P24)")
    func declarations() {
        expect(
            "@MainActor final class A {}\n@MainActor protocol P {}\nstruct S {\n    @MainActor\n    static var s = 1\n    @MainActor init() {}\n}\n@objc @MainActor class B: UIView {}",
            becomes:
                "@preconcurrency @MainActor final class A {}\n@preconcurrency @MainActor protocol P {}\nstruct S {\n    @preconcurrency @MainActor\n    static var s = 1\n    @preconcurrency @MainActor init() {}\n}\n"
                + "@preconcurrency @MainActor class B: UIView {}"
        )
        expect("@preconcurrency @MainActor class A {}", becomes: "@preconcurrency @MainActor class A {}")
    }

    @Test("an extension's members say it, for it cannot (P24)")
    func extensions() {
        expect(
            """
            @MainActor
            extension A: P {
                @objc func a() {}
                nonisolated func b() {}
                struct C {}
                #if os(iOS)
                    private var d: Int { 1 }
                #endif
                @MainActor subscript(i: Int) -> Int { i }
            }
            """,
            becomes: """

                extension A: P {
                    @preconcurrency @MainActor func a() {}
                    nonisolated func b() {}
                    struct C {}
                    #if (os(iOS) || os(Linux))
                        @preconcurrency @MainActor private var d: Int { 1 }
                    #endif
                    @preconcurrency @MainActor subscript(i: Int) -> Int { i }
                }
                """
        )
    }

    @Test("types and closures keep what they say (P24)")
    func others() {
        let text =
            "let a: @MainActor () -> Void = { @MainActor in b() }\nfunc f(_ c: @escaping @MainActor () -> Void) { Task { @MainActor in c() } }"
        #expect(PortFixture(text).text == text)
    }
}
