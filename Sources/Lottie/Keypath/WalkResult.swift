/// Keeps what a walk has found.
final class WalkResult<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
