import AgateDisplay
import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

/// A screen with a view of nearly every kind, from a document and by code.
@MainActor @Suite("A screen of a document and one made by code") struct ScreenPictureTests {
    @Test("both are equal to the byte")
    func same() throws {
        let fromDocument = try picture(of: Document.made(ScreenOfEverything.document, UIView.self))
        let byCode = try picture(of: ScreenOfEverything.byCode())
        #expect(fromDocument.width == 320 && fromDocument.height == 520)
        let pixels = [fromDocument, byCode].map { image in
            image.buffer.withPixels {
                Array(UnsafeBufferPointer(start: $0, count: image.width * image.height))
            }
        }
        #expect(Set(pixels[0]).count > 100)
        let differing = pixels[0].indices.filter { pixels[0][$0] != pixels[1][$0] }
        #expect(
            differing.isEmpty,
            "rows \(differing.first.map { $0 / 320 } ?? 0) to \(differing.last.map { $0 / 320 } ?? 0)"
        )
        if let folder = ProcessInfo.processInfo.environment["AGATE_TEST_PICTURES"] {
            for (name, image) in [("document", fromDocument), ("code", byCode)] {
                try UIImage(cgImage: image).pngData()?
                    .write(to: URL(fileURLWithPath: "\(folder)/screen-\(name).png"))
            }
        }
    }

    private func picture(of view: UIView) throws -> CGImage {
        ManualDisplay.run(size: CGSize(width: 320, height: 520), scale: 1) { display in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.backgroundColor = .white
            window.makeKeyAndVisible()
            window.addSubview(view)
            display.advance(by: 0.1)
            return display.makeImage()
        }
    }
}

