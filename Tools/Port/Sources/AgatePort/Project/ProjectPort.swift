import Foundation

/// Makes a package of a project, a workspace, a playground or a folder with a program: its targets with their sources, resources and property
/// lists.
///
/// In the output `Sources/MODULE` holds the ported sources of a target and its bundle, `MODULE.app`; `Edits` holds the lists of edits. What an earlier run has
/// written and this one does not is removed.
public struct ProjectPort: Sendable {
    /// What is carried over.
    public let source: ProjectSource
    /// The folder that is written.
    public let output: String
    /// Whether sources that cannot compile here are left out.
    public var leavesOut = false
    /// How the package finds Agate: the path of its checkout.
    public var agate: String?

    /// Carries a project over into a folder.
    public init(_ source: ProjectSource, output: String) {
        self.source = source
        self.output = output
    }

    /// Ports.
    ///
    /// - Throws: ``PortFailure``; one of usage where the folder lies in the project, or there is no checkout of Agate to depend on.
    public func run() throws -> FolderPort.Result {
        let target = PortFiles.absolute(output) + "/"
        guard !target.hasPrefix(PortFiles.absolute(source.path) + "/") else {
            throw PortFailure.usage("\(output) lies in \(source.path); a package needs a folder of its own")
        }
        guard let agate else {
            throw PortFailure.usage(
                "Agate's checkout is not around this program: say where it is with --agate FOLDER"
            )
        }
        let selection = try TargetSelection(source.targets())
        var report = ProjectReport(root: source.path)
        report.tell(of: selection)
        guard !selection.targets.isEmpty else {
            throw PortFailure.damaged(
                source.path,
                "it has no target for iOS that makes a program or a module"
            )
        }
        let documents = InterfaceDocument.all(in: selection.targets.flatMap { $0.resources.map(\.path) })
        let ported = try targets(of: selection, documents)
        var files = WrittenFiles(root: output)
        let classNames = ported.reduce(into: [String: String]()) {
            $0.merge($1.classNames) { first, _ in first }
        }
        for target in ported {
            let others = ported.map(\.target.module).filter { $0 != target.target.module }.sorted()
            try target.write(to: &files, modules: [target.target.module] + others, classNames: classNames)
            report.tell(of: target)
        }
        report.tell(of: documents, ported)
        let manifest = PackageText(name: source.name, targets: ported, agate: agate)
        try files.write(Array(manifest.text.utf8), to: "Package.swift")
        for module in manifest.writtenModules {
            try files.write(
                Array(PlaygroundSupportText.text.utf8),
                to: "Sources/\(module)/PlaygroundPage.swift"
            )
        }
        try files.finish()
        return FolderPort.Result(said: report.text, status: report.hasErrors ? 1 : 0, isUnchanged: false)
    }

    /// Ports the sources of the targets; those of each are read first, for classes of one derive from another's.
    private func targets(of selection: TargetSelection, _ documents: [InterfaceDocument]) throws
        -> [PortedTarget]
    {
        let names = documents.reduce(into: InterfaceNames()) { $0.merge($1.names) }
        let modules = try selection.targets.map { try ModulePort($0.sources, documents: names) }
        let classes = modules.map { OuterClasses($0.index) }
        return try selection.targets.indices.map { place in
            var outer = OuterClasses()
            for other in classes.indices where other != place { outer.merge(classes[other]) }
            return try PortedTarget(
                selection.targets[place],
                modules[place],
                outer: outer,
                packageName: source.name,
                known: selection.modules,
                leavesOut: leavesOut
            )
        }
    }
}

extension ProjectSource {
    /// The name of the package: that of the project, as a module's name.
    var name: String {
        BuildSettings.identifier(
            URL(fileURLWithPath: path).standardizedFileURL.deletingPathExtension().lastPathComponent
        )
    }
}
