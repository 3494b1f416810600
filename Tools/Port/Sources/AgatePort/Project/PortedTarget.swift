import Foundation

/// A target after porting.
struct PortedTarget {
    /// The target.
    let target: XcodeTarget
    /// The name of the package that it is in.
    let packageName: String
    /// Whether sources that cannot compile here are left out.
    let leavesOut: Bool
    /// Its sources after porting, those that are left out among them, in the target's order.
    let files: [PortedFile]
    /// Why sources are left out, by path.
    let leftOut: [String: String]
    /// What left-out sources declare and others name: a sentence each.
    let broken: [String]
    /// Modules that its sources import.
    let imports: Set<String>
    /// Imports that nothing here answers, with the sources.
    let unknown: [(module: String, path: String)]

    /// The declarations of its sources, without those that are left out.
    let index: SourceIndex

    /// Ports the sources of a target.
    ///
    /// - Parameters:
    ///   - module: The sources, read.
    ///   - outer: The classes of the package's other modules.
    ///   - packageName: The name of the package that it is in.
    ///   - known: The modules of the package.
    ///   - leavesOut: Whether sources that cannot compile here are left out.
    init(
        _ target: XcodeTarget,
        _ module: ModulePort,
        outer: OuterClasses,
        packageName: String,
        known: Set<String>,
        leavesOut: Bool
    ) throws {
        self.target = target
        self.packageName = packageName
        self.leavesOut = leavesOut
        var module = module
        module.add(outer)
        var files = Self.ported(module)
        var imports: Set<String> = []
        var unknown: [(String, String)] = []
        var leftOut: [String: String] = [:]
        for (file, source) in zip(files, module.sources) {
            let modules = SourceImports.modules(in: source)
            let missing = modules.filter { !known.contains($0) && !KnownModules.has($0) }.sorted()
            unknown += missing.map { ($0, file.path) }
            // What the rule for imports put in the place of others needs its product, too.
            let all = modules.union(SourceImports.modules(in: SourceText(file.bytes)))
            guard leavesOut else {
                imports.formUnion(all)
                continue
            }
            if file.hasSyntaxErrors {
                leftOut[file.path] = "it does not parse"
            } else if let name = missing.first {
                leftOut[file.path] = "it imports \(name)"
            } else if let refused = file.diagnostics.first(where: { $0.level == .error }) {
                leftOut[file.path] = refused.text
            } else {
                imports.formUnion(all)
            }
        }
        self.imports = imports
        self.unknown = unknown
        self.leftOut = leftOut
        broken = Self.broken(files, leftOut)
        if !leftOut.isEmpty {
            // Lists of members name none of a source that is left out.
            let kept = target.sources.filter { leftOut[$0.path] == nil }
            module = try ModulePort(kept, documents: module.index.documents)
            module.add(outer)
            let again = Dictionary(zip(kept.map(\.path), Self.ported(module))) { first, _ in first }
            files = files.map { again[$0.path] ?? $0 }
        }
        self.files = files
        index = module.index
    }

    private static func ported(_ module: ModulePort) -> [PortedFile] {
        DeepThreads.map(module.files.count) { place in
            let name = module.files[place].relativePath
            return module.ported(place, hasHeader: name != "main.swift" && !name.hasSuffix("/main.swift"))
        }
    }

    /// Its classes with a name of their own in Objective-C.
    var classNames: [String: String] { InterfaceInformation.classNames(in: index, module: target.module) }

    /// Says which sources name types that left-out ones declare.
    private static func broken(_ files: [PortedFile], _ leftOut: [String: String]) -> [String] {
        guard !leftOut.isEmpty else { return [] }
        var owners: [String: String] = [:]
        for file in files where leftOut[file.path] != nil {
            for name in DeclaredTypes.names(in: file.source) { owners[name] = file.path }
        }
        guard !owners.isEmpty else { return [] }
        return files.filter { leftOut[$0.path] == nil }.flatMap { file in
            DeclaredTypes.identifiers(in: file.source).filter { owners[$0] != nil }.sorted().map { name in
                "\(file.path): error: it names \(name), which the left-out \(owners[name] ?? "") declares"
            }
        }
    }

    // MARK: Writing

    private var folder: String { "Sources/\(target.module)" }

    /// Whether it has a bundle.
    var hasBundle: Bool { target.information != nil || !target.resources.isEmpty }

    /// The folder of its bundle, in the folder of the target.
    var bundleName: String { "\(target.module).\(target.kind == .application ? "app" : "framework")" }

    /// Writes sources and bundle.
    ///
    /// - Parameters:
    ///   - modules: The modules of the package, its own first.
    ///   - classNames: The classes of the package with a name of their own in Objective-C.
    func write(to files: inout WrittenFiles, modules: [String], classNames: [String: String]) throws {
        for (file, source) in zip(self.files, target.sources) where leftOut[file.path] == nil {
            let stem = "\(folder)/\(source.place.dropLast(".swift".count))"
            let isMain = source.place == "main.swift" || source.place.hasSuffix("/main.swift")
            guard file.isRewritten || isMain else {
                try files.write(file.source.bytes, to: stem + ".swift")
                continue
            }
            // A program begins in a file of that name, and top-level code is allowed at the target's root alone.
            let place = isMain ? "\(folder)/main.swift" : stem + ".ported.swift"
            try files.write(isMain ? mainBytes(file) : file.bytes, to: place)
            try files.write(
                Array(file.sidecar.encoded()),
                to: "Edits/\(target.module)/\(source.place.dropLast(".swift".count)).json"
            )
        }
        if let text = InterfaceText.text(
            of: index,
            imports: imports.intersection(modules.dropFirst()).sorted()
        ) {
            try files.write(Array(text.utf8), to: "\(folder)/Interface+Target.swift")
        }
        guard hasBundle else { return }
        for resource in target.resources {
            try files.copy(resource.path, to: "\(folder)/\(bundleName)/\(resource.place)")
        }
        if let information = target.information {
            let information = InterfaceInformation.list(information, modules: modules, classNames: classNames)
            try files.write(information, to: "\(folder)/\(bundleName)/Info.plist")
        }
        try files.write(Array(BundleText.text(of: self).utf8), to: "\(folder)/Bundle+Target.swift")
    }

    /// The beginning of a program; that of a playground imports its sources, and shows its live view at the end.
    private func mainBytes(_ file: PortedFile) -> [UInt8] {
        let shown = imports.intersection(KnownModules.written)
        let added = target.dependencies.filter { $0.hasSuffix("_Sources") }.map { "import \($0)\n" }.joined()
        let end = shown.isEmpty ? "" : "\nPlaygroundPage.current.showLiveView()\n"
        return Array(added.utf8) + file.bytes + Array(end.utf8)
    }
}
