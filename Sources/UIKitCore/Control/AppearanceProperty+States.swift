import Foundation

/// Properties that have a value for each state of a control.
extension AppearanceProperty {
    /// A property with a value for each state of a control.
    static func states<Root: NSObject, Value>(
        _ name: String,
        _ get: @escaping (Root, UIControl.State) -> Value,
        _ set: @escaping (Root, Value, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let all: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
        return all.map { state in
            AppearanceProperty(
                "\(name) \(state.rawValue)",
                { (object: Root) in get(object, state) },
                { set($0, $1, state) }
            )
        }
    }

    /// A property with a value for each two states of neighbours.
    static func pairs<Root: NSObject, Value>(
        _ name: String,
        _ get: @escaping (Root, UIControl.State, UIControl.State) -> Value,
        _ set: @escaping (Root, Value, UIControl.State, UIControl.State) -> Void
    ) -> [AppearanceProperty] {
        let all: [UIControl.State] = [.normal, .highlighted, .disabled, .selected]
        return all.flatMap { left in
            all.map { right in
                AppearanceProperty(
                    "\(name) \(left.rawValue) \(right.rawValue)",
                    { (object: Root) in get(object, left, right) },
                    { set($0, $1, left, right) }
                )
            }
        }
    }
}
