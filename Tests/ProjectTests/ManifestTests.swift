import Foundation
import Testing

@Suite("The manifest")
struct ManifestTests {
    @Test("one trait alone is on by default: two reach the compiler in random order")
    func defaultTraits() throws {
        let manifest = try Repository.text("Package.swift")
        let start = try #require(manifest.range(of: ".default(enabledTraits: ["))
        let enabled = manifest[start.upperBound...].prefix { $0 != "]" }.split(separator: ",")
        #expect(enabled.count == 1, "\(enabled)")
    }

    @Test("each trait but the one for all enables a library")
    func traits() throws {
        let manifest = try Repository.text("Package.swift")
        let names = manifest.components(separatedBy: ".trait(name: \"").dropFirst()
            .map { $0.prefix { $0 != "\"" } }
        #expect(names.contains("SystemLibraries"))
        // A library stood behind `JSON` once: manifests that name the trait still resolve.
        for name in names where name != "SystemLibraries" && name != "JSON" {
            let isEnabled = manifest.contains("among(\"\(name)\")")
            #expect(isEnabled, "the trait \(name) enables nothing")
        }
        let isBypassed = manifest.contains(".when(traits: [")
        #expect(!isBypassed, "write .when(traits: among(…)), so that SystemLibraries enables it too")
    }
}
