/// The targets that become part of the package.
struct TargetSelection {
    /// Programs, and the modules that they need.
    let targets: [XcodeTarget]
    /// Targets that are left out, with the reason.
    let leftOut: [(target: XcodeTarget, reason: String)]

    /// The names of the modules that are carried over.
    var modules: Set<String> { Set(targets.map(\.module)) }

    /// Chooses the programs of a project and the modules that they depend on or import; all modules where there is no program.
    ///
    /// - Throws: ``PortFailure`` where a source cannot be read.
    init(_ all: [XcodeTarget]) throws {
        var leftOut: [(XcodeTarget, String)] = []
        var libraries: [XcodeTarget] = []
        var chosen: [XcodeTarget] = []
        var names: Set<String> = []
        for target in all {
            switch target.kind {
            case .other(let kind):
                leftOut.append((target, "a target that makes a \(kind) is not carried over"))
            case .library: libraries.append(target)
            case .application:
                if names.insert(target.module).inserted {
                    chosen.append(target)
                } else {
                    leftOut.append(
                        (target, "another target makes a module of the same name, \(target.module)")
                    )
                }
            }
        }
        var waiting = chosen.isEmpty ? libraries : chosen
        if chosen.isEmpty {
            chosen = libraries
            names = Set(libraries.map(\.module))
        }
        while let target = waiting.popLast() {
            let imported = try target.sources.reduce(into: Set<String>()) { modules, source in
                modules.formUnion(SourceImports.modules(in: SourceText(try PortFiles.read(source.path))))
            }
            for library in libraries where !names.contains(library.module) {
                guard imported.contains(library.module) || target.dependencies.contains(library.name) else {
                    continue
                }
                names.insert(library.module)
                chosen.append(library)
                waiting.append(library)
            }
        }
        for library in libraries where !names.contains(library.module) {
            leftOut.append((library, "no program of the project imports it"))
        }
        targets = chosen
        self.leftOut = leftOut
    }
}
