package import AgateTiming
public import Foundation

/// The names of the built-in timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a timing function is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the timing function in archives, documents and key-value coding, such as `easeIn`.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Constant speed: control points (0, 0) and (1, 1).
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning: control points (0.42, 0) and (1, 1).
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end: control points (0, 0) and (0.58, 1).
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends: control points (0.42, 0) and (0.58, 1).
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: control points (0.25, 0.1) and (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pacing curve: a cubic Bezier from (0, 0) to (1, 1) that maps the fraction of time to that of the way.
///
/// Source: claims 3.1-3.6.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    // Immutable after init.
    private let controls: (Float, Float, Float, Float)
    /// The name that it was made with, if any.
    package let functionName: String?

    /// Makes a built-in function; an unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(0.42, 0, 1, 1, name: name.rawValue)
        case .easeOut: self.init(0, 0, 0.58, 1, name: name.rawValue)
        case .easeInEaseOut: self.init(0.42, 0, 0.58, 1, name: name.rawValue)
        case .default: self.init(0.25, 0.1, 0.25, 1, name: name.rawValue)
        // GUESS timing-name: an unknown one is linear.
        default: self.init(0, 0, 1, 1, name: "linear")
        }
    }

    /// Makes a function from its two inner control points; x outside 0…1 is not valid.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controls = (c1x, c1y, c2x, c2y)
        functionName = nil
        super.init()
    }

    private init(_ c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float, name: String) {
        controls = (c1x, c1y, c2x, c2y)
        functionName = name
        super.init()
    }

    /// Reads an archived function; the linear one when the archive makes no sense.
    public required init?(coder: NSCoder) {
        let reader = ObjectArchiveReader(from: coder)
        var name = ""
        var points: [Float] = []
        if case .timing(let archivedName, let numbers)? = reader[Self.archiveKey] {
            name = archivedName
            points = numbers.map { Float($0) }
        }
        let makesSense = points.count == 4 && points.allSatisfy(\.isFinite)
        controls = makesSense ? (points[0], points[1], points[2], points[3]) : (0, 0, 1, 1)
        functionName = makesSense && !name.isEmpty ? name : nil
        super.init()
    }

    /// Writes the name, if it was made with one, and the two inner control points.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(archived: .timing(functionName ?? "", innerControlPoints), forKey: Self.archiveKey)
        writer.finish()
    }

    private static let archiveKey = "function"

    /// Functions can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// One of the four control points: 0 is (0, 0), 3 is (1, 1); other indices write nothing.
    ///
    /// - Parameters:
    ///   - idx: The index, 0 to 3.
    ///   - ptr: Room for x and y.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let point: (Float, Float)
        switch idx {
        case 0: point = (0, 0)
        case 1: point = (controls.0, controls.1)
        case 2: point = (controls.2, controls.3)
        case 3: point = (1, 1)
        default: return
        }
        ptr[0] = point.0
        ptr[1] = point.1
    }

    /// The curve in the engine's form; linear when a control point is no finite number.
    package var curve: UnitBezier {
        let (x1, y1, x2, y2) = controls
        guard x1.isFinite, y1.isFinite, x2.isFinite, y2.isFinite else { return .linear }
        return UnitBezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2))
    }

    /// Whether another function has the same control points.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return other.controls == controls
    }

    /// A hash of the control points.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(controls.0)
        hasher.combine(controls.1)
        hasher.combine(controls.2)
        hasher.combine(controls.3)
        return hasher.finalize()
    }

    /// The name, or the control points.
    open override var description: String {
        if let functionName { return functionName }
        let numbers = [controls.0, controls.1, controls.2, controls.3]
        return "(" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: ", ") + ")"
    }
}
