import Testing

import AgateDocuments

/// By how much selectors of text animators change characters.
@Suite("Text selectors")
struct TextSelectorTests {
    private func weights(
        _ shape: LottieTextSelector.Shape,
        from start: Double = 0,
        to end: Double = 100,
        count: Int = 4,
        _ more: (inout LottieTextSelector) -> Void = { _ in }
    ) -> [Double] {
        var selector = LottieTextSelector()
        selector.shape = shape
        (selector.start, selector.end) = (LottieProperty(start), LottieProperty(end))
        more(&selector)
        return (0..<count).map { (selector.weight(of: $0, among: count, at: 0) * 1000).rounded() / 1000 }
    }

    @Test("a square covers characters as far as it reaches, documents L133")
    func square() {
        #expect(weights(.square) == [1, 1, 1, 1])
        #expect(weights(.square, from: 25, to: 62.5) == [0, 1, 0.5, 0])
        #expect(weights(.square, from: 25, to: 62.4) { $0.smoothness = LottieProperty(0) } == [0, 1, 0, 0])
        #expect(weights(.square, to: 50) { $0.offset = LottieProperty(25) } == [0, 1, 1, 0])
        #expect(weights(.square, to: 2) { $0.isInPercent = false } == [1, 1, 0, 0])
        #expect(weights(.square) { $0.amount = LottieProperty(-50) } == [-0.5, -0.5, -0.5, -0.5])
    }

    @Test("other shapes have the height at the middle of a character, documents L133")
    func shapes() {
        #expect(weights(.rampUp) == [0.125, 0.375, 0.625, 0.875])
        #expect(weights(.rampDown) == [0.875, 0.625, 0.375, 0.125])
        #expect(weights(.triangle) == [0.25, 0.75, 0.75, 0.25])
        #expect(weights(.round, count: 2) == [0.866, 0.866])
        #expect(weights(.smooth, count: 2) == [0.5, 0.5])
        #expect(weights(.rampUp, from: 50, to: 50) == [0, 0, 1, 1])
    }

    @Test("eases bend what is between nothing and all")
    func eases() {
        let eased = weights(.rampUp) {
            $0.easeHigh = LottieProperty(100); $0.easeLow = LottieProperty(100)
        }
        #expect(eased[0] < 0.125 && eased[3] > 0.875 && abs(eased[1] + eased[2] - 1) < 0.01)
    }

    @Test("nothing is counted, nothing is changed")
    func empty() {
        #expect(LottieTextSelector().weight(of: 0, among: 0, at: 0) == 0)
        #expect(weights(.square, from: .infinity, to: .nan).allSatisfy { !$0.isNaN })
    }
}
