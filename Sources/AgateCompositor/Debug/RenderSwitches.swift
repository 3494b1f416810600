import Foundation

/// The optimisations that a compositor leaves out, to find the one that makes a pixel wrong.
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
    /// The plan takes no short cut.
    ///
    /// Each clip, mask, opacity, blend mode and shadow has a surface of its own, whatever is in it, each part is drawn by itself, and what is
    /// hidden is drawn too. `docs/testing.md` says by how much such a picture may differ.
    package static let takesNoShortCuts = RenderSwitches(rawValue: 1 << 3)

    /// The switches of the process's environment, read once.
    package static let environment = RenderSwitches(environment: ProcessInfo.processInfo.environment)

    /// The switches of compositors that are made without any: those of the environment, where a test does not ask for others.
    @TaskLocal package static var current = environment

    /// The switches that environment variables set: `AGATE_PLACE=anew`, `AGATE_DRAW=whole`, `AGATE_CACHE=none`, `AGATE_PLAN=plain`.
    ///
    /// Other values of these variables switch nothing.
    package init(environment: [String: String]) {
        self = []
        if environment["AGATE_PLACE"] == "anew" { insert(.placesAnew) }
        if environment["AGATE_DRAW"] == "whole" { insert(.drawsWhole) }
        if environment["AGATE_CACHE"] == "none" { insert(.keepsNothing) }
        if environment["AGATE_PLAN"] == "plain" { insert(.takesNoShortCuts) }
    }
}
