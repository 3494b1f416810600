import CoreText
import Foundation
import Testing

/// Text T19, T20.
@Suite("CTFontManager", .serialized)
struct CTFontManagerTests {
    /// A copy of a font under another name, so that other tests do not find it.
    private func copy(_ path: String = TextFixture.sans) throws -> NSURL {
        let name = "agate-\(UUID().uuidString).ttf"
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
        try FileManager.default.copyItem(atPath: path, toPath: url.path)
        return url as NSURL
    }

    private func code(_ body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> Int? {
        var error: Unmanaged<CFError>?
        let isDone = body(&error)
        let found = error?.takeRetainedValue()
        #expect(isDone == (found == nil))
        if let found { #expect(found.domain == kCTFontManagerErrorDomain as String) }
        return found?.code
    }

    @Test("files are registered once and unregistered once")
    func registration() throws {
        let url = try copy("/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf")
        defer { try? FileManager.default.removeItem(at: url as URL) }
        #expect(code { CTFontManagerUnregisterFontsForURL(url, .process, $0) } == 201)
        #expect(code { CTFontManagerRegisterFontsForURL(url, .process, $0) } == nil)
        #expect(code { CTFontManagerRegisterFontsForURL(url, .user, $0) } == 105)
        let font = CTFont("NotoSansRunic-Regular" as CFString, size: 12)
        #expect((CTFontCopyAttribute(font, kCTFontURLAttribute) as? NSURL)?.path == url.path)
        #expect(registeredNames().contains("NotoSansRunic-Regular"))
        #expect(CTFontManagerCopyRegisteredFontDescriptors(.none, true).count == 0)
        #expect(code { CTFontManagerUnregisterFontsForURL(url, .process, $0) } == nil)
        // Fonts that somebody has go on drawing.
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, [40], nil, 1).isNull == false)
        #expect(!registeredNames().contains("NotoSansRunic-Regular"))
    }

    private func registeredNames() -> [String] {
        CTFontManagerCopyRegisteredFontDescriptors(.process, true).compactMap { $0 as? CTFontDescriptor }
            .compactMap { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String }
    }

