import Foundation

/// The README of a module, which describes each folder of the module in a section of its own.
///
/// The sections are in the order in which the folders may use each other where the page says so.
struct ModulePage {
    /// The sentence of pages whose sections stand in the order of use.
    static let orderSentence =
        "A folder uses types of those above it on this page, and of none below it; the folders in a folder belong to it."

    let module: String
    let text: String

    /// The page of a module, which has to be there.
    init(of module: String) throws {
        self.module = module
        text = try Repository.text("Sources/\(module)/README.md")
    }

    /// The modules that have a page: all but those in C and the empty ones.
    static func modules() throws -> [String] {
        try Repository.folders(below: "Sources").filter {
            !$0.hasPrefix("CAgate") && !$0.hasPrefix("CLib") && !$0.hasPrefix("_")
        }
    }

    /// The folders of a module that hold sources, as paths from the module's own.
    static func folders(of module: String) -> Set<String> {
        let start = "Sources/\(module)"
        let files = [".swift", ".js"].flatMap { Repository.files(below: start, ending: $0) }
        return Set(
            files.map { String($0.dropFirst(start.count + 1)).split(separator: "/").dropLast() }
                .filter { !$0.isEmpty }.map { $0.joined(separator: "/") }
        )
    }

    /// The titles of the sections, from the top down.
    var sections: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    }

    var isOrdered: Bool { text.contains(Self.orderSentence) }

    /// The groups of folders that the page excepts from the order.
    ///
    /// A line such as "`Path` and `Outline` use each other." names each group.
    var circles: [Set<String>] {
        text.split(separator: "\n").filter { $0.hasSuffix(" use each other.") }.map { line in
            Set(
                line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            )
        }
    }

    /// The words between backquotes, those of blocks of code left out.
    var quotedWords: [String] {
        let prose = text.components(separatedBy: "```").enumerated()
            .filter { $0.offset % 2 == 0 }.map(\.element).joined()
        return prose.components(separatedBy: "`").enumerated()
            .filter { $0.offset % 2 == 1 && !$0.element.contains("\n") }.map(\.element)
    }
}
