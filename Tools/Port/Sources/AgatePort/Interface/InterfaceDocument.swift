import Foundation

/// A document of Interface Builder (`.storyboard`, `.xib`), as far as sources have to have what it names.
struct InterfaceDocument: Sendable {
    /// A class that it names, and where for the first time.
    struct NamedClass: Sendable, Hashable {
        let name: String
        let line: Int
        let column: Int
    }

    /// Its path.
    let path: String
    /// The classes of objects in it, each once.
    let classes: [NamedClass]
    /// The classes and members that it names.
    let names: InterfaceNames

    /// Whether a file is such a document.
    static func isDocument(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// The documents among some files, and in folders that are copied as a whole; one that cannot be read names nothing.
    static func all(in paths: [String]) -> [InterfaceDocument] {
        let found = paths.flatMap { path -> [String] in
            if isDocument(path) { return [path] }
            var isFolder: ObjCBool = false
            guard !path.hasSuffix(".xcassets"),
                FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            else { return [] }
            return ((try? SourceFolder(paths: [path]))?.others.map(\.path) ?? []).filter(isDocument)
        }
        return DeepThreads.map(found.count) { place in
            InterfaceDocument(path: found[place], bytes: (try? PortFiles.read(found[place])) ?? [])
        }
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        var classes: [NamedClass] = []
        var names = InterfaceNames()
        // The classes of the elements around, by which a connection knows whose it is.
        var around: [String] = []
        for tag in DocumentTags(bytes) {
            guard !tag.isEnd else {
                _ = around.popLast()
                continue
            }
            let attributes = tag.attributes
            let name = attributes["customClass"] ?? ""
            if !name.isEmpty, names.add(class: name) {
                classes.append(NamedClass(name: name, line: tag.line, column: tag.column))
            }
            // Connections and attributes stand in an element of the object's.
            let owner = around.dropLast().last ?? ""
            switch tag.name {
            case "outlet", "outletCollection": names.add(keyPath: attributes["property"], ofClass: owner)
            case "userDefinedRuntimeAttribute": names.add(keyPath: attributes["keyPath"], ofClass: owner)
            case "action": names.add(selector: attributes["selector"])
            case "segue":
                names.add(selector: attributes["unwindAction"])
                names.add(selector: attributes["destinationCreationSelector"])
            default: break
            }
            if !tag.isEmpty { around.append(name) }
        }
        self.classes = classes
        self.names = names
    }
}
