public import AgateGeometry
public import Foundation

extension CGPoint: StructBoxable {
    package static var boxing: StructBoxing { .cgPoint }
}

extension CGSize: StructBoxable {
    package static var boxing: StructBoxing { .cgSize }
}

extension CGRect: StructBoxable {
    package static var boxing: StructBoxing { .cgRect }
}

extension CGVector: StructBoxable {
    package static var boxing: StructBoxing { .cgVector }
}

extension CGAffineTransform: StructBoxable {
    package static var boxing: StructBoxing { .cgAffineTransform }
}

/// Lets `NSValue` initialisers return an object of a subclass.
package protocol ValueFactory {}

extension NSValue: ValueFactory {}

extension ValueFactory {
    /// Becomes a box made before: the value itself, not a copy.
    fileprivate init(_ box: StructValue) {
        // `Self` is `NSValue` here, or a subclass of it that inherits the initialiser and cannot be made this way.
        self = unsafeBitCast(box, to: Self.self)
    }
}

extension NSValue {
    /// Boxes a struct; the `NSValue` initialisers of this floor and those above are one line over this.
    package convenience init<Value: StructBoxable>(boxing value: Value) {
        self.init(StructValue(value))
    }

    /// The struct in the box, nil when the box holds another type.
    ///
    /// Reads boxes of this library and of Foundation alike.
    package func unboxed<Value: StructBoxable>(as type: Value.Type) -> Value? {
        if let box = self as? StructValue { return box.read(as: type) }
        guard !(self is NSNumber), strcmp(objCType, Value.boxing.objCType.utf8Start) == 0 else { return nil }
        var numbers = [Double](repeating: 0, count: MemoryLayout<Value>.size / 8)
        return numbers.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            getValue(base)
            return base.loadUnaligned(as: Value.self)
        }
    }
}

extension NSValue {
    /// Makes a value that holds a copy of a point.
    public convenience init(cgPoint point: CGPoint) { self.init(boxing: point) }

    /// Makes a value that holds a copy of a vector.
    public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }

    /// Makes a value that holds a copy of a size.
    public convenience init(cgSize size: CGSize) { self.init(boxing: size) }

    /// Makes a value that holds a copy of a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(boxing: rect) }

    /// Makes a value that holds a copy of an affine transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(boxing: transform) }

    /// The point in the box, zero when it holds something else.
    public var cgPointValue: CGPoint { unboxed(as: CGPoint.self) ?? .zero }

    /// The vector in the box, zero when it holds something else.
    public var cgVectorValue: CGVector { unboxed(as: CGVector.self) ?? .zero }

    /// The size in the box, zero when it holds something else.
    public var cgSizeValue: CGSize { unboxed(as: CGSize.self) ?? .zero }

    /// The rectangle in the box, zero when it holds something else.
    public var cgRectValue: CGRect { unboxed(as: CGRect.self) ?? .zero }

    /// The affine transform in the box, all zeros when it holds something else.
    public var cgAffineTransformValue: CGAffineTransform {
        unboxed(as: CGAffineTransform.self) ?? CGAffineTransform()
    }
}
