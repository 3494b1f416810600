import AgateDocuments
import CoreText
import Foundation
import UIKit

/// The fonts of an animation's texts: those that a program gives, those that come with the animation, those of the system.
///
/// Source: documents L132, reality Q4.2.
final class FontLoader {
    private let fonts: [String: LottieFont]
    private let folder: URL?
    private let files: [String: Data]
    private let given: (String, CGFloat) -> CTFont?
    private var loaded: [Key: CTFont] = [:]
    private var descriptors: [String: CTFontDescriptor?] = [:]

    private struct Key: Hashable {
        let name: String
        let size: Double
    }

    /// Makes a loader.
    ///
    /// - Parameters:
    ///   - folder: Where files that fonts name are looked for, and below; nil finds none.
    ///   - files: Files that came with the animation.
    ///   - given: The fonts that a program gives.
    init(
        _ document: LottieDocument,
        folder: URL?,
        files: [String: Data],
        given: @escaping (String, CGFloat) -> CTFont? = { _, _ in nil }
    ) {
        (fonts, self.folder, self.files, self.given) = (document.fonts, folder, files, given)
    }

    /// The font that a program gives for a name; it counts before glyphs of the file.
    func given(_ name: String, _ size: Double) -> CTFont? { given(name, CGFloat(size)) }

    /// The font of a name, or another one that stands in for it.
    func font(_ name: String, size: Double) -> CTFont {
        let key = Key(name: name, size: size)
        if let known = loaded[key] { return known }
        let font = fonts[name]
        let made =
            embedded(name, size: size) ?? Self.installed(font, named: name, size: CGFloat(size))
            ?? CTFontCreateWithName((font?.name ?? name) as CFString, CGFloat(size), nil)
        loaded[key] = made
        return made
    }

    /// The font that comes with the animation; nil where none does, or where nothing can read it.
    func embedded(_ name: String, size: Double) -> CTFont? {
        let descriptor: CTFontDescriptor?
        if let known = descriptors[name] {
            descriptor = known
        } else {
            descriptor = data(name).flatMap { CTFontManagerCreateFontDescriptorFromData($0 as CFData) }
            descriptors[name] = .some(descriptor)
        }
        return descriptor.map { CTFontCreateWithFontDescriptor($0, CGFloat(size), nil) }
    }

    /// Whether the animation brings a font of a name, be it readable or not.
    func brings(_ name: String) -> Bool {
        switch fonts[name]?.source {
        case .embedded, .file: true
        case .network, nil: false
        }
    }

    private func data(_ name: String) -> Data? {
        switch fonts[name]?.source {
        case .embedded(let url): return Self.data(url: url)
        case .file(let path):
            if let data = files[path] { return data }
            guard let folder else { return nil }
            let last = (path as NSString).lastPathComponent
            return ImageFiles.data(of: [path, "fonts/" + last, last], below: folder)
        case .network, nil: return nil
        }
    }

    /// The bytes of a data URL, in base 64 or with per cent signs; nil for a text that is none.
    private static func data(url: String) -> Data? {
        let bytes = url.utf8
        guard let comma = bytes.firstIndex(of: UInt8(ascii: ",")) else { return nil }
        let content = String(url[bytes.index(after: comma)...])
        guard url[..<comma].lowercased().hasSuffix(";base64") else {
            return content.removingPercentEncoding.map { Data($0.utf8) }
        }
        return Data(base64Encoded: content, options: .ignoreUnknownCharacters)
    }

    /// The system's font of a text: by its name, else by its family and style; nil if there is none of these.
    static func installed(_ font: LottieFont?, named name: String, size: CGFloat) -> CTFont? {
        let names = [font?.name ?? name, font.map { "\($0.family) \($0.style)" }, font?.family]
        for case let name? in names where !name.isEmpty {
            if let found = UIFont(name: name, size: size) { return found }
        }
        return nil
    }
}
