import AgatePixels
import AgateScene
import AgateTiming
import Testing

@Suite("Types and inputs of filters")
struct FilterTypeTests {
    @Test("every name of a filter and of a blend mode is parsed, and none is both")
    func names() {
        for filter in PixelFilter.allCases {
            #expect(FilterType(name: filter.rawValue) == .pixels(filter))
        }
        for blend in BlendModeName.allCases {
            #expect(FilterType(name: blend.rawValue) == .blend(blend))
        }
        for name in ["gausianBlur", "GaussianBlur", "", "multiply "] {
            #expect(FilterType(name: name) == .unknown(name))
        }
        for type in [FilterType.pixels(.colorAdd), .blend(.destIn), .unknown("sparkle")] {
            #expect(FilterType(name: type.name) == type)
        }
    }

    @Test("every key is parsed, and Booleans have two spellings")
    func keys() {
        for input in FilterInput.allCases { #expect(FilterKey(input.rawValue) == .input(input)) }
        #expect(FilterKey("enabled") == .enabled)
        #expect(FilterKey("isEnabled") == .enabled)
        #expect(FilterKey("inputradius") == .unknown("inputradius"))
        for key in ["enabled", "inputAngle", "anything"] { #expect(FilterKey(key).string == key) }
    }

    @Test(
        "an input has the default of its filter, and each filter lists an input once",
        arguments: PixelFilter.allCases
    )
    func defaults(filter: PixelFilter) {
        let values = FilterValues(filter)
        #expect(values.name == filter.rawValue)
        #expect(Set(filter.inputs.map(\.key)).count == filter.inputs.count)
        for (input, value) in filter.inputs {
            #expect(values.value(of: .input(input)) == value)
            #expect(input.isNumber == (value.asNumber != nil && value != .bool(false)), "\(input)")
        }
        for input in FilterInput.allCases where filter.standard(input) == nil {
            #expect(values.value(of: .input(input)) == nil)
        }
    }

    @Test("a key that a filter does not have keeps any value; one that it has takes those of its type")
    func unknownKeys() {
        var filter = FilterValues(.gaussianBlur)
        filter.set(.string("wide"), of: .input(.radius))
        #expect(filter.value(of: .input(.radius)) == .number(0))
        filter.set(.string("wide"), of: .unknown("inputWidth"))
        #expect(filter.value(of: .unknown("inputWidth")) == .string("wide"))
        filter.set(.string("wide"), of: .input(.angle))
        #expect(filter.value(of: .input(.angle)) == .string("wide"))
        filter.removeInputs()
        #expect(filter.value(of: .unknown("inputWidth")) == nil)
    }

    @Test(
        "a compositing filter blends by its mode; another type, or one that is switched off, blends normally"
    )
    func compositing() {
        #expect(CompositingFilter(name: "multiply").blendMode == .multiply)
        #expect(CompositingFilter(name: "destOver").blendMode == .destinationOver)
        #expect(CompositingFilter(name: "sparkle").blendMode == .normal)
        #expect(CompositingFilter(name: "gaussianBlur").blendMode == .normal)
        var filter = FilterValues(.blend(.screen))
        #expect(CompositingFilter.filter(filter).blendMode == .screen)
        filter.isEnabled = false
        #expect(CompositingFilter.filter(filter).blendMode == .normal)
    }
}
