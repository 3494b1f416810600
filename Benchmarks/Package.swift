// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, so that nobody who only wants Agate builds its benchmarks.

/// What SwiftPM calls the main package to the compiler: its folder's name as an identifier.
let agate = String(
    (Context.packageDirectory.split(separator: "/").dropLast().last ?? "agate").lowercased().map {
        $0.isLetter || $0.isNumber ? $0 : "_"
    }
)

let package = Package(
    name: "agate-bench",
    dependencies: [.package(name: "agate", path: "..")],
    targets: [
        .target(name: "CAllocations"),
        .executableTarget(
            name: "agate-bench",
            dependencies: [
                "CAllocations",
                .product(name: "UIKit", package: "agate"),
                .product(name: "Lottie", package: "agate"),
                .product(name: "QuartzCore", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
                .product(name: "AgateExamples", package: "agate"),
            ],
            packageAccess: false,
            swiftSettings: [
                .swiftLanguageMode(.v5),
                // The render tree is `package`: to measure it alone, the bench counts itself to the package.
                .unsafeFlags(["-package-name", agate]),
            ]
        ),
    ]
)
