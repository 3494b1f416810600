import AgateDisplay
import AgateExamples
import AgatePixels
import CoreGraphics
import QuartzCore

/// Runs a program of the gallery on a display of its own.
@MainActor func perform<P: Program, Result>(
    _ type: P.Type,
    scale: CGFloat = 1,
    _ body: (_ program: P, _ display: ManualDisplay, _ stage: Stage) throws -> Result
) throws -> Result {
    try ManualDisplay.run(size: type.description.size, scale: scale) { display in
        let performance = Performance(of: type, on: display)
        guard let program = performance.program as? P else { throw WrongProgram() }
        return try withExtendedLifetime(performance) { try body(program, display, performance.stage) }
    }
}

struct WrongProgram: Error {}

/// Red, green and blue of a colour.
func components(_ color: CGColor?) -> SIMD3<Double> {
    guard let color else { return SIMD3(repeating: .nan) }
    return SIMD3(color.rgba.x, color.rgba.y, color.rgba.z)
}

/// The colour of a pixel, red first, 0 to 255.
func pixel(_ image: CGImage, x: Int, y: Int) -> SIMD4<Int> {
    image.buffer.withPixels { pixels in
        let value = pixels[y * image.width + x]
        return SIMD4(Int(value & 255), Int(value >> 8 & 255), Int(value >> 16 & 255), Int(value >> 24))
    }
}

/// Whether two vectors are the same within a bound, component by component.
func isClose(_ first: SIMD3<Double>, _ second: SIMD3<Double>, within bound: Double = 1e-5) -> Bool {
    let difference = first - second
    return abs(difference.x) <= bound && abs(difference.y) <= bound && abs(difference.z) <= bound
}
