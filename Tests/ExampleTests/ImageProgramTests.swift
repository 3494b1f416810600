import AgateDisplay
import AgateExamples
import Testing
import UIKit

@MainActor @Suite("The page of images and sampling")
struct ImageProgramTests {
    @Test("all rows are there, and the animated files play")
    func rows() throws {
        ManualDisplay.run(size: ImagesAndSampling.description.size, scale: 1) { display in
            let performance = Performance(of: ImagesAndSampling.self, on: display)
            withExtendedLifetime(performance) {
                display.advance(to: 0.05)
                let page = (performance.program as? ImagesAndSampling)?.controller
                #expect(page?.planes.count == 3 && page?.bubbles.count == 2)
                #expect(page?.files.count == 6)
                #if AGATE_GIF && AGATE_WEBP
                #expect(page?.files.suffix(2).allSatisfy(\.isAnimating) == true)
                #endif
                let first = display.makeImage()
                display.advance(to: 0.25)
                #expect(display.makeImage() != first)
            }
        }
    }
}
