import AgateTestSupport
import CoreGraphics
import QuartzCore
import Testing
import UIKitCore

@MainActor @Suite("Elements of views") struct ViewElementTests {
    @Test(
        "a view has the geometry, the look and the part in events that its element says",
        .claim("IB3.1")
    )
    func attributes() throws {
        let loaded = try NibText.view(
            """
            <view hidden="YES" opaque="NO" alpha="0.5" clearsContextBeforeDrawing="NO" clipsSubviews="YES" contentMode="center" multipleTouchEnabled="YES" userInteractionEnabled="NO" autoresizesSubviews="NO" tag="7" restorationIdentifier="main" semanticContentAttribute="forceRightToLeft" id="a">
                <rect key="frame" x="0.0" y="5" width="300" height="200"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
                <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <color key="tintColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                <rect key="contentStretch" x="0.25" y="0.25" width="0.5" height="0.5"/>
                <gestureRecognizers/>
            </view>
            """
        )
        let view = loaded.view
        #expect(loaded.issues == [])
        #expect(view.frame == CGRect(x: 0, y: 5, width: 300, height: 200))
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.isHidden && !view.isOpaque && view.alpha == 0.5 && !view.clearsContextBeforeDrawing)
        #expect(view.clipsToBounds && view.contentMode == .center && view.isMultipleTouchEnabled)
        #expect(!view.isUserInteractionEnabled && !view.autoresizesSubviews && view.tag == 7)
        #expect(view.restorationIdentifier == "main")
        #expect(view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }

    @Test("a view without attributes has the editor's defaults")
    func defaults() throws {
        let view = try NibText.view("<view contentMode=\"scaleToFill\" id=\"a\"/>").view
        #expect(view.isUserInteractionEnabled && !view.isHidden && view.alpha == 1 && view.tag == 0)
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.autoresizingMask == [])
        #expect(view.backgroundColor == nil && view.frame == .zero)
    }

    @Test("margins, content priorities and the readable width are those of the element")
    func layout() throws {
        let loaded = try NibText.view(
            """
            <view translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" verticalHuggingPriority="1000" horizontalCompressionResistancePriority="749" verticalCompressionResistancePriority="1" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" layoutMarginsFollowReadableWidth="YES" id="a">
                <rect key="frame" x="0.0" y="0.0" width="1200" height="100"/>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </view>
            """
        )
        let view = loaded.view
        #expect(loaded.issues == [])
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentHuggingPriority(for: .vertical) == .required)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 749)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 1)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        // As wide as text reads well: 920 of 1,200 points.
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 140, bottom: 3, right: 140))
        view.frame.size.width = 600
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("directional margins are those of the element")
    func directionalMargins() throws {
        let view = try NibText.view(
            """
            <view id="a">
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            </view>
            """
        ).view
        #expect(
            view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        )
    }

    @Test("a frame by insets is in points, or in parts of the superview")
    func frameInset() throws {
        let view = try NibText.view(
            """
            <view id="a">
                <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                <frame key="frameInset" minX="1" minY="1" width="1" height="1"/>
                <subviews>
                    <view id="b"><frame key="frameInset" minX="25.00%" minY="10" width="50.00%" height="20"/></view>
                    <view id="c"><frame key="frameInset" minX="10" maxX="20" maxY="30" height="40"/></view>
                </subviews>
            </view>
            """
        ).view
        #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(
            view.subviews.map(\.frame)
                == [
                    CGRect(x: 50, y: 10, width: 100, height: 20),
                    CGRect(x: 10, y: 30, width: 170, height: 40),
                ]
        )
    }

    @Test("an accessibility element has the words and traits of its element, in the language of the program")
    func accessibility() throws {
        let text = """
            <view id="a">
                <accessibility key="accessibilityConfiguration" identifier="box" label="Box" hint="Opens it">
                    <accessibilityTraits key="traits" button="YES" header="YES"/>
                    <bool key="isElement" value="YES"/>
                </accessibility>
            </view>
            """
        let loaded = try NibText.load(text, texts: ["a.accessibilityLabel": "Schachtel"])
        let view = try #require(loaded.objects.first as? UIView)
        #expect(loaded.issues == [])
        #expect(view.accessibilityIdentifier == "box" && view.accessibilityLabel == "Schachtel")
        #expect(view.accessibilityHint == "Opens it" && view.isAccessibilityElement)
        #expect(view.accessibilityTraits == [.button, .header])
    }

    @Test("what nobody reads of a view is told of once, with its place")
    func unread() throws {
        let loaded = try NibText.view("<view wobbliness=\"3\" id=\"a\"><jelly key=\"filling\"/></view>")
        #expect(
            loaded.issues
                == ["view/wobbliness: is not honoured (\"3\").", "jelly/filling: is not honoured."]
        )
    }

    @Test("an attribute with a value that is not known is told of, and the default counts")
    func unknownValue() throws {
        let loaded = try NibText.view("<view contentMode=\"sideways\" id=\"a\"/>")
        #expect(loaded.view.contentMode == .scaleToFill)
        #expect(
            loaded.issues == ["view/contentMode: the value \"sideways\" is not known; the default counts."]
        )
    }
}
