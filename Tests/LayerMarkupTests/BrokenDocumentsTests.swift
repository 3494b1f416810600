import AgateTestSupport
import Foundation
import LayerMarkup
import QuartzCore
import Testing

@Suite("Documents that are broken in a few places")
struct BrokenDocumentsTests {
    private static let words = [
        "nan", "inf", "1e308", "-1", "1e-320", "99999999", "\"", "<", "/>", "<CALayer>", "</CALayer>", "&j;",
        "<sublayers>", "type=\"NSArray\"",
        "rotate(", "<mask/>", "null", "CAShapeLayer", "path", "value=\"\"", "contents", "id=\"#1\"", "\u{0}",
        "é",
    ]

    private static let seed = """
        <caml xmlns="http://www.apple.com/CoreAnimation/1.0"><CAEmitterLayer id="#1" name="root" bounds="0 0 9 9" transform="rotate(30deg) \
        scale(2, 2, 1)" transform.rotation.z="1"><backgroundColor value="1 0 0" opacity="0.5"/><filters><CAFilter filter="gaussianBlur" name="blur" \
        inputRadius="5"/></filters><compositingFilter type="CAFilter" filter="multiplyBlendMode"/><mask type="CAShapeLayer" path="M0 0 L4 4 Z"/>\
        <emitterCells><CAEmitterCell name="a" birthRate="9" color="1 0 0"/></emitterCells><animations><animation type="CAKeyframeAnimation" \
        keyPath="position" duration="2"><keyTimes><real value="0"/><real value="1"/></keyTimes><values><CGPoint value="1 1"/><CGPoint value="9 1"/>\
        </values></animation></animations><sublayers><CAGradientLayer><colors><CGColor value="1 0 0"/></colors><type value="radial"/></CAGradientLayer>\
        <CATextLayer><string type="string" value="a"/></CATextLayer></sublayers><states><LKState name="a" basedOn="b"><elements><LKStateSetValue \
        targetId="#1" keyPath="opacity"><value type="real" value="0.5"/></LKStateSetValue></elements></LKState></states></CAEmitterLayer></caml>
        """

    @Test("they are errors or layers, and what is written of them reads back and is then the same")
    func broken() throws {
        var random = SeededGenerator(seed: 66)
        var read = 0
        for number in 0..<500 {
            var bytes = Array(Self.seed.utf8)
            for _ in 0..<1 + random.int(in: 0..<3) {
                let place = random.int(in: 0..<bytes.count)
                let end = min(place + random.int(in: 0..<16), bytes.count)
                let word = Array(Self.words[random.int(in: 0..<Self.words.count)].utf8)
                switch random.int(in: 0..<4) {
                case 0: bytes.removeSubrange(place..<end)
                case 1: bytes.insert(contentsOf: word, at: place)
                case 2: bytes[place] = UInt8(random.int(in: 32..<127))
                default: bytes.replaceSubrange(place..<end, with: word)
                }
            }
            guard let root = try? CAMLParser().parse(Data(bytes)) else { continue }
            read += 1
            let controller = CAStateController(layer: root)
            for state in root.states ?? [] { controller.setState(state, of: root, transitionSpeed: 0) }
            controller.setState(nil, of: root)
            let first = try Markup.read(CAMLWriter.document(with: root))
            let second = try CAMLWriter.document(with: first)
            #expect(
                try CAMLWriter.document(with: Markup.read(second)).data == second.data,
                "document \(number)"
            )
        }
        #expect(read > 40)
    }
}
