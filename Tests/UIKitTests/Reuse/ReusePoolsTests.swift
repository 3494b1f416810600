import AgateRuntime
import Foundation
import Testing
import UIKit

/// Views of classes that are registered, and used again.
///
/// Source: uikit U140.
@MainActor @Suite("Reuse")
struct ReusePoolsTests {
    @Test("a registered class makes views by its own init(frame:)")
    func making() {
        let view = ViewFactory.make(
            Plate.self as UIView.Type,
            frame: CGRect(x: 1, y: 2, width: 30, height: 40)
        )
        #expect((view as? Plate)?.madeWith == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(type(of: ViewFactory.make(UILabel.self as UIView.Type, frame: .zero)) == UILabel.self)
    }

    @Test("a view that was put back comes again, the last one first, and only under its identifier")
    func pools() {
        var pools = ReusePools<UIView>()
        let (red, blue) = (
            ReusePools<UIView>.Key(identifier: "red"), ReusePools<UIView>.Key(identifier: "blue")
        )
        #expect(pools.make(red) { ViewFactory.make($0, frame: .zero) } == nil)
        pools.register(Plate.self, for: red)
        let views = (0..<2).compactMap { _ in pools.make(red) { ViewFactory.make($0, frame: .zero) } }
        for view in views { pools.put(view, red) }
        #expect(pools.takeWaiting(blue) == nil)
        #expect(pools.takeWaiting(red) === views[1])
        #expect(pools.takeWaiting(red) === views[0])
        #expect(pools.takeWaiting(red) == nil)
        #expect(pools.madeCount == 2)
    }

    @Test("initialisers with a style and a name get both")
    func styled() throws {
        let slots = try InitializerSlots(
            base: ClassWords(of: Sign.self),
            empty: ClassWords(of: EmptySign.self),
            count: 1
        )
        for name in [nil, "short", "a name that is too long for the words of a string"] as [String?] {
            let sign = try slots.make(
                BigSign.self as Sign.Type,
                byInitializer: 0,
                withStyle: Sign.Style.round,
                text: name
            )
            #expect((sign as? BigSign)?.seen == name)
            #expect(sign.style == .round)
        }
    }
}

private final class Plate: UIView {
    let madeWith: CGRect

    override init(frame: CGRect) {
        madeWith = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

// Public, for else an optimised build knows all calls of the initialiser and keeps no word for it.

/// Made with a style and a name.
public class Sign {
    /// How it looks.
    public enum Style: Int { case square, round, wavy }
    let style: Style
    let name: String?

    /// Makes a sign.
    public init(style: Style, name: String?) {
        (self.style, self.name) = (style, name)
    }
}

/// Overrides nothing.
public class EmptySign: Sign {}

/// Knows the name that it was made with.
public class BigSign: Sign {
    let seen: String?

    /// Makes a sign.
    public override init(style: Style, name: String?) {
        seen = name
        super.init(style: style, name: name)
    }
}
