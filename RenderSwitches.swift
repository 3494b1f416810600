package import Foundation

/// What a compositor does anew in each frame instead of keeping it, to find out which of the things that are kept makes a pixel wrong.
///
/// No correct picture depends on them; `docs/how-to/find-a-wrong-pixel.md` says how to use them.
package struct RenderSwitches: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// All layers are evaluated, placed and measured in each frame; the damage is found from what differs.
    package static let placesAnew = RenderSwitches(rawValue: 1 << 0)
    /// Each frame is drawn whole, over nothing.
    package static let drawsWhole = RenderSwitches(rawValue: 1 << 1)
    /// Nothing is kept in the cache, whatever its budget.
    package static let keepsNothing = RenderSwitches(rawValue: 1 << 2)

    /// The switches of the process's environment, read once.
    package static let environment = RenderSwitches(environment: ProcessInfo.processInfo.environment)

    /// The switches that environment variables set: `AGATE_PLACE=anew`, `AGATE_DRAW=whole`, `AGATE_CACHE=none`.
    ///
    /// Other values of these variables switch nothing.
    package init(environment: [String: String]) {
        self = []
        if environment["AGATE_PLACE"] == "anew" { insert(.placesAnew) }
        if environment["AGATE_DRAW"] == "whole" { insert(.drawsWhole) }
        if environment["AGATE_CACHE"] == "none" { insert(.keepsNothing) }
    }
}
