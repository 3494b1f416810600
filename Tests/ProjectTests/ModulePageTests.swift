import Foundation
import Testing

@Suite("The pages of the modules")
struct ModulePageTests {
    @Test("each module has a page with a section for each of its folders, and no folder has one of its own")
    func sections() throws {
        let modules = try ModulePage.modules()
        #expect(modules.count > 20)
        for module in modules {
            let page = try ModulePage(of: module)
            #expect(Set(page.sections).count == page.sections.count, "Sources/\(module)/README.md")
            for folder in ModulePage.folders(of: module).symmetricDifference(page.sections).sorted() {
                Issue.record("Sources/\(module)/README.md: the section and the folder \(folder) go together")
            }
        }
        let pages = Repository.files(below: "Sources", ending: "/README.md")
        let inner = pages.filter { $0.split(separator: "/").count > 3 }
        #expect(inner == [], "write a section of the module's page")
    }

    @Test("where a page says that its order is that of use, a folder names types of those above it alone")
    func order() throws {
        var count = 0
        for module in try ModulePage.modules() {
            let page = try ModulePage(of: module)
            guard page.isOrdered else { continue }
            count += 1
            let folders = page.sections.filter { !$0.contains("/") }
            var types: [String: NamedTypes] = [:]
            var contents: [String: [NamedTypes]] = [:]
            for path in Repository.swiftFiles(below: "Sources/\(module)") {
                let parts = path.split(separator: "/")
                guard parts.count > 3 else { continue }
                let found = NamedTypes(in: try Repository.text(path))
                types[path] = found
                contents[String(parts[2]), default: []].append(found)
            }
            let declared = contents.mapValues { $0.reduce(into: Set()) { $0.formUnion($1.declared) } }
            for (path, found) in types.sorted(by: { $0.key < $1.key }) {
                let folder = String(path.split(separator: "/")[2])
                guard let place = folders.firstIndex(of: folder) else { continue }
                let circle = page.circles.first { $0.contains(folder) } ?? []
                for higher in folders[(place + 1)...] where !circle.contains(higher) {
                    for name in found.words.intersection(declared[higher] ?? []).sorted() {
                        Issue.record("\(path) names \(name) of \(higher): Sources/\(module)/README.md")
                    }
                }
            }
        }
        #expect(count >= 5, "pages with an order: \(count)")
    }

    @Test("each file and folder that a page names is there")
    func paths() throws {
        let all = Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tools/Port/Sources")
        let names = Set(all.map { URL(fileURLWithPath: $0).lastPathComponent })
        for module in try ModulePage.modules() {
            for word in try ModulePage(of: module).quotedWords {
                if word.contains("/"), !word.contains(" "), !word.hasPrefix("/") {
                    let isThere = ["", "Sources/", "Sources/\(module)/"].contains {
                        let path = Repository.root.appendingPathComponent($0 + word).path
                        return ["", ".swift"].contains { FileManager.default.fileExists(atPath: path + $0) }
                    }
                    #expect(isThere, "Sources/\(module)/README.md names \(word)")
                } else if word.hasSuffix(".swift") {
                    #expect(names.contains(word), "Sources/\(module)/README.md names \(word)")
                }
            }
        }
    }
}
