/// Protocols of the module by which objects are made: they ask for `init()`, and one of Apple's classes conforms to them.
///
/// Objective-C's `init()` is that of every subclass; here only a `required` one would do, which Apple's classes have not.
extension SourceIndex {
    /// Whether a protocol asks for `init()`, itself or by one that it refines, and is one of Apple's classes' by an extension.
    func makesObjects(_ name: String) -> Bool {
        guard let full = resolve(name), types[full]?.kind == "protocol" else { return false }
        let asks = lineage(of: full).contains { asksForInitializer($0) }
        return asks && applesConform(to: full)
    }

    /// Whether there is such a protocol.
    var hasObjectMaking: Bool { members(named: "init").contains { makesObjects($0.owner) } }

    /// Whether a protocol itself asks for `init()`.
    func asksForInitializer(_ name: String) -> Bool {
        types[name]?.kind == "protocol"
            && (members[name] ?? []).contains {
                $0.name == "init" && $0.labels.isEmpty && $0.kind == .function
            }
    }

    /// Whether an extension makes one of Apple's classes conform to a protocol, or to one that refines it.
    private func applesConform(to name: String) -> Bool {
        types.values.contains { type in
            type.kind == "extension" && AppleClasses.contains(type.name)
                && type.inherited.contains { lineage(of: $0).contains(name) }
        }
    }

    /// The types of the module that conform to a protocol by themselves, and are no objects of Objective-C.
    func ownConformers(to name: String) -> [IndexedType] {
        types.values.filter { type in
            ["struct", "enum", "class"].contains(type.kind)
                && type.inherited.contains { lineage(of: $0).contains(name) }
                && !superclasses(of: type.name).contains("NSObject")
        }.sorted { $0.name < $1.name }
    }
}
