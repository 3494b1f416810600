import Foundation
import Testing

/// In which order the chapters of targets stand.
///
/// A chapter is a folder of a target; it may name types of the chapters before it and of no later one. To add a target, give it a row with
/// its folders from the lowest up, run the tests, and write down as `upward` how many names they find that point the other way.
struct Chapters: Sendable, CustomTestStringConvertible {
    let target: String
    /// From the lowest up; files of a folder that is not listed belong to the chapter that the folder lies in.
    let order: [String]
    /// How many names of types point upwards, each counted once for each chapter that has it: the number may only become smaller.
    var upward = 0

    var testDescription: String { target }

    static let all = [
        Chapters(
            target: "AgateCompositor",
            order: [
                "Shape", "Filter", "Place", "Measure", "Damage", "Update", "List", "Cache",
                "Plan/Group", "Plan/Bitmap", "Plan/Paint", "Plan/Space", "Plan", "Draw", "Debug",
            ]
        ),
        Chapters(target: "AgateText", order: ["Unicode", "Font", "Glyph", "Shape", "Line", "Paragraph"]),
        Chapters(
            target: "AgateRaster",
            order: ["Paint", "Coverage", "Blend", "Kernel", "Canvas", "Filter"],
            upward: 1
        ),
        Chapters(
            target: "AgateDocuments",
            order: ["Document", "JSON", "Markup", "Container", "Lottie"],
            upward: 1
        ),
        Chapters(
            target: "AgateScene",
            order: ["Filter", "Layer", "Property", "Animation", "Particle", "Commit", "Evaluation"],
            upward: 7
        ),
        Chapters(
            target: "QuartzCore",
            order: [
                "Value", "ObjectiveC", "Time", "Archive", "Animation", "KeyValue", "Layer/Property", "Layer",
                "Layer/Tree", "LayerKinds", "Transaction", "Display", "Inspection", "PointerCollection",
                "DataDetection",
            ],
            upward: 80
        ),
        Chapters(
            target: "Lottie",
            order: [
                "Configuration", "Value", "Build", "Provider", "Keypath", "Contents", "Animation", "View",
            ],
            upward: 12
        ),
        Chapters(
            target: "AgateInspector",
            order: ["Value", "Reading", "Protocol", "Capture", "Recording", "Page"],
            upward: 9
        ),
    ]

    static let compositor = all[0]

    /// The path of the target's sources.
    var path: String { "Sources/\(target)" }

    /// The chapter that a file is in; empty for those of the target itself.
    func chapter(of file: String) -> String {
        let folders = file.dropFirst(path.count + 1).split(separator: "/").dropLast().map(String.init)
        guard !folders.isEmpty else { return "" }
        let names = (1...folders.count).map { folders.prefix($0).joined(separator: "/") }
        return names.last(where: order.contains) ?? names[0]
    }

    /// What a chapter declares, and what it names.
    struct Content {
        /// Types that the rest of the target can name.
        var declared: Set<String> = []
        /// The words that begin with a capital letter, and a file that has each.
        var words: [String: String] = [:]
    }

    /// The chapters with what they declare and name.
    func contents() throws -> [String: Content] {
        var contents: [String: Content] = [:]
        for file in Repository.swiftFiles(below: path) {
            let name = chapter(of: file)
            for line in try Repository.text(file).split(separator: "\n") {
                let code = line.components(separatedBy: "//")[0]
                let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                let isPrivate = words.contains("private") || words.contains("fileprivate")
                if !line.hasPrefix(" "), !isPrivate,
                    let keyword = words.firstIndex(where: {
                        ["struct", "class", "enum", "protocol", "actor", "typealias"].contains($0)
                    }), keyword + 1 < words.count
                {
                    contents[name, default: Content()].declared.insert(words[keyword + 1])
                }
                for word in words where word.first?.isUppercase == true {
                    contents[name, default: Content()].words[word] = file
                }
            }
        }
        return contents
    }

    /// The names by which chapters point to later ones.
    func upwardNames() throws -> [String] {
        let contents = try contents()
        return order.indices.flatMap { place in
            order[(place + 1)...].flatMap { Self.names(of: $0, in: order[place], contents) }
        }
    }

    /// The types of a chapter that another one names.
    static func names(of to: String, in from: String, _ contents: [String: Content]) -> [String] {
        (contents[to]?.declared ?? []).sorted().compactMap { name in
            contents[from]?.words[name].map { "\($0) names \(name), which is in \(to)" }
        }
    }
}

@Suite("The chapters of targets")
struct ChapterTests {
    @Test("a chapter names types of the chapters below it, and of none above it", arguments: Chapters.all)
    func downward(_ chapters: Chapters) throws {
        let names = try chapters.upwardNames()
        let isSmall = names.count <= chapters.upward
        #expect(isSmall, "\(names.count) names point upwards: \(names.joined(separator: "; "))")
    }

    @Test("each folder of a target is a chapter of its order, or lies in one", arguments: Chapters.all)
    func completeness(_ chapters: Chapters) throws {
        let found = Set(try chapters.contents().keys).subtracting([""])
        #expect(found == Set(chapters.order), "a chapter is missing in the order, or has no files")
    }

    @Test("a name that points upwards is found where it stands in code, and not where it stands in a comment")
    func finding() {
        let contents = [
            "Low": Chapters.Content(words: ["Roof": "Low/Wall.swift"]),
            "High": Chapters.Content(declared: ["Roof", "Chimney"]),
        ]
        #expect(
            Chapters.names(of: "High", in: "Low", contents) == ["Low/Wall.swift names Roof, which is in High"]
        )
        #expect(Chapters.names(of: "Low", in: "High", contents).isEmpty)
        let chapters = Chapters(target: "House", order: ["Low", "High/Roof"])
        #expect(chapters.chapter(of: "Sources/House/High/Roof/Tile/A.swift") == "High/Roof")
        #expect(chapters.chapter(of: "Sources/House/Low/Wall/A.swift") == "Low")
        #expect(chapters.chapter(of: "Sources/House/A.swift") == "")
    }

    @Test("what plans a frame and what draws it name the display list, and not each other")
    func planAndDraw() throws {
        let contents = try Chapters.compositor.contents()
        for plan in Chapters.compositor.order where plan.hasPrefix("Plan") {
            #expect(Chapters.names(of: plan, in: "Draw", contents).isEmpty)
        }
    }

    @Test("no chapter of the compositor but the last names what the target is used by")
    func entry() throws {
        let contents = try Chapters.compositor.contents()
        let entry: Set = ["Compositor", "RenderTarget", "Frame"]
        #expect(contents[""]?.declared.isSuperset(of: entry) == true)
        for chapter in Chapters.compositor.order.dropLast() {
            for name in entry.sorted() {
                guard let path = contents[chapter]?.words[name] else { continue }
                Issue.record("\(path) names \(name)")
            }
        }
    }
}
