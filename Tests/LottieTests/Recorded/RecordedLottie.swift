import AgateDisplay
import AgatePixels
import CoreGraphics
import Foundation
import Lottie
import QuartzCore

/// A picture that another program made of a frame of a Lottie file, as a row of a manifest names it.
///
/// The files are other people's work and no part of the project: they are read where they lie, below the folder that the
/// environment variable `AGATE_REFERENCES` names, else `shared` beside the checkout.
struct RecordedLottie {
    enum Maker: String { case apple, afterEffects }

    let maker: Maker
    let name: String
    let file: URL
    let picture: URL
    let frame: Double
    /// Whether the picture needs values that its file does not have.
    let needsProvider: Bool
    /// Whether two engines of the maker draw the same.
    let isUncontested: Bool
    let features: Set<String>

    static let root: URL = {
        var folder: URL
        if let path = ProcessInfo.processInfo.environment["AGATE_REFERENCES"], !path.isEmpty {
            folder = URL(fileURLWithPath: path)
        } else {
            folder = URL(fileURLWithPath: #filePath)
            for _ in 0..<4 { folder.deleteLastPathComponent() }
            folder = folder.deletingLastPathComponent().appendingPathComponent("shared")
        }
        return folder.appendingPathComponent("samples/documents")
    }()

    static let all: [RecordedLottie] = {
        func rows(_ name: String) -> [[String: String]] {
            guard let text = try? String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
            else {
                return []
            }
            let lines = text.split(whereSeparator: \.isNewline).map {
                $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            }
            guard let header = lines.first else { return [] }
            return lines.dropFirst().map {
                Dictionary(zip(header, $0), uniquingKeysWith: { first, _ in first })
            }
        }
        func features(_ row: [String: String]) -> Set<String> {
            Set((row["features"] ?? "").split(separator: " ").map(String.init))
        }
        let apple = rows("manifest.tsv").compactMap { row -> RecordedLottie? in
            guard let file = row["file"], let png = row["png"], let frame = row["frame"].flatMap(Double.init)
            else {
                return nil
            }
            let folder = root.appendingPathComponent("lottie")
            return RecordedLottie(
                maker: .apple,
                name: png,
                file: folder.appendingPathComponent("json/" + file),
                picture: folder.appendingPathComponent(png),
                frame: frame,
                needsProvider: !(row["needs_provider"] ?? "").isEmpty,
                isUncontested: (row["engines_diff"].flatMap(Double.init) ?? 1) <= 0.005,
                features: features(row)
            )
        }
        let afterEffects = rows("manifest_testfiles.tsv").compactMap { row -> RecordedLottie? in
            guard let file = row["file"], let png = row["png"], let frame = row["frame"].flatMap(Double.init)
            else {
                return nil
            }
            let folder = root.appendingPathComponent("lottiefiles-test-files")
            return RecordedLottie(
                maker: .afterEffects,
                name: png,
                file: folder.appendingPathComponent(file),
                picture: folder.appendingPathComponent(png),
                frame: frame,
                needsProvider: false,
                isUncontested: true,
                features: features(row)
            )
        }
        return apple + afterEffects
    }()

    /// What the picture is counted among.
    var group: String {
        if maker == .afterEffects { return "After Effects" }
        // Their maker says that these pictures do not show what a device shows.
        if name.contains("pr_1930_") || name.contains("issue_1932") { return "Apple, not scored" }
        if name.contains("TypeFace-"), name.hasSuffix("-0.png") { return "Apple, not scored" }
        if needsProvider { return "Apple, with providers" }
        // The maker of these pictures leaves animators of text out.
        if features.contains("text-animator") { return "Apple, with text animators" }
        if features.contains("L:text") { return "Apple, with text" }
        return isUncontested ? "Apple, uncontested" : "Apple, contested"
    }

    /// The share of pixels of which a premultiplied component is off by more than 16; nil if a file is not there or is in no
    /// format that is read.
    ///
    /// - Parameter asRecorded: Whether the layers are drawn by `presentation().render(in:)`, the way in which Apple's pictures were made: it
    ///   mixes gradients in another colour space than a display does, and leaves out what no context draws.
    func difference(asRecorded: Bool = false, writingTo folder: URL? = nil) -> Double? {
        guard let expected = try? ImageReader.read(contentsOf: picture).image,
            let actual = draw(width: expected.width, height: expected.height, asRecorded)
        else { return nil }
        var off = 0
        let count = expected.width * expected.height
        expected.withPixels { expected in
            actual.withPixels { actual in
                for index in 0..<count where expected[index] != actual[index] {
                    let (a, b) = (Self.components(expected[index]), Self.components(actual[index]))
                    if (pointwiseMax(a, b) &- pointwiseMin(a, b)).max() > 16 { off += 1 }
                }
            }
        }
        let share = Double(off) / Double(count)
        if let folder, share > 0.015 {
            let stem = name.replacingOccurrences(of: "/", with: "_").replacingOccurrences(
                of: ".png",
                with: ""
            )
            try? Data(PNGWriter().encode(actual)).write(to: folder.appendingPathComponent(stem + "_ours.png"))
            try? Data(PNGWriter().encode(expected)).write(
                to: folder.appendingPathComponent(stem + "_theirs.png")
            )
        }
        return share
    }

    private static func components(_ pixel: UInt32) -> SIMD4<UInt32> {
        SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
    }

    /// What programs of the pictures' maker gave in place of what the files say, by the names of the files.
    private static let values: [String: [(AnimationKeypath, AnyValueProvider)]] = {
        let (black, red) = (LottieColor(r: 0, g: 0, b: 0, a: 1), LottieColor(r: 1, g: 0, b: 0, a: 1))
        return [
            "issue_1664": [("**.base_color.**.Color", ColorValueProvider(black))],
            "issue_1837_opacity": [("Dark Gray Solid 1.Transform.Opacity", FloatValueProvider(10))],
            "issue_1847": [("**.Stroke 1.**.Color", ColorValueProvider(red))],
            // Not known by its words, but to be seen: all lines are thinner.
            "issue_2094": [("**.Stroke Width", FloatValueProvider(2))],
        ]
    }()

    private func draw(width: Int, height: Int, _ asRecorded: Bool) -> ImageBuffer? {
        guard let animation = LottieAnimation.filepath(file.path, animationCache: nil) else { return nil }
        let size = CGSize(width: width, height: height)
        return ManualDisplay.run(size: size) { display in
            let layer = LottieAnimationLayer(animation: animation)
            if needsProvider {
                for (keypath, provider) in Self.values[file.deletingPathExtension().lastPathComponent] ?? [] {
                    layer.setValueProvider(provider, keypath: keypath)
                }
            }
            layer.frame = CGRect(origin: .zero, size: size)
            layer.currentFrame = frame
            display.layer.addSublayer(layer)
            display.advance(by: 0)
            guard asRecorded else { return display.makeSurface().makeImage() }
            guard let surface = Surface(width: width, height: height) else { return nil }
            let shown = layer.presentation() ?? layer
            shown.render(in: CGContext(surface: surface, baseTransform: .identity))
            return surface.makeImage()
        }
    }
}
