import Foundation
import LayerMarkup
import QuartzCore
import Testing

@Suite("The example documents")
struct ExampleDocumentsTests {
    @Test("the lighthouse reads without an issue, has its states, and goes there and back")
    func lighthouse() throws {
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { checkout.deleteLastPathComponent() }
        let package = try CAPackage(
            contentsOf: checkout.appendingPathComponent("Examples/Documents/Lighthouse.ca"),
            type: kCAPackageTypeCAMLBundle
        )
        #expect(package.issues.isEmpty && package.documentSize == CGSize(width: 400, height: 300))
        #expect(package.rootLayer.states?.map(\.name) == ["Night", "Dusk"])
        let document = try CAMLWriter.document(with: package.rootLayer)
        #expect(document.issues.isEmpty && document.assets.count == 1)
        let back = try Markup.read(document)
        #expect(TreeComparison(package.rootLayer, back).differences == [])
        #expect(try CAMLWriter.document(with: back).data == document.data)
    }
}
