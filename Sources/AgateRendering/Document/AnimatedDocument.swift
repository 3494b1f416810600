import AgateDocuments
import CoreText
public import Foundation
package import LayerMarkup
package import Lottie
public import QuartzCore

/// A file that is played: a Lottie file, or layers with animations in Core Animation's own forms.
///
///     let document = try AnimatedDocument(contentsOf: URL(fileURLWithPath: "hello.json"))
///     view.layer.addSublayer(document.makeLayer())
///
/// What a file is its bytes say, never its name. A document is for one thread. An addition of Agate's.
///
/// Source: documents L2, R30.
public final class AnimatedDocument {
    /// The content of a document, by its bytes.
    package enum Contents {
        /// Core Animation markup, or an archive of layers.
        case layers(CAPackage)
        /// A Lottie file, or the animation of an archive that is to be shown first.
        case lottie(LottieAnimation)
    }

    /// The path as it was given, or the name of what was given as bytes.
    package let path: String
    /// The content of the file.
    package let contents: Contents
    /// The kind of the file, in words: `Lottie`, `markup`.
    public let format: String
    /// The manifest of an archive of Lottie files; nil for other files.
    package let manifest: DotLottieManifest?
    /// The playback that a dotLottie archive asks for, where the options request it.
    let playback: AuthoredPlayback
    private let source: Source
    private let limits: Limits
    private var isTaken = false

    /// Where the bytes are.
    private enum Source {
        case file(URL)
        case data(Data)
    }

    /// The maximum sizes and counts of a file.
    public enum Limits: String, CaseIterable, Sendable {
        /// As much as documents of one's own need.
        case standard
        /// As much as a server gives the documents of strangers.
        case strict

        /// The limits of markup.
        package var values: CAMLLimits { self == .strict ? .strict : .standard }
        /// The limits of Lottie files.
        package var documents: DocumentLimits { self == .strict ? .strict : .standard }
        /// The maximum number of bytes of a Lottie file, which no other document exceeds either.
        package var maxFileBytes: Int { documents.maxFileBytes }
    }

    /// Opens a file or a bundle.
    ///
    /// - Parameter options: How it is read, and what is put in place of what it says.
    public convenience init(contentsOf url: URL, options: DocumentOptions = .init()) throws(RenderFailure) {
        try self.init(url.path, options)
    }

    /// Opens a document in memory.
    ///
    /// - Parameters:
    ///   - data: Its bytes: a Lottie file, an archive, markup, a zipped bundle.
    ///   - name: The name of the document in failures and issues.
    ///   - folder: Where a Lottie file's pictures are looked for, and below; nil finds none. Markup in memory has no pictures beside it.
    ///   - options: How it is read, and what is put in place of what it says.
    public init(
        data: Data,
        name: String = "document",
        folder: URL? = nil,
        options: DocumentOptions = .init()
    ) throws(RenderFailure) {
        (path, limits, source) = (name, options.limits, .data(data))
        do {
            (contents, format, manifest, playback) = try Self.read(.data(data), folder, options)
        } catch { throw Self.failure(error, name) }
    }

