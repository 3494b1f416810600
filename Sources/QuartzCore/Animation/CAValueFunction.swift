package import AgateTiming
public import Foundation

/// The names of the value functions.
public struct CAValueFunctionName: RawRepresentable, Sendable, Hashable {
    /// The type of ``rawValue``: the name of a value function is a string, as in Apple's API.
    public typealias RawValue = String

    /// The name of the value function in archives, documents and key-value coding, such as `rotateZ`.
    public let rawValue: String

    /// Makes a name from a string.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A rotation about x by an angle.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A rotation about y by an angle.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A rotation about z by an angle.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// A scaling by three factors.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scaling along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scaling along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scaling along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A translation by three distances.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A translation along x.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A translation along y.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A translation along z.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a transform from interpolated numbers.
///
/// Source: claims 4.7.
open class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    // Immutable after init.
    /// The name that the function was made with: one of the constants of ``CAValueFunctionName``.
    public let name: CAValueFunctionName
    package let function: ValueFunction

    /// Gives the function of a name, always the same object; nil for an unknown name.
    public convenience init?(name: CAValueFunctionName) {
        guard let function = ValueFunction(rawValue: name.rawValue), let shared = Self.shared[function] else {
            return nil
        }
        self.init(shared: shared)
    }

    private init(_ function: ValueFunction) {
        name = CAValueFunctionName(rawValue: function.rawValue)
        self.function = function
        super.init()
    }

    private static let shared = Dictionary(
        uniqueKeysWithValues: ValueFunction.allCases.map { ($0, CAValueFunction($0)) }
    )

    /// Reads an archived function; nil when its name is unknown.
    public required init?(coder: NSCoder) {
        guard case .valueFunction(let text)? = ObjectArchiveReader(from: coder)[Self.archiveKey],
            let function = ValueFunction(rawValue: text)
        else { return nil }
        name = CAValueFunctionName(rawValue: text)
        self.function = function
        super.init()
    }

    /// Writes the name of the function, from which it is found again.
    open func encode(with coder: NSCoder) {
        var writer = ObjectArchiveWriter(to: coder)
        writer.write(archived: .valueFunction(name.rawValue), forKey: Self.archiveKey)
        writer.finish()
    }

    private static let archiveKey = "function"

    /// Functions can be archived securely.
    open class var supportsSecureCoding: Bool { true }

    /// Whether another function has the same name.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CAValueFunction)?.name == name }

    /// A hash of the name.
    open override var hash: Int { name.hashValue }

    /// The name of the function, such as `rotateZ`.
    open override var description: String { name.rawValue }
}

/// Lets an initialiser return an object that was made before.
private protocol SharedFunction {}

extension CAValueFunction: SharedFunction {}

extension SharedFunction {
    /// Becomes the shared object; nil in a subclass, which cannot be made this way.
    fileprivate init?(shared: CAValueFunction) {
        guard let same = shared as? Self else { return nil }
        self = same
    }
}
