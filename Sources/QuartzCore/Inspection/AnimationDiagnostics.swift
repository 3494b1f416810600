/// Warnings about animations, filters, text layers and geometry that will not do what was meant.
///
/// On Apple's systems, and here by default, an animation of a misspelt key path is ignored without a message
/// and has no effect. With the warnings on, each such animation is reported once per layer and key:
///
///     AnimationDiagnostics.categories = .all
///     layer.add(CABasicAnimation(keyPath: "positon"), forKey: "move")
///     // agate: <CALayer: 0x55…> "card", animation "move" of positon does nothing: no property has the key path …
///
/// The environment variable `AGATE_DIAGNOSTICS` switches them on without a change of the program: `1` or `all`, or
/// names with commas between them (`keyPaths,ends`). While they are off, adding an animation costs one look at
/// a flag more.
///
/// Tests gather warnings with ``warnings(_:in:)``.
public enum AnimationDiagnostics {
    /// The subjects of warnings.
    public struct Categories: OptionSet, Sendable, Hashable {
        /// The subjects as a bit mask, one bit for each constant of ``Categories``.
        public let rawValue: UInt8

        /// Makes a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The key path names nothing that can be animated.
        public static let keyPaths = Categories(rawValue: 1 << 0)
        /// A value is of another type than the property, or holds a number that is not finite.
        public static let values = Categories(rawValue: 1 << 1)
        /// The layer is on no display when the turn ends in which the animation was added.
        public static let display = Categories(rawValue: 1 << 2)
        /// The animation ends elsewhere than at the model's value, so that the layer will jump.
        public static let ends = Categories(rawValue: 1 << 3)
        /// The animation has no length, or nothing to animate.
        public static let effects = Categories(rawValue: 1 << 4)
        /// A filter, a blend mode or an input has a name that nothing is known by.
        public static let filters = Categories(rawValue: 1 << 5)
        /// A text layer has fewer pixels to a point than its display, so that its letters are coarse.
        public static let text = Categories(rawValue: 1 << 6)
        /// A position, bounds or a frame that is not finite was set, and the layer keeps the one it had.
        ///
        /// Reported whether or not warnings are on: to ``AnimationDiagnostics/mistakeHandler`` where they are off. Apple's systems end the
        /// program with `CALayerInvalidGeometry`.
        public static let geometry = Categories(rawValue: 1 << 7)
        /// All subjects, as the environment value `AGATE_DIAGNOSTICS=all` switches them on.
        public static let all: Categories = [
            .keyPaths, .values, .display, .ends, .effects, .filters, .text, .geometry,
        ]
    }

    /// A warning about one layer, and about one of its animations or properties.
    public struct Warning: Sendable, Hashable, CustomStringConvertible {
        /// The subject of the warning.
        public let category: Categories
        /// The layer, as it prints, with its name.
        public let layer: String
        /// The key that the animation was added under; nil for filters, texts and geometry, too.
        public let key: String?
        /// The key path that the animation would change; for filters, texts and geometry the property that is wrong.
        public let keyPath: String?
        /// The mistake in words, and where that is clear, its correction.
        public let text: String

        /// The warning in one line.
        public var description: String {
            if category == .filters || category == .text || category == .geometry {
                return "\(layer), \(keyPath ?? "filters"): \(text)"
            }
            let name = key.map { "animation \"\($0)\"" } ?? "an animation without a key"
            return "\(layer), \(name)\(keyPath.map { " of \($0)" } ?? ""): \(text)"
        }
    }

    /// The subjects that are warned of; at first those of the environment, else none.
    public static var categories: Categories {
        get { DiagnosticsState.shared.categories }
        set { DiagnosticsState.shared.categories = newValue }
    }

    /// Takes the warnings; nil, the default, writes each as a line to standard error.
    ///
    /// It is called on the thread that adds or commits the animation, sets the filter or draws the text.
    public static var handler: (@Sendable (Warning) -> Void)? {
        get { DiagnosticsState.shared.handler }
        set { DiagnosticsState.shared.handler = newValue }
    }

    /// Receives reports of mistakes that no program means to make, whether or not warnings are on; nil, the default, writes each as a line
    /// to standard error.
    ///
    /// Among them are a thread that ends while it holds ``CATransaction/lock()``; a position, bounds or a frame of a layer that is not finite,
    /// reported once for a layer and property; numbers that are not finite where a view takes none; and what a program asks UIKit for and does not
    /// get: files of Interface Builder, images and methods that are not there. Of views, each mistake is reported once for a display. It is called on
    /// the thread that makes the mistake.
    public static var mistakeHandler: (@Sendable (String) -> Void)? {
        get { DiagnosticsState.shared.mistakeHandler }
        set { DiagnosticsState.shared.mistakeHandler = newValue }
    }

    /// Reports a mistake, whether or not warnings are on.
    package static func report(mistake: String) { DiagnosticsState.shared.tellOfMistake(mistake) }

    /// Collects the mistakes that the calling thread reports while a closure runs; no handler receives them.
    package static func mistakes(in body: () throws -> Void) rethrows -> [String] {
        try DiagnosticsState.shared.gatherMistakes(body)
    }

    /// Collects the warnings of the calling thread while a closure runs; no handler receives them.
    ///
    ///     let warnings = AnimationDiagnostics.warnings {
    ///         layer.add(animation, forKey: "move")
    ///         display.advance(by: 0)
    ///     }
    ///
    /// - Parameters:
    ///   - categories: The subjects to warn of, whatever ``categories`` says.
    ///   - body: The code whose warnings are collected.
    /// - Returns: The warnings in order.
    public static func warnings(_ categories: Categories = .all, in body: () throws -> Void) rethrows
        -> [Warning]
    {
        try DiagnosticsState.shared.gather(categories, body)
    }
}
