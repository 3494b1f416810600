import AgateGeometry
import AgatePixels
package import AgateTiming
import Foundation

// The bridge between the typed fields of ``LayerValues`` and ``AnimatableValue``: one switch for reading and
// one for writing, so that key-value coding, actions and evaluation need none.

extension LayerValues {
    /// The value of a property.
    ///
    /// A property that only layers of another kind have reads as `.none`.
    package func value(of property: LayerProperty) -> AnimatableValue {
        switch property {
        case .bounds: AnimatableValue(bounds)
        case .position: AnimatableValue(position)
        case .anchorPoint: AnimatableValue(anchorPoint)
        case .anchorPointZ: .number(Double(space.values.anchorPointZ))
        case .zPosition: .number(Double(zPosition))
        case .transform: .transform(space.values.transform)
        case .sublayerTransform: .transform(space.values.sublayerTransform)
        case .isGeometryFlipped: .bool(flags.contains(.geometryFlipped))

        case .opacity: .number(Double(opacity))
        case .isHidden: .bool(flags.contains(.hidden))
        case .isDoubleSided: .bool(flags.contains(.doubleSided))
        case .masksToBounds: .bool(flags.contains(.masksToBounds))
        case .isOpaque: .bool(flags.contains(.opaque))
        case .shouldRasterize: .bool(flags.contains(.shouldRasterize))
        case .rasterizationScale: .number(Double(look.values.rasterizationScale))
        case .allowsGroupOpacity: .bool(flags.contains(.allowsGroupOpacity))
        case .allowsEdgeAntialiasing: .bool(flags.contains(.allowsEdgeAntialiasing))
        case .edgeAntialiasingMask: .number(Double(look.values.edgeAntialiasingMask))
        case .needsDisplayOnBoundsChange: .bool(flags.contains(.needsDisplayOnBoundsChange))
        case .drawsAsynchronously: .bool(flags.contains(.drawsAsynchronously))

        case .backgroundColor: AnimatableValue(backgroundColor)
        case .cornerRadius: .number(Double(cornerRadius))
        case .maskedCorners: .number(Double(look.values.maskedCorners))
        case .cornerCurve: .string(look.values.isContinuousCorner ? "continuous" : "circular")
        case .borderWidth: .number(Double(look.values.borderWidth))
        case .borderColor: AnimatableValue(look.values.borderColor)
        case .shadowColor: AnimatableValue(look.values.shadowColor)
        case .shadowOpacity: .number(Double(look.values.shadowOpacity))
        case .shadowOffset: AnimatableValue(look.values.shadowOffset)
        case .shadowRadius: .number(Double(look.values.shadowRadius))
        case .shadowPath: AnimatableValue(look.values.shadowPath)
        case .compositingFilter: AnimatableValue(string: look.values.compositingFilter?.type.name)
        case .filters: AnimatableValue(look.values.filters)
        case .backgroundFilters: AnimatableValue(look.values.backgroundFilters)

        case .contents: contents.value
        case .contentsRect: AnimatableValue(contentsLook.values.contentsRect)
        case .contentsCenter: AnimatableValue(contentsLook.values.contentsCenter)
        case .contentsScale: .number(Double(contentsLook.values.contentsScale))
        case .contentsGravity: .string(contentsLook.values.contentsGravity.rawValue)
        case .contentsFormat: .string(contentsLook.values.contentsFormat)
        case .minificationFilter: .string(contentsLook.values.minificationFilter)
        case .magnificationFilter: .string(contentsLook.values.magnificationFilter)
        case .minificationFilterBias: .number(Double(contentsLook.values.minificationFilterBias))

        case .beginTime: .number(timing.values.parameters.beginTime)
        case .duration: .number(timing.values.parameters.duration)
        case .speed: .number(timing.values.parameters.speed)
        case .timeOffset: .number(timing.values.parameters.timeOffset)
        case .repeatCount: .number(timing.values.parameters.repeatCount)
        case .repeatDuration: .number(timing.values.parameters.repeatDuration)
        case .autoreverses: .bool(timing.values.parameters.autoreverses)
        case .fillMode: .string(timing.values.parameters.fillMode.rawValue)

        default: kind.value(of: property)
        }
    }

