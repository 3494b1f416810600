// swift-tools-version: 6.1
import PackageDescription

// Imports go down only; the table of floors is in ARCHITECTURE.md, and FloorsTests holds the source to it.

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// The build settings of sources that ask which system libraries there are: `#if AGATE_PNG`.
let libraries: [SwiftSetting] = [
    .define("AGATE_PNG", .when(traits: among("PNG"))),
    .define("AGATE_DEFLATE", .when(traits: among("Deflate"))),
    .define("AGATE_JPEG", .when(traits: among("JPEG"))),
    .define("AGATE_WEBP", .when(traits: among("WebP"))),
    .define("AGATE_GIF", .when(traits: among("GIF"))),
    .define("AGATE_ICC", .when(traits: among("ICC"))),
    .define("AGATE_FONTS", .when(traits: among("Fonts"))),
    .define("AGATE_SHAPING", .when(traits: among("Shaping"))),
    .define("AGATE_XML", .when(traits: among("XML"))),
    .define("AGATE_ZIP", .when(traits: among("ZIP"))),
    .define("AGATE_GZIP", .when(traits: among("Gzip"))),
    .define("AGATE_DIGEST", .when(traits: among("Digest"))),
    .define("AGATE_DYNAMICS", .when(traits: among("Dynamics"))),
    .define("AGATE_BROWSER", .when(traits: among("Browser"))),
]

/// The traits that enable a system library: its own, and the one that enables all.
///
/// One trait alone is enabled by default. SwiftPM passes each enabled trait to the compiler as a definition, in the order
/// of a set, which differs from run to run: with two or more, a second `swift build` sees other arguments and compiles
/// every file again.
func among(_ trait: String) -> Set<String> {
    ["SystemLibraries", trait]
}

/// A floor of the render side: Swift 6 language mode.
func floor(
    _ name: String, below: [Target.Dependency] = [], with more: [SwiftSetting] = [],
    resources: [Resource]? = nil
) -> Target {
    .target(
        name: name, dependencies: below, exclude: ["README.md"], resources: resources, swiftSettings: settings + more)
}

/// A module of the client side: Apple's API predates strict concurrency, so Swift 5 language mode.
///
/// - Parameter path: The folder, where it has another name than the target.
func client(
    _ name: String, below: [Target.Dependency], with more: [SwiftSetting] = [], resources: [Resource] = [],
    path: String? = nil
) -> Target {
    .target(
        name: name, dependencies: below, path: path, exclude: ["README.md"], resources: resources,
        swiftSettings: settings + more + [.swiftLanguageMode(.v5)])
}

/// Tests of one target, and what else they look at.
///
/// They are not optimised in release builds either: compiling them optimised takes longer than they run. What they test is.
///
/// - Parameter computing: Whether the tests themselves compute much (pixels, oracles), so that optimising them pays.
func tests(
    _ name: String, of below: [Target.Dependency], computing: Bool = false, resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: below + ["AgateTestSupport"], resources: resources,
        swiftSettings: settings + libraries + [.swiftLanguageMode(.v5)]
            + (computing ? [] : [.unsafeFlags(["-Onone"], .when(configuration: .release))]))
}

