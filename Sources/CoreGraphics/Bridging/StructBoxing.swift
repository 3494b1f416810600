/// The type string of a boxed struct, and how its numbers are printed.
///
/// All of Apple's boxed structs stand here, those of the floors above too, so that an archive can name them.
package struct StructBoxing: Sendable {
    /// Apple's type string, as `NSValue.objCType` gives it: `{CGPoint=dd}`.
    package let objCType: StaticString
    /// The word before the colon in the printed form: `NSPoint`.
    package let name: String
    /// How many numbers stand in each inner pair of braces; one group prints without inner braces.
    package let groups: [Int]
}

extension StructBoxing {
    /// `NSPoint: {5, 5}`.
    package static let cgPoint = StructBoxing(objCType: "{CGPoint=dd}", name: "NSPoint", groups: [2])
    /// `NSSize: {80, 60}`.
    package static let cgSize = StructBoxing(objCType: "{CGSize=dd}", name: "NSSize", groups: [2])
    /// `NSRect: {{0, 0}, {80, 60}}`.
    package static let cgRect = StructBoxing(
        objCType: "{CGRect={CGPoint=dd}{CGSize=dd}}",
        name: "NSRect",
        groups: [2, 2]
    )
    /// `CGVector: {1, 0}`.
    package static let cgVector = StructBoxing(objCType: "{CGVector=dd}", name: "CGVector", groups: [2])
    /// `CGAffineTransform: {{1, 0, 0, 1}, {0, 0}}`.
    package static let cgAffineTransform = StructBoxing(
        objCType: "{CGAffineTransform=dddddd}",
        name: "CGAffineTransform",
        groups: [4, 2]
    )
    /// `CATransform3D: {{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}, {0, 0, 0, 1}}`.
    package static let caTransform3D = StructBoxing(
        objCType: "{CATransform3D=dddddddddddddddd}",
        name: "CATransform3D",
        groups: [4, 4, 4, 4]
    )
    /// `UIEdgeInsets: {0, 0, 0, 0}`.
    package static let uiEdgeInsets = StructBoxing(
        objCType: "{UIEdgeInsets=dddd}",
        name: "UIEdgeInsets",
        groups: [4]
    )
    /// `NSDirectionalEdgeInsets: {0, 0, 0, 0}`.
    package static let directionalEdgeInsets = StructBoxing(
        objCType: "{NSDirectionalEdgeInsets=dddd}",
        name: "NSDirectionalEdgeInsets",
        groups: [4]
    )
    /// `UIOffset: {0, 0}`.
    package static let uiOffset = StructBoxing(objCType: "{UIOffset=dd}", name: "UIOffset", groups: [2])
    /// `CMTime: {0, 1, 2, 1, 0}`: the numerator in two halves, the scale, the flags and the epoch, and not Apple's `{?=qiIq}`.
    package static let cmTime = StructBoxing(objCType: "{CMTime=ddddd}", name: "CMTime", groups: [5])
    /// A beginning and a length, each as ``cmTime``.
    package static let cmTimeRange = StructBoxing(
        objCType: "{CMTimeRange={CMTime=ddddd}{CMTime=ddddd}}",
        name: "CMTimeRange",
        groups: [5, 5]
    )

    /// Every struct that a box can name.
    package static let all: [StructBoxing] = [
        .cgPoint, .cgSize, .cgRect, .cgVector, .cgAffineTransform, .caTransform3D, .uiEdgeInsets,
        .directionalEdgeInsets, .uiOffset, .cmTime, .cmTimeRange,
    ]
}
