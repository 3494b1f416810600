import AgateGeometry
import Foundation
import Testing

@Suite("Path components: holes lie in the smallest area around them")
struct ContourNestingTests {
    private func contourCount(_ path: CGPath) -> Int {
        var count = 0
        path.applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
        return count
    }

    @Test("a plate with 900 windows, each with a pane that has a hole")
    func plate() {
        let side = 30
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: side * 10, height: side * 10))
        for column in 0..<side {
            for row in 0..<side {
                let (x, y) = (column * 10, row * 10)
                path.addRect(CGRect(x: x + 1, y: y + 1, width: 8, height: 8))
                path.addEllipse(in: CGRect(x: x + 2, y: y + 2, width: 6, height: 6))
                path.addRect(CGRect(x: x + 4, y: y + 4, width: 2, height: 2))
            }
        }
        let components = path.componentsSeparated(using: .evenOdd)
        #expect(components.count == side * side + 1)
        for component in components {
            let isPlate = component.boundingBox.width > 100
            #expect(contourCount(component) == (isPlate ? side * side + 1 : 2))
            guard !isPlate else { continue }
            let box = component.boundingBox
            #expect(!component.contains(CGPoint(x: box.midX, y: box.midY)))
            #expect(component.contains(CGPoint(x: box.minX + 1, y: box.midY)))
        }
    }

    @Test("300 rings within rings are 300 components of two contours")
    func rings() {
        let path = CGMutablePath()
        for step in 1...600 { path.addRect(CGRect(x: -step, y: -step, width: 2 * step, height: 2 * step)) }
        let components = path.componentsSeparated(using: .evenOdd)
        #expect(components.count == 300)
        #expect(components.allSatisfy { contourCount($0) == 2 })
    }

    @Test("holes that touch their area in corners belong to it")
    func checkerboard() {
        let side = 12
        let path = CGMutablePath()
        path.addRect(CGRect(x: -1, y: -1, width: side + 2, height: side + 2))
        for column in 0..<side {
            for row in 0..<side where (column + row) % 2 == 0 {
                path.addRect(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
        let components = path.componentsSeparated(using: .evenOdd)
        // The frame with the cells that share an edge with it, and the other white cells one by one.
        #expect(components.count == 1 + (side - 2) * (side - 2) / 2)
        #expect(components.map { contourCount($0) }.sorted().suffix(2) == [1, 2])
    }
}
