import Foundation

/// Reads the targets of a project.
struct TargetReader {
    let objects: ProjectObjects
    let paths: ProjectPaths
    let projectName: String

    /// A target; nil for one that builds nothing by itself (an aggregate, or what another tool builds).
    func target(_ object: ProjectObjects.Object) -> XcodeTarget? {
        guard object["isa"] as? String == "PBXNativeTarget", let name = object["name"] as? String else {
            return nil
        }
        let settings = settings(of: object, name: name)
        // It names a folder of the package, too, so nothing that leads out of it may be in it.
        let module = BuildSettings.identifier(settings["PRODUCT_MODULE_NAME"] ?? name)
        var target = XcodeTarget(name: name, module: module, kind: kind(of: object, settings))
        var files = TargetFiles(root: paths.root)
        for phase in objects.objects("buildPhases", of: object) {
            let isResources = phase["isa"] as? String == "PBXResourcesBuildPhase"
            guard isResources || phase["isa"] as? String == "PBXSourcesBuildPhase" else { continue }
            for file in objects.objects("files", of: phase) {
                guard let reference = file["fileRef"] as? String else { continue }
                add(reference, isResource: isResources, to: &files)
            }
        }
        let own = Set(objects.identifiers("fileSystemSynchronizedGroups", of: object))
        for folder in SynchronizedFolder.all(in: objects, paths) {
            folder.add(to: &files, of: name, isOwner: own.contains(folder.identifier))
        }
        let list = settings["INFOPLIST_FILE"].map { ProjectPaths.join(paths.root, $0) }
        files.remove(list)
        target.sources = files.plainSources
        target.foreignSources = files.foreignSources
        target.resources = files.resources
        target.missing = files.missing
        target.hiddenResources = files.hiddenResources
        target.dependencies = objects.objects("dependencies", of: object).compactMap {
            objects.object("target", of: $0)?["name"] as? String
        }
        target.packages = objects.objects("packageProductDependencies", of: object).compactMap { package($0) }
        target.conditions = conditions(settings)
        if target.kind == .application {
            let (bytes, isMissing) = InformationList(settings: settings, path: list).xml()
            target.information = bytes
            if isMissing, let list { target.missing.append(list) }
        }
        return target
    }

    // MARK: Kinds and settings

    private func kind(of object: ProjectObjects.Object, _ settings: BuildSettings) -> XcodeTarget.Kind {
        let type = object["productType"] as? String ?? ""
        let last = type.split(separator: ".").last.map(String.init) ?? type
        let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (settings["SDKROOT"] ?? "")
        let isPhone = platforms.contains("iphone") || settings["SDKROOT"] == "auto" || platforms == " "
        guard isPhone else { return .other("\(last) for \(settings["SDKROOT"] ?? "another platform")") }
        switch type {
        case "com.apple.product-type.application": return .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            return .library
        default: return .other(last)
        }
    }

    private func settings(of target: ProjectObjects.Object, name: String) -> BuildSettings {
        var result = BuildSettings()
        for owner in [objects.project, target] {
            guard let list = objects.object("buildConfigurationList", of: owner) else { continue }
            let all = objects.objects("buildConfigurations", of: list)
            let usual = list["defaultConfigurationName"] as? String
            guard
                let chosen = all.first(where: { $0["name"] as? String == "Debug" })
                    ?? all.first(where: { $0["name"] as? String == usual }) ?? all.first
            else { continue }
            if let file = chosen["baseConfigurationReference"] as? String, let path = paths[file] {
                result.add(SettingsFile.settings(at: path))
            }
            result.add(chosen["buildSettings"] as? [String: Any] ?? [:])
        }
        let region = objects.project["developmentRegion"] as? String
        let defaults = [
            ("TARGET_NAME", name), ("TARGETNAME", name), ("PROJECT_NAME", projectName),
            ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("EXECUTABLE_NAME", "$(PRODUCT_MODULE_NAME)"),
            ("SRCROOT", paths.root), ("PROJECT_DIR", paths.root), ("SOURCE_ROOT", paths.root),
            ("DEVELOPMENT_LANGUAGE", region ?? "en"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
            ("CONFIGURATION", "Debug"),
            ("CURRENT_PROJECT_VERSION", "1"), ("MARKETING_VERSION", "1.0"),
        ]
        for (key, text) in defaults { result.setDefault(key, text) }
        return result
    }

    /// The names that `#if` finds set; `DEBUG` is the package manager's.
    private func conditions(_ settings: BuildSettings) -> [String] {
        var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        for (place, flag) in flags.enumerated() {
            if flag == "-D", place + 1 < flags.count { names.append(flags[place + 1]) }
            if flag.hasPrefix("-D"), flag.count > 2 { names.append(String(flag.dropFirst(2))) }
        }
        var seen: Set = ["DEBUG"]
        return names.filter { BuildSettings.identifier($0) == $0 && seen.insert($0).inserted }
    }

    private func package(_ object: ProjectObjects.Object) -> XcodeTarget.Package? {
        guard let product = object["productName"] as? String else { return nil }
        let reference = objects.object("package", of: object)
        let local = (reference?["relativePath"] as? String).map { ProjectPaths.join(paths.root, $0) }
        return XcodeTarget.Package(
            product: product,
            location: reference?["repositoryURL"] as? String ?? local
        )
    }

    // MARK: Files

    /// Adds what a reference of a build phase stands for: a file, a folder, or the languages of a file.
    private func add(_ identifier: String, isResource: Bool, to files: inout TargetFiles) {
        guard let object = objects[identifier] else { return }
        switch object["isa"] as? String {
        case "PBXVariantGroup":
            for child in objects.identifiers("children", of: object) {
                add(child, isResource: isResource, to: &files)
            }
        case "XCVersionGroup":
            if let path = paths[identifier] { files.addForeign(path) }
        default:
            guard let path = paths[identifier] else { return }
            let isFolder = object["lastKnownFileType"] as? String == "folder"
            files.add(path, isResource: isResource || isFolder)
        }
    }
}