let package = Package(
    name: "agate",
    products: [
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "ImageIO", targets: ["ImageIO"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreMedia", targets: ["CoreMedia"]),
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        // With the inspector, which `--browser` and `--inspect` look for.
        .library(name: "UIKit", targets: ["UIKit", "AgateInspector", "AgateLog"]),
        .library(name: "Lottie", targets: ["Lottie"]),
        .library(name: "LayerMarkup", targets: ["LayerMarkup"]),
        .library(name: "AgateRendering", targets: ["AgateRendering"]),
        .library(name: "AgateDisplay", targets: ["AgateDisplay"]),
        .library(name: "AgateWindow", targets: ["AgateWindow"]),
        .library(name: "AgateBrowser", targets: ["AgateBrowser"]),
        .library(name: "AgateExamples", targets: ["AgateExamples"]),
        .executable(name: "agate", targets: ["agate"]),
    ],
    traits: [
        .trait(name: "SystemLibraries", description: "All system libraries, and the package, that the traits below name one by one."),
        .trait(name: "PNG", description: "Reads PNG files with the system's libpng."),
        .trait(name: "Deflate", description: "Compresses PNG files with the system's libdeflate."),
        .trait(name: "JPEG", description: "Reads and writes JPEG files with the system's libjpeg-turbo."),
        .trait(name: "WebP", description: "Reads WebP files with the system's libwebp."),
        .trait(name: "GIF", description: "Reads GIF files with the system's giflib."),
        .trait(name: "ICC", description: "Understands ICC colour profiles with the system's Little CMS."),
        .trait(name: "Unicode", description: "Finds directions and breaks of text with the system's ICU."),
        .trait(name: "Fonts", description: "Reads and finds fonts with the system's FreeType and fontconfig."),
        .trait(name: "Shaping", description: "Shapes text with the system's HarfBuzz."),
        .trait(name: "XML", description: "Reads Core Animation markup with the system's expat."),
        .trait(name: "HTML", description: "Reads HTML into attributed strings with the system's libxml2."),
        .trait(name: "ZIP", description: "Reads ZIP archives of documents with the system's libzip."),
        .trait(name: "JSON", description: "Changes nothing: JSON is read without a system library. It is there for manifests that name it."),
        .trait(name: "Gzip", description: "Unpacks gzip with the system's libdeflate."),
        .trait(name: "Browser", description: "Shows programs in a browser; without it nothing here listens on a network."),
        .trait(name: "Digest", description: "Checks the chunks of a render with SHA-256 of the system's libcrypto."),
        .trait(name: "Dynamics", description: "Moves views by the laws of UIDynamicAnimator with the system's Chipmunk."),
        .trait(name: "Media", description: "Reads sound and film with the system's FFmpeg libraries, which are loaded when the first file is opened."),
        .trait(name: "Window", description: "Shows programs in windows with the system's SDL 2, which is loaded when the first one opens."),
        .default(enabledTraits: ["SystemLibraries"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // Values: geometry, layout, the runtime, pixels
        floor("AgateGeometry"),
        floor("AgateLayout"),
        floor("AgateJSON"),
        .target(name: "AgateLog", exclude: ["README.md"], swiftSettings: settings),
        .target(name: "CAgateKernels"),
        .target(name: "CAgateThreads"),
        .target(name: "CAgateRuntime"),
        // The libraries are loaded when a file is opened; without the trait its functions are there and fail, for FFmpeg's headers may not be.
        .target(name: "CAgateMedia", cSettings: [.define("AGATE_MEDIA", .when(traits: among("Media")))]),
        client("CoreMedia", below: []),
        floor("AgateRuntime", below: ["CAgateRuntime"]),
        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "CLibDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(
            name: "CLibTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(
            name: "CLibWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(name: "CLibGIF", providers: [.apt(["libgif-dev"])]),
        .systemLibrary(
            name: "CLibLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
        .systemLibrary(
            name: "CLibFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
        .systemLibrary(
            name: "CLibFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(
            name: "CLibHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
        // Without the trait its functions are there and fail, for libpng's headers may not be.
        .target(
            name: "CAgatePNG", dependencies: [.target(name: "CLibPNG", condition: .when(traits: among("PNG")))],
            cSettings: [.define("AGATE_PNG", .when(traits: among("PNG")))]),
        floor(
            "AgatePixels",
            below: [
                "AgateGeometry",
                .target(name: "CAgatePNG", condition: .when(traits: among("PNG"))),
                .target(name: "CLibDeflate", condition: .when(traits: among("Deflate"))),
                .target(name: "CLibTurboJPEG", condition: .when(traits: among("JPEG"))),
                .target(name: "CLibWebP", condition: .when(traits: among("WebP"))),
                .target(name: "CLibGIF", condition: .when(traits: among("GIF"))),
                .target(name: "CLibLCMS", condition: .when(traits: among("ICC"))),
            ],
            with: libraries),
        floor("AgateMedia", below: ["AgatePixels", "CAgateMedia"]),
        // Drawing and timing
        floor(
            "AgateRaster",
            below: ["AgateGeometry", "AgatePixels", "CAgateKernels"]),
        .systemLibrary(
            name: "CLibICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"])]),
        // As CAgatePNG: without the trait its functions are there and fail.
        .target(
            name: "CAgateUnicode", dependencies: [.target(name: "CLibICU", condition: .when(traits: among("Unicode")))],
            cSettings: [.define("AGATE_UNICODE", .when(traits: among("Unicode")))]),
        // As CAgatePNG: without the trait its functions are there and fail.
        .target(
            name: "CAgateHTML", dependencies: [.target(name: "CLibXML2", condition: .when(traits: among("HTML")))],
            cSettings: [.define("AGATE_HTML", .when(traits: among("HTML")))]),
        floor(
            "AgateTiming", below: ["AgateGeometry", "AgatePixels"]),
        // Text
        floor(
            "AgateText",
            below: [
                "AgateRaster", "AgatePixels", "AgateGeometry", "CAgateUnicode",
                .target(name: "CLibFreeType", condition: .when(traits: among("Fonts"))),
                .target(name: "CLibFontconfig", condition: .when(traits: among("Fonts"))),
                .target(name: "CLibHarfBuzz", condition: .when(traits: among("Shaping"))),
            ],
            with: libraries),
        // Scenes and documents
        floor(
            "AgateScene",
            below: ["AgateTiming", "AgateGeometry", "AgatePixels", "AgateRuntime"]),
        .systemLibrary(
            name: "CLibExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(
            name: "CLibZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"])]),
        floor(
            "AgateDocuments",
            below: [
                "AgateTiming", "AgatePixels", "AgateGeometry", "AgateJSON",
                .target(name: "CLibExpat", condition: .when(traits: among("XML"))),
                .target(name: "CLibZip", condition: .when(traits: among("ZIP"))),
                .target(name: "CLibDeflate", condition: .when(traits: among("Gzip"))),
            ],
            with: libraries),
        // The compositor
        floor(
            "AgateCompositor",
            below: ["AgateScene", "AgateTiming", "AgateRaster", "AgateGeometry", "AgatePixels"]),
        // Displays, windows, Core Graphics
        .target(name: "CAgateFiles"),
        .target(name: "CAgateMainQueue"),
        floor(
            "AgateDisplay",
            below: [
                "AgateCompositor", "AgateScene", "AgatePixels", "AgateGeometry", "AgateRuntime",
                "CAgateFiles", "CAgateMainQueue", "CAgateThreads",
            ]),
        // The library is loaded when a window is wanted; without the trait its functions are there and fail, for SDL's headers may not be.
        .target(name: "CAgateSDL", cSettings: [.define("AGATE_WINDOW", .when(traits: among("Window")))]),
        .target(name: "AgateWindow", dependencies: ["AgateDisplay", "AgatePixels", "CAgateSDL"], exclude: ["README.md"], swiftSettings: settings),
        // Swift Testing asks for these two by name beside CoreGraphics and UIKit; they are empty.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        client(
            "CoreGraphics",
            below: ["AgateText", "AgateRaster", "AgatePixels", "AgateGeometry", "_Testing_CoreGraphics"]),
        // Pages, image files, text and layers under Apple's names
        floor(
            "AgateBrowser",
            below: ["AgateDisplay", "AgatePixels", "AgateGeometry"],
            with: libraries, resources: [.embedInCode("Page/page.html"), .embedInCode("Page/page.css"), .embedInCode("Page/page.js")]),
        client("ImageIO", below: ["CoreGraphics", "AgatePixels"]),
        client(
            "CoreText", below: ["CoreGraphics", "AgateText", "AgatePixels", "AgateGeometry"]),
        client(
            "QuartzCore",
            below: [
                "CoreGraphics", "CoreText", "AgateScene", "AgateTiming", "AgateText", "AgatePixels", "AgateGeometry",
                "AgateCompositor", "AgateDisplay", "AgateRuntime", "CAgateThreads",
            ]),
        // Sound and film
        client(
            "AVFoundation",
            below: ["QuartzCore", "CoreMedia", "CoreGraphics", "AgateMedia", "AgateWindow", "AgateDisplay", "AgatePixels", "CAgateMedia"]),
        // Views, and what stands on them
        .systemLibrary(name: "CLibChipmunk", providers: [.apt(["chipmunk-dev"])]),
        client(
            "UIKitBase",
            below: [
                "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateDocuments", "AgateText", "AgatePixels", "AgateGeometry",
                "AgateRuntime", "CAgateHTML",
            ]),
        client(
            "UIKitCore",
            below: [
                "UIKitBase", "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateScene",
                "AgateTiming", "AgateText", "AgatePixels", "AgateGeometry", "AgateLayout", "AgateRuntime",
            ]),
        client(
            "UIKitLists",
            below: ["UIKitCore", "QuartzCore", "CoreGraphics", "AgateDisplay", "AgateRuntime"]),
        client(
            "UIKitControllers",
            below: ["UIKitLists", "UIKitCore", "QuartzCore", "CoreGraphics"]),
        client(
            "UIKitInterfaceBuilder",
            below: [
                "UIKitControllers", "UIKitLists", "UIKitCore", "UIKitBase", "QuartzCore", "CoreText", "CoreGraphics", "AgateDocuments",
            ]),
        client(
            "UIKitDynamics",
            below: [
                "UIKitCore", "QuartzCore", "CoreGraphics",
                .target(name: "CLibChipmunk", condition: .when(traits: among("Dynamics"))),
            ],
            with: libraries),
        client("UIKitHost", below: ["UIKitCore", "QuartzCore", "AgateBrowser", "AgateWindow", "AgateDisplay"]),
        // What programs import: it shows the modules above as one.
        client(
            "UIKit",
            below: [
                "UIKitHost", "UIKitDynamics", "UIKitInterfaceBuilder", "UIKitControllers", "UIKitLists", "UIKitCore",
                "CoreText", "_Testing_UIKit",
            ]),
        client("AVKit", below: ["AVFoundation", "UIKit", "CoreMedia", "QuartzCore", "CoreGraphics"]),
        client(
            "Lottie",
            below: ["UIKit", "QuartzCore", "CoreText", "CoreGraphics", "AgateDocuments", "AgateTiming", "AgatePixels", "AgateGeometry"]),
        client(
            "AgateInspector",
            below: [
                "UIKit", "QuartzCore", "CoreGraphics", "AgateBrowser", "AgateDisplay", "AgateCompositor", "AgateScene", "AgateTiming",
                "AgatePixels", "AgateGeometry", "AgateJSON",
            ],
            resources: [
                .embedInCode("Page/inspect.html"), .embedInCode("Page/inspect.css"), .embedInCode("Page/inspect.js"),
            ]),
        client(
            "LayerMarkup",
            below: [
                "QuartzCore", "CoreText", "CoreGraphics", "AgateDocuments", "AgateScene", "AgateTiming", "AgatePixels",
                "AgateGeometry",
            ]),
        .systemLibrary(
            name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        client(
            "AgateRendering",
            below: [
                "Lottie", "LayerMarkup", "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateDocuments",
                "AgateCompositor", "AgatePixels", .target(name: "CLibCrypto", condition: .when(traits: among("Digest"))),
            ],
            with: libraries),
        // Programs
        .target(
            name: "AgateExamples", dependencies: ["AVFoundation", "UIKit", "Lottie", "QuartzCore", "AgateDisplay"],
            path: "Examples", exclude: ["README.md", "Documents", "Ported"],
            resources: [.embedInCode("Storyboard/Lighthouse.storyboard")], swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "agate",
            dependencies: [
                "AgateExamples", "AgateInspector", "AgateRendering", "UIKit", "UIKitInterfaceBuilder", "LayerMarkup", "QuartzCore", "AgateBrowser", "AgateDisplay",
                "AgateWindow", "AgateCompositor", "AgatePixels", "AgateText",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["README.md"],
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),

        // Tests
        .target(
            name: "AgateTestSupport",
            dependencies: ["AgateDisplay", "AgatePixels", "AgateGeometry", "AgateScene"],
            path: "Tests/Support",
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .target(
            name: "AgateTestTrees",
            dependencies: [
                "AgateTestSupport", "QuartzCore", "CoreGraphics", "AgateDisplay", "AgateScene", "AgateTiming",
            ],
            path: "Tests/TestTrees",
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .target(
            name: "UIKitTestSupport", dependencies: ["UIKitCore", "AgateDisplay"], path: "Tests/UIKitTestSupport",
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        tests("AgateRuntimeTests", of: ["AgateRuntime"]),
        tests("AgateGeometryTests", of: ["AgateGeometry"], computing: true),
        tests("AgateLayoutTests", of: ["AgateLayout"], computing: true),
        tests("AgatePixelsTests", of: ["AgatePixels", "AgateGeometry"], computing: true),
        tests("AgateRasterTests", of: ["AgateRaster", "AgatePixels", "AgateGeometry", "CAgateKernels"], computing: true),
        tests(
            "AgateTextTests", of: ["AgateText", "AgateRaster", "AgatePixels", "AgateGeometry"],
            resources: [.copy("Tables"), .copy("Line/LineTables")]),
        tests("AgateTimingTests", of: ["AgateTiming", "AgateGeometry", "AgatePixels"], computing: true),
        tests("AgateSceneTests", of: ["AgateScene", "AgateTiming", "AgateGeometry", "AgatePixels"]),
        tests(
            "LottieTests",
            of: [
                "Lottie", "UIKit", "QuartzCore", "CoreText", "AgateDocuments", "AgateTiming", "AgateDisplay", "AgatePixels", "AgateGeometry",
            ]),
        tests(
            "AgateDocumentsTests", of: ["AgateDocuments", "AgateTiming", "AgatePixels", "AgateGeometry"],
            resources: [.copy("Tables")]),
        tests(
            "AgateCompositorTests",
            of: [
                "AgateCompositor", "AgateDisplay", "AgateScene", "AgateTiming", "AgateRaster", "AgatePixels",
                "AgateGeometry",
            ],
            computing: true),
        .executableTarget(
            name: "HostProgram", dependencies: ["UIKit", "AgateInspector"], path: "Tests/HostProgram", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "HostBench", dependencies: ["AgateWindow", "AgateDisplay", "QuartzCore", "CAgateSDL"], path: "Tests/HostBench",
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "InspectorBench", dependencies: ["AgateInspector", "AgateBrowser", "AgatePixels", "AgateDisplay", "QuartzCore"], path: "Tests/InspectorBench",
            swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "ScalingProbe",
            dependencies: ["UIKit", "Lottie", "LayerMarkup", "QuartzCore", "CoreGraphics", "AgateBrowser", "AgateDisplay", "AgateDocuments"],
            path: "Tests/ScalingProbe", swiftSettings: settings + [.swiftLanguageMode(.v5)]),
        tests("AVFoundationTests", of: ["AVFoundation", "CoreMedia", "QuartzCore", "AgateMedia", "AgateDisplay", "AgatePixels"]),
        tests("AVKitTests", of: ["AVKit", "AVFoundation", "UIKit", "AgateDisplay"]),
        tests("AgateWindowTests", of: ["AgateWindow", "AgateDisplay", "CAgateSDL", "HostProgram", "HostBench"]),
        tests("AgateBrowserTests", of: ["AgateBrowser", "AgateDisplay", "AgatePixels", "AgateGeometry"]),
        tests("CoreGraphicsTests", of: ["CoreGraphics", "AgateText", "AgateRaster", "AgatePixels", "AgateGeometry"], computing: true),
        tests("ImageIOTests", of: ["ImageIO"]),
        tests(
            "CoreTextTests", of: ["CoreText", "CoreGraphics", "AgateText", "AgatePixels", "AgateGeometry"],
            resources: [.copy("Tables")]),
        tests(
            "QuartzCoreTests",
            of: [
                "QuartzCore", "CoreText", "CoreGraphics", "AgateDisplay", "AgateScene", "AgateText", "AgateTiming", "AgateGeometry",
                "AgatePixels",
            ]),
        tests(
            "UIKitTests", of: ["UIKit", "UIKitTestSupport", "AgateLog", "CoreText", "AgateDisplay", "AgateRuntime", "AgateWindow"],
            resources: [.copy("Tables")]),
        tests("UIKitListsTests", of: ["UIKitLists", "UIKitCore", "UIKitTestSupport", "AgateDisplay", "AgateRuntime"]),
        tests("UIKitInterfaceBuilderTests", of: ["UIKitInterfaceBuilder", "UIKitTestSupport", "AgateDisplay", "AgateDocuments"]),
        tests("UIKitDynamicsTests", of: ["UIKitDynamics", "UIKitCore", "UIKitTestSupport", "AgateDisplay"]),
        tests(
            "LayerMarkupTests",
            of: [
                "LayerMarkup", "AgateTestTrees", "QuartzCore", "CoreGraphics", "AgateDisplay", "AgateDocuments", "AgateScene", "AgateTiming",
                "AgatePixels", "AgateGeometry",
            ]),
        tests(
            "AgateInspectorTests",
            of: [
                "AgateInspector", "UIKit", "QuartzCore", "AgateBrowser", "AgateDisplay", "AgateCompositor", "AgateScene", "AgateTiming",
                "AgatePixels",
            ],
            resources: [.copy("References")]),
        tests("BehaviourTests", of: ["UIKit", "QuartzCore", "AgateDisplay"]),
        tests(
            "OracleTests",
            of: ["QuartzCore", "UIKit", "AgateDisplay", "AgateTiming", "AgateScene", "AgateGeometry"],
            computing: true,
            resources: [.copy("Tables")]),
        tests(
            "PropertyTests",
            of: [
                "AgateTestTrees", "QuartzCore", "AgateCompositor", "AgateDisplay", "AgateScene", "AgateTiming",
                "AgatePixels", "AgateGeometry",
            ],
            computing: true),
        tests(
            "GoldenTests",
            of: [
                "AgateTestTrees", "Lottie", "QuartzCore", "CoreText", "UIKit", "AgateDisplay", "AgateCompositor", "AgateScene",
                "AgatePixels", "AgateGeometry", "AgateRaster", "AgateText",
            ],
            computing: true,
            resources: [.copy("References"), .copy("Tables")]),
        tests(
            "ExampleTests",
            of: [
                "AgateExamples", "AgateInspector", "AgateRendering", "agate", "AVFoundation", "UIKit", "Lottie", "LayerMarkup", "QuartzCore", "AgateDisplay", "AgatePixels",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        tests(
            "DocumentationTests", of: [
                "AgateRendering", "LayerMarkup", "Lottie", "UIKit", "QuartzCore", "CoreGraphics", "AgateDisplay", "AgatePixels",
            ]),
        tests("ProjectTests", of: []),
    ],
    swiftLanguageModes: [.v6]
)

// AGATE_TESTS names the test targets to build, with commas between them. They and what they stand on are the whole package
// then, so that one area's tests build in a fraction of the time.
if let chosen = Context.environment["AGATE_TESTS"]?.split(separator: ",").map(String.init) {
    var kept: Set<String> = []
    var open = chosen
    while let name = open.popLast() {
        guard kept.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) else { continue }
        for case .targetItem(let below, _) in target.dependencies { open.append(below) }
        for case .byNameItem(let below, _) in target.dependencies { open.append(below) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { product in
        switch product {
        case let library as Product.Library: !kept.isSuperset(of: library.targets)
        case let program as Product.Executable: !kept.isSuperset(of: program.targets)
        default: false
        }
    }
}
