import AgatePixels
import CoreGraphics
import Foundation

/// Where pictures are found, and how many pixels per point their names promise.
enum ImageFiles {
    /// 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
    static func scale(of path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }

    /// The file for a name: in the bundle or at the path itself, the screen's scale first, then the others.
    ///
    /// A name without an ending finds PNG files first, and then those of the other formats.
    static func path(named name: String, in bundle: Bundle) -> String? {
        let url = URL(fileURLWithPath: name)
        let own = url.pathExtension
        let endings = own.isEmpty ? ["png", "jpg", "jpeg", "webp", "gif"] : [own]
        let screen = Int(UIScreenScale.current.rounded())
        let bundles = [bundle] + (ProgramBundles.isMain(bundle) ? ProgramBundles.ported : [])
        for ending in endings {
            let stem = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
            for scale in [screen, 3, 2, 1] {
                let file = scale > 1 ? "\(stem)@\(scale)x" : stem
                for bundle in bundles {
                    if let found = bundle.path(forResource: file, ofType: ending) { return found }
                }
                let plain = "\(file).\(ending)"
                if FileManager.default.fileExists(atPath: plain) { return plain }
            }
        }
        return nil
    }

    /// Tells of a name that nothing is found by.
    static func tellOfMissing(_ what: String, _ name: String, in bundle: Bundle?) {
        let place = (bundle ?? .main).bundlePath
        Mistakes.tell(
            "there is no \(what) \"\(name)\" in \(place)\(bundle == nil ? ", the main bundle; resources of a package are in Bundle.module" : "").",
            once: "\(what) \(name)"
        )
    }

    /// The pictures whose names are a name and a number, from 0 or 1 on, without a gap.
    static func numbered(_ name: String, in bundle: Bundle) -> [UIImage] {
        var result: [UIImage] = []
        for number in 0...1024 {
            guard let path = path(named: "\(name)\(number)", in: bundle),
                let image = UIImage(contentsOfFile: path)
            else {
                if number == 0 { continue }
                break
            }
            result.append(image)
        }
        return result
    }
}

extension DecodedImage {
    /// The pictures of an animation, some of them more than once, so that all have the same time.
    ///
    /// An animated `UIImage` gives each of its pictures the same time; files do not.
    func evenFrames(scale: CGFloat) -> (images: [UIImage], duration: TimeInterval) {
        let orientation = UIImage.Orientation(exif: orientation)
        let pictures = frames.map {
            UIImage(cgImage: CGImage($0.image), scale: scale, orientation: orientation)
        }
        // Formats count in milliseconds or coarser, but for fractions in PNG files, which are rounded.
        let times = frames.map { max(1, Int((min($0.shownDuration, 3600) * 1000).rounded())) }
        let step = times.reduce(0) { Self.commonDivisor($0, $1) }
        let total = times.reduce(0, +)
        guard step > 0, total / step <= 10_000 else {
            return (pictures, Double(total) / 1000)
        }
        let images = zip(pictures, times).flatMap { [UIImage](repeating: $0, count: $1 / step) }
        return (images, Double(total) / 1000)
    }

    private static func commonDivisor(_ a: Int, _ b: Int) -> Int {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}
