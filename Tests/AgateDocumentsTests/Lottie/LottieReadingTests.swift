import Foundation
import Testing

import AgateDocuments

@Suite("Reading a Lottie file")
struct LottieReadingTests {
    private static let rect = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[40,40]},"r":{"k":0}}"#

    private func document(
        _ layers: String,
        _ more: String = "",
        limits: DocumentLimits = .standard
    ) throws -> LottieDocument {
        let text = #"{"w":100,"h":100,"fr":30,"ip":0,"op":60,"layers":[\#(layers)]\#(more)}"#
        return try LottieReader.read(Data(text.utf8), limits: limits)
    }

    @Test(
        "what makes a file meaningless is malformed, documents L3",
        arguments: [
            #"{"w":0,"h":100,"fr":30,"ip":0,"op":60,"layers":[]}"#,
            #"{"w":100,"h":-1,"fr":30,"ip":0,"op":60,"layers":[]}"#,
            #"{"w":100,"h":100,"fr":0,"ip":0,"op":60,"layers":[]}"#,
            #"{"w":100,"h":100,"fr":30,"ip":60,"op":60,"layers":[]}"#,
            #"{"w":100,"h":100,"fr":30,"ip":0,"op":60}"#, "[]", "", "{", #"{"w":NaN}"#,
        ]
    )
    func malformed(text: String) {
        #expect {
            try LottieReader.read(Data(text.utf8))
        } throws: {
            guard case DocumentError.malformed = $0 else { return false }
            return true
        }
    }

    @Test("a byte order mark is no part of the file, documents L1")
    func byteOrderMark() throws {
        let text = "\u{FEFF}" + #"{"w":10,"h":10,"fr":30,"ip":0,"op":60,"layers":[]}"#
        #expect(try LottieReader.read(Data(text.utf8)).size == SIMD2(10, 10))
    }

    @Test("brackets nest as deep as the limit says, and no stack overflows, documents R60, R62")
    func nesting() {
        let deep = #"{"layers":"# + String(repeating: "[", count: 100_000) + "}"
        #expect(throws: DocumentError.limit(name: "nesting", value: 513, allowed: 512)) {
            try LottieReader.read(Data(deep.utf8))
        }
    }

    @Test("compositions that hold each other many times are refused before they are made, documents R61")
    func expansion() {
        var assets = (0..<30).map { index in
            let layer = #"{"ty":0,"refId":"c\#(index + 1)","ip":0,"op":60,"w":9,"h":9}"#
            return #"{"id":"c\#(index)","layers":[\#(layer),\#(layer)]}"#
        }
        assets.append(#"{"id":"c30","layers":[{"ty":3}]}"#)
        #expect {
            try document(
                #"{"ty":0,"refId":"c0","ip":0,"op":60,"w":9,"h":9}"#,
                #","assets":[\#(assets.joined(separator: ","))]"#
            )
        } throws: {
            guard case DocumentError.limit("number of layers", _, _) = $0 else { return false }
            return true
        }
    }

    @Test("a composition that contains itself is malformed, documents R61")
    func cycle() {
        let layer = #"{"ty":0,"refId":"a","ip":0,"op":60,"w":9,"h":9}"#
        #expect {
            try document(layer, #","assets":[{"id":"a","layers":[\#(layer)]}]"#)
        } throws: {
            guard case DocumentError.malformed = $0 else { return false }
            return true
        }
    }

    @Test("parents that lead back to a layer end before it, documents L53")
    func parents() throws {
        let read = try document(
            #"{"ty":3,"ind":1,"parent":2},{"ty":3,"ind":2,"parent":1},{"ty":3,"ind":3,"parent":3},{"ty":3,"ind":4,"parent":9}"#
        )
        #expect(read.composition.ancestors(of: 0) == [1])
        #expect(read.composition.ancestors(of: 2).isEmpty)
        #expect(read.composition.ancestors(of: 3).isEmpty)
        #expect(
            read.issues.map { "\($0.path): \($0.feature)" } == [
                "layers[0]: parent 2, which leads back to the layer",
                "layers[1]: parent 1, which leads back to the layer",
                "layers[2]: parent 3, which leads back to the layer",
                "layers[3]: parent 9, which is not there",
            ]
        )
    }

    @Test("a long chain of parents counts as the layers that it makes, documents R60")
    func longChain() {
        let layers = (0..<5_000).map { #"{"ty":3,"ind":\#($0),"parent":\#($0 + 1)}"# }.joined(separator: ",")
        #expect {
            try document(layers)
        } throws: {
            guard case DocumentError.limit("number of layers", _, _) = $0 else { return false }
            return true
        }
    }

    @Test("what is referred to and is not there is told with its place, documents L61, L67, L76")
    func missing() throws {
        let read = try document(
            #"{"ty":0,"refId":"none","w":9,"h":9},{"ty":2,"refId":"gone"},{"ty":3,"tt":1,"tp":7}"#
        )
        #expect(
            read.issues.map { "\($0.path): \($0.feature)" } == [
                "layers[0]: composition none, which is not there",
                "layers[1]: image gone, which is not there",
                "layers[2]: matte without a source",
            ]
        )
    }

    @Test("a rotation in space is kept, and none where all of its angles are zero, documents L56")
    func rotationInSpace() throws {
        let read = try document(
            #"{"ty":3,"ks":{"rx":{"k":0},"ry":{"k":60},"or":{"k":[0,0,0]}}},{"ty":3,"ks":{"rx":{"k":0},"or":{"k":[0,0,0]}}}"#
        )
        #expect(
            read.issues.map { "\($0.path): \($0.feature)" } == [
                "layers[0].ks: perspective of a layer in space"
            ]
        )
        #expect(read.composition.layers.map { $0.transform.space != nil } == [true, false])
    }

    @Test("an expression is told once for each property, with its place, documents L31")
    func expressions() throws {
        let read = try document(#"{"ty":3,"ks":{"r":{"k":7,"x":"var $bm_rt;"},"s":{"k":[50,50]}}}"#)
        #expect(
            read.issues == [
                DocumentIssue(severity: .approximated, feature: "expression", path: "layers[0].ks.r")
            ]
        )
        #expect(read.composition.layers[0].transform.rotation.number(at: 0) == 7)
    }

    @Test("a slot stands for the value in place, documents L40")
    func slots() throws {
        let read = try document(
            #"{"ty":3,"ks":{"r":{"sid":"turn","k":1},"o":{"sid":"none","k":30}}}"#,
            #","slots":{"turn":{"p":{"k":45}}}"#
        )
        #expect(read.composition.layers[0].transform.rotation.number(at: 0) == 45)
        #expect(read.composition.layers[0].transform.opacity.number(at: 0) == 30)
    }

    @Test("keyframes out of order are sorted and told, documents L29")
    func order() throws {
        let read = try document(
            #"{"ty":3,"ks":{"r":{"k":[{"t":30,"s":[0]},{"t":0,"s":[90]},{"t":10,"s":[5]}]}}}"#
        )
        let rotation = read.composition.layers[0].transform.rotation
        #expect(
            rotation.number(at: 0) == 90 && rotation.number(at: 10) == 5 && rotation.number(at: 20) == 2.5
        )
        #expect(read.issues.map(\.feature) == ["keyframes out of order"])
    }

    @Test("lists of a path that differ in length are cut, documents L37")
    func unevenPath() throws {
        let path = #"{"ty":"sh","ks":{"k":{"c":true,"v":[[0,0],[9,9]],"i":[[0,0]],"o":[[0,0],[1,1],[2,2]]}}}"#
        let read = try document(#"{"ty":4,"shapes":[\#(path)]}"#)
        #expect(read.issues.map(\.feature) == ["path with lists of different lengths"])
    }

    @Test("what has the wrong type has its default, and what is unknown is left out")
    func wrongTypes() throws {
        let read = try document(
            #"{"ty":"four","ks":[],"shapes":{},"ip":"a","op":null},{"ty":99},{"ty":4,"shapes":[{"ty":"??"}]}"#
        )
        #expect(read.composition.layers.count == 3)
        #expect(read.issues.count == 3)
    }

    @Test("a gradient without all of its numbers has the whole stops, documents L38")
    func shortGradient() {
        let stops = LottieGradientStops([0, 1, 0, 0, 1, 0.5], count: 5)
        #expect(stops.colors.count == 1)
        #expect(stops.color(at: 0.5) == SIMD3(1, 0, 0))
        #expect(LottieGradientStops([], count: 3).merged.isEmpty)
    }

    @Test("a repeater of many copies is refused, documents R60")
    func copies() {
        let repeater = #"{"ty":"rp","c":{"k":1e9},"o":{"k":0},"tr":{}}"#
        #expect(throws: DocumentError.limit(name: "number of copies", value: 1_000_000_000, allowed: 10_000))
        {
            try document(#"{"ty":4,"shapes":[\#(Self.rect),\#(repeater)]}"#)
        }
    }
}
