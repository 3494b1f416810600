#if DEBUG && canImport(Runtime)
import Runtime
#endif

/// Where a program has activated a constraint: builds for debugging keep it, so that messages of conflicts name the line.
///
/// Source: uikit U63.
struct ActivationPlace {
    #if DEBUG && canImport(Runtime)
    /// How many calls are kept: those of UIKit's own, and the first of the program.
    private static let depth = 16
    /// The loaded images: found once, because that takes as long as thirty activations.
    private static let images = ImageMap.capture()
    /// The folder of UIKit's own sources.
    private static let ownFolder = String(#filePath.dropLast("Layout/ActivationPlace.swift".count))

    private let calls: Backtrace

    /// Keeps where the present call comes from; nil where that is not known, and in other builds.
    static func here() -> ActivationPlace? {
        let calls = try? Backtrace.capture(algorithm: .fast, limit: depth, top: 0, images: images)
        return calls.map { ActivationPlace(calls: $0) }
    }

    /// The innermost line outside of UIKit, as `/path/File.swift:12`; nil where nothing tells.
    var line: String? {
        let options: Backtrace.SymbolicationOptions = [.showSourceLocations, .showInlineFrames]
        for frame in calls.symbolicated(options: options)?.frames ?? [] {
            guard let place = frame.symbol?.sourceLocation, place.line > 0,
                !place.path.hasPrefix(Self.ownFolder), !place.path.hasSuffix("<compiler-generated>")
            else { continue }
            return "\(place.path):\(place.line)"
        }
        return nil
    }
    #else
    /// Keeps where the present call comes from; nil where that is not known, and in other builds.
    static func here() -> ActivationPlace? { nil }

    /// The innermost line outside of UIKit, as `/path/File.swift:12`; nil where nothing tells.
    var line: String? { nil }
    #endif
}
