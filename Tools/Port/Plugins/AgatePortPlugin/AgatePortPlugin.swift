import Foundation
import PackagePlugin

/// Ports what lies in the folder `Originals` of a target, as a part of the build.
///
/// The manifest leaves the folder out of the target's own sources (`exclude: ["Originals"]`). Each file gets an index of its own, all
/// indexes are merged, and each file is ported by the merged one; that is written only where it says something new, so that a
/// change in a function's body has one file ported again.
@main struct AgatePortPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        let originals = target.directoryURL.appending(path: "Originals")
        let tool = try context.tool(named: "agate-port").url
        let folder = context.pluginWorkDirectoryURL
        let files = Self.sources(below: originals)
        let documents = Self.documents(below: target.directoryURL)
        guard !files.isEmpty else {
            Diagnostics.warning("\(target.name) has no sources in \(originals.path(percentEncoded: false))")
            return []
        }
        let merged = folder.appending(path: "module.index")
        var commands: [Command] = []
        var indexes: [URL] = []
        for file in files {
            let index = folder.appending(path: "\(file.name).index")
            indexes.append(index)
            commands.append(
                .buildCommand(
                    displayName: "Reading \(file.name)",
                    executable: tool,
                    arguments: [
                        "--index-to", index.path(percentEncoded: false), file.url.path(percentEncoded: false),
                    ],
                    inputFiles: [file.url],
                    outputFiles: [index]
                )
            )
        }
        commands.append(
            .buildCommand(
                displayName: "Merging what \(target.name) declares",
                executable: tool,
                arguments: ["--merge-to", merged.path(percentEncoded: false)]
                    + (indexes + files.map(\.url) + documents).map { $0.path(percentEncoded: false) },
                inputFiles: indexes + files.map(\.url) + documents,
                outputFiles: [merged]
            )
        )
        for file in files {
            let ported = folder.appending(path: "\(file.name).ported.swift")
            commands.append(
                .buildCommand(
                    displayName: "Porting \(file.name)",
                    executable: tool,
                    arguments: [
                        "--index", merged.path(percentEncoded: false), "--file-to",
                        ported.path(percentEncoded: false),
                        file.url.path(percentEncoded: false),
                    ],
                    inputFiles: [file.url, merged],
                    outputFiles: [ported]
                )
            )
        }
        return commands
    }

    /// The Swift files below a folder, with names that tell those of several folders apart.
    private static func sources(below folder: URL) -> [(url: URL, name: String)] {
        names(below: folder).filter { $0.hasSuffix(".swift") }.map {
            (folder.appending(path: $0), String($0.dropLast(".swift".count)).replacing("/", with: "_"))
        }
    }

    /// The documents of Interface Builder below a folder, by which classes list members that nothing marks.
    private static func documents(below folder: URL) -> [URL] {
        names(below: folder).filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.map {
            folder.appending(path: $0)
        }
    }

    private static func names(below folder: URL) -> [String] {
        let found = FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))
        return (found?.compactMap { $0 as? String } ?? []).sorted()
    }
}
