import AgateTestSupport
import Foundation
import Testing

@Suite("The number of processors")
struct ProcessorCountTests {
    @Test(
        "what computes asks for the number of processors in one place, which keeps the answer",
        .claim("Q6.4")
    )
    func once() throws {
        let lowest = [
            "AgateGeometry", "AgateLayout", "AgatePixels", "AgateRaster", "AgateTiming", "AgateText",
            "AgateScene",
            "CoreGraphics",
        ]
        let files = try lowest.flatMap { Repository.swiftFiles(below: "Sources/\($0)") }.filter {
            try Repository.text($0).contains(".activeProcessorCount")
        }
        #expect(files == ["Sources/AgateGeometry/Parallel/ParallelMap.swift"])
        #expect(try Repository.text(files[0]).contains("static let"))
    }
}
