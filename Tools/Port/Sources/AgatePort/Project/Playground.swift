import Foundation

/// A playground of Xcode or Swift Playgrounds: each page is a program of its own, and `Sources` a module that all pages import.
struct Playground {
    /// The module of the sources that all pages share, if there are any, and the pages.
    let targets: [XcodeTarget]

    /// Reads the folder `….playground`.
    ///
    /// - Throws: ``PortFailure/damaged(_:_:)`` where it has no page.
    init(path: String) throws {
        let root = URL(fileURLWithPath: path).standardizedFileURL.path
        let name = BuildSettings.identifier(
            URL(fileURLWithPath: root).deletingPathExtension().lastPathComponent
        )
        let pages = (try? FileManager.default.contentsOfDirectory(atPath: root + "/Pages")) ?? []
        let folders = pages.filter { $0.hasSuffix(".xcplaygroundpage") }.sorted().map {
            root + "/Pages/" + $0
        }
        let programs = (folders + [root]).filter {
            FileManager.default.fileExists(atPath: $0 + "/Contents.swift")
        }
        guard !programs.isEmpty else {
            throw PortFailure.damaged(path, "it has no Contents.swift and no page")
        }
        var targets: [XcodeTarget] = []
        var shared: [String] = []
        if let library = try Self.library(name + "_Sources", of: root) {
            targets.append(library)
            shared.append(library.name)
        }
        for folder in programs {
            let page = BuildSettings.identifier(
                URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
            )
            var target = XcodeTarget(name: page, module: page, kind: .application)
            target.sources = [.init(path: folder + "/Contents.swift", place: "main.swift")]
            target.dependencies = shared
            if folder != root, let own = try Self.library(page + "_Sources", of: folder) {
                targets.append(own)
                target.dependencies.append(own.name)
            }
            target.resources = Self.resources(of: root) + (folder == root ? [] : Self.resources(of: folder))
            target.information = Self.information(page)
            targets.append(target)
        }
        self.targets = targets
    }

    private static func library(_ name: String, of folder: String) throws -> XcodeTarget? {
        guard FileManager.default.fileExists(atPath: folder + "/Sources") else { return nil }
        let files = try SourceFolder(paths: [folder + "/Sources"]).sources
        guard !files.isEmpty else { return nil }
        var target = XcodeTarget(name: name, module: name, kind: .library)
        target.sources = files.map { .init(path: $0.path, place: $0.relativePath) }
        return target
    }

    private static func resources(of folder: String) -> [XcodeTarget.Resource] {
        var files = TargetFiles(root: folder)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Resources")) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            files.add(folder + "/Resources/" + name, isResource: true)
        }
        return files.resources
    }

    private static func information(_ name: String) -> [UInt8] {
        var settings = BuildSettings()
        for (key, text) in [
            ("PRODUCT_NAME", name), ("EXECUTABLE_NAME", name), ("PRODUCT_BUNDLE_IDENTIFIER", "local.\(name)"),
            ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"), ("DEVELOPMENT_LANGUAGE", "en"),
            ("MARKETING_VERSION", "1.0"),
            ("CURRENT_PROJECT_VERSION", "1"),
        ] { settings.setDefault(key, text) }
        return InformationList(settings: settings, path: nil).xml().bytes
    }
}
