/// The scene of one display.
final class DisplayScene: DisplayPart {
    static let slot = PartSlot<DisplayScene>()

    /// The scene of the windows, once somebody asks for it.
    var scene: UIWindowScene?

    init() {}
}

extension ViewSide {
    /// The scene of one display.
    var sceneState: DisplayScene { self[DisplayScene.slot] }
}
