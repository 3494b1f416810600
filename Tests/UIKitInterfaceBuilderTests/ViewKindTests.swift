import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Views of documents") struct ViewKindTests {
    private let red =
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("an image view has its images and the size of its symbol")
    func images() throws {
        let text = """
            <imageView image="star" catalog="system" highlightedImage="star.fill" highlighted="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="a">
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small" weight="bold">
                    <fontDescription key="fontDescription" type="system" pointSize="40"/>
                </preferredSymbolConfiguration>
            </imageView>
            """
        let view = try Document.made(text, UIImageView.self)
        #expect(view.image?.isSymbolImage == true && view.highlightedImage?.isSymbolImage == true)
        #expect(view.isHighlighted && view.adjustsImageSizeForAccessibilityContentSizeCategory)
        #expect(
            view.preferredSymbolConfiguration
                == UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .small)
        )
        #expect(try Document.unheeded(text).isEmpty)
        let reference = """
            <imageView id="a">
                <imageReference key="image" image="star" catalog="system" renderingMode="original"/>
            </imageView>
            """
        #expect(try Document.made(reference, UIImageView.self).image?.renderingMode == .alwaysOriginal)
        #expect(try Document.unheeded(reference).isEmpty)
        #expect(try Document.made(#"<imageView id="a"/>"#, UIImageView.self).image == nil)
        #expect(try Document.unheeded(#"<imageView image="nowhere" id="a"/>"#) == ["imageView/image"])
    }

    @Test(
        "each style of an activity indicator stands for it, the old names too",
        arguments: [
            ("medium", UIActivityIndicatorView.Style.medium), ("large", .large), ("white", .white),
            ("gray", .gray),
            ("whiteLarge", .whiteLarge),
        ]
    )
    func indicatorStyles(word: String, style: UIActivityIndicatorView.Style) throws {
        let made = try Document.made(
            #"<activityIndicatorView style="\#(word)" id="a"/>"#,
            UIActivityIndicatorView.self
        )
        #expect(
            made.style == style
                && made.intrinsicContentSize == UIActivityIndicatorView(style: style).intrinsicContentSize
        )
        #expect(made.color == UIActivityIndicatorView(style: style).color)
    }

    @Test("an activity indicator at rest is seen unless it is to be hidden")
    func indicators() throws {
        func made(_ attributes: String) throws -> UIActivityIndicatorView {
            try Document.made("<activityIndicatorView style=\"medium\" \(attributes) id=\"a\"/>")
        }
        #expect(try !made("").isHidden && !made("").isAnimating)
        #expect(try made(#"hidesWhenStopped="YES""#).isHidden)
        let spinning = try made(#"hidesWhenStopped="YES" animating="YES""#)
        #expect(spinning.isAnimating && !spinning.isHidden)
        #expect(try made(#"hidden="YES""#).isHidden)
        let coloured = """
            <activityIndicatorView style="large" animating="YES" id="a"><color key="color" \(red)</activityIndicatorView>
            """
        #expect(try Document.made(coloured, UIActivityIndicatorView.self).color == redColor)
        #expect(try Document.unheeded(coloured).isEmpty)
    }

    @Test("a progress view has all that its element says")
    func progress() throws {
        let text = """
            <progressView progress="0.5" progressViewStyle="bar" id="a">
                <imageReference key="progressImage" image="star" catalog="system"/>
                <imageReference key="trackImage" image="star" catalog="system"/>
                <color key="progressTintColor" \(red)
                <color key="trackTintColor" \(red)
            </progressView>
            """
        let view = try Document.made(text, UIProgressView.self)
        #expect(view.progress == 0.5 && view.progressViewStyle == .bar)
        #expect(view.progressTintColor == redColor && view.trackTintColor == redColor)
        #expect(view.progressImage != nil && view.trackImage != nil)
        #expect(try Document.unheeded(text).isEmpty)
        #expect(try Document.made(#"<progressView id="a"/>"#, UIProgressView.self).progress == 0)
    }

    @Test("a picker view is made")
    func pickers() throws {
        _ = try Document.made(#"<pickerView id="a"/>"#, UIPickerView.self)
        #expect(try Document.unheeded(#"<pickerView showsSelectionIndicator="YES" id="a"/>"#).isEmpty)
    }

    @Test("a stack view arranges its subviews as its element says")
    func stacks() throws {
        let text = """
            <stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="7" baselineRelativeArrangement="YES" id="a">
                <rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
                <subviews>
                    <view id="b"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
                    <label text="x" id="c"/>
                </subviews>
            </stackView>
            """
        let stack = try Document.made(text, UIStackView.self)
        #expect(stack.axis == .vertical && stack.alignment == .center && stack.distribution == .equalSpacing)
        #expect(stack.spacing == 7 && stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews.last is UILabel)
        #expect(stack.arrangedSubviews == stack.subviews)
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(#"<stackView id="a"/>"#, UIStackView.self)
        #expect(plain.axis == .horizontal && plain.alignment == .fill && plain.distribution == .fill)
        #expect(plain.spacing == 0)
    }

    @Test("a stack's standard spacing is the system's")
    func standardSpacing() throws {
        let stack = try Document.made(
            """
            <stackView spacingType="standard" id="a">
                <rect key="frame" x="0.0" y="0.0" width="108" height="20"/>
                <subviews><view id="b"/><view id="c"/></subviews>
            </stackView>
            """,
            UIStackView.self
        )
        stack.distribution = .fillEqually
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 58])
    }

    @Test("a stack with margins of its own keeps its views within them")
    func margins() throws {
        let stack = try Document.made(
            """
            <stackView id="a">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <subviews><view id="b"/></subviews>
                <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
            </stackView>
            """,
            UIStackView.self
        )
        #expect(stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("a scroll view has all that its element says, and so has every view that scrolls")
    func scrolling() throws {
        let attributes = """
            alwaysBounceVertical="YES" alwaysBounceHorizontal="YES" bounces="NO" bouncesZoom="NO" canCancelContentTouches="NO" delaysContentTouches="NO" \
            directionalLockEnabled="YES" pagingEnabled="YES" scrollEnabled="NO" showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" \
            indicatorStyle="white" keyboardDismissMode="interactive" minimumZoomScale="0.5" maximumZoomScale="4" contentInsetAdjustmentBehavior="never" \
            scrollsToTop="NO" id="a">
                <inset key="scrollIndicatorInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                <inset key="contentInset" minX="5" minY="6" maxX="7" maxY="8"/>
                <size key="contentSize" width="300" height="400"/>
            """
        for name in ["scrollView", "textView"] {
            let text = "<\(name) \(attributes)</\(name)>"
            let view = try Document.made(text, UIScrollView.self)
            #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal && !view.bounces)
            #expect(!view.bouncesZoom && !view.canCancelContentTouches && !view.delaysContentTouches)
            #expect(view.isDirectionalLockEnabled && view.isPagingEnabled && !view.isScrollEnabled)
            #expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
            #expect(view.indicatorStyle == .white && view.keyboardDismissMode == .interactive)
            #expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 4 && !view.scrollsToTop)
            #expect(view.contentInsetAdjustmentBehavior == .never)
            #expect(view.verticalScrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
            #expect(view.contentInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
            #expect(try Document.unheeded(text).isEmpty)
        }
        let view = try Document.made("<scrollView \(attributes)</scrollView>", UIScrollView.self)
        #expect(view.contentSize == CGSize(width: 300, height: 400))
        let plain = try Document.made(#"<scrollView id="a"/>"#, UIScrollView.self)
        #expect(plain.bounces && plain.isScrollEnabled && plain.keyboardDismissMode == .none)
    }

    @Test("a visual effect view has its effect, and its content inside of its own view for it")
    func effects() throws {
        let text = """
            <visualEffectView id="a">
                <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                <view key="contentView" id="b">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
                    <subviews><label text="x" id="c"/></subviews>
                </view>
                <blurEffect style="systemThickMaterial"/>
            </visualEffectView>
            """
        let view = try Document.made(text, UIVisualEffectView.self)
        #expect(view.effect == UIBlurEffect(style: .systemThickMaterial))
        #expect(view.contentView.subviews.first is UILabel)
        #expect(try Document.unheeded(text).isEmpty)
        let vibrant = """
            <visualEffectView id="a"><vibrancyEffect><blurEffect style="dark"/></vibrancyEffect></visualEffectView>
            """
        #expect(
            try Document.made(vibrant, UIVisualEffectView.self).effect
                == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark))
        )
        #expect(try Document.unheeded(vibrant).isEmpty)
        #expect(try Document.made(#"<visualEffectView id="a"/>"#, UIVisualEffectView.self).effect == nil)
    }

    @Test(
        "a view of a framework that is not here is a plain view in its place, which is told of once",
        arguments: [
            #"mapView mapType="standard" pitchEnabled="NO""#, "webView", "sceneKitView", "arscnView",
            "arskView",
            "skView",
            #"mtkView colorPixelFormat="BGRA8Unorm""#, #"glkView enableSetNeedsDisplay="NO""#,
        ]
    )
    func absent(tag: String) throws {
        let name = try #require(tag.split(separator: " ").first)
        let text = """
            <\(tag) id="a">
                <rect key="frame" x="1" y="2" width="30" height="40"/>
                <subviews><label text="x" id="c"/></subviews>
            </\(name)>
            """
        let view = try Document.made(text, UIView.self)
        #expect(type(of: view) == UIView.self && view.subviews.first is UILabel)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(try Document.unheeded(text) == [String(name)])
    }

    @Test("the configuration of a web view is told of with it")
    func webView() throws {
        let text = """
            <wkWebView allowsLinkPreview="NO" id="a">
                <wkWebViewConfiguration key="configuration">
                    <audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" none="YES"/>
                    <wkPreferences key="preferences"/>
                </wkWebViewConfiguration>
            </wkWebView>
            """
        #expect(try Document.unheeded(text) == ["wkWebView"])
    }

    @Test("a container view, a window and an object of the program's are made")
    func others() throws {
        _ = try Document.made(#"<containerView id="a"/>"#, UIView.self)
        _ = try Document.made(#"<window visibleAtLaunch="NO" id="a"/>"#, UIWindow.self)
        let object = try Document.made(
            #"<customObject id="a" customClass="DocumentModel" customModule="UIKitInterfaceBuilderTests"/>"#,
            DocumentModel.self
        )
        #expect(object.isMade)
        #expect(try Document.unheeded(#"<window visibleAtLaunch="NO" id="a"/>"#).isEmpty)
    }
}

/// An object of a program, made by its `init()`.
final class DocumentModel: NSObject {
    let isMade: Bool

    override init() {
        isMade = true
        super.init()
    }
}
