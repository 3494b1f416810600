import Synchronization

/// What one room keeps for a display: touches, windows, menus.
///
/// It is made when it is asked for first, by its slot:
///
///     final class DisplayMenus: DisplayPart {
///         static let slot = PartSlot<DisplayMenus>()
///         var menus: [MenuPresentation] = []
///         init() {}
///     }
///
///     extension DisplayState {
///         var menuState: DisplayMenus { self[DisplayMenus.slot] }
///     }
package protocol DisplayPart: AnyObject {
    /// Makes one for a display on which nothing has happened.
    init()
    /// Whether it holds objects that ``displayDidEnd()`` has to let go; false, unless said.
    var isInUse: Bool { get }
    /// The display has ended: what waits for a finger to leave, or a transition or a menu to end, is to be let go; nothing, unless said.
    @MainActor func displayDidEnd()
}

extension DisplayPart {
    package var isInUse: Bool { false }

    @MainActor package func displayDidEnd() {}
}

/// The number by which a part is found in each ``DisplayState``; a part has one, in a static constant.
package struct PartSlot<Part: DisplayPart>: Sendable {
    package let index: Int

    /// Takes the next number of the program.
    package init() {
        index = PartNumbers.next()
    }
}

/// Counts the slots of a program.
private enum PartNumbers {
    private static let count = Mutex(0)

    static func next() -> Int {
        count.withLock { count in
            defer { count += 1 }
            return count
        }
    }
}
