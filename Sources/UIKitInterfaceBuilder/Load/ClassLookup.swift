import Foundation
import UIKitCore

/// Finds the class of an element: the program's where it names one.
@MainActor enum ClassLookup {
    /// The class that an element is of; the kind's own, which the load reports, where the named one is not there or of another kind.
    static func type(of element: InterfaceElement, _ kind: ElementKind, _ load: InterfaceLoad)
        -> NSObject.Type
    {
        guard let name = element.text("customClass") else { return kind.type }
        let module = element.text("customModule")
        guard let found = type(named: name, module: module) else {
            let place = module.map { " in the module \($0)" } ?? ""
            load.tell(
                element,
                "customClass",
                "Unknown class \(name) in Interface Builder file: there is none\(place) and none in \(ProgramModules.names.joined(separator: ", ")); a \(kind.type) is made.",
                cause: .missing
            )
            return kind.type
        }
        guard kind.accepts(found) else {
            load.tell(
                element,
                "customClass",
                "\(name) is no \(kind.type), which a \(element.name) is; a \(kind.type) is made."
            )
            return kind.type
        }
        return found
    }

    /// A class by the name that documents write: of a module if one is given, else under its name in Objective-C, of the program's modules, or of UIKit.
    static func type(named name: String, module: String?) -> NSObject.Type? {
        let key = "\(module ?? "") \(name)"
        let display = DisplayState.current.interfaces
        if let type = display.classes[key] { return type }
        if let module { InterfaceTables.addExtensions(of: module) }
        let found = candidates(name, module).lazy.compactMap { NSClassFromString($0) as? NSObject.Type }.first
        // Nothing is kept of a failure: the program's modules may not be known yet.
        if let found { display.classes[key] = found }
        return found
    }

    private static func candidates(_ name: String, _ module: String?) -> [String] {
        let swiftName = ProgramModules.classNames[name]
        let ofModules = ([module].compactMap(\.self) + ProgramModules.names).map { "\($0).\(name)" }
        let ofSystem = systemModules.map { "\($0).\(name)" }
        // A name without a module is one of Objective-C's.
        return module == nil
            ? [swiftName].compactMap(\.self) + ofModules + [name] + ofSystem
            : ofModules + [swiftName].compactMap(\.self) + [name] + ofSystem
    }

    private static let systemModules = [
        "UIKitCore", "UIKitLists", "UIKitControllers", "UIKitBase", "QuartzCore",
    ]
}
