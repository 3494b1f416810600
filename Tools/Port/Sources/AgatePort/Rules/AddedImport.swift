import SwiftSyntax

/// Imports what ported sources name and their originals did not.
enum AddedImport {
    /// Adds an import of QuartzCore, which has `AbsentRequirement`, at the end of a file that imports neither it nor UIKit.
    ///
    /// At the end, because there no line of the original moves; Swift takes imports there.
    static func apply(to file: SourceFileSyntax, in context: RewriteContext) {
        FrameworkImport.apply(to: file, in: context)
        let name = "AbsentRequirement"
        guard
            context.appended.contains(where: { $0.contains(name) })
                || context.edits.contains(where: { $0.replacement.contains(name) })
        else { return }
        let modules = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        guard !modules.contains("UIKit"), !modules.contains("QuartzCore") else { return }
        context.append("import QuartzCore")
    }
}
