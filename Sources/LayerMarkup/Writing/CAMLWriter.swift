import AgateDocuments
public import Foundation
public import QuartzCore

/// Writes layers as markup of Core Animation.
///
///     let writer = CAMLWriter()
///     try writer.write(layer, to: URL(fileURLWithPath: "Toggle.ca"))
///
/// The same tree gives the same bytes, and reading them gives an equal tree: layers, animations, filters, particles, states. What markup cannot
/// hold (closures, delegates, actions, layout) is left out and reported by ``issues``. The class exists on Apple's systems, where it is private; its
/// shape here is ours.
///
/// Source: documents K70-K74.
public final class CAMLWriter {
    /// The options of written markup.
    public struct Options: Sendable {
        /// The maximum sizes and counts of the file; a tree that is deeper is not written.
        public var limits = CAMLLimits.standard
        /// The direction of y that a bundle declares: true is down.
        ///
        /// Nil for what the root layer stands for: up where it is flipped, else down.
        ///
        /// The root layer's own `geometryFlipped` is not written into a bundle, of which it would turn the direction.
        public var isGeometryFlipped: Bool?

        /// Makes options with standard limits and the direction of y that the root layer stands for.
        public init() {}
    }

    /// A layer tree as markup, with its images and what was left out.
    public struct Document: Sendable {
        /// The bytes of the `.caml` file.
        public let data: Data
        /// The images that it names, as PNG files, by their paths.
        public let assets: [String: Data]
        /// The content that is left out, in the order of the alphabet.
        public let issues: [CAMLIssue]
    }

    /// The content of the last written tree that was left out.
    public private(set) var issues: [CAMLIssue] = []

    /// Makes a writer without issues; it may write many trees.
    public init() {}

    /// A tree in markup; images are named by it and not in it: see ``document(with:options:)``.
    public static func data(with root: CALayer, options: Options = Options()) throws(CAMLError) -> Data {
        try document(with: root, options: options).data
    }

    /// A tree in markup, with its images.
    public static func document(with root: CALayer, options: Options = Options()) throws(CAMLError)
        -> Document
    {
        try document(with: root, options: options, isBundle: false)
    }

    private static func document(with root: CALayer, options: Options, isBundle: Bool) throws(CAMLError)
        -> Document
    {
        var output = LayerOutput(root, depthLimit: options.limits.markup.depth, isBundle: isBundle)
        output.values.output.begin("caml")
        output.values.output.attribute("xmlns", "http://www.apple.com/CoreAnimation/1.0")
        try output.write()
        output.values.output.end()
        return Document(
            data: Data(output.values.output.text.utf8),
            assets: output.values.images.files,
            issues: output.values.issues.sorted.map { CAMLIssue($0) }
        )
    }

    /// Writes a tree to a file, by its ending: a bundle (`.ca`), markup with its images beside it (`.caml`), or an archive (`.caar`).
    ///
    /// - Throws: ``CAMLError/unwritable(_:)`` where a file cannot be written, ``CAMLError/unsupported(_:)`` for other endings.
    public func write(_ root: CALayer, to url: URL, options: Options = Options()) throws(CAMLError) {
        issues = []
        switch url.pathExtension.lowercased() {
        case "caar":
            try Self.save(try LayerArchiveFile.data(root), to: url)
        case "caml":
            let document = try Self.document(with: root, options: options)
            try Self.save(document.data, to: url)
            try Self.save(document.assets, in: url.deletingLastPathComponent())
            issues = document.issues
        case "ca":
            let document = try Self.document(with: root, options: options, isBundle: true)
            var files = document.assets
            files["main.caml"] = document.data
            files["assetManifest.caml"] = Data(Self.manifest.utf8)
            let isFlipped = options.isGeometryFlipped ?? !root.isGeometryFlipped
            files["index.xml"] = Data(Self.index(of: root, isFlipped: isFlipped).utf8)
            try Self.save(files, in: url)
            issues = document.issues
        default: throw .unsupported("writing layers as .\(url.pathExtension)")
        }
    }

    private static func save(_ data: Data, to url: URL) throws(CAMLError) {
        do { try data.write(to: url, options: .atomic) } catch {
            throw .unwritable("\(url.path): \(reason(error))")
        }
    }

    private static func save(_ files: [String: Data], in folder: URL) throws(CAMLError) {
        for (path, data) in files.sorted(by: { $0.key < $1.key }) {
            let url = folder.appendingPathComponent(path)
            do {
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
            } catch { throw .unwritable("\(url.path): \(reason(error))") }
            try save(data, to: url)
        }
    }

    /// The C library's words for an error of Foundation's.
    private static func reason(_ error: any Error) -> String {
        let error = error as NSError
        if let underlying = error.userInfo[NSUnderlyingErrorKey] as? any Error { return reason(underlying) }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        return error.localizedDescription
    }

    private static let manifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0">
         <MicaAssetManifest>
          <modules type="NSArray"/>
         </MicaAssetManifest>
        </caml>

        """

    private static func index(of root: CALayer, isFlipped: Bool) -> String {
        let size = root.bounds.size
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            <key>assetManifest</key><string>assetManifest.caml</string>
            <key>documentHeight</key><real>\(MarkupNumber.text(Double(size.height)))</real>
            <key>documentWidth</key><real>\(MarkupNumber.text(Double(size.width)))</real>
            <key>geometryFlipped</key><\(isFlipped ? "true" : "false")/>
            <key>rootDocument</key><string>main.caml</string>
            </dict>
            </plist>

            """
    }
}
