/// The scene of one display.
package final class DisplayScene: DisplayPart {
    package static let slot = PartSlot<DisplayScene>()

    /// The scene of the windows; nil until its first use.
    package var scene: UIWindowScene?

    package init() {}
}

extension DisplayState {
    /// The scene of one display.
    package var sceneState: DisplayScene { self[DisplayScene.slot] }
}
