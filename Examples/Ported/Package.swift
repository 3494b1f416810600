// swift-tools-version: 5.9
import PackageDescription

// A library as one writes it for iOS: nothing in it knows of Agate.

let package = Package(
    name: "RatingKit",
    platforms: [.iOS(.v13)],
    products: [.library(name: "RatingKit", targets: ["RatingKit"])],
    targets: [.target(name: "RatingKit")]
)
