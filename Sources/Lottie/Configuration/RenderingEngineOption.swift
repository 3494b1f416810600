/// The engine that is to draw; without effect, as there is one.
public enum RenderingEngineOption: Hashable, Sendable {
    /// The engine that can show the file.
    case automatic
    /// One engine, whatever the file has in it.
    case specific(RenderingEngine)

    /// The engine that draws each frame on the main thread.
    public static var mainThread: RenderingEngineOption { .specific(.mainThread) }
    /// The engine that makes layers with animations.
    public static var coreAnimation: RenderingEngineOption { .specific(.coreAnimation) }
}

extension RenderingEngineOption: RawRepresentable, CustomStringConvertible {
    /// The option of a name; nil if there is none.
    public init?(rawValue: String) {
        if rawValue == "Automatic" {
            self = .automatic
        } else if let engine = RenderingEngine(rawValue: rawValue) {
            self = .specific(engine)
        } else {
            return nil
        }
    }

    /// The name of the option: `Automatic`, `Main Thread` or `Core Animation`.
    public var rawValue: String {
        switch self {
        case .automatic: "Automatic"
        case .specific(let engine): engine.rawValue
        }
    }

    /// The name of the option, the same as ``rawValue``.
    public var description: String { rawValue }
}

/// The rendering engines of Lottie's library.
public enum RenderingEngine: Hashable, Sendable {
    /// Each frame is drawn on the main thread; there is no such engine here.
    case mainThread
    /// Layers with animations: the one that there is.
    case coreAnimation
}

extension RenderingEngine: RawRepresentable, CustomStringConvertible {
    /// The engine of a name; nil if there is none.
    public init?(rawValue: String) {
        switch rawValue {
        case "Main Thread": self = .mainThread
        case "Core Animation": self = .coreAnimation
        default: return nil
        }
    }

    /// The name of the engine: `Main Thread` or `Core Animation`.
    public var rawValue: String {
        // A comparison would ask for the raw values.
        switch self {
        case .mainThread: "Main Thread"
        case .coreAnimation: "Core Animation"
        }
    }

    /// The name of the engine, the same as ``rawValue``.
    public var description: String { rawValue }
}
