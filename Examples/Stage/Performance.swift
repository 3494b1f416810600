public import AgateDisplay
import UIKit

/// A program that runs on a display whose time moves only when told.
///
///     ManualDisplay.run(size: type.description.size, scale: 2) { display in
///         let performance = Performance(of: type, on: display)
///         display.advance(to: 1.5)
///         return display.makeImage()
///     }
@MainActor public final class Performance {
    /// The running program.
    public let program: any Program
    /// Its schedule and its printed lines.
    public let stage: Stage

    /// Starts a program on a display, at the display's present time.
    public convenience init(of type: any Program.Type, on display: ManualDisplay) {
        self.init(of: type)
        display.advance(by: 0)
    }

    /// Starts a program on the display that the calling thread is inside of, the live one outside of all others.
    ///
    /// - Parameter playsScript: Whether the deeds of the program's user are done; else it waits for those of a person.
    public init(of type: any Program.Type, playsScript: Bool = true) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.backgroundColor = type.description.background
        stage = Stage(window: window)
        program = type.init()
        program.run(in: window, on: stage)
        window.makeKeyAndVisible()
        if playsScript { stage.begin() }
    }
}
