import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Attributes of views that differ by size class") struct ViewVariationTests {
    private func compact(_ view: UIView, _ isCompact: Bool) {
        view.traitOverrides.verticalSizeClass = isCompact ? .compact : .regular
        view.traitOverrides.horizontalSizeClass = isCompact ? .compact : .regular
    }

    @Test("a stack follows its variations, and what they do not say is as the element says it")
    func stack() throws {
        let text = """
            <stackView axis="vertical" spacingType="standard" id="a">
                <variation key="heightClass=compact" axis="horizontal" spacing="15" distribution="fillEqually" alignment="center"/>
            </stackView>
            """
        let stack = try Document.made(text, UIStackView.self)
        compact(stack, true)
        #expect(stack.axis == .horizontal && stack.spacing == 15)
        #expect(stack.distribution == .fillEqually && stack.alignment == .center)
        compact(stack, false)
        #expect(stack.axis == .vertical && stack.spacing == UIStackView.spacingUseSystem)
        #expect(stack.distribution == .fill && stack.alignment == .fill)
        #expect(try Document.unheeded(text) == [])
    }

    @Test("a label's font follows its variations")
    func label() throws {
        let text = """
            <label text="a" id="a">
                <fontDescription key="fontDescription" type="system" pointSize="12"/>
                <variation key="heightClass=regular-widthClass=regular">
                    <fontDescription key="fontDescription" type="system" pointSize="40"/>
                </variation>
            </label>
            """
        let label = try Document.made(text, UILabel.self)
        compact(label, true)
        #expect(label.font.pointSize == 12)
        compact(label, false)
        #expect(label.font.pointSize == 40)
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a view with variations is let go with its superview")
    func lifetime() throws {
        weak var kept: UIView?
        try autoreleasepool {
            let stack = try Document.made(
                #"<stackView id="a"><variation key="heightClass=compact" axis="vertical"/></stackView>"#,
                UIStackView.self
            )
            kept = stack
        }
        #expect(kept == nil)
    }
}
