import Foundation
import Testing

/// A row of `docs/claims.tsv`.
private struct Claim {
    var identifier: String
    var sentence: String
    var source: String
    var status: String
}

@Suite("The table of claims")
struct ClaimsTests {
    @Test("each row has a unique name, a sentence, a source and a known status")
    func rows() throws {
        let claims = try Self.claims()
        #expect(Set(claims.map(\.identifier)).count == claims.count)
        for claim in claims {
            #expect(!claim.sentence.isEmpty && !claim.source.isEmpty, "\(claim.identifier) says too little")
            #expect(
                ["covered", "open"].contains(claim.status),
                "\(claim.identifier) is neither covered nor open"
            )
        }
        for prefix in ["S": 80, "D": 32] {
            for number in 1...prefix.value {
                #expect(claims.contains { $0.identifier == "\(prefix.key)\(number)" })
            }
        }
    }

    @Test("a covered claim has a test that names it, and an open one has none")
    func coverage() throws {
        let used = try Self.usedIdentifiers()
        for claim in try Self.claims() {
            if claim.status == "covered" {
                #expect(
                    used[claim.identifier] != nil,
                    "\(claim.identifier) is marked covered, and no test names it"
                )
            } else if let path = used[claim.identifier] {
                Issue.record("\(path) tests \(claim.identifier): mark it covered in docs/claims.tsv")
            }
        }
    }

    @Test("a test names no claim that the table has not")
    func listed() throws {
        let listed = Set(try Self.claims().map(\.identifier))
        for (identifier, path) in try Self.usedIdentifiers() {
            let isListed = listed.contains(identifier)
            #expect(isListed, "\(path) names \(identifier), which docs/claims.tsv has not")
        }
    }

    @Test("sources cite no claim that the table has not")
    func cited() throws {
        let listed = Set(try Self.claims().map(\.identifier))
        var count = 0
        for path in Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Examples") {
            for identifier in CitedClaims.identifiers(in: try Repository.text(path)) {
                count += 1
                #expect(
                    listed.contains(identifier),
                    "\(path) cites \(identifier), which docs/claims.tsv has not"
                )
            }
        }
        #expect(count > 200)
    }

    @Test("a citation is a list of claims and ranges of them, over the ends of lines")
    func citations() {
        let text = """
            /// Source: claims 9.8-9.10, S7. GUESS a-b: because of 7.5.
            // The end (claims 4.1) is there; claims 12.1,
            // 14.7a and D2–D3 say so.
            /// What a claim 5 is.
            """
        #expect(
            CitedClaims.identifiers(in: text) == [
                "9.8", "9.9", "9.10", "S7", "4.1", "12.1", "14.7a", "D2", "D3",
            ]
        )
        #expect(CitedClaims.identifiers(in: "/// Source: claims sections 8 and 11.") == [])
    }

    private static func claims() throws -> [Claim] {
        let lines = try Repository.text("docs/claims.tsv").split(separator: "\n")
        try #require(lines.first == "id\tsentence\tsource\tstatus")
        return try lines.dropFirst().map { line in
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(cells.count == 4, "four cells, split by tabs: \(line)")
            return Claim(identifier: cells[0], sentence: cells[1], source: cells[2], status: cells[3])
        }
    }

    /// The claims that test sources name, each with a file that does.
    private static func usedIdentifiers() throws -> [String: String] {
        var used: [String: String] = [:]
        for path in Repository.swiftFiles(below: "Tests") where !path.hasSuffix("/ClaimsTests.swift") {
            for call in try Repository.text(path).components(separatedBy: ".claim(").dropFirst() {
                guard let end = call.firstIndex(of: ")") else { continue }
                let strings = call[..<end].split(separator: "\"", omittingEmptySubsequences: false)
                for (index, string) in strings.enumerated() where index % 2 == 1 {
                    used[String(string)] = path
                }
            }
        }
        return used
    }
}
