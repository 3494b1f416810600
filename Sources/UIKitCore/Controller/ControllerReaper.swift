/// Lets go of children without recursion: chains 100 000 long are input like any other.
enum ControllerReaper {
    static func release(_ children: inout [UIViewController]) {
        guard !children.isEmpty else { return }
        var pending = children
        children = []
        while var controller = pending.popLast() {
            // Controllers with other owners keep their children.
            guard isKnownUniquelyReferenced(&controller) else { continue }
            pending += controller.takeChildren()
        }
    }
}
