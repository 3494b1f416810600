import Foundation
import Testing
import UIKitBase
import UIKitCore

@testable import UIKitInterfaceBuilder

@MainActor @Suite("What ported projects ask of documents") struct PortedDocumentTests {
    @Test(
        "a colour of the system is found by the name that documents write, without an entry in the document's resources"
    )
    func systemColors() {
        #expect(InterfaceColors.system("systemTealColor") == UIColor.systemTeal)
        #expect(InterfaceColors.system("labelColor") == UIColor.label)
        #expect(InterfaceColors.system("systemBackgroundColor") == UIColor.systemBackground)
        #expect(InterfaceColors.system("darkTextColor") == UIColor.darkText)
        #expect(InterfaceColors.system("noColor") == nil)
    }

    @Test(
        "the languages of the user are looked for among a bundle's, and the development language counts where there is none of them"
    )
    func languages() {
        #expect(Localizations.preferred(["en-001"], among: ["de", "en"], "en") == ["en"])
        #expect(Localizations.preferred(["de-AT", "en"], among: ["de", "en", "fr"], "en") == ["de", "en"])
        #expect(Localizations.preferred(["pt-BR"], among: ["pt", "pt_BR"], "en") == ["pt_BR", "pt"])
        #expect(Localizations.preferred(["ja"], among: ["de", "fr"], "fr") == ["fr"])
        #expect(Localizations.preferred([], among: ["de"], "en") == ["en"])
    }
}
