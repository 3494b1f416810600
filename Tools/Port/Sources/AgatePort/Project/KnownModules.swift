/// Which modules a ported source finds.
enum KnownModules {
    /// Modules of Agate that are products of its package; UIKit, QuartzCore and CoreGraphics go to every target.
    static let products: Set = [
        "AVFoundation", "AVKit", "CoreMedia", "CoreText", "ImageIO", "LayerMarkup", "Lottie",
    ]

    /// Modules of the toolchain and of Agate.
    private static let present: Set = [
        "AgateLog", "CoreFoundation", "CoreGraphics", "Dispatch", "Foundation", "FoundationNetworking",
        "FoundationXML", "Glibc",
        "Observation", "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing", "UIKit", "XCTest",
        "_Concurrency",
    ]

    /// Modules that the ported package gets a source of its own for.
    static let written: Set = ["PlaygroundSupport", "XCPlayground"]

    /// Whether a source that imports a module compiles here, as far as the module is concerned.
    ///
    /// Modules that the rule for imports speaks of count: it takes the import out, or says what is missing.
    static func has(_ module: String) -> Bool {
        present.contains(module) || products.contains(module) || written.contains(module)
            || ImportRule.speaks(of: module)
    }
}
