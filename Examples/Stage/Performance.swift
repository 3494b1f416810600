public import AgateDisplay
public import Foundation
public import UIKit

/// A program that runs on a display whose time moves only when told.
///
///     ManualDisplay.run(size: Pop.description.size, scale: 2) { display in
///         let performance = Performance(of: Pop.self, on: display)
///         performance.advance(to: 1.5)
///         return display.makeImage()
///     }
@MainActor public final class Performance {
    /// The running program.
    public let program: any Program
    /// Its schedule and its printed lines.
    public let stage: Stage
    private let display: ManualDisplay

    /// Starts a program on a display, at the display's present time.
    public init(of type: any Program.Type, on display: ManualDisplay) {
        self.display = display
        let window = UIWindow(frame: CGRect(origin: .zero, size: type.description.size))
        window.backgroundColor = type.description.background
        stage = Stage(window: window)
        program = type.init()
        program.run(in: window, on: stage)
        window.makeKeyAndVisible()
        display.advance(by: 0)
    }

    /// Moves the display on to a time and lets the program's user do what is due on the way.
    public func advance(to time: Double) {
        while let cue = stage.nextCue(upTo: time) {
            display.advance(to: cue)
            stage.playNextCue()
        }
        display.advance(to: time)
        display.advance(by: 0)
    }
}
