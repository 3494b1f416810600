// swift-tools-version: 6.1
import PackageDescription

// A user's package, as small as it can be: its sources import UIKit and QuartzCore and know nothing of Agate.

let package = Package(
    name: "ClientCheck",
    dependencies: [.package(name: "agate", path: "..")],
    targets: [
        .executableTarget(
            name: "ClientCheck",
            dependencies: [
                .product(name: "UIKit", package: "agate"),
                .product(name: "QuartzCore", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        )
    ]
)
