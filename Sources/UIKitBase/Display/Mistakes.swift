import CoreGraphics
import Foundation
import QuartzCore

/// Tells of what a program asks for and does not get, each thing once for a display, in the diagnostics (`AnimationDiagnostics.mistakeHandler`, else
/// standard error), whether or not warnings are on.
///
/// May be used on any thread.
package enum Mistakes {
    /// The mistakes that were reported, for one display.
    final class Told: @unchecked Sendable {
        private let lock = NSLock()
        private var keys: Set<String> = []

        /// Whether a mistake is reported for the first time; no more than 1,000 are remembered, and none is reported after that.
        fileprivate func isNew(_ key: String) -> Bool {
            lock.withLock { keys.count < 1000 && keys.insert(key).inserted }
        }
    }

    /// The mistakes that were reported where there are no views.
    private static let elsewhere = Told()

    /// Tells of something once.
    ///
    /// - Parameters:
    ///   - text: A sentence that names the thing, and says what to do.
    ///   - key: What makes it the same thing; the text, unless given.
    package static func tell(_ text: String, once key: String? = nil) {
        let told = DisplayState.known(for: DisplayContext.current)?.mistakes ?? elsewhere
        guard told.isNew(key ?? text) else { return }
        AnimationDiagnostics.report(mistake: text)
    }
}
