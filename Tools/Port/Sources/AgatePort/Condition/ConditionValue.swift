/// Whether a condition of `#if` holds: one that depends on flags without a given value is unknown.
enum ConditionValue {
    case yes
    case no
    case unknown

    init(_ flag: Bool) { self = flag ? .yes : .no }

    static prefix func ! (value: ConditionValue) -> ConditionValue {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }

    func and(_ other: ConditionValue) -> ConditionValue {
        if self == .no || other == .no { return .no }
        return self == .yes && other == .yes ? .yes : .unknown
    }

    func or(_ other: ConditionValue) -> ConditionValue { !(!self).and(!other) }
}
