import AgateDocuments
public import Foundation
public import QuartzCore

/// Layers from a file: a bundle of markup (`.ca`), markup alone (`.caml`), an archive (`.caar`), a wallpaper, or one of them zipped.
///
///     let package = try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle)
///     view.layer.addSublayer(package.rootLayer)
///
/// The class exists on Apple's systems, where it is private; names follow what is published of it. What a file is its bytes say: the
/// type is not looked at. Files are read from the bundle's folder and below it, never from elsewhere and never from a network.
///
/// Source: documents K1-K5, K74.
open class CAPackage: NSObject {
    /// The root of the tree.
    public let rootLayer: CALayer
    /// Whether y points down: as the bundle or the archive says, or the root layer's own `geometryFlipped` in it.
    ///
    /// The root layer stands as it should in a superlayer whose y points down: where y of the document points up, its `isGeometryFlipped` is true,
    /// whatever the file says. Markup that is alone, and archives of a layer alone, say nothing else than their root layer does. Source: documents K3.
    public let isGeometryFlipped: Bool
    /// The size of the document: as the bundle says, else that of the root layer's bounds.
    ///
    /// An addition of this project.
    public let documentSize: CGSize
    /// The content of the file that is not honoured.
    ///
    /// An addition of this project.
    public let issues: [CAMLIssue]

    private init(_ contents: PackageContents) {
        rootLayer = contents.root
        isGeometryFlipped = !contents.root.isGeometryFlipped
        documentSize = contents.size ?? contents.root.bounds.size
        issues = contents.issues
        super.init()
    }

    /// Opens a file or a folder.
    ///
    /// - Parameters:
    ///   - url: Where it is.
    ///   - type: The expected type, such as ``kCAPackageTypeCAMLBundle``; the bytes decide.
    ///   - options: Under `limits`, a ``CAMLLimits``; other options are not known.
    /// - Throws: ``CAMLError``.
    public convenience init(contentsOf url: URL, type: String, options: [AnyHashable: Any]? = nil) throws {
        self.init(try PackageContents.read(url, limits: options?["limits"] as? CAMLLimits ?? .standard))
    }

    /// Opens a file in memory: an archive, markup without images, or a zipped bundle.
    ///
    /// - Parameters:
    ///   - data: Its bytes.
    ///   - type: The expected type; the bytes decide.
    ///   - options: Under `limits`, a ``CAMLLimits``; other options are not known.
    /// - Throws: ``CAMLError``.
    public convenience init(data: Data, type: String, options: [AnyHashable: Any]? = nil) throws {
        let limits = options?["limits"] as? CAMLLimits ?? .standard
        self.init(try PackageContents.read(data, files: nil, limits: limits))
    }

    /// The names of the layers that have one, in the order of the document.
    open var publishedObjectNames: [String] {
        var names: [String] = []
        forEachLayer { if let name = $0.name { names.append(name) } }
        return names
    }

    /// The first layer with a name, in the order of the document; nil where there is none.
    open func publishedObject(withName name: String) -> Any? {
        var found: CALayer?
        forEachLayer { if found == nil, $0.name == name { found = $0 } }
        return found
    }

    /// Calls a closure for every layer of the tree, masks included; superlayers come before what is in them.
    open func forEachLayer(_ body: (CALayer) -> Void) {
        var open = [rootLayer]
        while let layer = open.popLast() {
            body(layer)
            open += (layer.sublayers ?? []).reversed()
            if let mask = layer.mask { open.append(mask) }
        }
    }
}
