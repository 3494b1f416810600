/// The first word of objects that are values of attributed strings.
///
/// The toolchain's Foundation compares the values of neighbouring attributes as CoreFoundation's objects, and takes bits 8 to 17 of the first
/// word behind the header of an object for the number of its type. Where they are 0 it stops the program; any other number leads to the object's own
/// `isEqual`. A class whose first stored property may be 0 there, or a pointer, begins with this one. Seen in 6.3; an `NSObject` of a program's own that is
/// the value of an attribute has the same trouble.
package struct FoundationTypeWord: Sendable, Hashable {
    private let word: UInt = 1 << 8

    package init() {}
}
