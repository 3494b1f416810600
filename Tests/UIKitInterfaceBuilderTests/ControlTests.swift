import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitInterfaceBuilder

@MainActor @Suite("Controls of documents") struct ControlTests {
    private let red =
        #"red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test("a switch has all that its element says, and by itself is off")
    func switches() throws {
        let text = """
            <switch on="YES" title="Sound" preferredStyle="sliding" id="a">
                <color key="onTintColor" \(red)
                <color key="thumbTintColor" \(red)
            </switch>
            """
        let made = try Document.made(text, UISwitch.self)
        #expect(made.isOn && made.title == "Sound" && made.preferredStyle == .sliding)
        #expect(made.onTintColor == redColor && made.thumbTintColor == redColor)
        #expect(try Document.unheeded(text).isEmpty)
        #expect(try !Document.made(#"<switch id="a"/>"#, UISwitch.self).isOn)
    }

    @Test("a slider has all that its element says")
    func sliders() throws {
        let text = """
            <slider value="150" minValue="100" maxValue="200" continuous="NO" minimumValueImage="minus" maximumValueImage="plus" catalog="system" id="a">
                <color key="minimumTrackTintColor" \(red)
                <color key="maximumTrackTintColor" \(red)
                <color key="thumbTintColor" \(red)
            </slider>
            """
        let slider = try Document.made(text, UISlider.self)
        #expect(slider.minimumValue == 100 && slider.maximumValue == 200 && slider.value == 150)
        #expect(!slider.isContinuous && slider.minimumValueImage != nil && slider.maximumValueImage != nil)
        #expect(slider.minimumTrackTintColor == redColor && slider.maximumTrackTintColor == redColor)
        #expect(slider.thumbTintColor == redColor)
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test("a slider's value that is not written is zero, within the limits")
    func absentValue() throws {
        let plain = try Document.made(#"<slider id="a"/>"#, UISlider.self)
        #expect(plain.value == 0 && plain.minimumValue == 0 && plain.maximumValue == 1 && plain.isContinuous)
        let high = try Document.made(#"<slider minValue="5" maxValue="10" id="a"/>"#, UISlider.self)
        #expect(high.value == 5)
        let low = try Document.made(#"<slider minValue="-10" maxValue="-5" id="a"/>"#, UISlider.self)
        #expect(low.value == -5 && low.minimumValue == -10)
    }

    @Test("a stepper has all that its element says, its limits before its value")
    func steppers() throws {
        let text = """
            <stepper value="150" minimumValue="120" maximumValue="300" stepValue="0.25" autorepeat="NO" wraps="YES" continuous="NO" id="a"/>
            """
        let stepper = try Document.made(text, UIStepper.self)
        #expect(stepper.minimumValue == 120 && stepper.maximumValue == 300 && stepper.value == 150)
        #expect(stepper.stepValue == 0.25 && !stepper.autorepeat && stepper.wraps && !stepper.isContinuous)
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(#"<stepper id="a"/>"#, UIStepper.self)
        #expect(plain.minimumValue == 0 && plain.maximumValue == 100 && plain.value == 0)
    }

    @Test("a segmented control has its segments, with widths, images and what is off")
    func segments() throws {
        let text = """
            <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="2" apportionsSegmentWidthsByContent="YES" id="a">
                <segments>
                    <segment title="One" width="40"/>
                    <segment title="" image="star" catalog="system"/>
                    <segment title="Three" enabled="NO"><size key="contentOffset" width="1" height="2"/></segment>
                </segments>
                <color key="selectedSegmentTintColor" \(red)
            </segmentedControl>
            """
        let control = try Document.made(text, UISegmentedControl.self)
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 0) == "One" && control.widthForSegment(at: 0) == 40)
        #expect(control.imageForSegment(at: 1) != nil)
        #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0))
        #expect(control.contentOffsetForSegment(at: 2) == CGSize(width: 1, height: 2))
        #expect(control.apportionsSegmentWidthsByContent && control.selectedSegmentTintColor == redColor)
        #expect(try Document.unheeded(text).isEmpty)
        let plain = try Document.made(#"<segmentedControl momentary="YES" id="a"/>"#, UISegmentedControl.self)
        #expect(plain.numberOfSegments == 0 && plain.selectedSegmentIndex == -1 && plain.isMomentary)
    }

    @Test("a page control has its pages before the current one")
    func pages() throws {
        let text = """
            <pageControl numberOfPages="5" currentPage="3" hidesForSinglePage="YES" defersCurrentPageDisplay="YES" backgroundStyle="prominent" \
            allowsContinuousInteraction="NO" id="a">
                <color key="pageIndicatorTintColor" \(red)
                <color key="currentPageIndicatorTintColor" \(red)
            </pageControl>
            """
        let control = try Document.made(text, UIPageControl.self)
        #expect(control.numberOfPages == 5 && control.currentPage == 3)
        #expect(control.hidesForSinglePage && control.defersCurrentPageDisplay)
        #expect(control.backgroundStyle == .prominent && !control.allowsContinuousInteraction)
        #expect(control.pageIndicatorTintColor == redColor)
        #expect(control.currentPageIndicatorTintColor == redColor)
        #expect(try Document.unheeded(text).isEmpty)
        #expect(try Document.made(#"<pageControl id="a"/>"#, UIPageControl.self).numberOfPages == 0)
    }

    @Test("a date picker has its mode, style, limits and date")
    func dates() throws {
        let text = """
            <datePicker datePickerMode="date" minuteInterval="15" style="wheels" useCurrentDate="NO" id="a">
                <date key="date" timeIntervalSinceReferenceDate="448248004.5"><!--2015--></date>
                <date key="minimumDate" timeIntervalSinceReferenceDate="-978267600"/>
                <date key="maximumDate" timeIntervalSinceReferenceDate="1167562800"/>
                <locale key="locale" localeIdentifier="zh_CN"/>
                <timeZone key="timeZone" name="Asia/Shanghai"/>
            </datePicker>
            """
        let picker = try Document.made(text, UIDatePicker.self)
        #expect(picker.datePickerMode == .date && picker.preferredDatePickerStyle == .wheels)
        #expect(picker.minuteInterval == 15)
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: -978_267_600))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 1_167_562_800))
        #expect(abs(picker.date.timeIntervalSinceReferenceDate - 448_248_004.5) < 900)
        #expect(picker.locale?.identifier == "zh_CN" && picker.timeZone?.identifier == "Asia/Shanghai")
        #expect(try Document.unheeded(text).isEmpty)
    }

    @Test(
        "a date picker without a switch for it begins with the present moment, whatever date the editor shows"
    )
    func currentDate() throws {
        let picker = try Document.made(
            """
            <datePicker datePickerMode="countDownTimer" countDownDuration="120" id="a">
                <date key="date" timeIntervalSinceReferenceDate="0.0"/>
            </datePicker>
            """,
            UIDatePicker.self
        )
        #expect(picker.date.timeIntervalSinceReferenceDate > 0)
        #expect(picker.datePickerMode == .countDownTimer && picker.countDownDuration == 120)
        #expect(try Document.made(#"<datePicker id="a"/>"#, UIDatePicker.self).datePickerMode == .dateAndTime)
    }

    @Test(
        "a refresh control of a scroll view is its own, and works though the editor writes that it does not"
    )
    func refreshControls() throws {
        let text = """
            <scrollView id="a">
                <refreshControl key="refreshControl" enabled="NO" id="b">
                    <attributedString key="attributedTitle"><fragment content="Pull"/></attributedString>
                </refreshControl>
            </scrollView>
            """
        let scroll = try Document.made(text, UIScrollView.self)
        let control = try #require(scroll.refreshControl)
        #expect(control.isEnabled && control.attributedTitle?.string == "Pull")
    }
}
