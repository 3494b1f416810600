package import AgateText
import Foundation

/// The fonts that a program brings: the files that `UIAppFonts` of its Info.plist names.
package enum ProgramFonts {
    /// Registers the fonts of the program, at the first call; later ones do nothing.
    ///
    /// Called when the program starts, and before UIKit finds a font by a name.
    package static func register() { registered }

    private static let registered: Void = register(ProgramBundles.informations, in: .shared)

    /// Registers the fonts that Info.plists name, and tells once of a file that is not there or holds no font.
    ///
    /// A name is a path from the bundle's folder. Where nothing lies there, a file of that name anywhere in the bundle counts, because the package manager
    /// may flatten folders.
    package static func register(
        _ bundles: [(folder: URL, information: [String: Any])],
        in library: FontLibrary
    ) {
        for bundle in bundles {
            let names = bundle.information["UIAppFonts"] as? [Any] ?? []
            for case let name as String in names where !name.isEmpty {
                register(name, in: bundle.folder, library)
            }
        }
    }

    private static func register(_ name: String, in folder: URL, _ library: FontLibrary) {
        guard let path = path(of: name, in: folder) else {
            tell(name, "which is not in \(folder.path)")
            return
        }
        do throws(FontLibrary.RegistrationFailure) {
            try library.register(path: path)
        } catch {
            switch error {
            case .alreadyRegistered: break
            case .fileNotFound: tell(name, "which cannot be read")
            case .unrecognizedFormat, .notRegistered: tell(name, "which is no font that can be read")
            }
        }
    }

    /// More files than that are not looked at.
    private static let maximumFileCount = 10_000

    private static func path(of name: String, in folder: URL) -> String? {
        let whole = folder.appendingPathComponent(name).path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder.boolValue {
            return whole
        }
        let last = URL(fileURLWithPath: name).lastPathComponent
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return nil }
        var found: String?
        var count = 0
        while count < maximumFileCount, let path = walk.nextObject() as? String {
            count += 1
            guard path == last || path.hasSuffix("/" + last) else { continue }
            found = min(found ?? path, path)
        }
        return found.map { folder.appendingPathComponent($0).path }
    }

    private static func tell(_ name: String, _ reason: String) {
        Mistakes.tell("UIAppFonts of Info.plist names \"\(name)\", \(reason).", once: "UIAppFonts \(name)")
    }
}
