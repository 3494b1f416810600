/// A trait, that is, a value such as the appearance that views depend on, with a default where it is not given.
///
/// The type itself is the trait: `traits[MyTrait.self]` is its value.
public protocol UITraitDefinition<Value> {
    /// The type of the trait's values.
    associatedtype Value
    /// The value of the trait where it is not given.
    static var defaultValue: Value { get }
    /// Whether colours depend on the trait, so that a change resolves them again.
    ///
    /// No, unless said.
    static var affectsColorAppearance: Bool { get }
    /// An identifier of the trait; by default the name of the type with its module.
    static var identifier: String { get }
    /// The name of the trait in messages; by default that of the type.
    static var name: String { get }
}

extension UITraitDefinition {
    /// False by default: a change of the trait does not resolve colours again.
    public static var affectsColorAppearance: Bool { false }
    /// The name of the type, with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// The name of the type, without its module.
    public static var name: String { String(describing: Self.self) }
}

/// A trait, of any kind of value.
public typealias UITrait = any UITraitDefinition.Type
