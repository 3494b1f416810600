import Foundation

/// Where the files of a project lie: the paths of its references, which stand in groups whose paths add up.
struct ProjectPaths {
    /// The folder that holds the project.
    let root: String
    private var paths: [String: String] = [:]

    /// Walks the groups of a project.
    ///
    /// A group that is met twice keeps its first place, so groups that hold each other end the walk.
    init(_ objects: ProjectObjects, root: String) {
        self.root = root
        guard let main = objects.project["mainGroup"] as? String else { return }
        var waiting = [(identifier: main, folder: root)]
        while let (identifier, folder) = waiting.popLast() {
            guard paths[identifier] == nil, let object = objects[identifier] else { continue }
            let place = Self.place(of: object, in: folder, root: root)
            paths[identifier] = place
            for child in objects.identifiers("children", of: object).reversed() {
                waiting.append((child, place))
            }
        }
    }

    /// The path of a reference or group; nil for one that stands in no group, or that a build makes.
    subscript(_ identifier: String) -> String? { paths[identifier] }

    private static func place(of object: ProjectObjects.Object, in folder: String, root: String) -> String {
        // A group of localised files has a name and no path: its files stand in its group's folder.
        let path = object["path"] as? String ?? ""
        switch object["sourceTree"] as? String {
        case "<absolute>": return path
        case "SOURCE_ROOT": return join(root, path)
        case "SDKROOT", "BUILT_PRODUCTS_DIR", "DEVELOPER_DIR":
            return "/\(object["sourceTree"] as? String ?? "")/\(path)"
        default: return join(folder, path)
        }
    }

    /// A path below a folder, with the steps up taken; an absolute one stays as it is.
    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        return path.hasPrefix("/") ? path : URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
    }
}
