/// The manifest of a ported package.
struct PackageText {
    private let name: String
    private let targets: [PortedTarget]
    private let agate: String
    /// Modules that sources import and that are written into the package: their names.
    let writtenModules: [String]

    init(name: String, targets: [PortedTarget], agate: String) {
        self.name = name
        self.targets = targets
        self.agate = agate
        writtenModules = targets.reduce(into: Set<String>()) {
            $0.formUnion($1.imports.intersection(KnownModules.written))
        }.sorted()
    }

    /// The manifest.
    var text: String {
        """
        // swift-tools-version: 6.1
        // Written by agate port.
        import PackageDescription

        let package = Package(
            name: \(HeaderLine.quoted(name)),
            dependencies: [.package(name: "agate", path: \(HeaderLine.quoted(agate)))],
            targets: [
        \((targets.map(row) + writtenModules.map(supportRow)).joined(separator: ",\n"))
            ]
        )

        """
    }

    private func row(_ ported: PortedTarget) -> String {
        let target = ported.target
        let kind = target.kind == .application ? "executableTarget" : "target"
        let modules = Set(targets.map(\.target.module))
        let own = targets.map(\.target).filter { target.dependencies.contains($0.name) }.map(\.module)
        let needed = Set(own).union(ported.imports.intersection(modules)).union(
            ported.imports.intersection(writtenModules)
        )
        let products =
            ["CoreGraphics", "QuartzCore", "UIKit"]
            + ported.imports.intersection(KnownModules.products).sorted()
        let dependencies =
            products.map { ".product(name: \"\($0)\", package: \"agate\")" }
            + needed.subtracting([target.module]).sorted().map { HeaderLine.quoted($0) }
        var arguments = [
            "name: \(HeaderLine.quoted(target.module))",
            "dependencies: [\n                    \(dependencies.joined(separator: ",\n                    ")),\n                ]",
        ]
        if ported.hasBundle {
            arguments.append("resources: [.copy(\(HeaderLine.quoted(ported.bundleName)))]")
        }
        let defines = target.conditions.map { ".define(\(HeaderLine.quoted($0)))" }
        arguments.append(
            "swiftSettings: [\((defines + [".swiftLanguageMode(.v5)"]).joined(separator: ", "))]"
        )
        return "        .\(kind)(\n            \(arguments.joined(separator: ",\n            "))\n        )"
    }

    private func supportRow(_ module: String) -> String {
        "        .target(name: \"\(module)\", dependencies: [.product(name: \"UIKit\", package: \"agate\")], swiftSettings: [.swiftLanguageMode(.v5)])"
    }
}
