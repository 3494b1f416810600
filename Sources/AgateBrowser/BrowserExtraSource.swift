import Foundation

/// Makes the page beside a program's; implemented by a class that no module refers to by name in code, so that linking it is optional.
package protocol BrowserExtraSource: AnyObject {
    init()

    /// The page.
    ///
    /// - Parameters:
    ///   - program: The name of the program, for people.
    ///   - mayEdit: Whether the page may change the program.
    func extra(program: String, mayEdit: Bool) -> any BrowserExtra
}

/// The pages that are linked into the program.
package enum BrowserExtras {
    /// The class of the inspector's page.
    ///
    /// The inspector looks at views, so its module is above this one: it is found by the name of its class.
    private static let inspectorClass = "AgateInspector.InspectorSource"

    /// The inspector's page; nil where the program has been linked without it.
    package static func inspector(program: String, mayEdit: Bool) -> (any BrowserExtra)? {
        let found = NSClassFromString(inspectorClass) as? any BrowserExtraSource.Type
        return found?.init().extra(program: program, mayEdit: mayEdit)
    }
}
