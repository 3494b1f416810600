public import Foundation

/// The name of a file of a catalog.
public typealias NSDataAssetName = String

/// A file of a catalog, by its name.
open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {
    // Nothing of it changes; only the superclass keeps the compiler from seeing that.
    /// The name of the asset in its catalogue.
    public let name: NSDataAssetName
    /// The bytes of the asset's file.
    public let data: Data
    /// The type identifier in the catalogue, such as `public.json`; empty for none.
    public let typeIdentifier: String

    /// Finds a file in the catalogues of the main bundle; nil for a name that they do not have.
    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Finds a file in the catalogues of a bundle; nil for a name that they do not have and for a file that cannot be read.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        guard let set = AssetCatalogs.set(.data, named: name, in: bundle),
            let file = AssetCatalogs.contents(of: set)?.data?.first(where: { $0.filename != nil }),
            let data = try? Data(contentsOf: set.appendingPathComponent(file.filename ?? ""))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = file.universalTypeIdentifier ?? ""
        super.init()
    }

    /// Returns the asset itself, because it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
