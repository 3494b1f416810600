import Foundation
import Testing

import AgateDocuments

@Suite("JSON")
struct JSONValueTests {
    private func read(_ text: String, maxDepth: Int = 8) throws -> JSONValue {
        try JSONValue.read(Data(text.utf8), format: "test", maxDepth: maxDepth)
    }

    @Test("values of every kind are found where they lie")
    func values() throws {
        let value = try read(
            #"{"n":-1.5e2,"t":true,"z":null,"s":"a\u00e9\n\ud83d\ude00","l":[1,[2,3],{"k":"v"}],"o":{},"n2":12345678901}"#
        )
        #expect(value["n"]?.number == -150 && value["t"]?.number == 1 && value["z"]?.isNull == true)
        #expect(value["s"]?.string == "aé\n😀")
        #expect(value["l"]?.array?.count == 3 && value["l"]?.array?[1].numbers == [2, 3])
        #expect(value["l"]?.array?[1].pair == SIMD2(2, 3) && value["l"]?.pair == nil)
        #expect(value["l"]?.array?[2]["k"]?.string == "v")
        #expect(value["o"]?.members?.isEmpty == true && value["absent"] == nil && value["n"]?["x"] == nil)
        #expect(value["n2"]?.integer == 12_345_678_901)
        #expect(value.members?.count == 7)
    }

    @Test("of members with one name the last counts")
    func repeated() throws {
        #expect(try read(#"{"a":1,"a":2}"#)["a"]?.number == 2)
    }

    @Test("names and strings are found whatever their length, and none that only begins as another one")
    func lengths() throws {
        let names = ["", "a", "abcdefg", "abcdefgh", "abcdefgi", "abcdefghi", "abcdefghj", "äöüß", "äöüßä"]
        let text = "{" + names.map { "\"\($0)\":[\"\($0)\",\($0.utf8.count)]" }.joined(separator: ",") + "}"
        // Foundation reads what the system's parser refuses: a whole number of any length.
        for value in [
            try read(text), try read(text.dropLast() + #","huge number":123456789012345678901234567890}"#),
        ] {
            for name in names {
                let member = value[JSONName(name)]
                #expect(
                    member?.array?[0].string == name && member?.array?[1].number == Double(name.utf8.count),
                    "\(name)"
                )
            }
            #expect(value["abcdefg\0"] == nil && value["abcdef"] == nil && value["abcdefghij"] == nil)
            #expect(value["abcdefgh"]?.array?[1].number == 8 && value["abcdefghj"]?.array?[1].number == 9)
            #expect(Set(try #require(value.members).keys).subtracting(["huge number"]) == Set(names))
        }
    }

    @Test("of repeated long names the last counts, too")
    func repeatedLongNames() throws {
        #expect(try read(#"{"masksProperties":1,"masksProperties":2}"#)["masksProperties"]?.number == 2)
    }

    @Test("numbers of a list end where something else begins")
    func mixedNumbers() throws {
        let value = try read(#"{"l":[1,2,"x",3],"e":[],"n":4,"s":["a"]}"#)
        #expect(value["l"]?.numbers == [1, 2] && value["e"]?.numbers == [] && value["n"]?.numbers == [4])
        #expect(value["s"]?.numbers == [] && value["s"]?.pair == nil && value["l"]?.pair == SIMD2(1, 2))
    }

    @Test("what is no JSON is malformed, with the place, and what is too deep is over a limit")
    func broken() throws {
        for text in ["", "{", "[1", "{\"a\" 1}", "nul", "[1] x", "\"\u{1}\""] {
            #expect(throws: DocumentError.self, "\(text)") { try read(text) }
        }
        #expect {
            try read("[[[[[[[[[1]]]]]]]]]")
        } throws: {
            guard case DocumentError.limit("nesting", 9, 8) = $0 else { return false }
            return true
        }
        #expect(try read("[[[[[[[[1]]]]]]]]").array?.count == 1)
    }
}
