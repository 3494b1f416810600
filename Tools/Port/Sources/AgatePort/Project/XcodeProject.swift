import Foundation

/// A project of Xcode (`.xcodeproj`).
public struct XcodeProject: Sendable {
    /// The path of the project.
    public let path: String
    /// The folder that its paths begin in.
    public let folder: String
    /// Its targets, in the project's order.
    public let targets: [XcodeTarget]

    /// Reads a project.
    ///
    /// - Parameter path: The path of the folder `….xcodeproj`.
    /// - Throws: ``PortFailure`` where `project.pbxproj` is not there or cannot be read.
    public init(path: String) throws {
        let plain = path.hasSuffix("/") ? String(path.dropLast()) : path
        let objects = try ProjectObjects(path: plain + "/project.pbxproj")
        let own = URL(fileURLWithPath: plain).deletingLastPathComponent().standardizedFileURL.path
        self.path = plain
        folder = ProjectPaths.join(own, objects.project["projectDirPath"] as? String ?? "")
        let reader = TargetReader(
            objects: objects,
            paths: ProjectPaths(objects, root: folder),
            projectName: URL(fileURLWithPath: plain).deletingPathExtension().lastPathComponent
        )
        targets = objects.objects("targets", of: objects.project).compactMap { reader.target($0) }
    }
}
