import Foundation
import Testing

/// What the pages for maintainers promise: that the places that they name are there, and that nobody forgets the steps that no compiler sees.
@Suite("The pages for maintainers")
struct HowToTests {
    private static let folder = "docs/how-to"

    /// The pages, as paths from the root.
    private static func pages() throws -> [String] {
        let docs = Repository.files(below: "docs", ending: ".md")
        return ["ARCHITECTURE.md", "CONTRIBUTING.md", "README.md"] + docs.filter { $0 != "docs/symbols.md" }
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path)
    }

    // MARK: What pages name

    @Test("each page of docs/how-to stands in the table of the README, and each link leads to a file")
    func links() throws {
        let index = try Repository.text("\(Self.folder)/README.md")
        for page in try Self.pages() {
            let place = page.split(separator: "/").dropLast().joined(separator: "/")
            if place == Self.folder, !page.hasSuffix("/README.md") {
                let isListed = index.contains(page.dropFirst(place.count + 1))
                #expect(isListed, "\(Self.folder)/README.md does not name \(page)")
            }
            for part in try Repository.text(page).components(separatedBy: "](").dropFirst() {
                let target = String(part.prefix { $0 != ")" && $0 != "#" })
                guard !target.isEmpty, !target.contains("://") else { continue }
                #expect(
                    Self.exists(place.isEmpty ? target : "\(place)/\(target)"),
                    "\(page) links to \(target)"
                )
            }
        }
    }

    @Test("each file and folder that a page names is there")
    func paths() throws {
        let roots = [
            "Sources/", "Tests/", "Scripts/", "Fuzz/", "Benchmarks/", "Examples/", "Tools/", "docs/",
        ]
        let modules = try Repository.folders(below: "Sources").map { "\($0)/" }
        for page in try Self.pages() {
            for word in try Self.code(in: page) where !word.contains("MODULE") {
                let path = String(word.prefix { $0 != " " })
                if roots.contains(where: word.hasPrefix) {
                    #expect(Self.exists(path), "\(page) names \(path)")
                } else if modules.contains(where: word.hasPrefix) {
                    #expect(Self.exists("Sources/\(path)"), "\(page) names \(path)")
                }
            }
        }
    }

    @Test("each file that a page names without its folder, and each suite of tests, is there once at least")
    func names() throws {
        let all = ["Sources", "Tests", "Fuzz", "Tools"].flatMap { Repository.swiftFiles(below: $0) }
        let names = Set(all.map { URL(fileURLWithPath: $0).lastPathComponent })
        for page in try Self.pages() {
            for word in try Self.code(in: page) where !word.contains("/") {
                let isFile = word.hasSuffix(".swift") && !["*", "…", "Type+"].contains(where: word.hasPrefix)
                let isSuite = word.hasSuffix("Tests") && word.allSatisfy { $0.isLetter }
                guard isFile || isSuite else { continue }
                let name = isFile ? word : "\(word).swift"
                let isTarget = isSuite && Self.exists("Tests/\(word)")
                #expect(names.contains(name) || isTarget, "\(page) names \(word)")
            }
        }
    }

    @Test("each script, area and suite that a command of a page runs is there")
    func commands() throws {
        let all = ["Tests", "Tools"].flatMap { Repository.swiftFiles(below: $0) }
        let suites = all.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
        var count = 0
        for page in try Self.pages() {
            let text = try Repository.text(page)
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("Scripts/") }.map(String.init)
            for command in try lines + Self.code(in: page).filter({ $0.hasPrefix("Scripts/") }) {
                var words = command.split(separator: " ").map(String.init)[...]
                #expect(Self.exists(words.removeFirst()), "\(page) runs \(command)")
                guard command.hasPrefix("Scripts/test ") else { continue }
                count += 1
                let areas = words.prefix { !$0.hasPrefix("-") && !$0.hasPrefix("#") && $0 != "AREA…" }
                for area in areas {
                    let isThere = Self.exists("Tests/\(area.hasSuffix("Tests") ? area : area + "Tests")")
                    #expect(isThere, "\(page) runs \(command)")
                }
                guard let option = words.firstIndex(of: "--filter"), option + 1 < words.endIndex else {
                    continue
                }
                let filter = words[option + 1]
                let isThere = suites.contains(filter) || Self.exists("Tests/\(filter)") || filter == "NAME"
                #expect(isThere, "\(page) runs \(command)")
            }
        }
        #expect(count >= 10)
    }

    @Test("each test that a page quotes is there")
    func quotedTests() throws {
        let tests = ["Tests", "Tools"].flatMap { Repository.swiftFiles(below: $0) }
        let texts = try tests.map { try Repository.text($0) }
        for page in try Self.pages() {
            let lines = try Repository.text(page).split(separator: "\n")
            for line in lines where line.hasPrefix("|") && line.contains("Tests`: \"") {
                for part in line.components(separatedBy: "Tests`: \"").dropFirst() {
                    let title = part.prefix { $0 != "\"" }
                    let isThere = texts.contains { $0.contains("\"\(title)\"") }
                    #expect(isThere, "\(page): no test says \"\(title)\"")
                }
            }
        }
    }

    /// The words between backquotes, those of blocks of code left out.
    private static func code(in page: String) throws -> [String] {
        let text = try Repository.text(page).components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element).joined()
        return text.components(separatedBy: "`").enumerated()
            .filter { $0.offset % 2 == 1 && !$0.element.contains("\n") }.map(\.element)
    }

    // MARK: Steps that no compiler sees

    /// The names of the cases of an enumeration, as its file writes them.
    private static func cases(in path: String) throws -> [String] {
        try Repository.text(path).split(separator: "\n")
            .filter { $0.hasPrefix("    case ") && !$0.contains("(") && !$0.contains(":") }
            .flatMap { $0.dropFirst(9).split(separator: ",") }
            .map { $0.prefix { $0 != "=" }.trimmingCharacters(in: .whitespaces) }
    }

    private static func text(below folder: String) throws -> String {
        try Repository.swiftFiles(below: folder).map { try Repository.text($0) }.joined()
    }

    private static let filters = "Sources/AgateScene/Filter/PixelFilter.swift"

    @Test("each filter stands in the table of LayerFilter")
    func filterTable() throws {
        let file = try #require(
            Repository.swiftFiles(below: "Sources/QuartzCore").first { $0.hasSuffix("/LayerFilter.swift") }
        )
        let rows = try Repository.text(file).split(separator: "\n").filter { $0.hasPrefix("/// | `") }
            .joined()
        let filters = try Self.cases(in: Self.filters)
        #expect(filters.count >= 13)
        for filter in filters {
            #expect(rows.contains("`\(filter)`"), "\(file) does not describe \(filter)")
        }
    }

    @Test("each filter is drawn in a golden scene")
    func goldenFilters() throws {
        let scenes = try Self.text(below: "Tests/GoldenTests/Cases")
        for filter in try Self.cases(in: Self.filters) {
            let isDrawn = scenes.contains(".\(filter)(") || scenes.contains("\"\(filter)\"")
            #expect(isDrawn, "no scene in Tests/GoldenTests/Cases has \(filter)")
        }
    }

    @Test("each blend mode that has a name is drawn in a golden scene")
    func goldenBlendModes() throws {
        let scenes = try Self.text(below: "Tests/GoldenTests/Cases")
        let modes = try Repository.text("Sources/AgateScene/Filter/BlendModeName.swift").split(
            separator: "\n"
        )
        .filter { $0.hasPrefix("        case .") }
        #expect(modes.count == 28)
        for mode in modes {
            let names = mode.dropFirst(13).prefix { $0 != ":" }.split(separator: ",")
                .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " .")) }
            let isDrawn = names.contains { scenes.contains("\"\($0)\"") }
            #expect(isDrawn, "no scene in Tests/GoldenTests/Cases blends by one of \(names)")
        }
    }

    @Test("each image format has a target of the fuzzer")
    func fuzzedFormats() throws {
        let targets = try Repository.text("Fuzz/Sources/agate-fuzz/CodecTargets.swift")
        let lines = try Repository.text("Sources/AgatePixels/Codec/ImageFormat.swift").split(separator: "\n")
        let formats = lines.filter { $0.hasPrefix("    case ") }.map { $0.dropFirst(9).prefix { $0 != " " } }
        #expect(formats.count >= 4)
        for format in formats {
            #expect(targets.contains("FuzzTarget(name: \"\(format)\")"), "Fuzz has no target \(format)")
        }
    }

    @Test("each kind of layer that draws something of its own is in a golden scene")
    func goldenKinds() throws {
        let scenes = try Self.text(below: "Tests/GoldenTests/Cases")
        let table = try Repository.text("Sources/AgateCompositor/Measure/KindMeasure.swift")
        let rows = table.split(separator: "\n").filter {
            $0.hasPrefix("        case .") && !$0.contains("NothingMeasure")
        }
        #expect(rows.count >= 4)
        let classes = try Repository.text("Sources/QuartzCore/LayerKinds/LayerKindClasses.swift")
        for row in rows {
            let kind = String(row.dropFirst("        case .".count).prefix { $0 != ":" })
            let line = try #require(classes.split(separator: "\n").first { $0.contains("case .\(kind):") })
            let name = String(line.split(separator: " ").last?.prefix { $0 != "." } ?? "")
            #expect(name.hasPrefix("CA") && scenes.contains(name), "no golden scene has a \(name)")
        }
    }

    @Test("each class of views is in the list that ViewClassTests makes")
    func viewClasses() throws {
        let file = try #require(
            Repository.swiftFiles(below: "Tests").first { $0.hasSuffix("/ViewClassTests.swift") }
        )
        let list = try Repository.text(file)
        var views: Set = ["UIView"]
        var found = views
        let modules = try Repository.folders(below: "Sources").filter { $0.hasPrefix("UIKit") }
        let paths = modules.flatMap { Repository.swiftFiles(below: "Sources/\($0)") }
        let declarations = try paths.flatMap { path in
            try Repository.text(path).split(separator: "\n").compactMap { line -> (String, String)? in
                guard let start = line.range(of: "open class ") else { return nil }
                let words = line[start.upperBound...].split { ":,{ ".contains($0) }.map(String.init)
                return words.count < 2 ? nil : (words[0], words[1])
            }
        }
        while !found.isEmpty {
            found = Set(declarations.filter { found.contains($0.1) }.map(\.0))
            views.formUnion(found)
        }
        #expect(views.count >= 7)
        for view in views { #expect(list.contains("\(view).self"), "ViewClassTests does not make \(view)") }
    }
}
