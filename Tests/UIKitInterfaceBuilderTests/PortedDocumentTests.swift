import Foundation
import Testing
import UIKitBase
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("What ported projects ask of documents") struct PortedDocumentTests {
    @Test(
        "a colour of the system is found by the name that documents write, without an entry in the document's resources"
    )
    func systemColors() throws {
        let colors: [(String, UIColor)] = [
            ("systemTealColor", .systemTeal), ("labelColor", .label),
            ("systemBackgroundColor", .systemBackground),
            ("darkTextColor", .darkText),
        ]
        for (name, color) in colors {
            let text = "<view id=\"a\"><color key=\"backgroundColor\" systemColor=\"\(name)\"/></view>"
            let (view, issues) = try NibText.view(text)
            #expect(view.backgroundColor == color, "\(name)")
            #expect(issues == [], "\(name)")
        }
    }

    @Test("the texts of a language that the user does not speak do not count, though the bundle has no other")
    func languages() throws {
        let nib = String(
            decoding: NibText.document(
                "<view id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"Hello\"/></view>"
            ),
            as: UTF8.self
        )
        let folder = try BundleFolder([
            "Base.lproj/Main.xib": nib,
            "zu.lproj/Main.strings": "\"a.accessibilityLabel\" = \"Sawubona\";\n",
        ])
        let made = UINib(nibName: "Main", bundle: folder.bundle).instantiate(withOwner: nil)
        #expect((made.first as? UIView)?.accessibilityLabel == "Hello")
    }
}
