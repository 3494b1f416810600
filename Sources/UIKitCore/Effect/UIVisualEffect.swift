public import Foundation

/// The base of the effects that a ``UIVisualEffectView`` can have, such as blur and vibrancy.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Makes an effect without an appearance of its own; subclasses have one.
    @preconcurrency @MainActor public override init() {
        super.init()
    }

    /// Makes an effect without an appearance from an archive.
    nonisolated public required init?(coder: NSCoder) {
        super.init()
    }

    /// Writes the effect into an archive; it has no values of its own.
    open func encode(with coder: NSCoder) {}

    /// Effects can be read by secure coding.
    nonisolated open class var supportsSecureCoding: Bool { true }

    /// The effect itself: effects do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What the effect does to the backdrop in an interface of a style.
    func material(in style: UIUserInterfaceStyle) -> EffectMaterial? { nil }

    /// What the effect does to the content in an interface of a style.
    func contentLook(in style: UIUserInterfaceStyle) -> VibrantLook? { nil }
}
