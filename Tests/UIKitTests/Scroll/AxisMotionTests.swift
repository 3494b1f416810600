import Foundation
import Testing
import UIKit

/// The laws by which content moves, against the measured numbers.
///
/// Source: uikit U94 to U96, U98.
@Suite("Laws of scrolling")
struct AxisMotionTests {
    private func flight(_ velocity: Double, _ rate: Double, from place: Double = 0, to limit: Double = 1e6)
        -> AxisMotion
    {
        .flight(from: place, velocity: velocity, rate: rate, range: -1e6...limit, bounces: true)
    }

    @Test(
        "a flight of 2000 points per second ends after 993.0 points in 2.646 s, or 197.0 in 0.527 (uikit U94)"
    )
    func deceleration() {
        let normal = flight(2000, 0.998)
        #expect(abs(normal.target - 993.0) < 0.05 && abs(normal.duration - 2.646) < 0.001)
        #expect(abs(normal.place(at: 0.5) - 631.2) < 0.1)
        let speed = (normal.place(at: 0.501) - normal.place(at: 0.499)) / 0.002
        #expect(abs(speed - 735.0) < 1)
        let fast = flight(2000, 0.99)
        #expect(abs(fast.target - 197.0) < 0.05 && abs(fast.duration - 0.527) < 0.001)
        #expect(flight(-2000, 0.998).target == -normal.target)
        #expect(flight(9, 0.998).duration == 0)
    }

    @Test("a place is the law's at the end of its time, to the last bit of nothing")
    func ends() {
        for velocity in [40.0, 750, 3000, 4875] {
            let motion = flight(velocity, 0.998)
            #expect(abs(motion.place(at: motion.duration - 1e-9) - motion.target) < 1e-6)
            #expect(motion.place(at: motion.duration + 5) == motion.target)
        }
    }

    @Test("pulled content follows 0.55 d L / (0.55 d + L) (uikit U95)")
    func rubber() {
        #expect(abs(ScrollPhysics.stretched(100, length: 800) - 51.46) < 0.005)
        #expect(abs(ScrollPhysics.stretched(400, length: 800) - 172.55) < 0.005)
        #expect(ScrollPhysics.stretched(1e9, length: 800) < 800)
        for distance in [-300.0, 1, 50, 700] {
            let back = ScrollPhysics.pulled(ScrollPhysics.stretched(distance, length: 800), length: 800)
            #expect(abs(back - distance) < 1e-6)
        }
    }

    @Test(
        "content that hits its edge with 3005 points per second goes 100.5 beyond it, at 0.091 s (uikit U96)"
    )
    func bounce() {
        let motion = flight(3005, 0.998, from: 0, to: 0)
        let places = (0..<3000).map { motion.place(at: Double($0) / 1000) }
        let peak = places.max() ?? 0
        #expect(abs(peak - 100.5) < 0.1)
        #expect(abs(Double(places.firstIndex(of: peak) ?? 0) / 1000 - 0.091) < 0.001)
        #expect(motion.place(at: motion.duration) == 0)
        // A flight that comes to the edge hands its speed on.
        let late = flight(2000, 0.998, from: 0, to: 500)
        let crossing = (0..<3000).first { late.place(at: Double($0) / 1000) > 500 } ?? 0
        let before =
            (late.place(at: Double(crossing - 2) / 1000) - late.place(at: Double(crossing - 3) / 1000)) * 1000
        let after =
            (late.place(at: Double(crossing + 1) / 1000) - late.place(at: Double(crossing) / 1000)) * 1000
        #expect(abs(before - after) < 60)
        #expect(late.target == 500)
    }

    @Test("content that is let go at rest 235 points beyond has 48.3 left after 0.2 s (uikit U96)")
    func settling() {
        let motion = flight(0, 0.998, from: 235, to: 0)
        #expect(abs(motion.place(at: 0.2) - 48.3) < 0.1)
        #expect(abs(motion.place(at: 0) - 235) < 1e-9 && motion.target == 0)
    }

    @Test("a flight to a place ends there, whatever way it is")
    func targets() {
        for target in [-700.0, -1, 0, 3, 120, 9000] {
            let motion = AxisMotion.flight(from: 100, to: target, rate: 0.99)
            #expect(motion.place(at: motion.duration) == target)
            #expect(abs(motion.place(at: motion.duration - 1e-9) - target) < 1e-6)
        }
    }
}
