import CAgateRuntime

/// The designated initialisers of a class, by their places in the dispatch tables of its subclasses.
///
/// Swift lets `type.init()` be called on a class that is known at run time only where the initialiser is `required`, and a class of
/// Apple's that Agate stands in for may not require it: the sources of programs override it without that word.
///
/// Assumed: every class has entry points of its own for all designated initialisers, those that it inherits included, in the order
/// of their declaration from the root class down; so the words in which a subclass that overrides nothing differs from its class are
/// these. The entry points take the class in the register of the context.
///
/// Checked when the places are looked for: as many words must differ as there are initialisers. Callers check with a
/// class that notes which initialiser it was made by, by ``check(_:_:)``.
package struct InitializerSlots: Equatable {
    /// The words of the initialisers.
    package let indices: [Int]

    /// - Parameters:
    ///   - base: The class.
    ///   - empty: A subclass that overrides and declares nothing.
    ///   - count: How many designated initialisers the class has.
    package init(base: ClassWords, empty: ClassWords, count: Int) throws(AbiMismatch) {
        indices = (ClassWords.headerCount..<max(base.count, ClassWords.headerCount)).filter {
            empty[$0] != base[$0]
        }
        guard indices.count == count else {
            throw AbiMismatch(
                Self.purpose,
                "\(indices.count) words differ where the class has \(count) initialisers"
            )
        }
    }

    private static let purpose = "make objects of classes that are known at run time"

    /// A new object of a class by `init()`.
    ///
    /// - Parameters:
    ///   - type: The class that the places were looked for in, or a subclass.
    ///   - place: Which of its initialisers that is.
    package func make<Object: AnyObject>(_ type: Object.Type, byInitializer place: Int)
        throws(AbiMismatch) -> Object
    {
        let function = try entryPoint(of: type, place)
        let made = agate_call_initializer(function, ClassWords.address(of: type))
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// A new object of a class by an initialiser whose only argument is an `Any`.
    package func make<Object: AnyObject>(
        _ type: Object.Type,
        byInitializer place: Int,
        with argument: Any
    ) throws(AbiMismatch) -> Object {
        let function = try entryPoint(of: type, place)
        let memory = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        // Consumed by the initialiser.
        memory.initialize(to: argument)
        defer { memory.deallocate() }
        let made = agate_call_copy_initializer(function, memory, ClassWords.address(of: type))
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// A new object of a class by an initialiser whose only argument is a structure of four numbers: a rectangle.
    package func make<Object: AnyObject>(
        _ type: Object.Type,
        byInitializer place: Int,
        withRectangle numbers: (x: Double, y: Double, width: Double, height: Double)
    ) throws(AbiMismatch) -> Object {
        let function = try entryPoint(of: type, place)
        let made = agate_call_rectangle_initializer(
            function,
            numbers.x,
            numbers.y,
            numbers.width,
            numbers.height,
            ClassWords.address(of: type)
        )
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// A new object of a class by an initialiser whose arguments are an enumeration without payloads and a `String?`.
    package func make<Object: AnyObject, Style>(
        _ type: Object.Type,
        byInitializer place: Int,
        withStyle style: Style,
        text: String?
    ) throws(AbiMismatch) -> Object {
        guard MemoryLayout<Style>.size == 1, MemoryLayout<String?>.size == 2 * MemoryLayout<UInt>.size else {
            throw AbiMismatch(
                Self.purpose,
                "a style of \(MemoryLayout<Style>.size) and a string of \(MemoryLayout<String?>.size) bytes"
            )
        }
        let function = try entryPoint(of: type, place)
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        // Consumed by the initialiser.
        memory.initialize(to: text)
        defer { memory.deallocate() }
        let made = agate_call_style_initializer(
            function,
            unsafeBitCast(style, to: UInt8.self),
            UnsafeRawPointer(memory).assumingMemoryBound(to: UInt.self),
            ClassWords.address(of: type)
        )
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// A new object of a class by an initialiser whose argument is a `String?`.
    package func make<Object: AnyObject>(
        _ type: Object.Type,
        byInitializer place: Int,
        withText text: String?
    ) throws(AbiMismatch) -> Object {
        guard MemoryLayout<String?>.size == 2 * MemoryLayout<UInt>.size else {
            throw AbiMismatch(Self.purpose, "a string of \(MemoryLayout<String?>.size) bytes")
        }
        let function = try entryPoint(of: type, place)
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        // Consumed by the initialiser.
        memory.initialize(to: text)
        defer { memory.deallocate() }
        let made = agate_call_text_initializer(
            function,
            UnsafeRawPointer(memory).assumingMemoryBound(to: UInt.self),
            ClassWords.address(of: type)
        )
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    /// A new object of a class by an initialiser whose arguments are a `String?` and an object or nil.
    package func make<Object: AnyObject>(
        _ type: Object.Type,
        byInitializer place: Int,
        withText text: String?,
        object: AnyObject?
    ) throws(AbiMismatch) -> Object {
        guard MemoryLayout<String?>.size == 2 * MemoryLayout<UInt>.size else {
            throw AbiMismatch(Self.purpose, "a string of \(MemoryLayout<String?>.size) bytes")
        }
        let function = try entryPoint(of: type, place)
        let memory = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        // Both are consumed by the initialiser.
        memory.initialize(to: text)
        defer { memory.deallocate() }
        let made = agate_call_text_object_initializer(
            function,
            UnsafeRawPointer(memory).assumingMemoryBound(to: UInt.self),
            object.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) },
            ClassWords.address(of: type)
        )
        return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
    }

    private func entryPoint(of type: AnyClass, _ place: Int) throws(AbiMismatch) -> UnsafeRawPointer {
        let word = try indices.indices.contains(place) ? ClassWords(of: type)[indices[place]] : 0
        guard let function = UnsafeRawPointer(bitPattern: word) else {
            throw AbiMismatch(Self.purpose, "class \(type) has no initialiser in place \(place)")
        }
        return function
    }

    /// Ends with a mismatch unless something is so.
    package static func check(_ isSo: Bool, _ finding: @autoclosure () -> String) throws(AbiMismatch) {
        if !isSo { throw AbiMismatch(purpose, finding()) }
    }
}
