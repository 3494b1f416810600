import Foundation

/// The files of a target, sorted by what becomes of them.
struct TargetFiles {
    /// The folder that the project's paths begin in.
    let root: String
    private(set) var sources: [XcodeTarget.Source] = []
    private(set) var foreignSources: [String] = []
    private(set) var resources: [XcodeTarget.Resource] = []
    private(set) var missing: [String] = []
    /// Resources whose place in the bundle an earlier one has taken.
    private(set) var hiddenResources: [String] = []
    private var seen: Set<String> = []
    /// Places in the bundle that are taken.
    private var places: Set<String> = []

    init(root: String) { self.root = root }

    /// Endings of sources in languages that are not carried over.
    private static let foreignEndings: Set = [
        "c", "cc", "cpp", "cxx", "intentdefinition", "m", "metal", "mlmodel", "mm", "s", "xcdatamodel",
        "xcdatamodeld",
    ]

    /// Adds a file or folder.
    ///
    /// - Parameter isResource: Whether it goes into the bundle whatever its ending is.
    mutating func add(_ path: String, isResource: Bool) {
        guard seen.insert(path).inserted else { return }
        guard FileManager.default.fileExists(atPath: path) else {
            missing.append(path)
            return
        }
        let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
        if Self.foreignEndings.contains(ending) {
            foreignSources.append(path)
        } else if ending == "swift", !isResource {
            sources.append(.init(path: path, place: place(of: path)))
        } else if isResource || !["h", "hpp", "pch", "modulemap"].contains(ending) {
            addResource(path)
        }
    }

    /// Adds a source in another language.
    mutating func addForeign(_ path: String) {
        if seen.insert(path).inserted { foreignSources.append(path) }
    }

    /// The sources, the folders that all of them lie in taken off.
    var plainSources: [XcodeTarget.Source] {
        guard let first = sources.first else { return [] }
        var shared = first.place.split(separator: "/").dropLast()
        for source in sources {
            let folders = source.place.split(separator: "/").dropLast()
            shared = shared.prefix(zip(shared, folders).prefix { $0 == $1 }.count)
        }
        let length = shared.reduce(0) { $0 + $1.count + 1 }
        return sources.map { .init(path: $0.path, place: String($0.place.dropFirst(length))) }
    }

    /// Takes a file out again: it is the property list of the target.
    mutating func remove(_ path: String?) {
        resources.removeAll { $0.path == path }
        missing.removeAll { $0 == path }
    }

    /// In a bundle files lie side by side, but for the folders of languages.
    private mutating func addResource(_ path: String) {
        let parts = path.split(separator: "/")
        let folder = parts.dropLast().last.map(String.init) ?? ""
        let name = parts.last.map(String.init) ?? path
        let place = folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name
        guard places.insert(place).inserted else {
            hiddenResources.append(path)
            return
        }
        resources.append(.init(path: path, place: place))
    }

    /// Where a source goes below the folder of its target; one from outside of the project into a folder `Outside`.
    private func place(of path: String) -> String {
        if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
        return "Outside/" + path.split(separator: "/").suffix(3).joined(separator: "/")
    }
}
