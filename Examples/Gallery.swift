/// The programs of the gallery.
@MainActor public enum Gallery {
    /// All programs: those of the founding texts, in the order of the texts, and then our own.
    public static let programs: [any Program.Type] = [
        ImplicitColor.self,
        Transaction.self,
        Completion.self,
        BackingLayer.self,
        PrintedActions.self,
        PushTransition.self,
        TapToMove.self,
        SnapBack.self,
        NoSnapBack.self,
        BlockDelegate.self,
        InspectionLayer.self,
        Pop.self,
        ImageFrames.self,
        LayerClock.self,
        DrawnClock.self,
        FrameClock.self,
        AudioFade.self,
        LoadingIndicator.self,
        CardFlip.self,
        DrawnPath.self,
        Springs.self,
        KeyframeModes.self,
        AdditiveMoves.self,
        AnimationGroup.self,
        Scrubbing.self,
        GradientSky.self,
        ReplicatedRings.self,
        Fireworks.self,
        ScrollingCards.self,
        ImagesAndSampling.self,
        BlendModes.self,
        PathsAndStrokes.self,
        GoldenRectangles.self,
        FilterSheet.self,
        FrostedGlass.self,
        MorphingShapes.self,
        DotWaves.self,
        EmitterShapes.self,
        Carousel.self,
        DeepZoom.self,
        FoldingMap.self,
        Layouts.self,
        Transitions.self,
        Masks.self,
        CornerPattern.self,
        Lamp.self,
        EdgesAndSlices.self,
        Comet.self,
    ]

    /// The program of a name, nil when there is none.
    public static func program(named name: String) -> (any Program.Type)? {
        programs.first { $0.description.name == name }
    }
}
