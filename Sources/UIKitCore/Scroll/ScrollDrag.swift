import CoreGraphics
import Foundation
import QuartzCore

/// Content under a finger.
///
/// Source: uikit U92, U93, U95, U99, U100.
@MainActor package struct ScrollDrag {
    /// The offset at the beginning, as if there were no edges.
    private(set) var start: CGPoint
    /// The offset at the beginning, as it was seen: pages are counted from there.
    private(set) var seen: CGPoint
    /// What the finger went before the content followed.
    let slop: CGPoint
    /// Along which axes the content follows.
    let followsX, followsY: Bool
    /// Where the content has been lately.
    private var samples: [(time: Double, offset: CGPoint)] = []

    init(_ view: UIScrollView, travel: CGPoint) {
        let geometry = ScrollGeometry(view)
        (seen, followsX, followsY) = Self.axes(view, geometry, travel)
        start = Self.free(seen, view, geometry)
        let length = max(travel.distance(to: .zero), 1e-6)
        let part = min(1, GestureLimits.panSlop / length)
        slop = CGPoint(x: travel.x * part, y: travel.y * part)
        samples = [(CACurrentMediaTime(), seen)]
    }

    /// GUESS lock: with a lock the first direction decides, unless it is within 20 degrees of the diagonal.
    private static func axes(_ view: UIScrollView, _ geometry: ScrollGeometry, _ travel: CGPoint)
        -> (CGPoint, Bool, Bool)
    {
        var (x, y) = (geometry.dragsX, geometry.dragsY)
        if view.isDirectionalLockEnabled, x, y {
            let (across, along) = (abs(travel.x), abs(travel.y))
            if across > 2 * along { y = false } else if along > 2 * across { x = false }
        }
        return (view.contentOffset, x, y)
    }

    /// The offset without the resistance beyond the edges.
    private static func free(_ offset: CGPoint, _ view: UIScrollView, _ geometry: ScrollGeometry) -> CGPoint {
        let legal = geometry.clamped(offset)
        return CGPoint(
            x: legal.x + ScrollPhysics.pulled(offset.x - legal.x, length: view.bounds.width),
            y: legal.y + ScrollPhysics.pulled(offset.y - legal.y, length: view.bounds.height)
        )
    }

    /// Where the content is when the finger has gone so far.
    mutating func offset(_ view: UIScrollView, travel: CGPoint) -> CGPoint {
        let geometry = ScrollGeometry(view)
        let free = CGPoint(
            x: followsX ? start.x - (travel.x - slop.x) : seen.x,
            y: followsY ? start.y - (travel.y - slop.y) : seen.y
        )
        let legal = geometry.clamped(free)
        var offset = legal
        if view.bounces, followsX {
            offset.x += ScrollPhysics.stretched(free.x - legal.x, length: view.bounds.width)
        } else if !followsX {
            offset.x = seen.x
        }
        if view.bounces, followsY {
            offset.y += ScrollPhysics.stretched(free.y - legal.y, length: view.bounds.height)
        } else if !followsY {
            offset.y = seen.y
        }
        note(offset)
        return offset
    }

    /// The content has other coordinates: the finger holds the same part of it.
    mutating func move(by change: CGPoint) {
        start = CGPoint(x: start.x + change.x, y: start.y + change.y)
        seen = CGPoint(x: seen.x + change.x, y: seen.y + change.y)
        for index in samples.indices {
            samples[index].offset.x += change.x
            samples[index].offset.y += change.y
        }
    }

    /// Of several places at one time the last one counts.
    private mutating func note(_ offset: CGPoint) {
        let time = CACurrentMediaTime()
        if samples.last?.time == time { samples.removeLast() }
        samples.append((time, offset))
        while samples.count > 2, samples[1].time < time - ScrollPhysics.velocityWindow {
            samples.removeFirst()
        }
    }

    /// How fast the content is, in points per second: its change over the last tenth of a second, 0 after such a rest.
    func velocity(at time: Double) -> CGPoint {
        guard let last = samples.last, time - last.time < ScrollPhysics.velocityWindow else { return .zero }
        let from = last.time - ScrollPhysics.velocityWindow - 1e-9
        guard let first = samples.first(where: { $0.time >= from }), last.time > first.time else {
            return .zero
        }
        let seconds = last.time - first.time
        return CGPoint(
            x: (last.offset.x - first.offset.x) / seconds,
            y: (last.offset.y - first.offset.y) / seconds
        )
    }

    /// Where a page ends that the content has been let go towards.
    ///
    /// GUESS paging: one page on from where the drag began if it was quick, else the nearest.
    func pageTarget(
        _ offset: Double,
        velocity: Double,
        start: Double,
        length: Double,
        range: ClosedRange<Double>
    )
        -> Double
    {
        guard length > 0 else { return offset }
        let first = ((start - range.lowerBound) / length).rounded()
        var page = ((offset - range.lowerBound) / length).rounded()
        if abs(velocity) > ScrollPhysics.pageSpeed {
            page = velocity > 0 ? max(page, first + 1) : min(page, first - 1)
        }
        page = min(max(page, first - 1), first + 1)
        return min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
    }
}
