import AgateTiming
import Foundation

/// The registry's row for one property: everything about it, in one place.
///
/// The default is not repeated here. It is what the stored property begins with in ``LayerValues`` or in a group of values.
package struct PropertyRow: Sendable {
    /// Reads the property; `.none` where the layer's kind does not have it.
    typealias Read = @Sendable (UnsafePointer<LayerValues>) -> AnimatableValue
    /// Writes it; false for a value of another type or a layer of another kind, which changes nothing.
    typealias Write = @Sendable (AnimatableValue, inout LayerValues) -> Bool

    /// The key in Objective-C's spelling, where it differs from the name (`hidden` for `isHidden`).
    let objectiveCKey: String?
    /// The type of its values.
    package fileprivate(set) var kind: ValueKind
    /// The support for animations and changes of the property.
    package let animation: AnimationSupport
    /// The kinds of layer that have it.
    package let owners: LayerKinds
    /// The parts of a frame that a change of the property makes stale.
    package let dirties: DirtyFlags
    /// The stored property of ``LayerValues`` that it is, or lies in.
    let place: PartialKeyPath<LayerValues> & Sendable
    /// The bit that it is among the flags.
    var flag: LayerFlags?
    let read: Read
    fileprivate(set) var write: Write
}

/// The types of property values.
package enum ValueKind: UInt8, Sendable, Hashable {
    /// A number kept in double precision.
    case number
    /// A number that Apple keeps as `Float`.
    case float
    /// Bits.
    case integer
    /// A whole number; values in between are rounded.
    case count
    case bool
    case point
    case size
    case rect
    case color
    case transform
    case path
    /// A list of numbers, or nil.
    case numbers
    /// A string or an enumeration that has strings; nil for an unset filter.
    case string
    /// An image or another object.
    case contents
    /// A list of colours, or nil.
    case colors
    /// A string or another object, or nil.
    case object
    /// The cells of an emitter, or nil.
    case cells
    /// Filters that are applied one after the other, or nil.
    case filters
}

/// Whether a property is animated, and what a change of it starts on a committed layer that has no view.
package enum AnimationSupport: Sendable, Hashable {
    /// Animations of it have no effect, and a change starts none.
    case never
    /// Animations of it have an effect; a change starts none.
    case explicit
    /// A change starts a basic animation from the old to the new value.
    case implicit
    /// A change fades the whole layer; animations of it have an effect.
    case transition
}

/// The action that a change of a property starts by itself.
package enum ImplicitAction: Sendable, Hashable {
    case none
    /// A basic animation from the old to the new value.
    case basic
    /// A fade of the whole layer.
    case transition
}

extension PropertyRow {
    /// Whether animations of it have an effect.
    package var isAnimatable: Bool { animation != .never }

    /// The action that a change of the property starts on a committed stand-alone layer.
    package var implicitAction: ImplicitAction {
        switch animation {
        case .never, .explicit: .none
        case .implicit: .basic
        case .transition: .transition
        }
    }
}

// MARK: - Rows by storage

