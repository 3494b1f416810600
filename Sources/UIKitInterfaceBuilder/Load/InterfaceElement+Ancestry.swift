extension InterfaceElement {
    /// Whether the element stands in another one, at any depth.
    func isInside(_ other: InterfaceElement) -> Bool {
        var next = parent
        while let element = next {
            if element === other { return true }
            next = element.parent
        }
        return false
    }
}
