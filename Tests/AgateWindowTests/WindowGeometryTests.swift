import AgateDisplay
import AgateTestSupport
import AgateWindow
import Foundation
import Testing

@Suite("Measures of windows")
struct WindowGeometryTests {
    @Test("on X11 a unit is a pixel, and points follow from the scale that is asked for", .claim("W6"))
    func x11() {
        let units = WindowGeometry.unitsPerPoint(wanted: 2, desktop: 1, zoom: 1)
        let geometry = WindowGeometry(
            unitsPerPoint: units,
            width: 780,
            height: 1688,
            pixelWidth: 780,
            pixelHeight: 1688
        )
        #expect(geometry.scale == 2)
        #expect(geometry.size == HostSize(width: 390, height: 844, scale: 2))
        #expect(geometry.point(100, 50) == (50, 25))
    }

    @Test("the desktop's dots per inch are the scale where nobody asks for another", .claim("W6"))
    func desktop() {
        #expect(WindowGeometry.unitsPerPoint(wanted: nil, desktop: 1.5, zoom: 1) == 1.5)
        #expect(WindowGeometry.unitsPerPoint(wanted: 1, desktop: 1.5, zoom: 1) == 1)
    }

    @Test("zoom shows the same points larger", .claim("W6"))
    func zoom() {
        let units = WindowGeometry.unitsPerPoint(wanted: nil, desktop: 1, zoom: 2)
        #expect(WindowGeometry.units(390, units) == 780)
        let geometry = WindowGeometry(
            unitsPerPoint: units,
            width: 780,
            height: 1688,
            pixelWidth: 780,
            pixelHeight: 1688
        )
        #expect(geometry.size == HostSize(width: 390, height: 844, scale: 2))
    }

    @Test("on Wayland a unit is a point with some pixels", .claim("W6"))
    func wayland() {
        let geometry = WindowGeometry(
            unitsPerPoint: 1,
            width: 390,
            height: 844,
            pixelWidth: 1170,
            pixelHeight: 2532
        )
        #expect(geometry.size == HostSize(width: 390, height: 844, scale: 3))
        #expect(geometry.point(100, 50) == (100, 50))
    }

    @Test(
        "absurd scales and sizes are brought into range",
        arguments: [Double.nan, .infinity, 0, -1, 1e9]
    )
    func absurd(_ value: Double) {
        let units = WindowGeometry.unitsPerPoint(wanted: value, desktop: value, zoom: value)
        #expect((0.25...16).contains(units))
        #expect((1...16_384).contains(WindowGeometry.units(value, units)))
        let geometry = WindowGeometry(
            unitsPerPoint: units,
            width: 0,
            height: 0,
            pixelWidth: 0,
            pixelHeight: 0
        )
        #expect(geometry.size.size.width > 0)
    }
}
