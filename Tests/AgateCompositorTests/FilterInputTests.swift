import AgateCompositor
import AgateGeometry
import AgatePixels
import AgateScene
import AgateTestSupport
import AgateTiming
import Foundation
import Testing

/// Which inputs change a picture: all that a filter lists.
@Suite("Inputs of filters")
struct FilterInputTests {
    /// Another value than any filter's default.
    private static func sample(_ input: FilterInput) -> AnimatableValue {
        switch input {
        case .radius: .number(6)
        case .normalizeEdges: .bool(true)
        case .colorMatrix: .array((0..<20).map { .number($0 == 1 || $0 == 18 ? 1 : 0) })
        case .amount: .number(0.4)
        case .angle: .number(1)
        case .color: .color([0.25, 0.75, 0.5, 0.5])
        case .bias: .number(0.25)
        case .offset: .pair([7, 2])
        }
    }

    private static func picture(_ filter: FilterValues?) -> Surface {
        var scene = SceneBuilder(width: 64, height: 48)
        let color = CGColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        let page = scene.add(CGRect(x: 16, y: 12, width: 28, height: 20), color: color) {
            $0.look.values.filters = filter.map { FilterList([$0]) }
        }
        scene.add(CGRect(x: 4, y: 4, width: 8, height: 8), to: page, color: .white)
        return scene.picture()
    }

    @Test("each input that a filter lists changes its picture", arguments: PixelFilter.allCases)
    func inputs(filter: PixelFilter) {
        for (input, standard) in filter.inputs {
            // The other inputs have values too, so that this one has something to change.
            var plain = FilterValues(filter)
            for (other, _) in filter.inputs where other != input {
                if other != .normalizeEdges { plain.set(Self.sample(other), of: .input(other)) }
            }
            var changed = plain
            #expect(Self.sample(input) != standard)
            let isTaken = changed.set(Self.sample(input), of: .input(input))
            #expect(isTaken, "\(filter) \(input)")
            #expect(!Self.picture(changed).isIdentical(to: Self.picture(plain)), "\(filter) \(input)")
        }
    }

    @Test("each filter changes a picture, unless its defaults say so", arguments: PixelFilter.allCases)
    func filters(filter: PixelFilter) {
        var values = FilterValues(filter)
        for (input, _) in filter.inputs { values.set(Self.sample(input), of: .input(input)) }
        #expect(!Self.picture(values).isIdentical(to: Self.picture(nil)))
        values.isEnabled = false
        #expect(Self.picture(values).isIdentical(to: Self.picture(nil)))
    }
}
