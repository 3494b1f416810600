package import AgateDisplay
import AgateDocuments
import LayerMarkup
import Lottie
package import QuartzCore

/// A file of layers as something to render: Lottie, dotLottie, or Core Animation markup and archives.
@MainActor struct DocumentSource: RenderSource {
    let name: String
    let size: CGSize
    let duration: Double?
    let rate: FrameRate
    let markers: [String: ClosedRange<Double>]
    let issues: [String]
    private let makeLayer: @MainActor () throws -> CALayer

    var scale: Double { 1 }

    func perform(on display: ManualDisplay) throws -> AnyObject {
        let layer = try makeLayer()
        layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        display.layer.addSublayer(layer)
        CATransaction.commit()
        display.advance(by: 0)
        return layer
    }
}

extension DocumentSource {
    /// Opens a file or a bundle; what it is its bytes say.
    static func open(_ url: URL) throws -> DocumentSource {
        let name = url.deletingPathExtension().lastPathComponent
        do {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
                throw RenderFailure.unreadable("there is no such file, and no program of this name.")
            }
            if !isFolder.boolValue {
                let data = try Data(contentsOf: url)
                if let animation = try lottie(data, url) { return DocumentSource(animation, name: name) }
            }
            return DocumentSource(try CAPackage(contentsOf: url, type: kCAPackageTypeCAMLBundle), name: name)
        } catch { throw RenderFailure(opening: error) }
    }

    /// The animation that bytes are; nil for those of markup and archives of layers.
    private static func lottie(_ data: Data, _ url: URL) throws -> LottieAnimation? {
        if DotLottieReader.isDotLottie(data) { return try DotLottieFile(data: data).animation() }
        let first = data.first { ![0x20, 9, 10, 13, 0xEF, 0xBB, 0xBF].contains($0) }
        guard first == UInt8(ascii: "{") || GzipReader.isGzip(data) else { return nil }
        return try LottieAnimation(data: data, folder: url.deletingLastPathComponent())
    }

    private init(_ animation: LottieAnimation, name: String) {
        var markers: [String: ClosedRange<Double>] = [:]
        for marker in animation.markerNames {
            let begin = animation.frameTime(forMarker: marker).map { animation.time(forFrame: $0) } ?? 0
            let length = Double(animation.durationFrameTime(forMarker: marker) ?? 0) / animation.framerate
            markers[marker] = markers[marker] ?? begin...(begin + max(length, 0))
        }
        self.init(
            name: name,
            size: animation.size,
            duration: animation.duration,
            rate: FrameRate(animation.framerate) ?? FrameRate(60),
            markers: markers,
            issues: animation.issues.map { "\($0.path): \($0.feature) is \($0.severity)" },
            makeLayer: animation.makeLayer
        )
    }

    private init(_ package: CAPackage, name: String) {
        let size = package.documentSize
        self.init(
            name: name,
            size: CGSize(width: max(size.width, 1), height: max(size.height, 1)),
            duration: nil,
            rate: FrameRate(60),
            markers: [:],
            issues: package.issues.map { "line \($0.line): \($0.feature) is \($0.severity)" },
            makeLayer: { package.rootLayer }
        )
    }
}

extension RenderFailure {
    /// The failure that an error on opening a document is.
    init(opening error: any Error) {
        switch error {
        case let failure as RenderFailure: self = failure
        case let error as DocumentError:
            let words = "\(error)"
            self =
                switch error {
                case .unreadable, .notADocument: .unreadable(words)
                case .malformed: .malformed(words)
                case .unsupported: .unsupported(words)
                case .missingResource: .missing(words)
                case .limit: .limit(words)
                case .unsafePath: .malformed(words)
                }
        case let error as CAMLError:
            let words = error.errorDescription ?? "\(error)"
            self =
                switch error {
                case .unsupported: .unreadable(words)
                case .malformed, .noRoot, .unsafePath: .malformed(words)
                case .missing: .missing(words)
                case .limit: .limit(words)
                case .unwritable: .writing(words)
                }
        default: self = .unreadable(error.localizedDescription)
        }
    }
}
