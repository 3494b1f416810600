/// What a search bar tells the controller that manages it.
package struct SearchEvents {
    package let didBegin: () -> Void
    package let didChange: () -> Void
    package let didCancel: () -> Void

    package init(
        didBegin: @escaping () -> Void,
        didChange: @escaping () -> Void,
        didCancel: @escaping () -> Void
    ) {
        self.didBegin = didBegin
        self.didChange = didChange
        self.didCancel = didCancel
    }
}