    /// Opens a file or a bundle; failures name it as it is given.
    package init(_ path: String, _ options: DocumentOptions = .init()) throws(RenderFailure) {
        let url = URL(fileURLWithPath: path)
        (self.path, limits, source) = (path, options.limits, .file(url))
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw RenderFailure(.unreadable, "there is no such file or folder", path: path)
        }
        do {
            (contents, format, manifest, playback) = try Self.read(
                source,
                url.deletingLastPathComponent(),
                options
            )
        } catch { throw Self.failure(error, path) }
    }

    /// The failure for an error of reading; where the options name something that the file has not, the failure does not name the file.
    private static func failure(_ error: any Error, _ path: String) -> RenderFailure {
        var failure = RenderFailure(error, path: path)
        if failure.path == nil, failure.kind != .usage { failure.path = path }
        return failure
    }

    // MARK: Reading

    private static func read(
        _ source: Source,
        _ folder: URL?,
        _ options: DocumentOptions
    ) throws -> (Contents, String, DotLottieManifest?, AuthoredPlayback) {
        try registerFonts(options.fonts)
        try checkReadable(source)
        guard let (animation, format, manifest) = try lottie(source, folder, options) else {
            if let part = options.lottieOnly { throw DocumentError.missingResource(part) }
            guard looksLikeLayers(source) else {
                throw RenderFailure(
                    .unreadable,
                    "is no document: neither Lottie nor markup nor an archive of one of them"
                )
            }
            let contents = Contents.layers(try package(source, options.limits))
            return (contents, Self.format(ofLayersAt: source), nil, AuthoredPlayback())
        }
        var values: [String: any AnyValueProvider] = [:]
        for (key, text) in options.values {
            guard let provider = ValueText.provider(text) else {
                throw RenderFailure(
                    .usage,
                    "\(text) is no value for \(key): a colour (#rrggbb), a number, or two numbers (10,20)"
                )
            }
            values[key] = provider
        }
        let (replaced, unknown) = animation.replacing(texts: options.texts, values: values)
        if let key = unknown.first {
            throw RenderFailure(
                .usage,
                "has no text and no property \(key); `agate info --keypaths` tells those that it has"
            )
        }
        var playback = AuthoredPlayback()
        if options.playsAsAuthored, let manifest {
            let id = options.animation ?? manifest.initial
            playback = AuthoredPlayback(
                manifest.animations.first { $0.id == id },
                length: animation.duration
            )
        }
        return (.lottie(replaced), format, manifest, playback)
    }

    private static func registerFonts(_ fonts: [URL]) throws(RenderFailure) {
        for font in fonts {
            // A font that is registered already stays so.
            if CTFontManagerRegisterFontsForURL(font as CFURL, .process, nil) { continue }
            guard CTFontManagerCreateFontDescriptorsFromURL(font as CFURL) != nil else {
                throw RenderFailure(.unreadable, "is no file of a font", path: font.path)
            }
        }
    }

    private static func package(_ source: Source, _ limits: Limits) throws -> CAPackage {
        let options = ["limits": limits.values]
        return switch source {
        case .file(let url):
            try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle, options: options)
        case .data(let data): try CAPackage(data: data, type: kCAPackageTypeCAMLBundle, options: options)
        }
    }

    /// Whether a file may be markup or an archive; a folder may be a bundle.
    private static func looksLikeLayers(_ source: Source) -> Bool {
        guard let start = start(of: source, 4096) else { return true }
        if ["PK", "bplist"].contains(where: { start.starts(with: $0.utf8) }) || GzipReader.isGzip(start) {
            return true
        }
        // Zeros and the marks of byte orders are those of wide characters.
        let first = start.first { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF, 0].contains($0) }
        return first == UInt8(ascii: "<")
    }

    /// The animation that a file holds, and what the file is; nil for markup and archives of layers.
    private static func lottie(
        _ source: Source,
        _ folder: URL?,
        _ options: DocumentOptions
    ) throws -> (LottieAnimation, String, DotLottieManifest?)? {
        guard let start = start(of: source, 4096) else { return nil }
        let isZip = ZipArchive.isArchive(start)
        let isPacked = GzipReader.isGzip(start)
        let first = start.first { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains($0) }
        guard isZip || isPacked || first == UInt8(ascii: "{") else { return nil }
        let limits = options.limits.documents
        let data: Data
        switch source {
        case .file(let url):
            try check((try? url.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0, limits)
            data = try Data(contentsOf: url)
        case .data(let bytes):
            try check(bytes.count, limits)
            data = bytes
        }
        if isZip, !DotLottieManifest.isDotLottie(data, limits: limits) { return nil }
        if !isZip, let name = options.animation { throw DocumentError.missingResource("animation " + name) }
        let animation = try LottieAnimation(
            data: data,
            animation: options.animation,
            theme: options.theme,
            folder: isZip ? nil : folder,
            limits: limits
        )
        let manifest = isZip ? try DotLottieManifest(data, limits: limits) : nil
        return (animation, isZip ? "dotLottie" : isPacked ? "Lottie, packed" : "Lottie", manifest)
    }

    private static func check(_ size: Int, _ limits: DocumentLimits) throws(DocumentError) {
        guard size <= limits.maxFileBytes else {
            throw .limit(name: "file size", value: size, allowed: limits.maxFileBytes)
        }
    }

    /// Checks that the source can be read and is not empty: the errors of the format readers would hide that.
    private static func checkReadable(_ source: Source) throws(RenderFailure) {
        switch source {
        case .data(let data): if data.isEmpty { throw RenderFailure(.unreadable, "is empty") }
        case .file(let url):
            let file = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
            guard file >= 0 else {
                throw RenderFailure(.unreadable, "cannot be read: \(String(cString: strerror(errno)))")
            }
            close(file)
            let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey])
            if values?.isRegularFile == true, values?.fileSize == 0 {
                throw RenderFailure(.unreadable, "is empty")
            }
        }
    }

    /// The first bytes; nil for a folder, and for what cannot be read.
    private static func start(of source: Source, _ count: Int) -> Data? {
        switch source {
        case .data(let data): data.prefix(count)
        case .file(let url):
            (try? FileHandle(forReadingFrom: url)).flatMap { try? $0.read(upToCount: count) }
        }
    }

    /// The kind of a file of layers, by its bytes.
    private static func format(ofLayersAt source: Source) -> String {
        var isFolder: ObjCBool = false
        if case .file(let url) = source {
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if isFolder.boolValue {
                let wallpaper = url.appendingPathComponent("Wallpaper.plist").path
                return FileManager.default.fileExists(atPath: wallpaper)
                    ? "a wallpaper" : "a bundle of markup"
            }
        }
        guard let start = start(of: source, 8) else { return "a file" }
        if start.starts(with: Array("PK".utf8)) { return "a zipped bundle of markup" }
        if start.starts(with: Array("bplist".utf8)) { return "an archive of layers" }
        return "markup"
    }

    // MARK: Contents

    /// The size of the document, in points.
    public var size: CGSize {
        switch contents {
        case .layers(let package): package.documentSize
        case .lottie(let animation): animation.size
        }
    }

    /// Whether y of the document points down, as that of Lottie files does.
    ///
    /// The layers stand as they should in a space whose y points down, whatever it is.
    public var isGeometryFlipped: Bool {
        if case .layers(let package) = contents { package.isGeometryFlipped } else { true }
    }

    /// The layers, with their animations: new ones each time.
    ///
    /// A file of layers is read again for a second tree; if that fails, because it has changed or is gone, the first tree comes again.
    public func makeLayer() -> CALayer { makeLayer(showing: nil) }

    /// The layers, with what shows at some of the times at least.
    ///
    /// - Parameter times: The times that will be looked at, in seconds; nil for all.
    func makeLayer(showing times: ClosedRange<Double>?) -> CALayer {
        switch contents {
        case .lottie(let animation):
            return times.map { animation.makeLayer(showing: $0) } ?? animation.makeLayer()
        case .layers(let package):
            defer { isTaken = true }
            return isTaken
                ? (try? Self.package(source, limits))?.rootLayer ?? package.rootLayer : package.rootLayer
        }
    }

    /// The layers to be looked at and not shown.
    package var layer: CALayer {
        switch contents {
        case .lottie(let animation): animation.makeLayer()
        case .layers(let package): package.rootLayer
        }
    }

    /// The length in seconds; nil for what has none: a still, and what never ends.
    public var duration: Double? {
        switch contents {
        case .layers: DocumentSummary(self).length.flatMap { $0 > 0 ? $0 : nil }
        case .lottie(let animation): playback.length(of: animation.duration)
        }
    }

    /// Frames per second; nil where the document says nothing of them.
    public var framesPerSecond: Double? {
        if case .lottie(let animation) = contents { animation.framerate } else { nil }
    }

    /// The first and the last time of each marker, in seconds.
    public var markers: [String: ClosedRange<Double>] {
        guard case .lottie(let animation) = contents else { return [:] }
        var markers: [String: ClosedRange<Double>] = [:]
        for marker in animation.markerNames where markers[marker] == nil {
            let begin = animation.frameTime(forMarker: marker).map { animation.time(forFrame: $0) } ?? 0
            let length = Double(animation.durationFrameTime(forMarker: marker) ?? 0) / animation.framerate
            markers[marker] = begin...(begin + max(length, 0))
        }
        return markers
    }

    /// The names of the states of its layers, each once, in the order of the layers.
    public var states: [String] {
        var names: [String] = []
        var known: Set<String> = []
        if case .layers(let package) = contents {
            package.forEachLayer { layer in
                for case let name? in (layer.states ?? []).map(\.name) where known.insert(name).inserted {
                    names.append(name)
                }
            }
        }
        return names
    }

    /// The key paths of layers, groups, items and properties of a Lottie file; none for layers.
    package var keypaths: [String] {
        if case .lottie(let animation) = contents { animation.keypaths } else { [] }
    }

    /// The texts of a Lottie file with the key paths of their layers; none for layers.
    package var texts: [(keypath: String, text: String)] {
        if case .lottie(let animation) = contents { animation.texts } else { [] }
    }

    /// Whether pictures are not there, or cannot be read, without which the document does not show as authored.
    package var lacksFiles: Bool {
        if case .lottie(let animation) = contents { animation.lacksPictures } else { false }
    }

    /// Whether something is left out.
    public var isIncomplete: Bool { firstDropped != nil }

    /// The first feature that is left out; nil where nothing is.
    package var firstDropped: String? {
        switch contents {
        case .layers(let package): package.issues.first { $0.severity == .dropped }?.feature
        case .lottie(let animation): animation.issues.first { $0.severity == .dropped }?.feature
        }
    }

    /// The issues of the document, as `FILE:LINE:COLUMN: …`, or with the place in the JSON text.
    package var issueLines: [String] {
        switch contents {
        case .layers(let package): Self.lines(package.issues, path)
        case .lottie(let animation):
            animation.issues.map { issue in
                "\(path): \(issue.path.isEmpty ? "" : issue.path + ": ")\(issue.severity): \(issue.feature)"
            }
        }
    }

    /// The issues of the document, a line for each kind in the form of ``issueLines``: where first, and in how many more places.
    public var issues: [String] {
        var kinds: [String: (count: Int, line: String)] = [:]
        func add(_ kind: String, _ line: String) {
            kinds[kind] = ((kinds[kind]?.count ?? 0) + 1, kinds[kind]?.line ?? line)
        }
        switch contents {
        case .layers(let package):
            for (issue, line) in zip(package.issues, issueLines) {
                add("\(issue.severity): \(issue.feature)", line)
            }
        case .lottie(let animation):
            for (issue, line) in zip(animation.issues, issueLines) {
                add("\(issue.severity): \(issue.feature)", line)
            }
        }
        return kinds.sorted { $0.key < $1.key }.map { _, found in
            let more = found.count - 1
            return found.line + (more > 0 ? " (and \(more) more place\(more == 1 ? "" : "s"))" : "")
        }
    }

    /// Issues as lines.
    package static func lines(_ issues: [CAMLIssue], _ path: String) -> [String] {
        issues.map { issue in
            let place = issue.line > 0 ? "\(path):\(issue.line):\(issue.column)" : path
            return "\(place): \(issue.severity): \(issue.feature)"
        }
    }
}
