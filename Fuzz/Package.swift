// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, as the benchmarks are; built by `Scripts/fuzz`, which adds the sanitizers.

/// What SwiftPM calls the main package to the compiler: its folder's name as an identifier.
let agate = String(
    (Context.packageDirectory.split(separator: "/").dropLast().last ?? "agate").lowercased().map {
        $0.isLetter || $0.isNumber ? $0 : "_"
    }
)

let package = Package(
    name: "agate-fuzz",
    dependencies: [.package(name: "agate", path: "..")],
    targets: [
        .target(name: "CFuzzer"),
        .executableTarget(
            name: "agate-fuzz",
            dependencies: [
                "CFuzzer", .product(name: "CoreGraphics", package: "agate"),
                .product(name: "QuartzCore", package: "agate"),
                .product(name: "LayerMarkup", package: "agate"),
                .product(name: "Lottie", package: "agate"),
                .product(name: "CoreText", package: "agate"),
                .product(name: "UIKit", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
                .product(name: "AgateBrowser", package: "agate"),
            ],
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v5),
                // The floors below Apple's modules are `package`: to reach them, the fuzzer counts itself to the package.
                .unsafeFlags(["-package-name", agate]),
            ]
        ),
    ]
)
