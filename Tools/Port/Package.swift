// swift-tools-version: 6.1
import PackageDescription

// Apart from the main package, which is to build without swift-syntax.

let package = Package(
    name: "agate-port",
    products: [
        .library(name: "AgatePort", targets: ["AgatePort"]),
        .executable(name: "agate-port", targets: ["agate-port"]),
        .plugin(name: "AgatePortPlugin", targets: ["AgatePortPlugin"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
    ],
    targets: [
        .target(
            name: "AgatePort",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            exclude: ["README.md"]
        ),
        .executableTarget(name: "agate-port", dependencies: ["AgatePort"]),
        .plugin(name: "AgatePortPlugin", capability: .buildTool(), dependencies: ["agate-port"]),
        .testTarget(
            name: "AgatePortTests",
            dependencies: [
                "AgatePort",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]
        ),
    ]
)
