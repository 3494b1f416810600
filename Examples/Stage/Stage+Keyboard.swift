import UIKit

extension Stage {
    /// Puts typed text on the schedule, one character after the other.
    ///
    /// - Parameters:
    ///   - text: What is typed; it goes to whoever has the keyboard then.
    ///   - time: Seconds after the start, when the first character comes.
    ///   - interval: From one character to the next, in seconds.
    /// - Returns: When the last character has been typed.
    @discardableResult
    func type(_ text: String, from time: Double, every interval: Double = 0.12) -> Double {
        for (index, character) in text.enumerated() {
            at(time + Double(index) * interval) { KeyDelivery.type(String(character)) }
        }
        return time + Double(text.count) * interval
    }

    /// Puts a key that types nothing, such as delete, on the schedule: it goes down, and up a moment later.
    func press(_ key: UIKeyboardHIDUsage, at time: Double) {
        at(time) { KeyDelivery.keyDown(UIKey(key)) }
        at(time + 0.05) { KeyDelivery.keyUp(key) }
    }
}
