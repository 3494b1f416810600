import AgatePort
import Testing

/// Rule P30: texts of the user's language.
@Suite("Texts of a bundle's tables")
struct LocalizationRuleTests {
    @Test("Foundation's method becomes Agate's, with UIKit imported for it; other methods of that name stay")
    func method() {
        let fixture = PortFixture(
            """
            import Foundation
            func title(_ b: Bundle) -> String { b.localizedString(forKey: "a", value: nil, table: "T") }
            func other(_ s: Shop) -> String { s.localizedString(forKey: "a") }
            """
        )
        #expect(fixture.text.contains(#"b.agateLocalizedString(forKey: "a", value: nil, table: "T")"#))
        #expect(fixture.text.contains(#"s.localizedString(forKey: "a")"#))
        #expect(fixture.text.contains("import UIKit"))
    }
}
