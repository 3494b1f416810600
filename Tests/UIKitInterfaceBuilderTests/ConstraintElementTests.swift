import AgateTestSupport
import CoreGraphics
import Testing
import UIKitCore

@MainActor @Suite("Constraints of documents") struct ConstraintElementTests {
    /// A view of 400 by 300 points with two views in it, and some constraints.
    private func load(_ constraints: String, guides: String = "", extra: String = "") throws -> (
        view: UIView, issues: [String]
    ) {
        let loaded = try NibText.view(
            """
            <view id="top">
                <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0.0" y="0.0" width="1" height="1"/></view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                </subviews>
                \(guides)
                <constraints>\(constraints)</constraints>
                \(extra)
            </view>
            """
        )
        loaded.view.layoutIfNeeded()
        return loaded
    }

    @Test("a constraint without a first item is about the view that it belongs to")
    func owner() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leading" constant="10" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" constant="44" identifier="bar" priority="750" id="c4"/>
            """
        )
        #expect(loaded.issues == [])
        #expect(loaded.view.subviews[0].frame == CGRect(x: 10, y: 0, width: 370, height: 44))
        let last = try #require(loaded.view.constraints.last)
        #expect(last.identifier == "bar" && last.priority.rawValue == 750)
        #expect(loaded.view.constraints.count == 4)
    }

    @Test(
        "a multiplier is a number, a ratio or a fraction",
        arguments: [("2", 200), ("0.5", 50), ("3:2", 150), ("1/4", 25), ("1:0", 100), ("much", 100)]
            as [(
                String, CGFloat
            )]
    )
    func multiplier(_ text: String, _ width: CGFloat) throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="height" constant="100" id="c1"/>
            <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\(text)" id="c2"/>
            """
        )
        #expect(loaded.view.subviews[0].frame.width == width)
        #expect(loaded.issues.isEmpty == (width != 100))
    }

    @Test("relations hold")
    func relations() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="width" relation="greaterThanOrEqual" constant="100" id="c1"/>
            <constraint firstItem="a" firstAttribute="width" priority="1" constant="10" id="c2"/>
            <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="50" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" priority="1" constant="80" id="c4"/>
            """
        )
        #expect(loaded.view.subviews[0].frame.size == CGSize(width: 100, height: 50))
    }

    @Test("standard distances are the written ones, else 8 points between views and 20 to the superview")
    func symbolic() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leading" symbolic="YES" id="c1"/>
            <constraint firstItem="a" firstAttribute="width" constant="100" id="c2"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="c3"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="top" constant="12" symbolic="YES" id="c4"/>
            """
        )
        #expect(loaded.issues == [])
        #expect(loaded.view.subviews[0].frame.origin == CGPoint(x: 20, y: 12))
        #expect(loaded.view.subviews[1].frame.minX == 128)
    }

    @Test("a placeholder constraint is left out")
    func placeholder() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="width" constant="100" placeholder="YES" id="c1"/>
            """
        )
        #expect(loaded.view.constraints.isEmpty && loaded.issues.isEmpty)
    }

    @Test("a constraint whose view is missing, or that pairs what cannot be paired, is told of and left out")
    func mistakes() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="leading" secondItem="gone" secondAttribute="leading" id="c1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="top" id="c2"/>
            <constraint firstItem="a" firstAttribute="elsewhere" constant="3" id="c3"/>
            <constraint firstItem="a" firstAttribute="leading" constant="3" id="c4"/>
            """
        )
        #expect(loaded.view.constraints.isEmpty)
        #expect(loaded.issues.count == 4)
        #expect(loaded.issues[0].contains("the view or guide \"gone\" is not there"))
        #expect(loaded.issues[1].contains("Invalid pairing of layout attributes: leading and top"))
    }

    @Test("constraints name the guides of views by their identifiers")
    func guides() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="5" id="c1"/>
            <constraint firstItem="keys" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="15" id="c2"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="top" secondAttribute="leadingMargin" id="c3"/>
            <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="c4"/>
            """,
            guides:
                "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><keyboardLayoutGuide key=\"keyboard\" id=\"keys\"/>"
        )
        #expect(loaded.issues == [])
        #expect(loaded.view.subviews[0].frame == CGRect(x: 8, y: 5, width: 384, height: 280))
    }

    @Test("what a mask of the default variation excludes is not installed")
    func uninstalled() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="width" constant="100" id="c1"/>
            <constraint firstItem="a" firstAttribute="height" constant="50" id="c2"/>
            """,
            extra: """
                <variation key="default">
                    <mask key="subviews"><exclude reference="b"/></mask>
                    <mask key="constraints"><exclude reference="c2"/></mask>
                </variation>
                """
        )
        #expect(loaded.issues == [])
        #expect(loaded.view.subviews.count == 1)
        #expect(loaded.view.constraints.map(\.firstAttribute) == [.width])
    }

    @Test(
        "constants and masks of size classes count as the traits say, and follow them",
        .claim("IB3.2")
    )
    func sizeClasses() throws {
        let loaded = try load(
            """
            <constraint firstItem="a" firstAttribute="width" constant="100" id="c1">
                <variation key="heightClass=compact" constant="40"/>
                <variation key="heightClass=compact-widthClass=compact" constant="30"/>
            </constraint>
            <constraint firstItem="a" firstAttribute="height" constant="50" id="c2"/>
            """,
            extra: """
                <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                <variation key="heightClass=compact">
                    <mask key="subviews"><include reference="b"/></mask>
                    <mask key="constraints"><exclude reference="c2"/></mask>
                </variation>
                """
        )
        let view = loaded.view
        #expect(loaded.issues == [])
        func traits(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
            view.traitOverrides.horizontalSizeClass = width
            view.traitOverrides.verticalSizeClass = height
        }
        traits(.regular, .regular)
        #expect(view.constraints.map(\.constant).sorted() == [50, 100] && view.subviews.count == 1)
        traits(.regular, .compact)
        #expect(view.constraints.map(\.constant) == [40] && view.subviews.count == 2)
        traits(.compact, .compact)
        #expect(view.constraints.map(\.constant) == [30])
        traits(.compact, .regular)
        #expect(view.constraints.map(\.constant).sorted() == [50, 100] && view.subviews.count == 1)
    }

    @Test("the look of a view follows the size classes, and comes back")
    func varyingLook() throws {
        let view = try NibText.view(
            """
            <view alpha="0.5" id="a">
                <variation key="heightClass=compact" hidden="YES" alpha="0.25"/>
                <variation key="widthClass=regular" alpha="0.75">
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
                </variation>
            </view>
            """
        ).view
        func set(_ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass) {
            view.traitOverrides.horizontalSizeClass = width
            view.traitOverrides.verticalSizeClass = height
        }
        set(.compact, .regular)
        #expect(view.alpha == 0.5 && !view.isHidden && view.backgroundColor == nil)
        set(.compact, .compact)
        #expect(view.alpha == 0.25 && view.isHidden)
        set(.regular, .compact)
        #expect(view.alpha == 0.75 && view.isHidden && view.backgroundColor != nil)
        set(.compact, .regular)
        #expect(view.alpha == 0.5 && !view.isHidden && view.backgroundColor == nil)
    }
}
