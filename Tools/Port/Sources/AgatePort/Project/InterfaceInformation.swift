import Foundation

/// What the property list of a program tells the reader of Interface Builder's documents: where the classes are that they name.
enum InterfaceInformation {
    /// A property list with the names put in.
    ///
    /// - Parameters:
    ///   - list: A property list.
    ///   - modules: The modules of the package, for `AgateModules`; the program's own first.
    ///   - classNames: The classes with names of their own in Objective-C, for `AgateClassNames`: from that name to `Module.Class`.
    static func list(_ list: [UInt8], modules: [String], classNames: [String: String]) -> [UInt8] {
        var found =
            (try? PropertyListSerialization.propertyList(from: Data(list), format: nil)) as? [String: Any]
            ?? [:]
        found["AgateModules"] = modules
        if !classNames.isEmpty { found["AgateClassNames"] = classNames }
        let data = try? PropertyListSerialization.data(fromPropertyList: found, format: .xml, options: 0)
        return data.map { [UInt8]($0) } ?? list
    }

    /// The classes of a module that `@objc(name)` gives another name; none within another type, for nothing finds those by a name.
    static func classNames(in index: SourceIndex, module: String) -> [String: String] {
        var result: [String: String] = [:]
        for type in index.types.values
        where type.kind == "class" && !type.objectiveCName.isEmpty && !type.name.contains(".") {
            result[type.objectiveCName] = "\(module).\(type.name)"
        }
        return result
    }
}
