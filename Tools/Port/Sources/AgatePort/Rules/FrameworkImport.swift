import SwiftSyntax

/// Imports a framework whose names a file uses without importing it (P19).
///
/// In Xcode a file sees what the umbrella header of its target imports, and Foundation brings all of CoreGraphics; on Linux it sees its own
/// imports alone.
enum FrameworkImport {
    /// Adds the import behind the first one of the file; one without any is left alone.
    static func apply(to file: SourceFileSyntax, in context: RewriteContext) {
        guard context.needs.contains(.framework) else { return }
        let imports = file.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        let modules = Set(imports.compactMap { $0.path.first?.name.text })
        guard modules.isDisjoint(with: ["UIKit", "SwiftUI", "Lottie", "AppKit", "Cocoa"]) else { return }
        // An import that goes takes with it what stands behind it, and one at the end is of ours.
        let before = file.statements.prefix {
            $0.item.is(ImportDeclSyntax.self) || $0.item.is(IfConfigDeclSyntax.self)
        }
        let kept = before.compactMap { $0.item.as(ImportDeclSyntax.self) }.first {
            !ImportRule.mayRemove($0.path.first?.name.text ?? "")
        }
        guard let first = kept, !context.isOff(first),
            let module = module(for: file, besides: modules, in: context)
        else { return }
        context.insert("; import \(module)", at: first.end, .imports)
    }

    /// The smallest module that has all names of Apple's in a file; nil where its own imports have them.
    private static func module(
        for file: SourceFileSyntax,
        besides modules: Set<String>,
        in context: RewriteContext
    ) -> String? {
        let own = DeclaredTypes.names(in: context.source)
        var wanted: String?
        for token in file.tokens(viewMode: .sourceAccurate) {
            // What it becomes names a selector.
            if token.text == "selector", token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .pound {
                wanted = "QuartzCore"
            }
            guard case .identifier(let name) = token.tokenKind,
                AppleNames.shared.types[name] != nil || RuntimeNames.all.contains(name),
                !own.contains(name), !isDeclared(name, in: context.index), !isMember(token)
            else { continue }
            if hasPrefix(name, "UI") || name.hasPrefix("NSLayout") || name.hasPrefix("NSText")
                || RuntimeNames.ofUIKit.contains(name)
            {
                return "UIKit"
            }
            if hasPrefix(name, "CA") || RuntimeNames.ofObjectiveC.contains(name) { wanted = "QuartzCore" }
            if hasPrefix(name, "CG"), !foundations.contains(name), wanted == nil { wanted = "CoreGraphics" }
        }
        guard let wanted, !modules.contains("QuartzCore") else { return nil }
        return wanted == "CoreGraphics" && !modules.isDisjoint(with: ["CoreGraphics", "CoreText", "ImageIO"])
            ? nil : wanted
    }

    /// Whether a name stands behind a dot.
    private static func isMember(_ token: TokenSyntax) -> Bool {
        token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }

    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }

    private static func isDeclared(_ name: String, in index: SourceIndex) -> Bool {
        index.types[name].map { $0.kind != "extension" } ?? false
    }

    /// Names that Foundation has on Linux, too.
    private static let foundations: Set = ["CGFloat", "CGPoint", "CGRect", "CGSize"]

    /// Whether a source may use names of frameworks that it does not import: it has such, and no import of UIKit.
    static func mayConcern(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var hasNames = false
        var place = 0
        let count = bytes.count
        func isWord(_ byte: UInt8) -> Bool {
            (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
                || byte == 0x5F
        }
        while place + 2 < count {
            let first = bytes[place]
            if first == 0x55 || first == 0x43 || first == 0x4E, place == 0 || !isWord(bytes[place - 1]) {
                let second = bytes[place + 1]
                let third = bytes[place + 2]
                let isFramework =
                    (first == 0x55 && second == 0x49) || (first == 0x43 && (second == 0x41 || second == 0x47))
                    || (first == 0x4E && second == 0x53 && (third == 0x4C || third == 0x54))
                if isFramework, (0x41...0x5A).contains(third) {
                    // `import UIKit` has all of them.
                    if first == 0x55, third == 0x4B, isImport(bytes, before: place) { return false }
                    hasNames = true
                }
            }
            place += 1
        }
        return hasNames
    }

    private static func isImport(_ bytes: UnsafeBufferPointer<UInt8>, before place: Int) -> Bool {
        let word = Array("import ".utf8)
        return place >= word.count && bytes[(place - word.count)..<place].elementsEqual(word)
    }
}