    /// Writes the value of a property.
    ///
    /// A value of an unsuitable type changes nothing; Booleans and numbers stand in for each other.
    ///
    /// - Returns: Whether the value was taken.
    @discardableResult
    package mutating func setValue(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        if property.belongsToKind { return kind.setValue(value, of: property) }
        return switch property.row.kind {
        case .number, .float: value.asNumber.map { setNumber($0, of: property) } ?? false
        case .integer: value.asBits.map { setBits($0, of: property) } ?? false
        case .bool: value.asBool.map { setBool($0, of: property) } ?? false
        case .point, .size: value.asPair.map { setPair($0, of: property) } ?? false
        case .rect: value.asRect.map { setRect($0, of: property) } ?? false
        case .color: value.asColor.map { setColor($0, of: property) } ?? false
        case .transform: value.asTransform.map { setTransform($0, of: property) } ?? false
        case .path: value.asPath.map { setPath($0, of: property) } ?? false
        case .string: value.asString.map { setString($0, of: property) } ?? false
        case .contents: setContents(value)
        case .filters: setFilters(value, of: property)
        case .count, .numbers, .colors, .object, .cells: false
        }
    }

    private mutating func setNumber(_ number: Double, of property: LayerProperty) -> Bool {
        switch property {
        case .anchorPointZ: space.values.anchorPointZ = CGFloat(number)
        case .zPosition: zPosition = CGFloat(number)
        case .opacity: opacity = Float(number)
        case .rasterizationScale: look.values.rasterizationScale = CGFloat(number)
        case .cornerRadius: cornerRadius = CGFloat(number)
        case .borderWidth: look.values.borderWidth = CGFloat(number)
        case .shadowOpacity: look.values.shadowOpacity = Float(number)
        case .shadowRadius: look.values.shadowRadius = CGFloat(number)
        case .contentsScale: contentsLook.values.contentsScale = CGFloat(number)
        case .minificationFilterBias: contentsLook.values.minificationFilterBias = Float(number)
        case .beginTime: timing.values.parameters.beginTime = number
        case .duration: timing.values.parameters.duration = number
        case .speed: timing.values.parameters.speed = Double(Float(number))
        case .timeOffset: timing.values.parameters.timeOffset = number
        case .repeatCount: timing.values.parameters.repeatCount = Double(Float(number))
        case .repeatDuration: timing.values.parameters.repeatDuration = number
        default: return false
        }
        return true
    }

    private mutating func setBits(_ bits: UInt32, of property: LayerProperty) -> Bool {
        switch property {
        case .maskedCorners: look.values.maskedCorners = bits & 15
        case .edgeAntialiasingMask: look.values.edgeAntialiasingMask = bits & 15
        default: return false
        }
        return true
    }

    private mutating func setBool(_ isOn: Bool, of property: LayerProperty) -> Bool {
        if property == .autoreverses {
            timing.values.parameters.autoreverses = isOn
            return true
        }
        guard let flag = property.flag else { return false }
        if isOn { flags.insert(flag) } else { flags.remove(flag) }
        return true
    }

    private mutating func setPair(_ pair: SIMD2<Double>, of property: LayerProperty) -> Bool {
        switch property {
        case .position: position = CGPoint(x: pair.x, y: pair.y)
        case .anchorPoint: anchorPoint = CGPoint(x: pair.x, y: pair.y)
        case .shadowOffset: look.values.shadowOffset = CGSize(width: pair.x, height: pair.y)
        default: return false
        }
        return true
    }

    private mutating func setRect(_ rect: SIMD4<Double>, of property: LayerProperty) -> Bool {
        switch property {
        case .bounds: bounds = CGRect(standardizing: rect)
        case .contentsRect: contentsLook.values.contentsRect = CGRect(rect)
        case .contentsCenter: contentsLook.values.contentsCenter = CGRect(rect)
        default: return false
        }
        return true
    }