@MainActor private enum ScreenOfEverything {
    private static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
        #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
    }

    private static let red =
        #"red="0.9" green="0.1" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#

    static let document = """
        <view contentMode="scaleToFill" id="root">
            \(frame(0, 0, 320, 520))
            <subviews>
                <navigationBar contentMode="scaleToFill" id="bar">
                    \(frame(0, 0, 320, 44))
                    <color key="barTintColor" red="0.8" green="0.9" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <items>
                        <navigationItem title="Everything" id="item">
                            <barButtonItem key="leftBarButtonItem" systemItem="done" id="left"/>
                            <barButtonItem key="rightBarButtonItem" title="More" style="plain" id="right"/>
                        </navigationItem>
                    </items>
                </navigationBar>
                <label contentMode="left" text="A label that is cut off in the middle" textAlignment="center" lineBreakMode="middleTruncation" \
        adjustsFontSizeToFit="NO" id="label">
                    \(frame(10, 50, 200, 24))
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                    <color key="textColor" \(red)
                </label>
                <label usesAttributedText="YES" adjustsFontSizeToFit="NO" lineBreakMode="tailTruncation" id="attributed">
                    \(frame(220, 50, 90, 24))
                    <attributedString key="attributedText">
                        <fragment content="thin">
                            <attributes><font key="NSFont" metaFont="systemThin" size="18"/></attributes>
                        </fragment>
                        <fragment content="red">
                            <attributes>
                                <color key="NSColor" \(red)
                                <font key="NSFont" metaFont="systemBlack" size="18"/>
                            </attributes>
                        </fragment>
                    </attributedString>
                </label>
                <button buttonType="system" lineBreakMode="middleTruncation" id="system">
                    \(frame(10, 80, 80, 34))
                    <fontDescription key="fontDescription" type="system" pointSize="18"/>
                    <state key="normal" title="Go" image="star.fill" catalog="system"/>
                </button>
                <button lineBreakMode="middleTruncation" id="custom">
                    \(frame(95, 80, 80, 34))
                    <state key="normal" title="Custom"><color key="titleColor" \(red)</state>
                </button>
                <button buttonType="system" lineBreakMode="middleTruncation" id="filled">
                    \(frame(180, 80, 130, 34))
                    <state key="normal" title="Button"/>
                    <buttonConfiguration key="configuration" style="filled" title="Filled" cornerStyle="capsule"/>
                </button>
                <imageView contentMode="scaleToFill" image="heart.fill" catalog="system" id="image">
                    \(frame(10, 120, 40, 40))
                </imageView>
                <switch on="YES" id="switch">
                    \(frame(60, 124, 51, 31))
                    <color key="onTintColor" \(red)
                </switch>
                <stepper maximumValue="100" id="stepper">\(frame(120, 124, 94, 32))</stepper>
                <activityIndicatorView style="large" id="spinner">\(frame(230, 120, 37, 37))</activityIndicatorView>
                <slider value="0.25" minValue="0.0" maxValue="1" id="slider">\(frame(10, 165, 140, 31))</slider>
                <progressView progress="0.5" id="progress">\(frame(160, 178, 150, 4))</progressView>
                <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="segments">
                    \(frame(10, 205, 200, 32))
                    <segments><segment title="One"/><segment title="Two"/><segment title="Three"/></segments>
                </segmentedControl>
                <pageControl numberOfPages="3" currentPage="1" id="pages">
                    \(frame(220, 208, 80, 26))
                    <color key="pageIndicatorTintColor" white="0.6" alpha="1" colorSpace="calibratedWhite"/>
                    <color key="currentPageIndicatorTintColor" \(red)
                </pageControl>
                <textField borderStyle="roundedRect" text="Field" textAlignment="natural" minimumFontSize="17" clearButtonMode="always" id="field">
                    \(frame(10, 245, 145, 34))
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <textInputTraits key="textInputTraits"/>
                </textField>
                <textField borderStyle="roundedRect" placeholder="Nothing yet" textAlignment="natural" minimumFontSize="17" id="empty">
                    \(frame(165, 245, 145, 34))
                    <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
                </textField>
                <textView clipsSubviews="YES" textAlignment="natural" id="text">
                    \(frame(10, 285, 145, 60))
                    <string key="text">Two lines
        of text</string>
                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                </textView>
                <searchBar placeholder="Search" searchBarStyle="minimal" id="search">\(frame(160, 285, 155, 56))</searchBar>
                <stackView axis="vertical" alignment="trailing" spacing="4" id="stack">
                    \(frame(10, 350, 100, 72))
                    <subviews>
                        <label text="first" textAlignment="natural" adjustsFontSizeToFit="NO" id="first"/>
                        <label text="the second" textAlignment="natural" adjustsFontSizeToFit="NO" id="second"/>
                        <label text="third" textAlignment="natural" adjustsFontSizeToFit="NO" id="third"/>
                    </subviews>
                </stackView>
                <label text="behind glass" textAlignment="natural" adjustsFontSizeToFit="NO" id="behind">\(frame(130, 370, 120, 24))</label>
                <visualEffectView id="effect">
                    \(frame(120, 350, 190, 72))
                    <view key="contentView" id="content">
                        \(frame(0, 0, 190, 72))
                        <subviews>
                            <label text="glass" textAlignment="natural" adjustsFontSizeToFit="NO" id="glass">\(frame(130, 40, 60, 24))</label>
                        </subviews>
                    </view>
                    <blurEffect style="light"/>
                </visualEffectView>
                <toolbar id="toolbar">
                    \(frame(0, 426, 320, 44))
                    <items>
                        <barButtonItem systemItem="trash" id="trash"/>
                        <barButtonItem systemItem="flexibleSpace" id="space"/>
                        <barButtonItem title="Right" id="end"/>
                    </items>
                </toolbar>
                <tabBar id="tabs">
                    \(frame(0, 471, 320, 49))
                    <items>
                        <tabBarItem title="Home" image="house" catalog="system" id="home"/>
                        <tabBarItem systemItem="favorites" badgeValue="2" id="favorites"/>
                    </items>
                </tabBar>
            </subviews>
        </view>
        """

    private static let redColor = UIColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)

    static func byCode() -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 520))
        let parts = [bars(), labels(), buttons(), values(), texts(), groups(), edges()].joined()
        for (view, x, y, width, height) in parts {
            view.frame = CGRect(x: x, y: y, width: width, height: height)
            root.addSubview(view)
        }
        return root
    }

    private typealias Placed = (view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)

    private static func bars() -> [Placed] {
        let bar = UINavigationBar()
        bar.barTintColor = UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1)
        let item = UINavigationItem(title: "Everything")
        item.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        item.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        bar.items = [item]
        return [(bar, 0, 0, 320, 44)]
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    private static func labels() -> [Placed] {
        let title = label("A label that is cut off in the middle")
        title.textAlignment = .center
        title.lineBreakMode = .byTruncatingMiddle
        title.font = .boldSystemFont(ofSize: 17)
        title.textColor = redColor
        let attributed = UILabel()
        let text = NSMutableAttributedString(
            string: "thin",
            attributes: [.font: UIFont.systemFont(ofSize: 18, weight: .thin)]
        )
        text.append(
            NSAttributedString(
                string: "red",
                attributes: [
                    .foregroundColor: redColor, .font: UIFont.systemFont(ofSize: 18, weight: .black),
                ]
            )
        )
        attributed.attributedText = text
        return [(title, 10, 50, 200, 24), (attributed, 220, 50, 90, 24)]
    }

    private static func buttons() -> [Placed] {
        let system = UIButton(type: .system)
        system.titleLabel?.font = .systemFont(ofSize: 18)
        system.setTitle("Go", for: .normal)
        system.setImage(UIImage(systemName: "star.fill"), for: .normal)
        let custom = UIButton()
        custom.setTitle("Custom", for: .normal)
        custom.setTitleColor(redColor, for: .normal)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Filled"
        configuration.cornerStyle = .capsule
        let filled = UIButton(configuration: configuration)
        return [(system, 10, 80, 80, 34), (custom, 95, 80, 80, 34), (filled, 180, 80, 130, 34)]
    }

    private static func values() -> [Placed] {
        let control = UISwitch()
        control.isOn = true
        control.onTintColor = redColor
        let spinner = UIActivityIndicatorView(style: .large)
        spinner.hidesWhenStopped = false
        let slider = UISlider()
        slider.value = 0.25
        let progress = UIProgressView()
        progress.progress = 0.5
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 1
        let pages = UIPageControl()
        pages.numberOfPages = 3
        pages.currentPage = 1
        pages.pageIndicatorTintColor = UIColor(white: 0.6, alpha: 1)
        pages.currentPageIndicatorTintColor = redColor
        return [
            (UIImageView(image: UIImage(systemName: "heart.fill")), 10, 120, 40, 40),
            (control, 60, 124, 51, 31),
            (UIStepper(), 120, 124, 94, 32), (spinner, 230, 120, 37, 37), (slider, 10, 165, 140, 31),
            (progress, 160, 178, 150, 4), (segments, 10, 205, 200, 32), (pages, 220, 208, 80, 26),
        ]
    }

    private static func texts() -> [Placed] {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.font = .systemFont(ofSize: 14)
        field.text = "Field"
        field.clearButtonMode = .always
        let empty = UITextField()
        empty.borderStyle = .roundedRect
        empty.placeholder = "Nothing yet"
        empty.isSecureTextEntry = true
        let text = UITextView()
        text.font = .systemFont(ofSize: 15)
        text.text = "Two lines\nof text"
        let search = UISearchBar()
        search.placeholder = "Search"
        search.searchBarStyle = .minimal
        return [
            (field, 10, 245, 145, 34), (empty, 165, 245, 145, 34), (text, 10, 285, 145, 60),
            (search, 160, 285, 155, 56),
        ]
    }

    private static func groups() -> [Placed] {
        let stack = UIStackView(arrangedSubviews: [label("first"), label("the second"), label("third")])
        stack.axis = .vertical
        stack.alignment = .trailing
        stack.spacing = 4
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        let glass = label("glass")
        glass.frame = CGRect(x: 130, y: 40, width: 60, height: 24)
        effect.contentView.addSubview(glass)
        return [
            (stack, 10, 350, 100, 72), (label("behind glass"), 130, 370, 120, 24),
            (effect, 120, 350, 190, 72),
        ]
    }

    private static func edges() -> [Placed] {
        let toolbar = UIToolbar()
        toolbar.items = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil), .flexibleSpace(),
            UIBarButtonItem(title: "Right", style: .plain, target: nil, action: nil),
        ]
        let tabs = UITabBar()
        let favorites = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        favorites.badgeValue = "2"
        tabs.items = [UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0), favorites]
        return [(toolbar, 0, 426, 320, 44), (tabs, 0, 471, 320, 49)]
    }
}
