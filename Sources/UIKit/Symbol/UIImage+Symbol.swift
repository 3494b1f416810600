import CoreGraphics
import Foundation

extension UIImage {
    /// Finds a symbol of this project by Apple's name for it; nil, with one line in the log, for an unknown name.
    ///
    /// The drawings are own ones, not Apple's. `.fill`, `.circle`, `.circle.fill`, `.square`, `.square.fill` and `.slash` may follow any name.
    ///
    /// Source: uikit U166.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the list, of a size and a thickness.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let pen = SymbolName.pen(named: name) else {
            SymbolLog.missing(name)
            return nil
        }
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        self.init(SymbolDrawing.image(pen, configuration), symbol: SymbolTraits(name: name, configuration))
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
    // Both never change.
    let name: String
    let configuration: UIImage.SymbolConfiguration

    init(name: String, _ configuration: UIImage.SymbolConfiguration) {
        (self.name, self.configuration) = (name, configuration)
    }
}

/// Draws symbols.
enum SymbolDrawing {
    /// The size of text beside which a symbol stands when nothing is said, in points.
    static let pointSize: CGFloat = 17

    /// How large the square of a symbol is, of the size of the text.
    static let part: CGFloat = 1.22

    static func image(_ pen: SymbolPen, _ configuration: UIImage.SymbolConfiguration) -> UIImage {
        let wanted = configuration.pointSize ?? pointSize
        let points = wanted.isFinite ? min(max(wanted, 1), 2000) : pointSize
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
