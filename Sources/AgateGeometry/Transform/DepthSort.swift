import Foundation

/// The order in which flat polygons in space are painted, farthest first, with those cut that others reach through.
///
/// A binary space partition: the plane of one polygon divides all others, and so on in each half. Of polygons in one plane those that
/// no plane has cut come first, then those that were cut, each in the order in which they were given.
///
/// Source: claims 12.16.
package struct DepthSort {
    /// A polygon, or what planes leave of it.
    package struct Fragment: Sendable {
        /// The index of the polygon that it is, or is a part of.
        package let member: Int
        package fileprivate(set) var polygon: SpacePolygon
        /// The planes that cut it; empty for a whole polygon.
        package fileprivate(set) var cuts: [Cut] = []
        /// Which of the planes found it lies in.
        fileprivate let plane: Int
    }

    /// One side of a plane that cut a polygon.
    package struct Cut: Sendable {
        package let plane: SpacePlane
        /// Whether it is the side where the distance is below 0; the other one has those where it is 0.
        package let isBehind: Bool
    }

    /// Points closer to a plane than this, in points, lie in it.
    package static let tolerance = 1e-4
    /// More polygons are painted by the depths of their middles.
    package static let maxMembers = 2048
    /// The number of fragments from which on nothing is cut; polygons that cross a plane then lie on the side of their middle.
    package static let maxFragments = 8192

    private var planes: [SpacePlane] = []
    private var fragmentCount = 0
    /// How many fragments of the group in hand lie in each plane.
    private var partners: [Int] = []
    private var result: [Fragment] = []

    /// Sorts polygons; those without area are left out.
    package static func sorted(_ polygons: [SpacePolygon]) -> [Fragment] {
        var sort = DepthSort()
        var fragments: [Fragment] = []
        fragments.reserveCapacity(polygons.count)
        let isTooMany = polygons.count > maxMembers
        for (member, polygon) in polygons.enumerated() {
            guard let plane = polygon.plane else { continue }
            let index = isTooMany ? 0 : sort.index(of: plane, through: polygon)
            fragments.append(Fragment(member: member, polygon: polygon, plane: index))
        }
        if isTooMany || sort.planesAreParallel {
            return byMiddle(fragments)
        }
        sort.run(fragments)
        return sort.result
    }

    /// Puts the fragments of some members after those of others that they depend on.
    ///
    /// - Parameters:
    ///   - fragments: In the order in which they are painted.
    ///   - owner: For each member the one that stays behind it, whatever their depths; nil for none. No member comes before its owner.
    /// - Returns: The fragments in the order nearest to the given one: what waits for its owner follows the owner's last fragment.
    /// - Complexity: O(fragments).
    package static func ordered(_ fragments: [Fragment], behind owner: [Int?]) -> [Fragment] {
        guard owner.contains(where: { $0 != nil }) else { return fragments }
        var left = [Int](repeating: 0, count: owner.count)
        for fragment in fragments { left[fragment.member] += 1 }
        var waiting: [Int: [Fragment]] = [:]
        var result: [Fragment] = []
        result.reserveCapacity(fragments.count)
        var ready: [Fragment] = []
        for fragment in fragments {
            ready.append(fragment)
            while let next = ready.popLast() {
                if let owner = owner[next.member], left[owner] > 0 {
                    waiting[owner, default: []].append(next)
                    continue
                }
                result.append(next)
                left[next.member] -= 1
                if left[next.member] == 0, let freed = waiting.removeValue(forKey: next.member) {
                    ready += freed.reversed()
                }
            }
        }
        return result
    }

    /// By the depths of the middles, those at one depth in order.
    private static func byMiddle(_ fragments: [Fragment]) -> [Fragment] {
        let depths = fragments.map { ($0.polygon.middle.z / tolerance).rounded() }
        return fragments.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { fragments[$0] }
    }

    /// Whether all planes are seen from the front, one behind the other.
    private var planesAreParallel: Bool {
        planes.allSatisfy { $0.normal.x == 0 && $0.normal.y == 0 }
    }

    /// The first of the planes found that a polygon lies in, or its own.
    private mutating func index(of plane: SpacePlane, through polygon: SpacePolygon) -> Int {
        let found = planes.firstIndex { known in
            polygon.corners.allSatisfy { abs(known.distance(to: $0)) <= Self.tolerance }
        }
        if let found { return found }
        planes.append(plane)
        partners.append(0)
        return planes.count - 1
    }

    /// The remaining work, last thing first: no call is inside of another one, however many planes there are.
    private enum Work {
        case sort([Fragment])
        case append([Fragment])
    }

    private mutating func run(_ fragments: [Fragment]) {
        fragmentCount = fragments.count
        var work = [Work.sort(fragments)]
        while let next = work.popLast() {
            switch next {
            case .append(let fragments): result += fragments
            case .sort(let fragments) where fragments.count < 2: result += fragments
            case .sort(let fragments):
                let splitter = splitter(of: fragments)
                let parts = divide(fragments, by: planes[splitter], at: splitter)
                work.append(.sort(parts.front))
                work.append(.append(parts.inPlane))
                work.append(.sort(parts.back))
            }
        }
    }

    /// The plane in which the fewest fragments lie: that of the first of equals.
    private mutating func splitter(of fragments: [Fragment]) -> Int {
        for fragment in fragments { partners[fragment.plane] += 1 }
        var best = fragments[0].plane
        for fragment in fragments where partners[fragment.plane] < partners[best] { best = fragment.plane }
        for fragment in fragments { partners[fragment.plane] = 0 }
        return best
    }

    private struct Parts {
        var back: [Fragment] = []
        var inPlane: [Fragment] = []
        var front: [Fragment] = []
    }

    /// Divides fragments by a plane into those behind it, in it and before it; cut ones come after whole ones.
    private mutating func divide(_ fragments: [Fragment], by plane: SpacePlane, at index: Int) -> Parts {
        var parts = Parts()
        var (backHalves, frontHalves): ([Fragment], [Fragment]) = ([], [])
        for fragment in fragments {
            guard fragment.plane != index else {
                parts.inPlane.append(fragment)
                continue
            }
            var (lower, upper) = (0.0, 0.0)
            for corner in fragment.polygon.corners {
                let distance = plane.distance(to: corner)
                lower = min(lower, distance)
                upper = max(upper, distance)
            }
            if lower >= -Self.tolerance, upper <= Self.tolerance {
                parts.inPlane.append(fragment)
            } else if lower >= -Self.tolerance {
                parts.front.append(fragment)
            } else if upper <= Self.tolerance {
                parts.back.append(fragment)
            } else if fragmentCount >= Self.maxFragments {
                if upper > -lower { parts.front.append(fragment) } else { parts.back.append(fragment) }
            } else {
                fragmentCount += 1
                frontHalves.append(fragment.half(Cut(plane: plane, isBehind: false)))
                backHalves.append(fragment.half(Cut(plane: plane, isBehind: true)))
            }
        }
        parts.back += backHalves
        parts.front += frontHalves
        return parts
    }
}

extension DepthSort.Fragment {
    fileprivate func half(_ cut: DepthSort.Cut) -> DepthSort.Fragment {
        var half = self
        half.polygon = polygon.clipped(to: cut.isBehind ? cut.plane.reversed : cut.plane)
        half.cuts.append(cut)
        return half
    }
}
