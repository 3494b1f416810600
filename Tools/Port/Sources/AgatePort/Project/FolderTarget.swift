import Foundation

/// A folder of sources and resources without a project, as one program.
enum FolderTarget {
    /// The program; its bundle has every file of the folder that is no source, and `Info.plist` where there is one.
    static func target(of path: String) throws -> XcodeTarget {
        let root = URL(fileURLWithPath: path).standardizedFileURL.path
        let name = URL(fileURLWithPath: root).lastPathComponent
        var target = XcodeTarget(name: name, module: BuildSettings.identifier(name), kind: .application)
        var files = TargetFiles(root: root)
        let all = try SourceFolder(paths: [root])
        let list = all.others.first { $0.relativePath.hasSuffix("Info.plist") }?.path
        for file in all.sources { files.add(file.path, isResource: false) }
        for path in wholes(all.others.filter { $0.path != list }.map(\.path)) {
            files.add(path, isResource: false)
        }
        target.sources = files.plainSources
        target.foreignSources = files.foreignSources
        target.resources = files.resources
        target.hiddenResources = files.hiddenResources
        var settings = BuildSettings()
        for (key, text) in [
            ("PRODUCT_NAME", name), ("TARGET_NAME", name), ("PRODUCT_MODULE_NAME", target.module),
            ("EXECUTABLE_NAME", target.module),
            ("PRODUCT_BUNDLE_IDENTIFIER", "local.\(target.module)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
            ("DEVELOPMENT_LANGUAGE", "en"), ("MARKETING_VERSION", "1.0"), ("CURRENT_PROJECT_VERSION", "1"),
        ] { settings.setDefault(key, text) }
        let hasMain = target.resources.contains { $0.place.split(separator: "/").last == "Main.storyboard" }
        if list == nil, hasMain { settings.setDefault("INFOPLIST_KEY_UIMainStoryboardFile", "Main") }
        let (bytes, isMissing) = InformationList(settings: settings, path: list).xml()
        target.information = bytes
        if isMissing, let list { target.missing.append(list) }
        return target
    }

    /// Paths with those in catalogs of assets, and in other folders that are one resource, replaced by the folder's.
    private static func wholes(_ paths: [String]) -> [String] {
        var result: [String] = []
        for path in paths {
            let parts = path.split(separator: "/")
            let whole = parts.firstIndex { part in
                [".xcassets", ".bundle", ".xcdatamodeld"].contains { part.hasSuffix($0) }
            }
            let found = whole.map { "/" + parts[...$0].joined(separator: "/") } ?? path
            if result.last != found { result.append(found) }
        }
        return result
    }
}