    @Test("errors say why a file is not registered")
    func errors() throws {
        let folder = FileManager.default.temporaryDirectory
        let nothing = folder.appendingPathComponent("no-such-\(UUID().uuidString).ttf") as NSURL
        #expect(code { CTFontManagerRegisterFontsForURL(nothing, .process, $0) } == 101)
        let text = folder.appendingPathComponent("text-\(UUID().uuidString).ttf")
        try Data("no font".utf8).write(to: text)
        defer { try? FileManager.default.removeItem(at: text) }
        #expect(code { CTFontManagerRegisterFontsForURL(text as NSURL, .process, $0) } == 103)
        let broken = folder.appendingPathComponent("broken-\(UUID().uuidString).ttf")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: TextFixture.sans))
        try bytes.prefix(300).write(to: broken)
        defer { try? FileManager.default.removeItem(at: broken) }
        #expect(code { CTFontManagerRegisterFontsForURL(broken as NSURL, .process, $0) } == 104)
        let web = try #require(NSURL(string: "https://example.org/font.ttf"))
        #expect(code { CTFontManagerRegisterFontsForURL(web, .process, $0) } == 306)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(web) == nil)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(text as NSURL) == nil)
        var count = 0
        CTFontManagerRegisterFontURLs([nothing, text], .process, true) { errors, isDone in
            count = errors.count
            return isDone
        }
        #expect(count == 2)
    }

    @Test("descriptors of data lead to fonts that are not registered")
    func data() throws {
        let data = NSData(data: try Data(contentsOf: URL(fileURLWithPath: TextFixture.inter)))
        let before = CTFontManagerCopyAvailablePostScriptNames().count
        let descriptor = try #require(CTFontManagerCreateFontDescriptorFromData(data))
        #expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String == "Inter-Regular")
        let font = CTFontCreateWithFontDescriptor(descriptor, 14, nil)
        #expect(CTFontCopyAttribute(font, kCTFontURLAttribute) == nil)
        #expect(CTFontCopyPostScriptName(font) == "Inter-Regular")
        // The font's own descriptor leads back to it, though the system has one of that name.
        #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil) == font)
        #expect(CTFontManagerCopyAvailablePostScriptNames().count == before)
        #expect(CTFontManagerCreateFontDescriptorFromData(NSData()) == nil)
        #expect(CTFontManagerCreateFontDescriptorsFromData(NSData(data: Data([0, 1, 0, 0]))).count == 0)
    }

    @Test("a variable file has a descriptor for each named instance, and a collection for each face")
    func faces() throws {
        let variable = try #require(
            CTFontManagerCreateFontDescriptorsFromURL(NSURL(fileURLWithPath: TextFixture.variableInter))
        )
        #expect(variable.count >= 9)
        let names = variable.compactMap { $0 as? CTFontDescriptor }.compactMap {
            CTFontDescriptorCopyAttribute($0, kCTFontStyleNameAttribute) as? String
        }
        #expect(Set(names).isSuperset(of: ["Bold", "Thin"]))
        let file = NSURL(fileURLWithPath: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
        let faces = try #require(CTFontManagerCreateFontDescriptorsFromURL(file))
        #expect(faces.count == 10)
    }

    @Test("descriptors are registered and unregistered")
    func descriptors() throws {
        // No other test uses this family: what is registered comes before what is installed.
        let file = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf")
        let data = NSData(data: try Data(contentsOf: file))
        let list = CTFontManagerCreateFontDescriptorsFromData(data)
        var errors = -1
        CTFontManagerRegisterFontDescriptors(list, .process, true) { found, _ in
            errors = found.count
            return true
        }
        #expect(errors == 0)
        let font = CTFont("NotoSansOgham-Regular" as CFString, size: 12)
        #expect(CTFontCopyAttribute(font, kCTFontURLAttribute) == nil)
        CTFontManagerRegisterFontDescriptors(list, .process, true) { found, _ in
            errors = found.count
            return true
        }
        #expect(errors == 1)
        CTFontManagerUnregisterFontDescriptors(list, .process) { found, _ in
            errors = found.count
            return true
        }
        #expect(errors == 0)
    }

    @Test("collections list fonts, without those that are excluded")
    func collections() throws {
        let inter = CTFontDescriptorCreateWithAttributes(
            [kCTFontFamilyNameAttribute as String: "Inter"] as NSDictionary
        )
        let collection = CTFontCollectionCreateWithFontDescriptors([inter], nil)
        let all = try #require(CTFontCollectionCreateMatchingFontDescriptors(collection))
        let names = CTFontCollectionCopyFontAttribute(
            collection,
            kCTFontNameAttribute,
            [.unique, .standardSort]
        )
        #expect(names.contains("Inter-Bold"))
        let sorted = names.compactMap { ($0 as? String)?.lowercased() }
        #expect(sorted == sorted.sorted())
        let mutable = CTFontCollectionCreateMutableCopy(collection)
        let bold = CTFontDescriptorCreateWithNameAndSize("Inter-Bold", 0)
        CTFontCollectionSetExclusionDescriptors(mutable, [bold])
        #expect(CTFontCollectionCreateMatchingFontDescriptors(mutable)?.count == all.count - 1)
        let empty = CTFontCollectionCreateWithFontDescriptors(nil, nil)
        #expect(CTFontCollectionCreateMatchingFontDescriptors(empty) == nil)
        let backwards = CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback(
            collection,
            { a, b, _ in
                let names = [a, b].map {
                    CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String ?? ""
                }
                return names[0] > names[1]
                    ? .compareLessThan : names[0] == names[1] ? .compareEqualTo : .compareGreaterThan
            },
            nil
        )
        let first = try #require(backwards?.firstObject as? CTFontDescriptor)
        #expect(CTFontDescriptorCopyAttribute(first, kCTFontNameAttribute) as? String == "Inter-ThinItalic")
        let families = CTFontManagerCopyAvailableFontFamilyNames()
        #expect(families.contains("Inter") && families.contains("DejaVu Sans"))
    }
}
