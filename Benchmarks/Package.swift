// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, so that nobody who only wants Agate builds its benchmarks.

let package = Package(
    name: "agate-bench",
    dependencies: [.package(name: "agate", path: "..")],
    targets: [
        .executableTarget(
            name: "agate-bench",
            dependencies: [
                .product(name: "UIKit", package: "agate"),
                .product(name: "QuartzCore", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
                .product(name: "AgateExamples", package: "agate"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ]
)
