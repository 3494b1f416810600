import AgatePort
import Testing

/// Rule P16 for the window of the application's delegate.
@Suite("The window of the application's delegate")
struct DelegateWindowTests {
    @Test(
        "it has both levels of its optional where they are used one by one (P16)",
        arguments: [
            (
                "if let w = UIApplication.shared.delegate?.window, let v = w { f(v) }",
                "if let w = (UIApplication.shared.delegate?.window as UIWindow??), let v = w { f(v) }"
            ),
            (
                "let w = UIApplication.shared.delegate?.window ?? nil",
                "let w = (UIApplication.shared.delegate?.window as UIWindow??) ?? nil"
            ),
            (
                "func f() { if let d = UIApplication.shared.delegate, let w = d.window { w?.g() } }",
                "func f() { if let d = UIApplication.shared.delegate, let w = (d.window as UIWindow??) { w?.g() } }"
            ),
            (
                "func f() { let d = UIApplication.shared.delegate; g(d?.window) }",
                "func f() { let d = UIApplication.shared.delegate; g((d?.window as UIWindow??)) }"
            ),
        ]
    )
    func levels(_ old: String, _ new: String) { expect(old, becomes: new) }

    @Test("of a class of the program, or unwrapped at once, it stays (P16)")
    func kept() {
        for text in [
            "let w = (UIApplication.shared.delegate as! AppDelegate).window", "let w = view.window",
            "func f() { let d = UIApplication.shared.delegate as! A; g(d.window) }",
            "let r = UIApplication.shared.delegate?.window?.rootViewController",
        ] { expect(text, becomes: text) }
    }
}
