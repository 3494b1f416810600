import AgateDisplay
import AgateExamples
import Foundation
import Testing
import UIKit

@MainActor @Suite("The trip planner")
struct TripPlannerTests {
    private func components(_ picker: UIDatePicker) -> [Int?] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        let parts = calendar.dateComponents([.year, .month, .day], from: picker.date)
        return [parts.year, parts.month, parts.day]
    }

    @Test("trip planner: the wheels choose month and year with the same day, and a tap chooses the day")
    func dates() throws {
        try perform(TripPlanner.self) { program, display, _ in
            let picker = program.controller.picker
            display.advance(to: 0.5)
            #expect(components(picker) == [2023, 11, 14])
            display.advance(to: 3.15)
            #expect(components(picker) == [2023, 2, 14])
            display.advance(to: 4.25)
            #expect(components(picker) == [2024, 2, 14])
            display.advance(to: 6.2)
            #expect(components(picker) == [2024, 2, 5])
        }
    }

    @Test(
        "trip planner: tiles stand flush with the card whatever their badges, whose frames grow around them"
    )
    func stickers() throws {
        try perform(TripPlanner.self) { program, display, _ in
            let stickers = program.controller.stickers
            @MainActor func tiles() -> [CGRect] { stickers.map { $0.alignmentRect(forFrame: $0.frame) } }
            display.advance(to: 0.5)
            let before = tiles()
            let frame = stickers[0].frame
            #expect(before[0].minX == 16 && before[2].maxX == 374 && Set(before.map(\.minY)).count == 1)
            #expect(
                abs(before[0].width - before[1].width) <= 0.5 && abs(before[1].width - before[2].width) <= 0.5
            )
            #expect(frame.maxX > before[0].maxX && frame.minY < before[0].minY && frame.maxY > before[0].maxY)
            display.advance(to: 8.2)
            #expect(stickers[0].votes == 2 && stickers[0].showsOutlines)
            #expect(tiles() == before && stickers[0].frame.width == frame.width + 8)
            display.advance(to: 9.5)
            #expect(!stickers[0].showsOutlines)
        }
    }
}
