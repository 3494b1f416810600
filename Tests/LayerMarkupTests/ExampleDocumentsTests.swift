import Foundation
import LayerMarkup
import QuartzCore
import Testing

@Suite("The example documents")
struct ExampleDocumentsTests {
    @Test(
        "they read without an issue, have their states, and go there and back",
        arguments: [("Lighthouse", ["Night", "Dusk"], 1), ("Campfire", ["Burning", "Embers"], 1)]
    )
    func document(name: String, states: [String], images: Int) throws {
        var checkout = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { checkout.deleteLastPathComponent() }
        let package = try CAPackage(
            contentsOf: checkout.appendingPathComponent("Examples/Documents/\(name).ca"),
            type: kCAPackageTypeCAMLBundle
        )
        #expect(package.issues.isEmpty && package.documentSize == CGSize(width: 400, height: 300))
        #expect(package.rootLayer.states?.map(\.name) == states)
        let document = try CAMLWriter.document(with: package.rootLayer)
        #expect(document.issues.isEmpty && document.assets.count == images)
        let back = try Markup.read(document)
        #expect(TreeComparison(package.rootLayer, back).differences == [])
        #expect(try CAMLWriter.document(with: back).data == document.data)
    }
}
