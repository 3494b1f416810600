/// What is told of a project that was carried over.
struct ProjectReport {
    private let root: String
    /// What there is to say, a line each.
    private(set) var text = ""
    /// Whether something was refused or is missing.
    private(set) var hasErrors = false

    init(root: String) { self.root = root }

    private mutating func say(_ level: Diagnostic.Level, _ path: String, _ sentence: String) {
        text += "\(path): \(level.rawValue): \(sentence)\n"
        if level == .error { hasErrors = true }
    }

    /// Tells of the targets that are not carried over.
    mutating func tell(of selection: TargetSelection) {
        for (target, reason) in selection.leftOut { say(.note, root, "target \(target.name): \(reason)") }
    }

    /// Tells of a target that is.
    mutating func tell(of ported: PortedTarget) {
        let target = ported.target
        for file in ported.files {
            if let reason = ported.leftOut[file.path] {
                say(.warning, file.path, "left out: \(reason)")
                continue
            }
            for diagnostic in file.diagnostics {
                text += "\(diagnostic)\n"
                if diagnostic.level == .error { hasErrors = true }
            }
        }
        for line in ported.broken {
            text += line + "\n"
            hasErrors = true
        }
        for path in target.foreignSources {
            say(ported.leavesOut ? .warning : .error, path, "not carried over: \(Self.reason(for: path))")
        }
        for path in target.hiddenResources {
            say(.warning, path, "left out: another resource of that name is in the bundle")
        }
        for path in target.missing {
            say(.error, path, "the project names it, and it is not there or cannot be read")
        }
        for (module, path) in ported.unknown where ported.leftOut[path] == nil {
            say(.error, path, "module \(module) is neither in the project nor here\(advice(module, target))")
        }
        let products = Set(target.packages.map(\.product)).subtracting(KnownModules.products)
        for package in target.packages
        where products.contains(package.product)
            && !ported.unknown.contains(where: { $0.module == package.product })
        {
            say(
                .warning,
                root,
                "target \(target.name) takes the product \(package.product) of \(package.location ?? "a package"); it is not in the new manifest"
            )
        }
        if target.kind == .application, !hasBeginning(ported) {
            say(
                .error,
                root,
                "target \(target.name) has no source with @main or @UIApplicationMain, and no main.swift"
            )
        }
        let carried = ported.files.count - ported.leftOut.count
        say(
            .note,
            root,
            "target \(target.name): \(carried) of \(ported.files.count) sources and \(target.resources.count) resources, in Sources/\(target.module)"
        )
    }

    /// Tells of classes that documents of Interface Builder name, and that are not there.
    mutating func tell(of documents: [InterfaceDocument], _ ported: [PortedTarget]) {
        guard !documents.isEmpty else { return }
        var known: Set<String> = []
        var leftOut: [String: String] = [:]
        for target in ported {
            for type in target.index.types.values where type.kind == "class" {
                known.insert(type.name.split(separator: ".").last.map(String.init) ?? type.name)
                known.insert(type.objectiveCName)
            }
            for file in target.files where target.leftOut[file.path] != nil {
                for name in DeclaredTypes.names(in: file.source) { leftOut[name] = file.path }
            }
        }
        for document in documents {
            for found in document.classes where !known.contains(found.name) && !Self.isApples(found.name) {
                let reason =
                    leftOut[found.name].map { "which the left-out \($0) declares" }
                    ?? "which no source declares that is carried over"
                let place = "\(document.path):\(found.line):\(found.column)"
                say(.warning, place, "it names the class \(found.name), \(reason)")
            }
        }
    }

    private static func isApples(_ name: String) -> Bool {
        AppleClasses.contains(name) || AppleNames.shared.types[name] != nil
    }

    private func hasBeginning(_ ported: PortedTarget) -> Bool {
        ported.target.sources.contains {
            ported.leftOut[$0.path] == nil && ($0.place == "main.swift" || ProjectSource.isBeginning($0.path))
        }
    }

    private func advice(_ module: String, _ target: XcodeTarget) -> String {
        let location = target.packages.first { $0.product == module }?.location
        return location.map { ": port its package, \($0), and add it to Package.swift" }
            ?? "; --leave-out goes on without this source"
    }

    private static func reason(for path: String) -> String {
        switch path.split(separator: ".").last.map(String.init) {
        case "m", "mm": "sources in Objective-C; write it in Swift"
        case "c", "cc", "cpp", "cxx", "s": "sources of C in a target of Swift; give it a target of its own"
        case "metal": "shaders of Metal"
        case "xcdatamodel", "xcdatamodeld": "models of Core Data"
        default: "nothing here reads it"
        }
    }
}
