extension Selector {
    /// Makes a selector for the getter of a property: `Selector("isHidden", getter: \CALayer.isHidden)` for
    /// `#selector(getter: CALayer.isHidden)`.
    public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
        self.init(name, { (target: Target) in { target[keyPath: property] } })
    }

    /// Makes a selector for the setter of a property: `Selector("setHidden:", setter: \CALayer.isHidden)` for
    /// `#selector(setter: CALayer.isHidden)`.
    public init<Target, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) {
        self.init(name, { (target: Target) in { (value: Value) in target[keyPath: property] = value } })
    }

    /// Makes a selector for a method of a class without arguments; its target is the class.
    public init(_ name: String, ofClass method: @escaping () -> Void) {
        self.init(name, { (_: Any.Type) in method })
    }

    /// Makes a selector for a method of a class with one argument; its target is the class.
    public init<A>(_ name: String, ofClass method: @escaping (A) -> Void) {
        self.init(name, { (_: Any.Type) in method })
    }
}
