public import Foundation

/// The options by which collections of pointers hold their elements.
///
/// Of Apple's class only the options are here: nothing else of it can be said in Swift.
open class NSPointerFunctions: NSObject {
    /// The way in which objects are held and compared.
    public struct Options: OptionSet, Sendable {
        /// The options as a bit mask, with Apple's values.
        public let rawValue: UInt

        /// Makes options of their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Objects are retained while they are in the collection; the default.
        public static let strongMemory = Options([])
        /// Addresses are kept, and nothing is held.
        public static let opaqueMemory = Options(rawValue: 2 << 0)
        /// Objects are held weakly; those that are gone are left out.
        public static let weakMemory = Options(rawValue: 5 << 0)
        /// Objects say which are the same as they are.
        public static let objectPersonality = Options([])
        /// Addresses say which are the same.
        public static let opaquePersonality = Options(rawValue: 1 << 8)
        /// Objects are held, and addresses say which are the same.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copies of objects are held.
        public static let copyIn = Options(rawValue: 1 << 16)

        /// Whether objects are held weakly, as those kept as bare addresses are, too: later it could not be found out whether one still exists.
        var isWeak: Bool { rawValue & 0xFF != 0 }
        /// Whether addresses say which objects are the same.
        var isByPointer: Bool { rawValue & 0xFF00 != 0 }
    }
}
