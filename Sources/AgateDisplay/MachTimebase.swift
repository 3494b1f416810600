// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The length of a tick of `mach_absolute_time()` in nanoseconds, as a fraction.
///
/// It stands here and not beside the functions because a module of Swift cannot have a type and a function of one name, which Apple's has.
public struct mach_timebase_info: Hashable, Sendable {
    /// The numerator: the nanoseconds that ``denom`` ticks take.
    public var numer: UInt32
    /// The denominator: how many ticks ``numer`` nanoseconds are.
    public var denom: UInt32

    /// A fraction of zeros, to be filled in.
    public init() { self.init(numer: 0, denom: 0) }

    /// Makes the fraction of `numer` nanoseconds in `denom` ticks.
    public init(numer: UInt32, denom: UInt32) {
        (self.numer, self.denom) = (numer, denom)
    }
}
