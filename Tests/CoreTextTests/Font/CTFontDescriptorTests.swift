import CoreText
import Foundation
import Testing

/// Text T7.
@Suite("CTFontDescriptor")
struct CTFontDescriptorTests {
    private func descriptor(_ attributes: [CFString: Any]) -> CTFontDescriptor {
        var named: [String: Any] = [:]
        for (name, value) in attributes { named[name as String] = value }
        return CTFontDescriptorCreateWithAttributes(named as NSDictionary)
    }

    private func name(_ attributes: [CFString: Any]) -> String {
        CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor(attributes), 0, nil)) as String
    }

    private func traits(_ traits: [CFString: Any]) -> NSDictionary {
        var named: [String: Any] = [:]
        for (name, value) in traits { named[name as String] = value }
        return named as NSDictionary
    }

    @Test("a family and traits lead to the nearest face")
    func matching() {
        let family = kCTFontFamilyNameAttribute
        #expect(name([family: "Inter"]) == "Inter-Regular")
        #expect(
            name([family: "Inter", kCTFontTraitsAttribute: traits([kCTFontWeightTrait: 0.3])])
                == "Inter-SemiBold"
        )
        #expect(
            name([family: "Inter", kCTFontStyleNameAttribute: "Semi Bold Italic"]) == "Inter-SemiBoldItalic"
        )
        #expect(
            name([family: "Helvetica", kCTFontTraitsAttribute: traits([kCTFontSymbolicTrait: 3])])
                == "Helvetica-BoldOblique"
        )
        // An explicit weight beats the bold bit.
        let both = traits([kCTFontSymbolicTrait: 2, kCTFontWeightTrait: -0.4])
        #expect(name([family: "Inter", kCTFontTraitsAttribute: both]) == "Inter-Light")
        #expect(name([:]) == "Helvetica")
        #expect(
            name([
                kCTFontNameAttribute: ".SFUI-Regular",
                kCTFontTraitsAttribute: traits([kCTFontWeightTrait: 0.4]),
            ]) == ".SFUI-Bold"
        )
    }

    @Test("a size that is given beats the size attribute")
    func sizes() {
        let made = descriptor([kCTFontNameAttribute: "Inter-Regular", kCTFontSizeAttribute: 33])
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(made, 0, nil)) == 33)
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(made, 7, nil)) == 7)
        let open = CTFontDescriptorCreateWithNameAndSize("Inter-Regular", 0)
        #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(open, 0, nil)) == 12)
        #expect(CTFontDescriptorCopyAttribute(open, kCTFontSizeAttribute) == nil)
    }

    @Test("mandatory attributes must agree, others need not")
    func mandatory() throws {
        let wanted = descriptor([kCTFontFamilyNameAttribute: "Inter", kCTFontStyleNameAttribute: "Nonsense"])
        #expect(CTFontDescriptorCreateMatchingFontDescriptor(wanted, nil) != nil)
        let names = NSSet(object: kCTFontStyleNameAttribute as String)
        #expect(CTFontDescriptorCreateMatchingFontDescriptor(wanted, names) == nil)
        let family = descriptor([kCTFontFamilyNameAttribute: "Inter"])
        let all = try #require(CTFontDescriptorCreateMatchingFontDescriptors(family, nil))
        #expect(all.count >= 18)
        let first = try #require(all.firstObject as? CTFontDescriptor)
        #expect(CTFontDescriptorCopyAttribute(first, kCTFontNameAttribute) as? String == "Inter-Regular")
        let missing = descriptor([kCTFontNameAttribute: "No-Such-Font"])
        #expect(CTFontDescriptorCreateMatchingFontDescriptors(missing, nil) == nil)
        let mono = descriptor([kCTFontTraitsAttribute: traits([kCTFontSymbolicTrait: 1 << 10])])
        let found = try #require(CTFontDescriptorCreateMatchingFontDescriptors(mono, nil))
        for case let each as CTFontDescriptor in found {
            let font = CTFontCreateWithFontDescriptor(each, 0, nil)
            #expect(CTFontGetSymbolicTraits(font).contains(.traitMonoSpace))
        }
    }

    @Test("attributes that are not said are those of the font that matches")
    func attributes() {
        let made = descriptor([kCTFontFamilyNameAttribute: "Inter"])
        #expect(CTFontDescriptorCopyAttribute(made, kCTFontNameAttribute) as? String == "Inter-Regular")
        #expect(CTFontDescriptorCopyAttribute(made, kCTFontURLAttribute) is NSURL)
        #expect(CTFontDescriptorCopyAttribute(made, "nonsense") == nil)
        #expect(CTFontDescriptorCopyAttributes(made).count == 1)
    }

    @Test("copies change what they say and keep the rest")
    func copies() throws {
        let made = descriptor([kCTFontNameAttribute: "Inter-Regular", kCTFontSizeAttribute: 15])
        let bold = try #require(CTFontDescriptorCreateCopyWithSymbolicTraits(made, .traitBold, .traitBold))
        let font = CTFontCreateWithFontDescriptor(bold, 0, nil)
        #expect(CTFontCopyPostScriptName(font) == "Inter-Bold")
        #expect(CTFontGetSize(font) == 15)
        let family = try #require(CTFontDescriptorCreateCopyWithFamily(bold, "Liberation Sans"))
        #expect(
            CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(family, 0, nil)) == "LiberationSans-Bold"
        )
        #expect(CTFontDescriptorCreateCopyWithFamily(bold, "No Such Family") == nil)
        let feature = CTFontDescriptorCreateCopyWithFeature(made, 6, 0)
        #expect(CTFontCopyFeatureSettings(CTFontCreateWithFontDescriptor(feature, 0, nil))?.count == 1)
        let varied = CTFontDescriptorCreateCopyWithVariation(made, 0x7767_6874, 600)
        #expect(varied != made)
        #expect(CTFontDescriptorCreateCopyWithVariation(made, 0x7767_6874, 600) == varied)
    }

    @Test("values of wrong types count as not said")
    func wrongTypes() {
        let values: [Any] = [3, "x", Double.nan, [1, 2], ["a": 1], NSNull(), Date()]
        let keys = [
            kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontStyleNameAttribute,
            kCTFontTraitsAttribute,
            kCTFontSizeAttribute, kCTFontMatrixAttribute, kCTFontVariationAttribute, kCTFontURLAttribute,
            kCTFontFeatureSettingsAttribute, kCTFontCascadeListAttribute, kCTFontCharacterSetAttribute,
            kCTFontLanguagesAttribute,
        ]
        for key in keys {
            for value in values {
                let made = descriptor([key: value])
                let font = CTFontCreateWithFontDescriptor(made, 0, nil)
                #expect(CTFontGetSize(font) > 0)
                let names = NSSet(object: key as String)
                _ = CTFontDescriptorCreateMatchingFontDescriptor(made, names)
                #expect(made == descriptor([key: value]) || value is Double)
            }
        }
        let bad = traits([
            kCTFontWeightTrait: "heavy", kCTFontSymbolicTrait: Double.infinity, kCTFontWidthTrait: 1e300,
            kCTFontSlantTrait: -1e300,
        ])
        #expect(name([kCTFontFamilyNameAttribute: "Inter", kCTFontTraitsAttribute: bad]).hasPrefix("Inter"))
    }

    @Test("a cascade list says where missing characters are looked for first")
    func cascade() {
        let serif = CTFontDescriptorCreateWithNameAndSize("DejaVu Serif", 0)
        let made = descriptor([
            kCTFontNameAttribute: "NotoSansThai-Regular", kCTFontCascadeListAttribute: [serif] as NSArray,
        ])
        let font = CTFontCreateWithFontDescriptor(made, 11, nil)
        let greek = CTFontCreateForString(font, "\u{416}", CFRangeMake(0, 1))
        #expect(CTFontCopyFamilyName(greek) == "DejaVu Serif")
        #expect(CTFontGetSize(greek) == 11)
    }

    @Test("a search tells its beginning, each match and its end, and can be stopped")
    func progress() {
        let wanted: NSArray = [
            CTFontDescriptorCreateWithNameAndSize("Inter-Regular", 0),
            CTFontDescriptorCreateWithNameAndSize("No-Such-Font", 0),
        ]
        var states: [CTFontDescriptorMatchingState] = []
        let isWhole = CTFontDescriptorMatchFontDescriptorsWithProgressHandler(wanted, nil) { state, _ in
            states.append(state)
            return true
        }
        #expect(isWhole)
        #expect(states == [.didBegin, .didMatch, .didFailWithError, .didFinish])
        #expect(!CTFontDescriptorMatchFontDescriptorsWithProgressHandler(wanted, nil) { _, _ in false })
    }
}
