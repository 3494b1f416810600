import CoreGraphics
import Foundation
import QuartzCore

/// What views keep for one display: what the display tells all of them, and one part for each room that keeps something of its own.
///
/// Two displays on two threads know nothing of each other, so nothing of this is global. A part is declared beside the code that uses it
/// (``DisplayPart``): this class names none.
package final class DisplayState {
    /// Pixels per point of the screen, as windows know it.
    package var scale: CGFloat = 1
    /// Light or dark, as the host says.
    package var style = UIUserInterfaceStyle.light
    /// What kind of device programs are laid out for.
    package var idiom = UIUserInterfaceIdiom.phone
    /// How large the user wants text to be.
    package var contentSizeCategory = UIContentSizeCategory.large
    /// Counts changes after which the traits of views have to be found anew.
    package var traitGeneration = 0
    /// The traits of the display's windows, with the values that they were made from.
    var displayTraits: (source: DisplayTraits.Source, traits: UITraitCollection)?
    /// The mistakes that were reported to the program.
    let mistakes = Mistakes.Told()
    /// Whether windows hear of the display: its refreshes, its sizes and its end.
    package var isFollowingDisplay = false

    /// The parts that have been asked for, by the numbers of their slots.
    private var parts: [(any DisplayPart)?] = []

    /// Makes one that belongs to no display.
    package init() {}

    /// What views keep for a display, if anything.
    package static func known(for context: DisplayContext) -> DisplayState? {
        context.displayState as? DisplayState
    }

    /// What views keep for a display, made if need be; nobody follows the display yet.
    package static func kept(for context: DisplayContext) -> DisplayState {
        if let known = known(for: context) { return known }
        ArchivedNames.register()
        let made = DisplayState()
        context.displayState = made
        made.scale = context.display.scale
        return made
    }

    /// The part with a slot, made at its first use.
    package subscript<Part: DisplayPart>(slot: PartSlot<Part>) -> Part {
        let index = slot.index
        if index < parts.count, let known = parts[index] as? Part { return known }
        let made = Part()
        while parts.count <= index { parts.append(nil) }
        parts[index] = made
        return made
    }

    /// Whether any part holds on to what the end of the display has to let go.
    package var isInUse: Bool { parts.contains { $0?.isInUse == true } }

    /// Has all parts let go of what waits for something that does not come any more.
    @MainActor package func letGo() {
        for part in parts { part?.displayDidEnd() }
    }
}
