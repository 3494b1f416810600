/// The word with which objects begin that attributed strings hold as values.
///
/// Foundation on Linux compares the values of neighbouring stretches with `CFEqual`, which looks at the first word behind an object's header
/// to tell objects of CoreFoundation from others: bits 8 to 17 are the number of a CoreFoundation type there. Of a class of ours that word
/// is its first stored property. Where these bits are 0, as in a number that is 0, the program ends in `CFEqual`; where they name no
/// type, it asks the object's `isEqual`.
///
/// Each class below `NSObject` that is meant to be the value of an attribute has this word as its *first* stored property.
package enum FoundationInfo {
    /// The number of a type that CoreFoundation has not: 1023, the greatest.
    package static let word: UInt = 1023 << 8
}
