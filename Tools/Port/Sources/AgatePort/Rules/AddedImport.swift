import SwiftSyntax

/// Imports what ported sources name and their originals did not, at the end of a file: there no line of the original moves, and Swift takes imports there.
enum AddedImport {
    static func apply(to file: SourceFileSyntax, in context: RewriteContext) {
        defer { ModuleConditionRule.end(in: context) }
        FrameworkImport.apply(to: file, in: context)
        let modules = Set(
            file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        )
        let added = context.appended + context.edits.map(\.replacement)
        if added.contains(where: { text in quartzCore.contains { text.contains($0) } }),
            modules.isDisjoint(with: ["UIKit", "QuartzCore"])
        {
            context.append("import QuartzCore")
        }
        let uiKit = ["InterfaceMembers", "agateLocalizedString"]
        if added.contains(where: { text in uiKit.contains { text.contains($0) } }), !modules.contains("UIKit")
        {
            context.append("import UIKit")
        }
        // On Apple's systems Foundation and UIKit bring this lock along.
        if context.needs.contains(.locking), modules.isDisjoint(with: ["os", "OSLog", "AgateLog"]),
            !UsedNames.shared(with: ["os_unfair_lock"], in: Syntax(file)).isEmpty
        {
            context.append("import AgateLog")
        }
    }

    /// Names in edits that QuartzCore has.
    private static let quartzCore = [
        "AbsentRequirement", "AgateInstance", "ExchangedMethods", "KeyValueDependent", "MethodLister",
    ]
}
