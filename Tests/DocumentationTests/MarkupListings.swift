import Foundation
import LayerMarkup
import QuartzCore
import Testing

@Suite("Listings about layers in files")
struct MarkupListings {
    private let markup = """
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer id="#1" bounds="0 0 40 40"><states><LKState name="On"><elements>
        <LKStateSetValue targetId="#1" keyPath="opacity"><value type="real" value="0.5"/></LKStateSetValue></elements></LKState>
        </states></CALayer></caml>
        """

    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "agate-listings-\(UUID().uuidString)"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    @Test("a package gives its layers and its issues")
    func reading() throws {
        try withFolder { folder in
            let url = folder.appendingPathComponent("a.caml")
            try Data(markup.utf8).write(to: url)
            let view = CALayer()
            // Listing begins
            let package = try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle)
            view.addSublayer(package.rootLayer)
            for issue in package.issues {
                print("\(issue.line):\(issue.column) \(issue.feature)")
            }
            // Listing ends
            #expect(view.sublayers?.count == 1 && package.issues.isEmpty)
        }
    }

    @Test("a controller sets a state")
    func states() throws {
        let toggle = try #require(try CAMLParser().parse(Data(markup.utf8)))
        // Listing begins
        let controller = CAStateController(layer: toggle)
        controller.setInitialStatesOf(toggle)
        controller.setState(toggle.state(withName: "On"), of: toggle)
        // Listing ends
        #expect(toggle.opacity == 0.5)
    }

    @Test("a tree is written as a bundle")
    func writing() throws {
        try withFolder { folder in
            let card = CALayer()
            card.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            // Listing begins
            let writer = CAMLWriter()
            try writer.write(card, to: folder.appendingPathComponent("Card.ca"))
            print(writer.issues.map(\.feature))
            // Listing ends
            #expect(
                try CAPackage(contentsOf: folder.appendingPathComponent("Card.ca"), type: "").issues.isEmpty
            )
        }
    }
}
