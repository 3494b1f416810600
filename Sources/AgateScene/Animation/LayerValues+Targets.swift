package import AgateTiming

extension LayerValues {
    /// The value that a key path addresses; `nil` for a key that was never written and for a component of a
    /// value that has no such part.
    package func value(of target: PropertyTarget) -> AnimatableValue? {
        switch target {
        case .property(let property): value(of: property)
        case .component(let property, let component): value(of: property).component(component)
        case .custom(let key): custom[key]
        case .customComponent(let key, let component): custom[key]?.component(component)
        case .cell(let target): kind.values(EmitterValues.self).cells?.value(of: target)
        case .filter(let target): look.values.value(of: target)
        }
    }

    /// Writes the value that a key path addresses.
    ///
    /// A value of an unsuitable type changes nothing.
    ///
    /// - Returns: Whether the value was taken.
    @discardableResult
    package mutating func set(_ value: AnimatableValue, of target: PropertyTarget) -> Bool {
        switch target {
        case .property(let property):
            return setValue(value, of: property)
        case .component(let property, let component):
            guard let changed = self.value(of: property).replacing(component, by: value) else { return false }
            return setValue(changed, of: property)
        case .custom(let key):
            custom[key] = value
            return true
        case .customComponent(let key, let component):
            guard let changed = custom[key]?.replacing(component, by: value) else { return false }
            custom[key] = changed
            return true
        case .cell(let target):
            return kind.edit(EmitterValues.self) { emitter in
                guard let changed = emitter.cells?.replacing(target, by: value) else { return false }
                emitter.cells = changed
                return true
            } ?? false
        case .filter(let target):
            guard look.isPresent else { return false }
            return look.values.set(value, of: target)
        }
    }
}

extension AnimatableValue {
    /// A part of this value, `nil` when it has no such part.
    package func component(_ component: ValueComponent) -> AnimatableValue? {
        switch self {
        case .pair(let pair):
            switch component {
            case .x, .width: .number(pair.x)
            case .y, .height: .number(pair.y)
            default: nil
            }
        case .rect(let rect):
            switch component {
            case .origin: .pair(rect.lowHalf)
            case .size: .pair(rect.highHalf)
            case .originX, .x: .number(rect.x)
            case .originY, .y: .number(rect.y)
            case .sizeWidth, .width: .number(rect.z)
            case .sizeHeight, .height: .number(rect.w)
            default: nil
            }
        case .transform(let transform):
            transform.component(component)
        default:
            nil
        }
    }

    /// This value with a part of it changed; `nil` when it has no such part or the new part has the wrong
    /// type.
    package func replacing(_ component: ValueComponent, by part: AnimatableValue) -> AnimatableValue? {
        switch self {
        case .pair(var pair):
            guard let number = part.asNumber else { return nil }
            switch component {
            case .x, .width: pair.x = number
            case .y, .height: pair.y = number
            default: return nil
            }
            return .pair(pair)
        case .rect(var rect):
            switch component {
            case .origin:
                guard let pair = part.asPair else { return nil }
                rect.lowHalf = pair
                return .rect(rect)
            case .size:
                guard let pair = part.asPair else { return nil }
                rect.highHalf = pair
                return .rect(rect)
            default: break
            }
            guard let number = part.asNumber else { return nil }
            switch component {
            case .originX, .x: rect.x = number
            case .originY, .y: rect.y = number
            case .sizeWidth, .width: rect.z = number
            case .sizeHeight, .height: rect.w = number
            default: return nil
            }
            return .rect(rect)
        case .transform(let transform):
            return transform.replacing(component, by: part).map { .transform($0) }
        default:
            return nil
        }
    }
}
