import Foundation
import Testing

import AgateGeometry

@Suite("DeviceRect")
struct DeviceRectTests {
    @Test("covering takes every touched pixel, whatever the sign of the size")
    func covering() {
        let rect = DeviceRect(covering: CGRect(x: 0.5, y: -0.5, width: 2, height: 1))
        #expect(rect == DeviceRect(minX: 0, minY: -1, maxX: 3, maxY: 1))
        #expect(
            DeviceRect(covering: CGRect(x: 3, y: 1, width: -3, height: -2))
                == DeviceRect(x: 0, y: -1, width: 3, height: 2)
        )
    }

    @Test("covering takes any numbers")
    func wildNumbers() {
        #expect(DeviceRect(covering: .null).isEmpty)
        #expect(DeviceRect(covering: CGRect(x: Double.nan, y: 0, width: 1, height: 1)).isEmpty)
        #expect(
            DeviceRect(covering: .infinite).contains(
                DeviceRect(x: -5000, y: -5000, width: 10000, height: 10000)
            )
        )
        #expect(DeviceRect(covering: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)).maxX == 1 << 30)
    }

    @Test("upper edges are outside")
    func edges() {
        let rect = DeviceRect(x: 1, y: 2, width: 3, height: 4)
        #expect(rect.contains(x: 1, y: 2) && !rect.contains(x: 4, y: 2) && !rect.contains(x: 1, y: 6))
        #expect(rect.width == 3 && rect.height == 4)
        #expect(rect.cgRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("union and intersection treat empty rectangles as nothing")
    func combining() {
        let a = DeviceRect(x: 0, y: 0, width: 4, height: 4)
        let b = DeviceRect(x: 2, y: 2, width: 4, height: 4)
        #expect(a.intersection(b) == DeviceRect(x: 2, y: 2, width: 2, height: 2))
        #expect(a.union(b) == DeviceRect(x: 0, y: 0, width: 6, height: 6))
        #expect(a.union(.empty) == a && DeviceRect.empty.union(a) == a)
        #expect(a.intersection(DeviceRect(x: 9, y: 9, width: 1, height: 1)) == .empty)
        #expect(a.contains(.empty))
    }
}
