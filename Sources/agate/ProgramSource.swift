import AgateDisplay
import AgateExamples
import AgateRendering
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
    var lacksFiles: Bool { false }
    var hasHistory: Bool { true }

    func perform(on display: ManualDisplay, times: ClosedRange<Double>?) -> any RenderPlayer {
        ProgramPlayer(program, display)
    }
}

/// Keeps a running program.
@MainActor private final class ProgramPlayer: RenderPlayer {
    private let performance: Performance

    init(_ program: any Program.Type, _ display: ManualDisplay) {
        performance = Performance(of: program, on: display)
    }
}
