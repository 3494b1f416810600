import AgateDisplay
import AgateExamples
import Foundation

/// A program of the gallery as something to render.
@MainActor struct ProgramSource: RenderSource {
    let program: any Program.Type

    var name: String { program.description.name }
    var size: CGSize { program.description.size }
    var duration: Double? { program.description.duration }
    var rate: FrameRate { FrameRate(program.description.framesPerSecond) ?? FrameRate(60) }
    var scale: Double { program.description.scale }
    var markers: [String: ClosedRange<Double>] { [:] }
    var issues: [String] { [] }
    var isIncomplete: Bool { false }

    func perform(on display: ManualDisplay) -> AnyObject { Performance(of: program, on: display) }
}
