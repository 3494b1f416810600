import AgateText
import CoreText
import Testing

@Suite("CTFont")
struct CTFontTests {
    @Test("fonts of equal parts are equal and have equal hashes")
    func equality() {
        let instance = FontLibrary.shared.systemFont(size: 17)
        let (first, second) = (CTFont(instance), CTFont(instance.resized(to: 17)))
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first != CTFont(instance.resized(to: 18)))
    }
}
