// swift-tools-version: 6.1
import PackageDescription

// A user's package, as small as it can be: its sources import UIKit and QuartzCore and know nothing of Agate.

let package = Package(
    name: "ClientCheck",
    // Scripts/check builds it without system libraries, as a user may.
    dependencies: [
        Context.environment["AGATE_CLIENT_BARE"] == nil
            ? .package(name: "agate", path: "..") : .package(name: "agate", path: "..", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "ClientCheck",
            dependencies: [
                .product(name: "UIKit", package: "agate"),
                .product(name: "QuartzCore", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "TopLevel",
            dependencies: [
                .product(name: "UIKit", package: "agate"), .product(name: "AgateDisplay", package: "agate"),
            ],
            path: "TopLevel"
        ),
    ]
)

// What `Scripts/check-port` has ported from Examples/Ported, if it has, and a program that uses it.
if let ported = Context.environment["AGATE_PORTED"] {
    package.targets += [
        .target(
            name: "RatingKit",
            dependencies: [
                .product(name: "UIKit", package: "agate"), .product(name: "QuartzCore", package: "agate"),
            ],
            path: ported,
            exclude: [
                "RatingControl.ported.json", "RatingControlDelegate.ported.json", "StarsLayer.ported.json",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .executableTarget(
            name: "RatingCheck",
            dependencies: [
                "RatingKit", .product(name: "UIKit", package: "agate"),
                .product(name: "AgateDisplay", package: "agate"),
            ],
            path: "Ported",
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
    ]
}
