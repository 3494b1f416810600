import Foundation

/// A folder whose files belong to a target without being listed, as projects have them since Xcode 16.
struct SynchronizedFolder {
    /// Its identifier in the project.
    let identifier: String
    private let path: String
    /// For each target the files, from this folder, that are an exception for it: left out of a target whose folder it is, taken into others.
    private let exceptions: [String: Set<String>]

    /// All such folders of a project.
    static func all(in objects: ProjectObjects, _ paths: ProjectPaths) -> [SynchronizedFolder] {
        objects.identifiers(of: "PBXFileSystemSynchronizedRootGroup").compactMap { identifier in
            guard let object = objects[identifier], let path = paths[identifier] else { return nil }
            var exceptions: [String: Set<String>] = [:]
            for set in objects.objects("exceptions", of: object) {
                guard let target = objects.object("target", of: set)?["name"] as? String else { continue }
                let files = (set["membershipExceptions"] as? [Any])?.compactMap { $0 as? String } ?? []
                exceptions[target, default: []].formUnion(files)
            }
            return SynchronizedFolder(identifier: identifier, path: path, exceptions: exceptions)
        }
    }

    /// Folders that are one resource, whatever lies in them.
    private static let wholeFolders: Set = [
        "bundle", "framework", "scnassets", "xcassets", "xcdatamodeld", "xcstickers",
    ]
    /// Files that belong to no target.
    private static let passedOver: Set = [
        "entitlements", "md", "playground", "xcconfig", "xcodeproj", "xctestplan",
    ]

    /// Adds the files that a target has of the folder.
    func add(to files: inout TargetFiles, of target: String, isOwner: Bool) {
        let named = exceptions[target] ?? []
        guard isOwner else {
            for name in named.sorted() { files.add(ProjectPaths.join(path, name), isResource: false) }
            return
        }
        guard let found = FileManager.default.enumerator(atPath: path) else {
            files.add(path, isResource: true)
            return
        }
        var names: [String] = []
        while let name = found.nextObject() as? String {
            let ending = URL(fileURLWithPath: name).pathExtension.lowercased()
            let isFolder = found.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
            if isHidden(name) || named.contains(name) || Self.passedOver.contains(ending) {
                found.skipDescendants()
            } else if Self.wholeFolders.contains(ending) {
                found.skipDescendants()
                names.append(name)
            } else if !isFolder {
                names.append(name)
            }
        }
        for name in names.sorted() { files.add(ProjectPaths.join(path, name), isResource: false) }
    }

    private func isHidden(_ name: String) -> Bool { name.split(separator: "/").last?.hasPrefix(".") == true }
}
