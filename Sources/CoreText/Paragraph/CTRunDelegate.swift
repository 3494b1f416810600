// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

package import AgateText
public import CoreGraphics

/// Called with a run delegate's pointer when the last owner of the delegate has released it.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void

/// Tells how far a run reaches above the baseline, in points.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat

/// Tells how far a run reaches below the baseline, in points.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat

/// Tells how wide each character of a run is, in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// The first version of the functions of a run delegate.
public var kCTRunDelegateVersion1: Int { 1 }

/// The version of the functions of a run delegate that is in use.
public var kCTRunDelegateCurrentVersion: Int { kCTRunDelegateVersion1 }

/// The functions of a run delegate.
public struct CTRunDelegateCallbacks {
    /// The version of the structure, ``kCTRunDelegateVersion1``; no other exists.
    public var version: CFIndex
    /// Called once, when the last owner has released the delegate.
    public var dealloc: CTRunDelegateDeallocateCallback
    /// Tells how far the run reaches above the baseline.
    public var getAscent: CTRunDelegateGetAscentCallback
    /// Tells how far the run reaches below the baseline; a positive number.
    public var getDescent: CTRunDelegateGetDescentCallback
    /// Tells how wide each character is.
    public var getWidth: CTRunDelegateGetWidthCallback

    /// Makes a table of the functions that a delegate calls, all with its own pointer.
    public init(
        version: CFIndex,
        dealloc: @escaping CTRunDelegateDeallocateCallback,
        getAscent: @escaping CTRunDelegateGetAscentCallback,
        getDescent: @escaping CTRunDelegateGetDescentCallback,
        getWidth: @escaping CTRunDelegateGetWidthCallback
    ) {
        self.version = version
        self.dealloc = dealloc
        self.getAscent = getAscent
        self.getDescent = getDescent
        self.getWidth = getWidth
    }
}

/// Makes room in lines for something else than glyphs, which the program draws itself.
///
/// The functions are called when a string is read, once for each run of attributes. Lines and frames own the delegate; so does an
/// attributed string that has it, whose attributes Foundation on Linux does not let go of unless they are removed. Source: text T170.
public final class CTRunDelegate: NSObject, InlineBoxSource, @unchecked Sendable {
    // `@unchecked`: the properties are constants; what the functions do is the program's affair.

    /// Keeps Foundation from taking the object for one of its own; the first property.
    private let typeWord = FoundationTypeWord()
    private let callbacks: CTRunDelegateCallbacks
    private let pointer: UnsafeMutableRawPointer?
    /// The pointer that functions get where the program gave none: to zeros.
    private static let nothing = UnsafeSendablePointer(
        UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
    )

    init(_ callbacks: CTRunDelegateCallbacks, _ pointer: UnsafeMutableRawPointer?) {
        self.callbacks = callbacks
        self.pointer = pointer
    }

    deinit { callbacks.dealloc(reference) }

    /// The program's pointer.
    var reference: UnsafeMutableRawPointer { pointer ?? Self.nothing.pointer }

    /// The room of one character; negative lengths and no numbers count as 0.
    package func inlineBox(at offset: Int) -> InlineBox {
        func length(_ value: CGFloat) -> Double { value > 0 ? Double(value) : 0 }
        return InlineBox(
            ascent: length(callbacks.getAscent(reference)),
            descent: length(callbacks.getDescent(reference)),
            width: length(callbacks.getWidth(reference))
        )
    }

    /// False: it stands in place of any character.
    package var isForAttachmentCharacter: Bool { false }

    /// Draws nothing: the program does.
    package func drawInlineBox(_ rect: CGRect, isFlipped: Bool, at offset: Int, in context: CGContext) {}
}

/// A pointer to memory that is never written.
private struct UnsafeSendablePointer: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
        pointer.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    }
}

/// The number of the type.
public func CTRunDelegateGetTypeID() -> CFTypeID { CoreTextTypeNumber.runDelegate }

/// Makes a run delegate.
///
/// - Parameters:
///   - callbacks: The functions, which are copied.
///   - refCon: The pointer that the functions are called with; without one they get a pointer to zeros.
/// - Returns: Nil for functions of another version than ``kCTRunDelegateVersion1``.
public func CTRunDelegateCreate(
    _ callbacks: UnsafePointer<CTRunDelegateCallbacks>,
    _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
    guard callbacks.pointee.version == kCTRunDelegateVersion1 else { return nil }
    return CTRunDelegate(callbacks.pointee, refCon)
}

/// The pointer that the functions of a run delegate are called with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
    runDelegate.reference
}
