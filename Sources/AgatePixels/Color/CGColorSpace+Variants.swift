extension CGColorSpace {
    /// The space with the same primaries and another curve or range, nil where that means nothing.
    ///
    /// - Parameters:
    ///   - linear: Whether to take the curves away.
    ///   - extended: Whether components may lie beyond 0 and 1; nil for what is so now.
    fileprivate func variant(linear: Bool, extended: Bool?) -> CGColorSpace? {
        let isExtended = extended ?? self.isExtended
        let wanted: ColorSpaceDefinition
        switch definition {
        case .rgb(let model): wanted = linear ? .rgb(model.with(.linear)) : definition
        case .gray: wanted = linear ? .gray(.linear) : definition
        default: return nil
        }
        if wanted == definition, isExtended == self.isExtended { return self }
        return NamedColorSpaces.canonical.first { $0.definition == wanted && $0.isExtended == isExtended }
            ?? CGColorSpace(nil, wanted, extended: isExtended)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether components of a space may lie beyond 0 and 1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool { space.isExtended }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the RGB or grey space with the same primaries and linear components, nil for other spaces.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant(linear: true, extended: nil)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the RGB or grey space whose components may lie beyond 0 and 1, nil for other spaces.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant(linear: false, extended: true)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the RGB or grey space with linear components beyond 0 and 1, nil for other spaces.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.variant(linear: true, extended: true)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the space whose components stay in their nominal range; spaces without an extended one are returned.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
    s.variant(linear: false, extended: false) ?? s
}
