import AgateScene
import AgateTiming
import CoreGraphics
import Foundation

/// The built-in animation of a changed property, as long as no code has read the object that describes it.
///
/// Most implicit animations are replaced or over before any code reads them, so a change stores these few
/// words and no `CABasicAnimation` (benchmark `set/implicit-action`). The object, made when it is first read, and
/// the compiled form say the same; a test compares them.
///
/// Source: claims 8.5, 8.6, 8.12.
struct ImplicitAnimation {
    let property: EngineProperty
    /// The value that was shown when the property changed.
    let start: CompactValue
    let duration: Double
    /// The transaction's function; nil is the curve of implicit animations.
    let timingFunction: CAMediaTimingFunction?
    /// The layer's time of the commit, 0 before it.
    var beginTime: Double = 0

    /// The curve of implicit animations.
    static let standardFunction = CAMediaTimingFunction(name: .default)

    /// The object that describes the animation.
    func makeAnimation() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: property.keyPath)
        animation.timingFunction = timingFunction ?? Self.standardFunction
        animation.fromValue = clientValue(of: start.value, for: .property(property)) ?? NSNull()
        animation.duration = duration
        animation.timing.beginTime = beginTime
        return animation
    }

    /// The animation in the engine's form.
    func compiled(id: AnimationID) -> RenderAnimation {
        var timing = TimingParameters(duration: duration)
        timing.beginTime = beginTime
        let start = start.value
        let content: RenderAnimation.Content =
            if start.isUsable {
                .property(
                    PropertyAnimation(target: .property(property), track: .basic(BasicTrack(from: start)))
                )
            } else {
                .silent
            }
        return RenderAnimation(
            id: id,
            timing: timing,
            pace: (timingFunction ?? Self.standardFunction).curve,
            content: content
        )
    }
}

/// A value of a property in as little memory as it takes: the engine's own form is aligned for vectors, which
/// makes every object that holds one slow to allocate.
enum CompactValue {
    case number(Double)
    case pair(CGPoint)
    indirect case other(AnimatableValue)

    init(_ value: AnimatableValue) {
        switch value {
        case .number(let number): self = .number(number)
        case .pair(let pair): self = .pair(CGPoint(x: pair.x, y: pair.y))
        default: self = .other(value)
        }
    }

    /// The value in the engine's form.
    var value: AnimatableValue {
        switch self {
        case .number(let number): .number(number)
        case .pair(let point): .pair(SIMD2(point.x, point.y))
        case .other(let value): value
        }
    }
}
