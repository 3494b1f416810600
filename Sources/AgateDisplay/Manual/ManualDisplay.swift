public import Foundation

/// A display whose time moves only when told: the base of tests and of offline rendering.
public final class ManualDisplay: Display {
    private var clockTime: Double = 0

    /// The time on the manual clock, in seconds; 0 at the start of ``run(size:scale:refreshRate:_:)``.
    public override var time: Double { clockTime }

    /// The manual display that the calling thread is inside of, if any.
    public static var current: ManualDisplay? { nil }
}
