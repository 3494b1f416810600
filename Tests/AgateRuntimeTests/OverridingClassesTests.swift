import AgateRuntime
import AgateTestSupport
import Testing

@Suite("Classes that override a method")
struct OverridingClassesTests {
    @Test("a class is known by what it, or one that it comes from, overrides", .claim("Q6.7"))
    func overrides() {
        let classes = OverridingClasses(
            of: "lift()",
            base: Machine.self,
            empty: IdleMachine.self,
            probe: Crane.self
        ) { Issue.record("\($0)") }
        #expect(classes.contains(TallCrane.self) && classes.contains(Crane.self))
        #expect(!classes.contains(Press.self) && !classes.contains(Machine.self))
    }

    @Test("where the place cannot be told, that is said, and all classes count as overriding", .claim("Q6.7"))
    func safeMode() {
        var told: [String] = []
        let classes = OverridingClasses(
            of: "lift()",
            base: Machine.self,
            empty: IdleMachine.self,
            probe: IdleMachine.self
        ) { told.append($0.description) }
        #expect(told.count == 1 && told[0].contains("which classes override lift()"))
        #expect(classes.contains(Press.self) && classes.contains(Crane.self))
    }
}