    private mutating func setColor(_ color: CGColor?, of property: LayerProperty) -> Bool {
        switch property {
        case .backgroundColor: backgroundColor = color
        case .borderColor: look.values.borderColor = color
        case .shadowColor: look.values.shadowColor = color
        default: return false
        }
        return true
    }

    private mutating func setTransform(_ transform: CATransform3D, of property: LayerProperty) -> Bool {
        switch property {
        case .transform: space.values.transform = transform
        case .sublayerTransform: space.values.sublayerTransform = transform
        default: return false
        }
        return true
    }

    private mutating func setPath(_ path: Path?, of property: LayerProperty) -> Bool {
        switch property {
        case .shadowPath: look.values.shadowPath = path
        default: return false
        }
        return true
    }

    private mutating func setString(_ string: String?, of property: LayerProperty) -> Bool {
        switch property {
        case .compositingFilter:
            look.values.compositingFilter = string.map { CompositingFilter(name: $0) }
        case .cornerCurve: look.values.isContinuousCorner = string == "continuous"
        case .contentsGravity:
            // Claims 12.14: what is unknown reads as center.
            contentsLook.values.contentsGravity = string.flatMap(ContentsGravity.init) ?? .center
        case .contentsFormat: contentsLook.values.contentsFormat = string ?? "RGBA8"
        case .minificationFilter: contentsLook.values.minificationFilter = string ?? "linear"
        case .magnificationFilter: contentsLook.values.magnificationFilter = string ?? "linear"
        case .fillMode: timing.values.parameters.fillMode = FillMode(name: string ?? "removed")
        default: return false
        }
        return true
    }

    private mutating func setFilters(_ value: AnimatableValue, of property: LayerProperty) -> Bool {
        var list: FilterList?
        if case .object(let opaque) = value {
            guard let given = opaque.object as? FilterList else { return false }
            list = given
        } else if !value.isNone {
            return false
        }
        switch property {
        case .filters: look.values.filters = list
        case .backgroundFilters: look.values.backgroundFilters = list
        default: return false
        }
        return true
    }

    private mutating func setContents(_ value: AnimatableValue) -> Bool {
        guard let taken = LayerContents(value) else { return false }
        contents = taken
        return true
    }
}

extension LayerContents {
    /// Nil for a value that cannot be contents.
    init?(_ value: AnimatableValue) {
        switch value {
        case .none: self = .none
        case .image(let image): self = .image(image)
        case .object(let object): self = .object(object)
        case .dissolve(let dissolve): self = .dissolve(dissolve)
        default: return nil
        }
    }

    var value: AnimatableValue {
        switch self {
        case .none: .none
        case .image(let image): .image(image)
        case .object(let object): .object(object)
        case .dissolve(let dissolve): .dissolve(dissolve)
        }
    }
}

extension LayerProperty {
    /// The bit that holds a Boolean property.
    package var flag: LayerFlags? {
        switch self {
        case .isHidden: .hidden
        case .isDoubleSided: .doubleSided
        case .masksToBounds: .masksToBounds
        case .isGeometryFlipped: .geometryFlipped
        case .isOpaque: .opaque
        case .shouldRasterize: .shouldRasterize
        case .allowsGroupOpacity: .allowsGroupOpacity
        case .allowsEdgeAntialiasing: .allowsEdgeAntialiasing
        case .needsDisplayOnBoundsChange: .needsDisplayOnBoundsChange
        case .drawsAsynchronously: .drawsAsynchronously
        default: nil
        }
    }
}

extension CGRect {
    /// Four components as x, y, width, height.
    init(_ components: SIMD4<Double>) {
        self.init(x: components.x, y: components.y, width: components.z, height: components.w)
    }

    /// Negative sizes turned round, as `bounds` keeps them (claims 7.2, 12.8).
    init(standardizing components: SIMD4<Double>) {
        var components = components
        if components.z < 0 {
            components.x += components.z
            components.z = -components.z
        }
        if components.w < 0 {
            components.y += components.w
            components.w = -components.w
        }
        self.init(components)
    }
}
