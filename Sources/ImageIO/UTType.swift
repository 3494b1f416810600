import Foundation

/// A kind of files, by its uniform type identifier such as `public.png`.
///
/// Apple's module `UniformTypeIdentifiers` has it; here it lies beside the sources and destinations that take identifiers. The kinds that have
/// constants are known; of others there is the identifier alone.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
    /// The identifier.
    public let identifier: String

    /// The kind with an identifier; nil for an empty one.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    private init(known identifier: String) { self.identifier = identifier }

    /// The kind of files whose names end so; nil for endings that are not known.
    public init?(filenameExtension: String) {
        let ending = filenameExtension.lowercased()
        guard let row = Self.rows.first(where: { $0.endings.contains(ending) }) else { return nil }
        identifier = row.identifier
    }

    /// The kind with a type of the Internet, such as `image/png`; nil for those that are not known.
    public init?(mimeType: String) {
        guard let row = Self.rows.first(where: { $0.mime == mimeType.lowercased() }) else { return nil }
        identifier = row.identifier
    }

    /// The ending of names of such files; nil where none is known.
    public var preferredFilenameExtension: String? { row?.endings.first }

    /// The type on the Internet, such as `image/png`; nil where none is known.
    public var preferredMIMEType: String? { row.flatMap { $0.mime.isEmpty ? nil : $0.mime } }

    /// Whether files of this kind are of another, too: a PNG file is an image, and data.
    public func conforms(to type: UTType) -> Bool {
        identifier == type.identifier || row?.parents.contains(type.identifier) == true
    }

    /// The identifier.
    public var description: String { identifier }

    private var row: Row? { Self.rows.first { $0.identifier == identifier } }

    private struct Row {
        let identifier: String
        let endings: [String]
        let mime: String
        let parents: [String]
    }

    private static let rows: [Row] = {
        let image = ["public.image", "public.data", "public.content", "public.item"]
        let text = ["public.text", "public.data", "public.content", "public.item"]
        let film = [
            "public.movie", "public.audiovisual-content", "public.data", "public.content", "public.item",
        ]
        return [
            Row(identifier: "public.png", endings: ["png"], mime: "image/png", parents: image),
            Row(
                identifier: "public.jpeg",
                endings: ["jpeg", "jpg", "jpe"],
                mime: "image/jpeg",
                parents: image
            ),
            Row(identifier: "com.compuserve.gif", endings: ["gif"], mime: "image/gif", parents: image),
            Row(identifier: "org.webmproject.webp", endings: ["webp"], mime: "image/webp", parents: image),
            Row(identifier: "public.tiff", endings: ["tiff", "tif"], mime: "image/tiff", parents: image),
            Row(identifier: "com.microsoft.bmp", endings: ["bmp"], mime: "image/bmp", parents: image),
            Row(identifier: "public.heic", endings: ["heic"], mime: "image/heic", parents: image),
            Row(identifier: "public.svg-image", endings: ["svg"], mime: "image/svg+xml", parents: image),
            Row(identifier: "com.adobe.pdf", endings: ["pdf"], mime: "application/pdf", parents: image),
            Row(identifier: "public.plain-text", endings: ["txt"], mime: "text/plain", parents: text),
            Row(identifier: "public.html", endings: ["html", "htm"], mime: "text/html", parents: text),
            Row(identifier: "public.json", endings: ["json"], mime: "application/json", parents: text),
            Row(identifier: "public.xml", endings: ["xml"], mime: "application/xml", parents: text),
            Row(identifier: "public.mpeg-4", endings: ["mp4"], mime: "video/mp4", parents: film),
            Row(
                identifier: "com.apple.quicktime-movie",
                endings: ["mov"],
                mime: "video/quicktime",
                parents: film
            ),
        ]
    }()
}

extension UTType {
    /// Any image.
    public static let image = UTType(known: "public.image")
    /// PNG files.
    public static let png = UTType(known: "public.png")
    /// JPEG files.
    public static let jpeg = UTType(known: "public.jpeg")
    /// GIF files.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// WebP files.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// TIFF files.
    public static let tiff = UTType(known: "public.tiff")
    /// BMP files.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// HEIC files.
    public static let heic = UTType(known: "public.heic")
    /// SVG files.
    public static let svg = UTType(known: "public.svg-image")
    /// PDF files.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Any data.
    public static let data = UTType(known: "public.data")
    /// Any file or folder.
    public static let item = UTType(known: "public.item")
    /// Any content.
    public static let content = UTType(known: "public.content")
    /// Any text.
    public static let text = UTType(known: "public.text")
    /// Text without marks.
    public static let plainText = UTType(known: "public.plain-text")
    /// Pages of the web.
    public static let html = UTType(known: "public.html")
    /// JSON files.
    public static let json = UTType(known: "public.json")
    /// XML files.
    public static let xml = UTType(known: "public.xml")
    /// Addresses.
    public static let url = UTType(known: "public.url")
    /// Any film.
    public static let movie = UTType(known: "public.movie")
    /// MPEG-4 films.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// QuickTime films.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
}
