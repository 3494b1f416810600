import AgateExamples
import AgateInspector
import AgateTestSupport
import ArgumentParser
import Foundation
import Testing
import agate

@MainActor @Suite("agate inspect")
struct InspectCommandTests {
    private func report(_ input: String, at time: Double) throws -> InspectionReport {
        try InspectCommand.withInspector(of: input, at: time) { $0.report(withPlan: true) }
    }

    @Test("a program's report has its layers, what shows, what runs and why", .claim("W56"))
    func program() throws {
        let report = try report("springs", at: 0.5)
        #expect(report.program == "springs")
        #expect(report.time == 0.5)
        #expect(report.layers.first?.node.name == "display")
        #expect(report.animations.contains { $0.spring != nil && $0.phase == "active" })
        #expect(report.layers.contains { layer in layer.properties.contains { $0.presentation != nil } })
        #expect(!report.damage.causes.isEmpty)
        #expect(report.plan?.first?.hasPrefix("display list") == true)
    }

    @Test("the report is the same on every run, and is read back as it was", .claim("W56"))
    func sameness() throws {
        let first = try report("card-flip", at: 0.4)
        let second = try report("card-flip", at: 0.4)
        #expect(first.json == second.json)
        #expect(try JSONDecoder().decode(InspectionReport.self, from: first.json) == first)
        #expect(!String(decoding: first.json, as: UTF8.self).contains(":0x"))
    }

    @Test("every program of the gallery has a report")
    func gallery() throws {
        for program in Gallery.programs {
            let name = program.description.name
            let report = try report(name, at: 0.3)
            #expect(report.layers.count > 1, "\(name)")
            #expect(report.brokenConstraints.isEmpty, "\(name)")
            let ids = report.layers.map(\.node.id)
            #expect(Set(ids).count == ids.count, "\(name)")
        }
    }

    @Test("a document has a report, too")
    func document() throws {
        let text = """
            <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CALayer name="root" bounds="0 0 100 50" backgroundColor="1 0 0">
            <sublayers><CALayer name="inner" bounds="0 0 10 10" opacity="0.5"/></sublayers></CALayer></caml>
            """
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "inspected-\(UUID().uuidString).caml"
        )
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let report = try report(file.path, at: 0)
        #expect(report.layers.contains { $0.node.name == "inner" })
    }

    @Test("a moment out of range, and a call for nothing, are refused")
    func refusals() {
        #expect(throws: (any Error).self) { try InspectCommand.parse(["pop", "--json", "--at", "-1"]) }
        #expect(throws: (any Error).self) { try InspectCommand.parse(["pop"]) }
        #expect(throws: Never.self) { try InspectCommand.parse(["pop", "--json", "--at", "1.25"]) }
    }
}
