import Testing

@Suite("The comments of public declarations")
struct PublicCommentTests {
    /// The comments of all sources, each with its file; read once for all tests.
    private static let all = Result {
        try Repository.swiftFiles(below: "Sources").flatMap { path in
            PublicComment.all(in: try Repository.text(path)).map { (path: path, comment: $0) }
        }
    }

    /// What a reader of the failure opens: file, line and comment.
    private static func list(_ comments: [(path: String, comment: PublicComment)]) -> String {
        comments.map { "\($0.path):\($0.comment.line): \($0.comment.text)" }.joined(separator: "\n")
    }

    @Test("fewer than fifty comments of public declarations have three words or fewer")
    func short() throws {
        let all = try Self.all.get()
        #expect(all.count > 8_000, "the reader has lost sight of most public declarations")
        let short = all.filter { $0.comment.wordCount <= 3 }
        #expect(
            short.count < 50,
            "\(short.count) comments say no meaning, unit, range, default or edge case:\n\(Self.list(short))"
        )
    }

    /// Whole comments, in lower case and without the full stop, that answer no question of a reader.
    private static let empty: Set = [
        "does nothing", "none", "nothing", "not said", "it may", "it may not", "it does", "it does not",
        "it is", "it can", "it has not", "they may", "they may not", "they do", "they do not", "yes",
        "no", "never", "always", "all", "both", "true", "false", "that one", "that which deletes",
        "there is none", "there are none", "none waits", "nothing is said", "nothing special",
        "not known", "as usual", "as they are", "as the system's", "at once", "after they were",
        "after it was", "where it is", "where it would", "where it stands", "how it looks", "what it is",
        "what is shown", "what touches it", "so many points", "the usual one", "a plain one",
        "the system's way", "the straight way", "the bits", "the name", "makes a name",
        "makes the value",
    ]

    @Test("no comment of a public declaration is a phrase that fits every declaration")
    func empty() throws {
        let empty = try Self.all.get().filter { entry in
            let text = entry.comment.text.lowercased()
            return Self.empty.contains(String(text.reversed().drop { $0 == "." || $0 == " " }.reversed()))
        }
        #expect(empty.isEmpty, "these comments say nothing of what they belong to:\n\(Self.list(empty))")
    }

    /// First words of comments without a noun for what they describe, such as "How many layers there are".
    private static let questions: Set = ["what", "how", "who", "whom", "told", "hears"]

    @Test("fewer than fifty comments of public declarations begin with a question such as what or how")
    func questions() throws {
        let questions = try Self.all.get().filter { entry in
            let text = entry.comment.text
            return text.hasPrefix("Is told ")
                || Self.questions.contains(text.prefix { $0.isLetter }.lowercased())
        }
        #expect(
            questions.count < 50,
            "name what the declaration is, such as \"The number of layers\":\n\(Self.list(questions))"
        )
    }

    @Test("the reader finds comments of public declarations, requirements and cases, and no others")
    func reader() {
        let source = """
            /// One.
            @MainActor
            public final class First {
                /// Two,
                /// in two lines.
                @available(*, deprecated, message: "see (below)") open class func second() {}
                /// Not public.
                var hidden = 0
                /// Three.
                public private(set) var third = 0
            }

            /// Of nothing.

            public protocol Fourth {
                /// Four.
                func fourth()
            }

            extension Fourth {
                /// Not public either.
                func fifth() {}
            }

            public enum Fifth {
                /// Five.
                case fifth
                /// Hidden in it.
                var sixth: Int {
                    0
                }
            }
            """
        let comments = PublicComment.all(in: source)
        #expect(comments.map(\.text) == ["One.", "Two, in two lines.", "Three.", "Four.", "Five."])
        #expect(comments.map(\.line) == [1, 4, 9, 16, 26])
        #expect(comments.map(\.wordCount) == [1, 4, 1, 1, 1])
        #expect(comments.map(\.owner) == [.declaration, .declaration, .declaration, .member, .member])
    }

    @Test("a line in a string of several lines is no comment, and marks alone are no words")
    func strings() {
        let quotes = "\"\"\""
        let source = "let text = \(quotes)\n    /// In it.\n    \(quotes)\n/// A — b.\npublic let b = 0"
        let comments = PublicComment.all(in: source)
        #expect(comments.map(\.text) == ["A — b."])
        #expect(comments.first?.wordCount == 2)
    }
}
