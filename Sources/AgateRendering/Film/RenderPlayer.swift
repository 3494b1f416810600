package import AgateDisplay

/// A player on a display; it lives as long as the display is used.
@MainActor package protocol RenderPlayer: AnyObject {
    /// Moves the display on to a time.
    func advance(_ display: ManualDisplay, to time: Double)
}

extension RenderPlayer {
    package func advance(_ display: ManualDisplay, to time: Double) { display.advance(to: time) }
}
