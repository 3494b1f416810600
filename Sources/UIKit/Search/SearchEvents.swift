/// What a search bar tells the controller that manages it.
struct SearchEvents {
    let didBegin: () -> Void
    let didChange: () -> Void
    let didCancel: () -> Void
}
