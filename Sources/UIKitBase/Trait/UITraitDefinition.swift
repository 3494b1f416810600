import QuartzCore

/// Says what a trait is: something that views look at, such as light or dark, with a value wherever nothing is said.
///
/// The type itself is the trait: `traits[MyTrait.self]` is its value.
public protocol UITraitDefinition<Value> {
    /// What the trait can be.
    associatedtype Value
    /// The value where nothing is said.
    static var defaultValue: Value { get }
    /// Whether colours depend on the trait: then they are resolved anew when it changes.
    ///
    /// No, unless said.
    static var affectsColorAppearance: Bool { get }
    /// A name to find the trait by; that of the type, unless said.
    static var identifier: String { get }
    /// A name to be read in messages; that of the type, unless said.
    static var name: String { get }
}

extension UITraitDefinition {
    /// No.
    public static var affectsColorAppearance: Bool { false }
    /// The name of the type, with its module.
    public static var identifier: String { TypeNames.reflected(Self.self) }
    /// The name of the type.
    public static var name: String { String(describing: Self.self) }
}

/// A trait, of any kind of value.
public typealias UITrait = any UITraitDefinition.Type
