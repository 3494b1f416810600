/// The source that lists what a module's extensions give classes of other modules, UIKit's above all (P29).
///
/// An extension overrides nothing, so the class itself cannot list them. The class `InterfaceExtensions` is found by its name in each module of
/// the program.
enum InterfaceText {
    /// The source; nil where there is nothing to list.
    ///
    /// - Parameter imports: Modules of the package that the target's sources import.
    static func text(of index: SourceIndex, imports: [String]) -> String? {
        let extensions = index.interfacePlan.extensions
        guard !extensions.isEmpty else { return nil }
        // A class comes behind those it derives from, for a name that is listed twice counts as it was listed last.
        let owners = extensions.keys.sorted {
            (index.superclasses(of: $0).count, $0) < (index.superclasses(of: $1).count, $1)
        }
        let lines = owners.flatMap { owner in
            (extensions[owner] ?? []).map {
                "        \(InterfaceRule.text(of: $0, owner: owner, in: index))\n"
            }
        }
        return """
            // Written by agate port.
            import Foundation
            import UIKit
            \(imports.map { "import \($0)\n" }.joined())
            /// The members that the module's extensions give other modules' classes, and that documents of Interface Builder name.
            final class InterfaceExtensions: InterfaceConnecting {
                static var interfaceMembers: InterfaceMembers {
                    var members = InterfaceMembers()
            \(lines.joined())        return members
                }
            }

            """
    }
}
