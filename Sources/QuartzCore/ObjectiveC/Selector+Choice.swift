extension Selector {
    /// Makes a selector of a name that is known when the program runs, with the method of that name among some.
    ///
    /// Several methods may have the name, of different classes: the target decides which is called, and the first of them counts. Without
    /// any it is a name alone. `agate port` writes this for `Selector("\(effect)Load")`.
    public init(_ name: String, among methods: [Selector]) {
        self.init(name, choices: methods.filter { $0.name == name })
    }
}
