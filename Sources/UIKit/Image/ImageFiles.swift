import AgatePixels
import CoreGraphics
import Foundation

/// Where pictures are found, and how many pixels per point their names promise.
enum ImageFiles {
    static func read(_ path: String) -> CGImage? {
        guard let buffer = try? PNGReader.read(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        return CGImage(buffer)
    }

    /// 2 for `name@2x.png`, 3 for `name@3x.png`, else 1.
    static func scale(of path: String) -> CGFloat {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        if stem.hasSuffix("@2x") { return 2 }
        if stem.hasSuffix("@3x") { return 3 }
        return 1
    }

    /// The file for a name: in the bundle or at the path itself, the screen's scale first, then the others.
    static func path(named name: String, in bundle: Bundle) -> String? {
        let url = URL(fileURLWithPath: name)
        let ending = url.pathExtension.isEmpty ? "png" : url.pathExtension
        let stem = name.hasSuffix("." + ending) ? String(name.dropLast(ending.count + 1)) : name
        let screen = Int(UIScreenScale.current.rounded())
        for scale in [screen, 3, 2, 1] {
            let file = scale > 1 ? "\(stem)@\(scale)x" : stem
            if let found = bundle.path(forResource: file, ofType: ending) { return found }
            let plain = "\(file).\(ending)"
            if FileManager.default.fileExists(atPath: plain) { return plain }
        }
        return nil
    }
}
