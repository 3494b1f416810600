import Foundation
import UIKitCore

/// Finds the class of an element: the program's where it names one.
@MainActor enum ClassLookup {
    /// The class that an element is of; the kind's own, which is told of, where the named one is not there or of another kind.
    static func type(of element: InterfaceElement, _ kind: ElementKind, _ load: InterfaceLoad)
        -> NSObject.Type
    {
        guard let name = element.text("customClass") else { return kind.type }
        let module = element.text("customModule")
        guard let found = type(named: name, module: module) else {
            load.tell(
                element,
                "customClass",
                "Unknown class \(name)\(module.map { " in module \($0)" } ?? "") in Interface Builder file; a \(kind.type) is made.",
                cause: .missing
            )
            return kind.type
        }
        return found
    }

    /// A class of the program, of a module if one is given.
    static func type(named name: String, module: String?) -> NSObject.Type? {
        for module in [module].compactMap(\.self) + programModules {
            if let found = NSClassFromString("\(module).\(name)") as? NSObject.Type { return found }
        }
        return NSClassFromString(name) as? NSObject.Type
    }

    /// The modules in which classes without a module are looked for.
    private static var programModules: [String] {
        let delegate = UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
        let module = delegate.flatMap { $0.split(separator: ".").first.map(String.init) }
        return [module].compactMap(\.self)
    }
}
