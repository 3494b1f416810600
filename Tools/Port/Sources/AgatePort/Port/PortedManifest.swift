import SwiftSyntax

/// A `Package.swift` whose targets find Agate's modules on Linux.
///
/// Each target of Swift sources gets the products, under the condition that the platform is Linux; targets in Objective-C are refused.
/// Sources are compiled in Swift 5 mode.
public struct PortedManifest {
    /// The bytes of the manifest.
    public private(set) var bytes: [UInt8]
    /// The findings about the manifest.
    public private(set) var diagnostics: [Diagnostic] = []

    /// The products that each target gets.
    private static let products = ["UIKit", "QuartzCore", "CoreGraphics", "ImageIO", "AVFoundation"]

    /// Rewrites a manifest.
    ///
    /// - Parameter agate: The path of Agate's checkout; without it the manifest is left as it is.
    public init(path: String, source: SourceText, agate: String?) {
        bytes = source.bytes
        guard let agate else { return }
        guard let tree = FilePort.parse(source), !tree.hasError else {
            say(path, source, 0, .error, "the manifest does not parse")
            return
        }
        let text = source.text(0..<source.bytes.count)
        guard !text.contains("package: \"agate\"") else { return }
        let finder = PackageCallFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        guard let package = finder.package,
            let targets = package.argument("targets")?.as(ArrayExprSyntax.self)
        else {
            say(
                path,
                source,
                0,
                .error,
                "the manifest makes no Package with a list of targets; add Agate's products by hand"
            )
            return
        }
        var edits: [SourceEdit] = []
        func insert(_ text: String, at offset: Int) {
            edits.append(SourceEdit(rule: .imports, offset: offset, length: 0, replacement: text))
        }
        for element in targets.elements {
            guard let call = element.expression.as(FunctionCallExprSyntax.self),
                let kind = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
                ["target", "executableTarget", "testTarget"].contains(kind)
            else { continue }
            Self.addProducts(to: call, insert)
        }
        let dependency = ".package(name: \"agate\", path: \(HeaderLine.quoted(agate)))"
        if let list = package.argument("dependencies")?.as(ArrayExprSyntax.self) {
            insert(dependency + (list.elements.isEmpty ? "" : ", "), at: list.leftSquare.end)
        } else if let label = package.arguments.first(where: { $0.label?.text == "targets" }) {
            insert("dependencies: [\(dependency)], ", at: label.start)
        }
        if !text.contains("swiftLanguage"), let last = package.arguments.last {
            let mode =
                Self.hasLanguageModes(text) ? "swiftLanguageModes: [.v5]" : "swiftLanguageVersions: [.v5]"
            insert("\(last.trailingComma == nil ? "," : "") \(mode)", at: last.end)
        }
        bytes = EditList(edits).applied(to: source)
    }

    private static func addProducts(to call: FunctionCallExprSyntax, _ insert: (String, Int) -> Void) {
        let products = products.map {
            ".product(name: \"\($0)\", package: \"agate\", condition: .when(platforms: [.linux]))"
        }
        .joined(separator: ", ")
        if let list = call.argument("dependencies")?.as(ArrayExprSyntax.self) {
            insert(products + (list.elements.isEmpty ? "" : ", "), list.leftSquare.end)
        } else if let name = call.arguments.first {
            insert(
                "\(name.trailingComma == nil ? "," : "") dependencies: [\(products)]\(name.trailingComma == nil ? "" : ",")",
                name.end
            )
        }
    }

    /// Whether the manifest's version knows `swiftLanguageModes`.
    private static func hasLanguageModes(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let version = text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber }
        return (Int(version) ?? 5) >= 6
    }

    private mutating func say(
        _ path: String,
        _ source: SourceText,
        _ offset: Int,
        _ level: Diagnostic.Level,
        _ text: String
    ) {
        let place = source.place(of: offset)
        diagnostics.append(
            Diagnostic(
                path: path,
                line: place.line,
                column: place.column,
                level: level,
                rule: .imports,
                text: text
            )
        )
    }
}

/// Finds the call of `Package(…)`.
private final class PackageCallFinder: SyntaxVisitor {
    private(set) var package: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard package == nil, node.calledExpression.trimmedDescription == "Package" else {
            return .visitChildren
        }
        package = node
        return .skipChildren
    }
}

extension FunctionCallExprSyntax {
    /// The argument of a label.
    fileprivate func argument(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }
}