extension PropertyRow {
    /// A property that lies in ``LayerValues`` itself.
    static func inline<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerValues, Value> & Sendable,
        _ animation: AnimationSupport,
        _ dirties: DirtyFlags
    ) -> PropertyRow {
        let field = StoredField(path)
        return PropertyRow(
            objectiveCKey: nil,
            kind: Value.kind,
            animation: animation,
            owners: .all,
            dirties: dirties,
            place: path,
            read: { field.address(in: $0).pointee.animatable },
            write: { value, values in
                guard let value = Value.make(from: value) else { return false }
                field.modify(&values) { $0 = value }
                return true
            }
        )
    }

    /// A Boolean that is one bit of the layer's flags.
    static func flag(
        _ flag: LayerFlags,
        _ animation: AnimationSupport,
        _ dirties: DirtyFlags,
        key: String? = nil
    ) -> PropertyRow {
        PropertyRow(
            objectiveCKey: key,
            kind: .bool,
            animation: animation,
            owners: .all,
            dirties: dirties,
            place: \.flags,
            flag: flag,
            read: { .bool($0.pointee.flags.contains(flag)) },
            write: { value, values in
                guard let isOn = value.asBool else { return false }
                if isOn { values.flags.insert(flag) } else { values.flags.remove(flag) }
                return true
            }
        )
    }

    /// A property in a group of values that most layers leave at their defaults.
    static func group<Group: RareValues, Value: PropertyValue>(
        _ group: WritableKeyPath<LayerValues, CopyOnWriteBox<Group>> & Sendable,
        _ path: WritableKeyPath<Group, Value> & Sendable,
        _ animation: AnimationSupport,
        _ dirties: DirtyFlags
    ) -> PropertyRow {
        let place = group
        let group = StoredField(group)
        let field = StoredField(path)
        return PropertyRow(
            objectiveCKey: nil,
            kind: Value.kind,
            animation: animation,
            owners: .all,
            dirties: dirties,
            place: place,
            read: { values in
                group.address(in: values).pointee.withAddress { field.address(in: $0).pointee.animatable }
            },
            write: { value, values in
                guard let value = Value.make(from: value) else { return false }
                group.modify(&values) { rare in field.modify(&rare.values) { $0 = value } }
                return true
            }
        )
    }

    /// A property that only one kind of layer has.
    static func kind<Values: KindValues, Value: PropertyValue>(
        _ path: WritableKeyPath<Values, Value> & Sendable,
        _ animation: AnimationSupport,
        _ dirties: DirtyFlags,
        key: String? = nil
    ) -> PropertyRow {
        let field = StoredField(path)
        return PropertyRow(
            objectiveCKey: key,
            kind: Value.kind,
            animation: animation,
            owners: LayerKinds(Values.kind(with: CopyOnWriteBox()).name),
            dirties: dirties,
            place: \.kind,
            read: { values in
                guard let rare = Values.rare(in: values.pointee.kind) else { return .none }
                return rare.withAddress { field.address(in: $0).pointee.animatable }
            },
            write: { value, values in
                guard let value = Value.make(from: value) else { return false }
                return values.kind.edit(Values.self) { kind in field.modify(&kind) { $0 = value } } != nil
            }
        )
    }

    /// A property that two kinds of layer have, each where its own row says.
    static func either(_ first: PropertyRow, _ second: PropertyRow) -> PropertyRow {
        PropertyRow(
            objectiveCKey: first.objectiveCKey,
            kind: first.kind,
            animation: first.animation,
            owners: first.owners.union(second.owners),
            dirties: first.dirties.union(second.dirties),
            place: first.place,
            read: { values in
                let value = first.read(values)
                return value.isNone ? second.read(values) : value
            },
            write: { value, values in first.write(value, &values) || second.write(value, &values) }
        )
    }

    /// The same property, where what is written is changed into something else first.
    func writing(_ change: @escaping @Sendable (AnimatableValue) -> AnimatableValue) -> PropertyRow {
        let write = write
        var row = self
        row.write = { value, values in write(change(value), &values) }
        return row
    }

    /// The same property as one that Apple keeps in single precision: what is written is rounded.
    var inSinglePrecision: PropertyRow {
        var row = writing { value in
            value.asNumber.map { .number(Double(Float($0))) } ?? value
        }
        row.kind = .float
        return row
    }
}

extension PropertyRow {
    /// A name on one side; on the other the name and the filter that it may have been given as.
    static let compositingFilter = PropertyRow(
        objectiveCKey: nil,
        kind: .string,
        animation: .transition,
        owners: .all,
        dirties: .drawing,
        place: \.look,
        read: { AnimatableValue(string: $0.pointee.look.values.compositingFilter?.type.name) },
        write: { value, values in
            guard let name = value.asString else { return false }
            values.look.values.compositingFilter = name.map { CompositingFilter(name: $0) }
            return true
        }
    )
}

extension AnimatableValue {
    /// A rectangle whose negative sizes are turned round; other values as they are.
    var standardizedRect: AnimatableValue {
        if case .rect(let rect) = self { AnimatableValue(CGRect(standardizing: rect)) } else { self }
    }
}
