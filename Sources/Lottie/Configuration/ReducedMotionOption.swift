/// When an animation's marker for reduced motion plays in place of the requested frames.
public enum ReducedMotionOption {
    /// A fixed mode, whatever the system says.
    case specific(ReducedMotionMode)
    /// As a provider says each time that something is to play.
    case dynamic(ReducedMotionOptionProvider, dataID: AnyHashable)

    /// Everything plays as requested; markers of reduced motion are ignored.
    public static var standardMotion: ReducedMotionOption { .specific(.standardMotion) }
    /// Always, where there is a marker of the name `reduced motion`, `reducedMotion` or `reduced_motion`.
    public static var reducedMotion: ReducedMotionOption { .specific(.reducedMotion) }
    /// As the system's switch says: never, as there is none.
    public static var systemReducedMotionToggle: ReducedMotionOption { .standardMotion }

    /// The mode at this moment: the fixed one, or the answer of the provider.
    public var currentReducedMotionMode: ReducedMotionMode {
        switch self {
        case .specific(let mode): mode
        case .dynamic(let provider, _): provider.currentReducedMotionMode
        }
    }
}

extension ReducedMotionOption: Hashable {
    /// Whether two options are equal; those of providers, by their identifiers.
    public static func == (lhs: ReducedMotionOption, rhs: ReducedMotionOption) -> Bool {
        switch (lhs, rhs) {
        case (.specific(let one), .specific(let other)): one == other
        case (.dynamic(_, let one), .dynamic(_, let other)): one == other
        default: false
        }
    }

    /// Feeds the option to a hasher.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .specific(let mode): hasher.combine(mode)
        case .dynamic(_, let identifier): hasher.combine(identifier)
        }
    }
}

/// Whether an animation plays its marker of reduced motion.
public enum ReducedMotionMode: Hashable, Sendable {
    /// The requested frames play.
    case standardMotion
    /// The marker for reduced motion plays, where there is one.
    case reducedMotion
}

/// Gives the mode of reduced motion each time that an animation is to play.
public protocol ReducedMotionOptionProvider {
    /// The mode that holds for the next animation that plays.
    var currentReducedMotionMode: ReducedMotionMode { get }
}
