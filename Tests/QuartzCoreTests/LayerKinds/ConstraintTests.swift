import AgateTestSupport
import Foundation
import QuartzCore
import Testing

@Suite("Constraints")
struct ConstraintTests {
    private typealias Attribute = CAConstraintAttribute

    /// A superlayer of 200 by 100 with sublayers of 20 by 10 at (5, 5) under the given names.
    private func scene(_ names: String...) -> (superlayer: CALayer, layers: [CALayer]) {
        let superlayer = CALayer()
        superlayer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        superlayer.layoutManager = CAConstraintLayoutManager()
        let layers = names.map { name in
            let layer = CALayer()
            layer.name = name
            layer.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
            superlayer.addSublayer(layer)
            return layer
        }
        return (superlayer, layers)
    }

    private func relation(
        _ attribute: Attribute,
        _ source: String,
        _ sourceAttribute: Attribute,
        scale: CGFloat = 1,
        offset: CGFloat = 0
    ) -> CAConstraint {
        CAConstraint(
            attribute: attribute,
            relativeTo: source,
            attribute: sourceAttribute,
            scale: scale,
            offset: offset
        )
    }

    @Test("one edge or the middle keeps the size", .claim("13.16"))
    func single() {
        for (attribute, x) in [(Attribute.minX, 100.0), (.midX, 90), (.maxX, 80)] {
            let (superlayer, layers) = scene("a")
            layers[0].constraints = [relation(attribute, "superlayer", .midX)]
            superlayer.layoutIfNeeded()
            #expect(layers[0].frame == CGRect(x: x, y: 5, width: 20, height: 10))
        }
    }

    @Test("two relations give place and size", .claim("13.16"))
    func pairs() {
        // The first is 50, the second 150.
        let pairs: [(Attribute, Attribute, x: CGFloat, width: CGFloat)] = [
            (.minX, .maxX, 50, 100), (.minX, .midX, 50, 200), (.midX, .maxX, -50, 200),
            (.minX, .width, 50, 150), (.midX, .width, -25, 150), (.maxX, .width, -100, 150),
        ]
        for (first, second, x, width) in pairs {
            let (superlayer, layers) = scene("a")
            layers[0].constraints = [
                relation(first, "superlayer", .width, scale: 0.25),
                relation(second, "superlayer", .width, scale: 0.5, offset: 50),
            ]
            superlayer.layoutIfNeeded()
            #expect(layers[0].frame.minX == x, "\(first) and \(second)")
            #expect(layers[0].frame.width == width, "\(first) and \(second)")
        }
    }

    @Test("of more relations than needed, the last and its partner win", .claim("13.16"))
    func tooMany() {
        func frame(_ relations: [(Attribute, CGFloat)]) -> CGRect {
            let (superlayer, layers) = scene("a")
            layers[0].constraints = relations.map { relation($0, "superlayer", .minX, offset: $1) }
            superlayer.layoutIfNeeded()
            return layers[0].frame
        }
        let all = frame([(.minX, 10), (.midX, 11), (.maxX, 12), (.width, 30)])
        #expect(all.minX == 10 && all.width == 30)
        let width = frame([(.minX, 10), (.maxX, 100), (.width, 30)])
        #expect(width.minX == 10 && width.width == 30)
        let middle = frame([(.minX, 10), (.maxX, 100), (.midX, 80)])
        #expect(middle.maxX == 100 && middle.midX == 80)
        let smallest = frame([(.maxX, 100), (.midX, 80), (.minX, 10)])
        #expect(smallest.minX == 10 && smallest.midX == 80)
    }

    @Test("siblings are placed before what depends on them, across axes too", .claim("13.16"))
    func chain() {
        let (superlayer, layers) = scene("a", "b", "c")
        layers[0].constraints = [relation(.minX, "b", .maxX, offset: 10), relation(.minY, "c", .midX)]
        layers[1].constraints = [relation(.minX, "c", .maxX, offset: 10)]
        layers[2].constraints = [relation(.minX, "superlayer", .minX, offset: 40)]
        superlayer.layoutIfNeeded()
        #expect(layers[2].frame.minX == 40)
        #expect(layers[1].frame.minX == 70)
        #expect(layers[0].frame.origin == CGPoint(x: 100, y: 50))
    }

    @Test("circles, unknown names, oneself and repeated attributes leave a layer alone", .claim("13.16"))
    func alone() {
        let untouched = CGRect(x: 5, y: 5, width: 20, height: 10)
        let (superlayer, layers) = scene("a", "b", "c", "d", "e", "f")
        layers[0].constraints = [relation(.minX, "b", .maxX)]
        layers[1].constraints = [relation(.minX, "a", .maxX)]
        layers[2].constraints = [relation(.minX, "nobody", .maxX)]
        layers[3].constraints = [relation(.minX, "d", .maxX)]
        layers[4].constraints = [
            relation(.minX, "superlayer", .midX), relation(.minX, "superlayer", .maxX),
        ]
        // This one only depends on a circle.
        layers[5].constraints = [relation(.minX, "a", .maxX)]
        superlayer.layoutIfNeeded()
        for index in 0..<5 { #expect(layers[index].frame == untouched, "\(index)") }
        #expect(layers[5].frame.minX == 25)
    }

    @Test("adding one asks the superlayer for a layout", .claim("13.16"))
    func adding() {
        let (superlayer, layers) = scene("a")
        superlayer.layoutIfNeeded()
        #expect(!superlayer.needsLayout())
        layers[0].addConstraint(relation(.maxX, "superlayer", .maxX))
        #expect(superlayer.needsLayout())
        #expect(layers[0].constraints?.count == 1)
        superlayer.layoutIfNeeded()
        #expect(layers[0].frame.maxX == 200)
    }

    @Test("a constraint has the documented defaults and comes back from an archive")
    func archive() throws {
        let short = CAConstraint(attribute: .minX, relativeTo: "a", attribute: .maxY)
        #expect(short.scale == 1 && short.offset == 0)
        let made = CAConstraint(attribute: .height, relativeTo: "b", attribute: .midY, scale: 2, offset: -3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: made, requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: CAConstraint.self, from: data)
        )
        #expect(read.attribute == .height && read.sourceAttribute == .midY && read.sourceName == "b")
        #expect(read.scale == 2 && read.offset == -3)
    }

    @Test("thousands of layers in a chain are placed in one pass")
    func long() throws {
        let superlayer = CALayer()
        superlayer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        superlayer.layoutManager = CAConstraintLayoutManager()
        for index in 0..<2_000 {
            let layer = CALayer()
            layer.name = "\(index)"
            layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
            if index > 0 { layer.addConstraint(relation(.minX, "\(index - 1)", .maxX)) }
            superlayer.addSublayer(layer)
        }
        superlayer.layoutIfNeeded()
        #expect(superlayer.sublayers?.last?.frame.minX == 1_999)
    }
}
