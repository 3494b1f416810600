import AgatePixels
import Foundation
import QuartzCore
import UIKit

/// A layer tree that was written down beside a picture.
struct RecordedTree {
    let root: CALayer
    /// The layers that have a name by which frames change them.
    private(set) var named: [String: CALayer] = [:]

    /// Makes layers of what a JSON file says; nil where it is not understood.
    ///
    /// Lengths are points, y goes down, colours are red, green, blue and alpha in sRGB. A missing key keeps the default.
    ///
    /// - Parameter files: The folder of images.
    init?(_ json: [String: Any], files: URL) {
        root = CALayer.recorded(json["class"] as? String)
        // Depth first without recursion: what stands first is made last.
        var pending = [(json, root)]
        while let (values, layer) = pending.popLast() {
            for (key, value) in values where !Self.structure.contains(key) {
                guard layer.setRecorded(value, forKey: key, files: files) else { return nil }
            }
            if let id = values["id"] as? String { named[id] = layer }
            for sublayer in values["sublayers"] as? [[String: Any]] ?? [] {
                let made = CALayer.recorded(sublayer["class"] as? String)
                layer.addSublayer(made)
                pending.append((sublayer, made))
            }
            if let mask = values["mask"] as? [String: Any] {
                let made = CALayer.recorded(mask["class"] as? String)
                layer.mask = made
                pending.append((mask, made))
            }
        }
    }

    init(root: CALayer) { self.root = root }

    private static let structure: Set<String> = ["class", "id", "sublayers", "mask"]

    /// Gives layers the values of a frame.
    func set(_ changes: [String: [String: Any]]) {
        for (id, values) in changes {
            for (key, value) in values { named[id]?.setRecorded(value, forKey: key, files: nil) }
        }
    }
}

extension CALayer {
    /// A layer of a class that a tree names.
    static func recorded(_ name: String?) -> CALayer {
        switch name {
        case "CAShapeLayer": CAShapeLayer()
        case "CAGradientLayer": CAGradientLayer()
        case "CATransformLayer": CATransformLayer()
        default: CALayer()
        }
    }

    /// Sets a property to a value of a JSON file; false where that means nothing.
    @discardableResult
    fileprivate func setRecorded(_ value: Any, forKey key: String, files: URL?) -> Bool {
        if value is NSNull {
            setValue(nil, forKey: key)
            return true
        }
        switch (key, value) {
        case ("contents", let source as [String: Any]):
            guard let name = source["file"] as? String, let folder = files,
                let image = try? ImageReader.read(contentsOf: folder.appendingPathComponent(name))
            else { return false }
            contents = CGImage(image.frames[0].image)
        case ("path", _), ("shadowPath", _):
            guard let path = CGPath.recorded(value) else { return false }
            setValue(path, forKey: key)
        case ("colors", let colors as [[Double]]):
            (self as? CAGradientLayer)?.colors = colors.compactMap { CGColor.recorded($0) }
        case (_, let numbers as [Double]): return setRecorded(numbers, forKey: key)
        default: setValue(value, forKey: key)
        }
        return true
    }

    /// Sets a property to numbers: a point, a size, a rectangle, a colour, a matrix, or just numbers.
    func setRecorded(_ numbers: [Double], forKey key: String) -> Bool {
        if key.lowercased().hasSuffix("color") {
            guard let color = CGColor.recorded(numbers) else { return false }
            setValue(color, forKey: key)
            return true
        }
        switch (key, numbers.count) {
        case ("locations", _), ("lineDashPattern", _), ("transform", 16), ("sublayerTransform", 16):
            guard key.lowercased().hasSuffix("transform") else {
                setValue(numbers.map { NSNumber(value: $0) }, forKey: key)
                return true
            }
            let matrix = CATransform3D(
                m11: numbers[0],
                m12: numbers[1],
                m13: numbers[2],
                m14: numbers[3],
                m21: numbers[4],
                m22: numbers[5],
                m23: numbers[6],
                m24: numbers[7],
                m31: numbers[8],
                m32: numbers[9],
                m33: numbers[10],
                m34: numbers[11],
                m41: numbers[12],
                m42: numbers[13],
                m43: numbers[14],
                m44: numbers[15]
            )
            if key == "transform" { transform = matrix } else { sublayerTransform = matrix }
        case ("bounds", 4):
            bounds = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case ("shadowOffset", 2): shadowOffset = CGSize(width: numbers[0], height: numbers[1])
        case ("contentsRect", 4), ("contentsCenter", 4):
            let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            if key == "contentsRect" { contentsRect = rect } else { contentsCenter = rect }
        case (_, 2):
            let point = CGPoint(x: numbers[0], y: numbers[1])
            switch key {
            case "position": position = point
            case "anchorPoint": anchorPoint = point
            case "startPoint": (self as? CAGradientLayer)?.startPoint = point
            case "endPoint": (self as? CAGradientLayer)?.endPoint = point
            default: return false
            }
        default: return false
        }
        return true
    }
}

extension CGColor {
    /// Red, green, blue and alpha, or without alpha, in sRGB.
    static func recorded(_ numbers: [Double]) -> CGColor? {
        guard numbers.count == 3 || numbers.count == 4 else { return nil }
        return CGColor(
            srgbRed: numbers[0],
            green: numbers[1],
            blue: numbers[2],
            alpha: numbers.count == 4 ? numbers[3] : 1
        )
    }
}

extension CGPath {
    /// A list of elements, or one of the two rounded rectangles of `UIBezierPath`.
    fileprivate static func recorded(_ value: Any) -> CGPath? {
        if let rounded = value as? [String: Any] {
            guard let box = rounded["roundedRect"] as? [Double], box.count == 4,
                let radius = rounded["cornerRadius"] as? Double
            else { return nil }
            let rect = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
            guard rounded["byRoundingCorners"] != nil else {
                return UIBezierPath(roundedRect: rect, cornerRadius: radius).cgPath
            }
            let radii = CGSize(width: radius, height: radius)
            return UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii).cgPath
        }
        guard let elements = value as? [[Any]] else { return nil }
        let path = CGMutablePath()
        for element in elements {
            let numbers = element.dropFirst().compactMap { $0 as? Double }
            func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
            switch (element.first as? String, numbers.count) {
            case ("M", 2): path.move(to: point(0))
            case ("L", 2): path.addLine(to: point(0))
            case ("Q", 4): path.addQuadCurve(to: point(1), control: point(0))
            case ("C", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
            case ("Z", 0): path.closeSubpath()
            default: return nil
            }
        }
        return path
    }
}
