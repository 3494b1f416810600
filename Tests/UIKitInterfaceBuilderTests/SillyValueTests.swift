import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder
import UIKitTestSupport

@MainActor @Suite("Values of documents that make no sense") struct SillyValueTests {
    @Test(
        "views with them are made, laid out and drawn",
        arguments: ["1e300", "-1e300", "nan", "inf", "99999999999999999999", "", "-1"]
    )
    func values(value: String) throws {
        let frame = #"<rect key="frame" x="10" y="10" width="100" height="40"/>"#
        func view(_ name: String, _ attributes: [String], _ children: String = "") -> String {
            let written = attributes.map { "\($0)=\"\(value)\"" }.joined(separator: " ")
            return "<\(name) \(written) id=\"\(name)\">\(frame)\(children)</\(name)>"
        }
        let size = #"<size key="titleShadowOffset" width="\#(value)" height="\#(value)"/>"#
        let insets = #"<inset key="contentEdgeInsets" minX="\#(value)" minY="0" maxX="\#(value)" maxY="0"/>"#
        let views = [
            view(
                "label",
                [
                    "numberOfLines", "preferredMaxLayoutWidth", "minimumFontSize", "minimumScaleFactor",
                    "text",
                ],
                #"<size key="shadowOffset" width="\#(value)" height="\#(value)"/>"#
            ),
            view(
                "button",
                ["lineBreakMode", "buttonType"],
                size + insets + #"<state key="normal" title="a"/>"#
            ),
            view("imageView", ["image"]),
            view("activityIndicatorView", ["style", "animating"]),
            view("progressView", ["progress"]),
            view("slider", ["minValue", "maxValue", "value"]),
            view("stepper", ["minimumValue", "maximumValue", "value", "stepValue"]),
            view(
                "segmentedControl",
                ["selectedSegmentIndex"],
                #"<segments><segment title="a" width="\#(value)"/><segment title="b"/></segments>"#
            ),
            view("pageControl", ["currentPage"]),
            view(
                "datePicker",
                ["minuteInterval", "countDownDuration", "datePickerMode"],
                """
                <date key="minimumDate" timeIntervalSinceReferenceDate="\(value)"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="\(value)"/>
                <locale key="locale" localeIdentifier="\(value)"/>
                <timeZone key="timeZone" name="\(value)"/>
                """
            ),
            view("textField", ["minimumFontSize", "borderStyle", "text"]),
            view(
                "searchBar",
                ["selectedScopeButtonIndex"],
                "<scopeButtonTitles><string>a</string></scopeButtonTitles>"
            ),
            view(
                "stackView",
                ["spacing", "axis"],
                "<subviews><view id=\"s1\"/><view id=\"s2\"/></subviews>"
            ),
            view(
                "scrollView",
                ["minimumZoomScale", "maximumZoomScale"],
                """
                <size key="contentSize" width="\(value)" height="\(value)"/>
                <point key="contentOffset" x="\(value)" y="\(value)"/>
                <inset key="contentInset" minX="\(value)" minY="\(value)" maxX="0" maxY="0"/>
                """
            ),
            view(
                "tabBar",
                ["itemWidth", "itemSpacing"],
                "<items><tabBarItem title=\"a\" id=\"t\"/></items>"
            ),
            view(
                "toolbar",
                [],
                #"<items><barButtonItem systemItem="fixedSpace" width="\#(value)" id="f"/></items>"#
            ),
        ]
        let document = "<view id=\"root\">\(frame)<subviews>\(views.joined())</subviews></view>"
        let made = try Document.made(document, UIView.self)
        #expect(made.subviews.count == views.count)
        onWindow { display, window in
            window.addSubview(made)
            display.advance(by: 0.1)
            made.removeFromSuperview()
        }
    }

    @Test("a segment that is not there is not selected, and told of")
    func segments() throws {
        let text = """
            <segmentedControl selectedSegmentIndex="7" id="a"><segments><segment title="One"/></segments></segmentedControl>
            """
        #expect(try Document.made(text, UISegmentedControl.self).selectedSegmentIndex == -1)
        #expect(try Document.unheeded(text) == ["segmentedControl/selectedSegmentIndex"])
    }

    @Test("subviews of an effect view itself come into its content view")
    func effectSubviews() throws {
        let view = try Document.made(
            #"<visualEffectView id="a"><subviews><label text="x" id="b"/></subviews></visualEffectView>"#,
            UIVisualEffectView.self
        )
        #expect(view.contentView.subviews.first is UILabel)
    }
}
