import CoreGraphics
import QuartzCore

extension Mistakes {
    /// Tells of a value that a view does not take because a number in it is not finite; the last good value stays.
    @MainActor static func tell<Value>(of value: Value, for property: String, of view: UIView) {
        let name = view.layer.name.map { " \"\($0)\"" } ?? ""
        let type = type(of: view)
        tell(
            "\(type)\(name): \(property) cannot be \(value), a number in it is not finite; the last value stays. Look for a division by zero where it is made.",
            once: "\(property) of \(type)\(name)"
        )
    }
}
