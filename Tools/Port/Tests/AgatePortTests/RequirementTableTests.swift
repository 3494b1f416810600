import AgatePort
import Foundation
import Testing

/// The tool's table of the optional requirements of Apple's protocols.
@Suite("The table of Apple's optional requirements")
struct RequirementTableTests {
    @Test("the table says of each protocol what Agate declares of it (P22)")
    func agrees() throws {
        let agate = try #require(AgateMembers.checkout)
        let table = OptionalRequirements.rows
        #expect(table.count > 40)
        for row in table {
            let declared = try #require(agate.delegates[row.name], "\(row.name)")
            // A result that the conforming type chooses, by which it says that it has the method, is none that programs write.
            let functions = Set(
                declared.optional.filter { $0.contains("(") }.map {
                    $0.replacing(#/ -> \w+Result$/#, with: "")
                }
            )
            #expect(functions.subtracting(row.requirements) == [], "\(row.name) lacks")
            #expect(row.requirements.subtracting(functions) == [], "\(row.name) has too much")
            #expect(row.isDemanding == !declared.required.isEmpty, "\(row.name)")
            let parents = declared.inherited.filter { name in table.contains { $0.name == name } }
            #expect(Set(row.inherited) == parents, "\(row.name)")
        }
    }

    @Test("the table has all of Agate's delegates and data sources that have optional requirements (P22)")
    func complete() throws {
        let agate = try #require(AgateMembers.checkout)
        let known = Set(OptionalRequirements.rows.map(\.name))
        let missing = agate.delegates.filter { name, delegate in
            delegate.optional.contains { $0.contains("(") } && !known.contains(name)
                && ["Delegate", "DataSource", "Transitioning"].contains { name.hasSuffix($0) }
        }
        #expect(missing.keys.sorted() == [])
    }
}
