import AgatePort
import Foundation

/// Does what the command line asks for.
struct PortCommand {
    let arguments: Arguments

    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Does what a command line asks for.
    ///
    /// - Returns: The status of the program.
    static func run(_ words: [String]) throws(PortFailure) -> Int32 {
        do {
            return try PortCommand(Arguments(words)).run()
        } catch let failure as PortFailure {
            throw failure
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// - Returns: The status of the program.
    func run() throws -> Int32 {
        switch arguments.action {
        case .help:
            write(Arguments.help)
            return 0
        case .rules:
            write(Explanation.table())
            return 0
        case .check:
            return try check()
        case .difference:
            return try show { UnifiedDifference.text(of: $0, target: Self.target(of: $0.path)) }
        case .explain:
            return try show { Explanation.text(of: $0) }
        case .port(let output, let isBuilt):
            let status = try port(into: output)
            return isBuilt ? max(status, try build(output)) : status
        case .index(let output):
            let source = SourceText(try PortFiles.read(try only()))
            try PortFiles.write(Array(FilePort.index(of: source).encoded().utf8), to: output)
            return 0
        case .merge(let output):
            var index = SourceIndex()
            // Indexes, and the sources they are of: what those test for no index of one file knows. And documents of Interface Builder.
            let sources = arguments.paths.filter { $0.hasSuffix(".swift") }
            let documents = arguments.paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
            index.add(InterfaceNames(documents: documents))
            for path in arguments.paths
            where ![".swift", ".storyboard", ".xib"].contains(where: path.hasSuffix) {
                index.merge(SourceIndex(encoded: String(decoding: try PortFiles.read(path), as: UTF8.self)))
            }
            index.noteTests(in: try sources.map { SourceText(try PortFiles.read($0)) })
            try PortFiles.write(Array(index.encoded().utf8), to: output)
            return 0
        case .file(let index, let output):
            return try portFile(index: index, output: output)
        }
    }

    private func only() throws -> String {
        guard arguments.paths.count == 1 else { throw PortFailure.usage("one file at a time") }
        return arguments.paths[0]
    }

    /// Where Agate's sources lie.
    private var checkout: String? {
        arguments.agate
            ?? AgateNames.checkout(
                around: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
            )
    }

    private static func target(of path: String) -> String { path.dropLast(".swift".count) + ".ported.swift" }

    // MARK: Looking

    /// The sources of what was named, those of projects' targets, with what the documents of Interface Builder name that belong to them.
    private func module(isWhole: Bool) throws -> ModulePort {
        if arguments.paths.count == 1, let project = try ProjectSource(path: arguments.paths[0]) {
            return try ModulePort(files: project.sources(), isWhole: isWhole, documents: project.documents())
        }
        let folder = try SourceFolder(paths: arguments.paths)
        let names = InterfaceNames(documents: folder.others.map(\.path))
        return try ModulePort(files: folder.sources, isWhole: isWhole, documents: names)
    }

    private func check() throws -> Int32 {
        let agate = checkout.flatMap(AgateNames.init)
        let module = try module(isWhole: agate != nil)
        let ported = module.ported(hasHeaders: false)
        let missing = agate.map { NameCheck.missing(in: module, ported: ported, agate: $0) }
        let report = CheckReport(
            ported,
            missing: missing,
            missingModules: NameCheck.missingModules(in: module, ported: ported)
        )
        write(arguments.isJSON ? try report.json() : report.table)
        return report.refused.isEmpty && report.unparsed.isEmpty ? 0 : 1
    }

    private func show(_ text: (PortedFile) -> String) throws -> Int32 {
        let module = try module(isWhole: false)
        let ported = module.ported(hasHeaders: false)
        for file in ported { write(text(file)) }
        return say(ported.flatMap(\.diagnostics))
    }

    private func say(_ diagnostics: [Diagnostic]) -> Int32 {
        for diagnostic in diagnostics { write("\(diagnostic)\n", to: .standardError) }
        return diagnostics.contains { $0.level == .error } ? 1 : 0
    }

    // MARK: Writing

    private func port(into output: String) throws -> Int32 {
        if arguments.paths.count == 1, let project = try ProjectSource(path: arguments.paths[0]) {
            var port = ProjectPort(project, output: output)
            port.leavesOut = arguments.leavesOut || arguments.isStrict
            port.agate = checkout
            let result = try port.run()
            write(result.said, to: .standardError)
            return result.status
        }
        guard !arguments.leavesOut else {
            throw PortFailure.usage(
                "--leave-out is for one project; --strict leaves files of other folders out"
            )
        }
        var folder = FolderPort(paths: arguments.paths, output: output)
        folder.isStrict = arguments.isStrict
        folder.agate = checkout
        let result = try folder.run()
        write(result.said, to: .standardError)
        return result.status
    }

    /// Builds a ported package, and says what is missing.
    private func build(_ folder: String) throws -> Int32 {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "build", "--package-path", folder]
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch {
            throw PortFailure.usage("there is no swift on the PATH to build with")
        }
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        if process.terminationStatus == 0 {
            write("It builds.\n")
            return 0
        }
        let errors = CompileErrors(output: said)
        write(errors.count == 0 ? said : errors.table())
        return 1
    }

    /// One file, for the plugin: a build goes on though something is refused, for the compiler speaks of that place, too.
    private func portFile(index: String, output: String) throws -> Int32 {
        let path = try only()
        let module = SourceIndex(encoded: String(decoding: try PortFiles.read(index), as: UTF8.self))
        let source = SourceText(try PortFiles.read(path))
        let ported = FilePort.port(
            path: path,
            source: source,
            index: module,
            header: PortFiles.absolute(path)
        )
        try PortFiles.write(ported.bytes, to: output)
        let sidecar =
            output.hasSuffix(".swift") ? output.dropLast(".swift".count) + ".json" : output + ".json"
        try PortFiles.write(Array(ported.sidecar.encoded()), to: sidecar)
        _ = say(ported.diagnostics.filter { $0.level != .note })
        return 0
    }
}
