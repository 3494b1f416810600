import AgateDocuments
import AgatePixels
import Foundation

/// The pictures that layers of a document show and that cannot be shown: not there, or not to be read.
///
/// What a program's own ``AnimationImageProvider`` would give is not known here.
///
/// Source: reality Q4.3.
struct PictureIssues {
    /// One for each such picture, at the first layer that shows it.
    private(set) var issues: [DocumentIssue] = []
    /// How many more pixels are decoded to know whether they can be; of pictures beyond that the first bytes are looked at.
    private var pixelBudget = 16_000_000

    init(_ document: LottieDocument, folder: URL?, files: [String: Data]) {
        var seen: Set<String> = []
        var compositions = [document.composition]
        compositions += document.assets.keys.sorted().compactMap { document.composition($0) }
        for layer in compositions.lazy.flatMap(\.layers) {
            guard case .image(let id) = layer.content, !seen.contains(id) else { continue }
            seen.insert(id)
            // The reader has reported a reference to a missing asset.
            guard let asset = document.image(id), let flaw = flaw(of: asset, folder, files) else { continue }
            issues.append(DocumentIssue(severity: .dropped, feature: flaw, path: layer.path))
        }
    }

    /// Whether layers show pictures that are not there, among them those that the file has no asset for.
    static func isIncomplete(_ document: LottieDocument, _ issues: [DocumentIssue]) -> Bool {
        guard issues.isEmpty else { return true }
        var compositions = [document.composition]
        compositions += document.assets.keys.compactMap { document.composition($0) }
        return compositions.contains { composition in
            composition.layers.contains { layer in
                if case .image(let id) = layer.content { document.image(id) == nil } else { false }
            }
        }
    }

    /// Why a picture cannot be shown; nil if it can.
    private mutating func flaw(of image: LottieImage, _ folder: URL?, _ files: [String: Data]) -> String? {
        switch image.source {
        case .embedded(let text):
            guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters), !data.isEmpty
            else {
                return "embedded picture, whose base64 cannot be read"
            }
            return flaw(of: data).map { "embedded picture, which \($0)" }
        case .file(let name):
            if name.isEmpty { return "picture without a name" }
            let shown = name.prefix(80)
            guard let data = ImageLoader.data(of: image, folder, files) else {
                return name.contains("://")
                    ? "picture \(shown), which is in a network: none is asked"
                    : "picture \(shown), which is not there"
            }
            return flaw(of: data).map { "picture \(shown), which \($0)" }
        }
    }

    private mutating func flaw(of data: Data) -> String? {
        guard let format = ImageFormat(firstBytes: data) else {
            let start = String(decoding: data.prefix(1024), as: UTF8.self)
            return start.contains("<svg") || start.contains("<?xml")
                ? "is SVG: use PNG, JPEG, WebP or GIF"
                : "is in no format that is read: use PNG, JPEG, WebP or GIF"
        }
        guard let size = PictureHeader.size(of: data) else { return "is damaged" }
        guard
            (try? ImageReadingLimits.current.check(width: size.width, height: size.height, format: format))
                != nil
        else { return "is larger than is allowed" }
        guard size.width * size.height <= pixelBudget else { return nil }
        pixelBudget -= size.width * size.height
        return (try? ImageReader.read(data, limits: .current)) == nil ? "is damaged" : nil
    }
}
