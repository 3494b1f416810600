import AgateGeometry
import AgateTestSupport
import Foundation
import Testing

@Suite("Sorting by depth")
struct DepthSortTests {
    /// A square of 100 by 100 about the origin, turned about its middle and moved.
    private func square(
        _ angle: Double = 0,
        about axis: (Double, Double) = (0, 1),
        at place: (x: Double, y: Double, z: Double) = (0, 0, 0),
        size: Double = 100
    ) -> SpacePolygon {
        let turn = CATransform3DMakeRotation(angle, axis.0, axis.1, 0)
        let move = CATransform3DMakeTranslation(place.x, place.y, place.z)
        let rect = CGRect(x: -size / 2, y: -size / 2, width: size, height: size)
        return SpacePolygon(rect, under: CATransform3DConcat(turn, move))
    }

    private func order(_ polygons: [SpacePolygon]) -> [Int] { DepthSort.sorted(polygons).map(\.member) }

    @Test("parallel planes are in the order of their depths, equals in that of the tree", .claim("12.16"))
    func parallel() {
        #expect(order([square(at: (0, 0, 5)), square(), square(at: (0, 0, -2)), square()]) == [2, 1, 3, 0])
    }

    @Test("a tilted plane cuts flat ones, and each half is on its side", .claim("12.16"))
    func cut() {
        // Right of the middle the tilted plane is behind z = 0.
        let sorted = DepthSort.sorted([square(), square(0.5)])
        #expect(sorted.map(\.member) == [1, 0, 1])
        #expect(sorted[0].polygon.middle.x > 0)
        #expect(sorted[2].polygon.middle.x < 0)
        #expect(sorted[0].cuts.count == 1 && sorted[1].cuts.isEmpty)
        #expect(sorted[0].cuts[0].isBehind != sorted[2].cuts[0].isBehind)
    }

    @Test("of coplanar polygons those that were cut come after those that were not", .claim("12.16"))
    func cutAfterUncut() {
        let sorted = DepthSort.sorted([square(), square(0.5), square(at: (-80, 0, 0), size: 20)])
        // The small one lies before the tilted plane on the left, as the left half of the first does, and was not cut.
        let left = sorted.filter { $0.polygon.middle.x < 0 && $0.member != 1 }.map(\.member)
        #expect(left == [2, 0])
    }

    @Test("the splitter is the plane with the fewest members, the first of equals")
    func splitter() {
        let sorted = DepthSort.sorted([square(), square(), square(0.7)])
        #expect(sorted.map(\.member) == [0, 1, 2, 0, 1])
        // Of two planes with one member each the first stays whole.
        #expect(DepthSort.sorted([square(0.4), square(-0.4)]).filter { $0.member == 0 }.count == 1)
    }

    @Test("a plane that is only touched cuts nothing")
    func touching() {
        // The flat one ends where the upright one stands.
        let beside = DepthSort.sorted([square(.pi / 2), square(at: (-50, 0, 0))])
        #expect(beside.count == 2 && beside.allSatisfy { $0.cuts.isEmpty })
        let through = DepthSort.sorted([square(.pi / 2), square(at: (-49.9, 0, 0))])
        #expect(through.count == 3)
    }

    @Test("polygons without area, and such as are no numbers, drop out")
    func noArea() {
        let flat = SpacePolygon(CGRect(x: 0, y: 0, width: 0, height: 10), under: CATransform3DIdentity)
        let wild = square(at: (.nan, 0, 0))
        let point = SpacePolygon(
            CGRect(x: 0, y: 0, width: 10, height: 10),
            under: CATransform3DMakeScale(0, 0, 0)
        )
        #expect(order([flat, square(), wild, point, square(0.3)]) == [4, 1, 4])
    }

    @Test("perspective divides before planes are taken")
    func perspective() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 200
        let rect = CGRect(x: -50, y: -50, width: 100, height: 100)
        let near = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 100), eye)
        let polygon = SpacePolygon(rect, under: near)
        #expect(polygon.corners.allSatisfy { abs($0.z - 200) < 1e-9 })
        #expect(polygon.corners.map { abs($0.x) }.allSatisfy { abs($0 - 100) < 1e-9 })
        let behindEye = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 300), eye)
        #expect(SpacePolygon(rect, under: behindEye).isEmpty)
    }

    @Test("what an owner draws stays behind what waits for it, and all else keeps its order")
    func owners() {
        let sorted = DepthSort.sorted([square(), square(0.5), square(at: (0, 0, -200))])
        #expect(sorted.map(\.member) == [2, 1, 0, 1])
        let ordered = DepthSort.ordered(sorted, behind: [nil, 0, nil])
        #expect(ordered.map(\.member) == [2, 0, 1, 1])
    }

    @Test("a thousand planes through each other end, with a bounded number of parts")
    func many() {
        let polygons = (0..<1000).map { number in
            square(Double(number) * 0.003 - 1.5, about: (number % 2 == 0 ? 1 : 0, 1))
        }
        let sorted = DepthSort.sorted(polygons)
        #expect(sorted.count <= DepthSort.maxFragments + 1)
        #expect(Set(sorted.map(\.member)).count == 1000)
        #expect(DepthSort.sorted(polygons + polygons + polygons).count == 3000)
    }
}
