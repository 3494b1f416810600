/// The eleven functions that make a transform from numbers.
///
/// Source: claims 4.7.
package enum ValueFunction: String, Sendable, Hashable, CaseIterable {
    case rotateX, rotateY, rotateZ
    case scale, scaleX, scaleY, scaleZ
    case translate, translateX, translateY, translateZ
}
