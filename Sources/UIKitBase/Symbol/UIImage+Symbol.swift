import CoreGraphics
import Foundation

extension UIImage {
    /// Finds a symbol by Apple's name for it.
    ///
    /// The drawings are own ones, not Apple's: shapes, and what the words behind a shape's name make of it, such as `.fill`, `.circle.fill`, `.slash` and `.badge.plus`.
    /// A name that Apple has and that has no drawing here gives a placeholder, a question mark in a dashed square, and is told of once. A name that Apple has
    /// not gives nil, with one line in the log.
    ///
    /// Source: uikit U166.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the list, of a size and a thickness.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let pen = SymbolName.pen(named: name) ?? SymbolPlaceholder.pen(named: name) else {
            SymbolLog.missing(name)
            return nil
        }
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        self.init(SymbolDrawing.image(pen, configuration), symbol: SymbolTraits(name: name, configuration))
    }

    /// A symbol of a catalog, by its set; nil for a file that cannot be drawn.
    convenience init?(_ set: SymbolSet, name: String, _ configuration: SymbolConfiguration) {
        guard let drawn = set.image(configuration) else { return nil }
        self.init(drawn, symbol: SymbolTraits(name: name, configuration, set: set))
    }

    /// A symbol of the list; the traits make no difference.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    private convenience init(_ drawn: UIImage, symbol: SymbolTraits) {
        var traits = drawn.traits
        traits.renderingMode = .alwaysTemplate
        traits.symbol = symbol
        self.init(cgImage: drawn.cgImage, traits: traits)
    }

    /// The size and weight of the symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { traits.symbol?.configuration }

    /// The configuration that the image was chosen by; nil for an image with one variant.
    public var configuration: Configuration? {
        traits.symbol?.configuration ?? traits.look.map { Configuration(traitCollection: $0.traits) }
    }

    /// The asset with the variants of the image; an image without one gets an asset of its own.
    public var imageAsset: UIImageAsset? {
        if let asset = traits.asset { return asset }
        let asset = UIImageAsset()
        asset.register(self, with: UITraitCollection())
        return asset
    }

    /// The traits that the image is for; the scale at least.
    public var traitCollection: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), traits.look?.traits ?? UITraitCollection(),
        ])
    }

    /// The image for other traits, or of another size or weight: symbols and images with variants; others stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        if let asset = traits.asset { return asset.image(with: configuration) }
        guard let symbol = traits.symbol else { return self }
        let changed = symbol.configuration.applying(configuration)
        if let set = symbol.set { return UIImage(set, name: symbol.name, changed) ?? self }
        return UIImage(systemName: symbol.name, withConfiguration: changed) ?? self
    }

    /// A symbol with a configuration applied; nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }

    // MARK: Pictures that the system uses

    /// The symbol of a button that offers actions: three dots in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The symbol of a button that adds something: a plus in a filled circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The symbol of a button that removes something: a minus in a filled circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The symbol of a finished task: a check mark in a filled circle.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
    /// The symbol of a check mark in a circle, as an outline.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

/// What a symbol was made from.
struct SymbolTraits: Hashable, @unchecked Sendable {
    // None of it changes.
    let name: String
    let configuration: UIImage.SymbolConfiguration
    /// The set of a catalog that it is of; nil for the system's symbols.
    let set: SymbolSet?

    init(name: String, _ configuration: UIImage.SymbolConfiguration, set: SymbolSet? = nil) {
        (self.name, self.configuration, self.set) = (name, configuration, set)
    }
}

/// Draws symbols.
enum SymbolDrawing {
    /// The size of text beside which a symbol stands when nothing is said, in points.
    static let pointSize: CGFloat = 17

    /// How large the square of a symbol is, of the size of the text.
    static let part: CGFloat = 1.22

    /// The size of the text beside a symbol, in points, from 1 to 2000.
    static func points(_ configuration: UIImage.SymbolConfiguration) -> CGFloat {
        let wanted = configuration.pointSize ?? pointSize
        return wanted.isFinite ? min(max(wanted, 1), 2000) : pointSize
    }

    static func image(_ pen: SymbolPen, _ configuration: UIImage.SymbolConfiguration) -> UIImage {
        let points = points(configuration)
        let side = (points * part * configuration.scale.factor).rounded(.up)
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreenScale.current
        format.opaque = false
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image {
            $0.cgContext.scaleBy(x: side / 24, y: side / 24)
            pen.draw(in: $0.cgContext, width: configuration.weight.lineWidth)
        }
    }
}

/// What is shown for symbols that Apple has and that have no drawing here, each of which is told of once.
enum SymbolPlaceholder {
    /// The placeholder; nil for a name that Apple has not.
    static func pen(named name: String) -> SymbolPen? {
        guard AppleSymbolNames.contains(name) else { return nil }
        Mistakes.tell(
            "the symbol \"\(name)\" has no drawing here and is shown as a question mark in a dashed square; an image of that name in a catalog can stand in for it.",
            once: "symbol \(name)"
        )
        return SymbolName.pen(named: "questionmark.square.dashed")
    }
}

/// Unknown names of symbols, each of which is reported once.
enum SymbolLog {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    static func missing(_ name: String) {
        guard lock.withLock({ told.insert(name).inserted }) else { return }
        let line = "agate: there is no symbol '\(name)'\n"
        try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
}
