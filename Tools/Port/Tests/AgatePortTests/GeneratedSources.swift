/// Sources as programs for iOS have them, put together from a seed.
struct GeneratedSources {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    private mutating func next(_ count: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(count))
    }

    private mutating func one(_ texts: [String]) -> String { texts[next(texts.count)] }

    /// A file.
    mutating func file() -> String {
        var text = one(["", "\u{FEFF}", "// agate:off\n// agate:on\n", "#!/usr/bin/swift\n"])
        for _ in 0..<next(4) {
            text += one([
                "import UIKit\n", "import os.log\n", "import MapKit\n", "@_exported import UIKit\n",
                "import Darwin // why\n",
            ])
        }
        for _ in 0..<1 + next(4) { text += declaration() }
        if next(4) == 0 { text = text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n") }
        if next(5) == 0, text.last == "\n" { text.removeLast() }
        return text
    }

    private mutating func declaration() -> String {
        switch next(5) {
        case 0: "@objc public protocol P\(next(9)): NSObjectProtocol {\n" + members(requirement) + "}\n"
        case 1:
            "#if os(iOS) || DEBUG\n" + declaration() + one(["#endif\n", "#else\nlet other = 1\n#endif\n"])
        case 2: "class L\(next(9)): CALayer {\n    @NSManaged var a: CGFloat // 👩‍👩‍👧\n" + members(member) + "}\n"
        case 3: "extension A {\n" + members(member) + "}\n"
        default:
            one(["@objcMembers\n", "", "@objc(Name) "]) + "class A: UIView {\n" + members(member) + "}\n"
        }
    }

    private mutating func members(_ make: (inout Self) -> String) -> String {
        (0..<1 + next(5)).map { _ in make(&self) }.joined()
    }

    private func requirement(_ source: inout Self) -> String {
        "    @objc optional "
            + source.one([
                "func a()", "func b(_ x: Int) -> Bool", "var c: Int? { get }", "func d() -> String",
            ]) + "\n"
    }

    private func member(_ source: inout Self) -> String {
        "    "
            + source.one([
                "@objc private func a() {}",
                "@objc\n    func b(_ x: Any) { /* é */ delegate?.c?(self, d: 1) }",
                "@IBAction func e() { x = #selector(\n    a\n) }", "@IBOutlet weak var f: UILabel!",
                "func g() { if let y = d.b?(1) { use(y) } else { done?() } }",
                "@objc override func layoutSubviews() {\n        a()\n    }",
                "let k = #keyPath(CALayer.\n        isHidden)",
                "func h() { t(#selector(self.b(_:)), \"@objc #selector(a)\") }",
                "func i() -> Bool { d?.b?(1) ?? true }", "#if os(iOS)\n    @objc func j() {}\n    #endif",
            ]) + "\n"
    }
}
