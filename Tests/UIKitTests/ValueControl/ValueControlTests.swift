import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Controls with a value, under fingers and from programs.
///
/// Source: uikit U133, U134.
@MainActor @Suite("Controls with a value")
struct ValueControlTests {
    /// Counts the events of a control.
    private final class Counter {
        var values = 0
        var primary = 0

        @MainActor init(_ control: UIControl) {
            control.addAction(UIAction { [unowned self] _ in values += 1 }, for: .valueChanged)
            control.addAction(UIAction { [unowned self] _ in primary += 1 }, for: .primaryActionTriggered)
        }
    }

    // MARK: Switches

    @Test("a switch is 51 by 31 points, and a tap changes it (uikit U133, U134)")
    func switches() {
        onGestureWindow { display, window, view, _ in
            let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 500))
            #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
            view.addSubview(control)
            let counter = Counter(control)
            control.setOn(true, animated: true)
            #expect(control.isOn && counter.values == 0)
            TouchScript { $0.tap(at: CGPoint(x: 110, y: 110)) }.run(display, window)
            #expect(!control.isOn && counter.values == 1 && counter.primary == 1)
            control.isEnabled = false
            TouchScript { $0.tap(at: CGPoint(x: 110, y: 110)) }.run(display, window)
            #expect(!control.isOn && counter.values == 1)
        }
    }

    @Test("a drag past the middle changes a switch, once each way (uikit U134)")
    func switchDrag() {
        onGestureWindow { display, window, view, _ in
            let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
            view.addSubview(control)
            let counter = Counter(control)
            TouchScript {
                $0.press(at: CGPoint(x: 110, y: 115))
                $0.move(to: CGPoint(x: 145, y: 115), over: 0.2)
                $0.release()
            }.run(display, window)
            #expect(control.isOn && counter.values == 1)
            TouchScript {
                $0.press(at: CGPoint(x: 145, y: 115))
                $0.move(to: CGPoint(x: 105, y: 115), over: 0.2)
                $0.move(to: CGPoint(x: 145, y: 115), over: 0.2)
                $0.release()
            }.run(display, window)
            #expect(control.isOn && counter.values == 3)
        }
    }

    // MARK: Sliders

    @Test("a value keeps to its range, and setting it sends nothing (uikit U134)")
    func sliderRange() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 228, height: 34))
        let counter = Counter(slider)
        slider.value = 7
        #expect(slider.value == 1)
        slider.maximumValue = 10
        slider.minimumValue = 4
        #expect(slider.value == 4)
        slider.value = .nan
        #expect(slider.value == 4)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2 && slider.value == 2)
        #expect(counter.values == 0)
        #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 34))
    }

    @Test(
        "the thumb follows the finger where it was taken hold of, and the track does not answer (uikit U134)"
    )
    func sliderDrag() {
        onGestureWindow { display, window, view, _ in
            // 200 points for the thumb's middle.
            let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 228, height: 34))
            view.addSubview(slider)
            let counter = Counter(slider)
            TouchScript { $0.tap(at: CGPoint(x: 300, y: 117)) }.run(display, window)
            #expect(slider.value == 0 && counter.values == 0)
            TouchScript {
                $0.press(at: CGPoint(x: 120, y: 117))
                $0.move(to: CGPoint(x: 220, y: 140), over: 0.1)
                $0.release()
            }.run(display, window)
            #expect(abs(slider.value - 0.5) < 1e-5 && counter.values > 3)
            let told = counter.values
            slider.isContinuous = false
            TouchScript { $0.drag(from: CGPoint(x: 214, y: 117), to: CGPoint(x: 500, y: 117), over: 0.1) }
                .run(display, window)
            #expect(slider.value == 1 && counter.values == told + 1)
        }
    }

    // MARK: Progress

    @Test("the bar of what is done has whole points, 8 at least, and none for nothing (uikit U133)")
    func progress() throws {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 280, height: 4))
        let fill = try #require(bar.subviews.last)
        for (progress, width) in [(0.333, 93.0), (0.01, 8), (0, 0), (1, 280), (7, 280), (-1, 0)]
            as [(Float, CGFloat)]
        {
            bar.progress = progress
            #expect(fill.frame.width == width, "\(progress)")
        }
        bar.setProgress(.nan, animated: false)
        #expect(bar.progress == 0)
        let done = Progress(totalUnitCount: 4)
        done.completedUnitCount = 1
        bar.observedProgress = done
        #expect(bar.progress == 0.25)
    }

    // MARK: Spinners

    @Test("a spinner turns by an eighth every eighth of a second, and is not seen at rest (uikit U133)")
    func spinner() throws {
        try onGestureWindow { display, _, view, _ in
            let spinner = UIActivityIndicatorView(style: .large)
            #expect(spinner.frame.size == CGSize(width: 37, height: 37) && spinner.isHidden)
            view.addSubview(spinner)
            spinner.startAnimating()
            #expect(spinner.isAnimating && !spinner.isHidden)
            display.advance(by: 0)
            let wheel = try #require(spinner.layer.sublayers?.first)
            for (time, eighths) in [(0.1, 0.0), (0.13, 1), (0.3, 2), (0.99, 7), (1.01, 0)] {
                display.advance(to: time)
                let angle = wheel.presentation()?.value(forKeyPath: "transform.rotation.z") as? Double ?? -9
                let wanted = eighths * .pi / 4
                #expect(abs(remainder(angle - wanted, 2 * .pi)) < 1e-6, "\(time) s")
            }
            spinner.removeFromSuperview()
            view.addSubview(spinner)
            #expect(wheel.animation(forKey: "spin") != nil)
            spinner.stopAnimating()
            #expect(spinner.isHidden && wheel.animation(forKey: "spin") == nil)
            spinner.hidesWhenStopped = false
            #expect(!spinner.isHidden)
        }
    }

    // MARK: Pages

    @Test("a tap on a half of the dots turns a page, and ends at the last one (uikit U134)")
    func pages() {
        onGestureWindow { display, window, view, _ in
            let dots = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 26))
            view.addSubview(dots)
            dots.numberOfPages = 3
            dots.currentPage = 9
            #expect(dots.currentPage == 2)
            dots.currentPage = 1
            let counter = Counter(dots)
            let (left, right) = (CGPoint(x: 120, y: 110), CGPoint(x: 180, y: 110))
            for (point, page, told) in [
                (right, 2, 1), (right, 2, 1), (left, 1, 2), (left, 0, 3), (left, 0, 3),
            ] {
                TouchScript { $0.tap(at: point) }.run(display, window, and: 1)
                #expect(dots.currentPage == page && counter.values == told)
            }
            dots.numberOfPages = -4
            #expect(dots.numberOfPages == 0 && dots.currentPage == 0)
            #expect(dots.size(forNumberOfPages: .max).width.isFinite)
        }
    }

    @Test("values come back from an archive")
    func archives() throws {
        let control = UISwitch()
        control.isOn = true
        let slider = UISlider()
        (slider.maximumValue, slider.value) = (8, 3)
        let dots = UIPageControl()
        (dots.numberOfPages, dots.currentPage) = (5, 3)
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.5
        let holder = UIView()
        for view in [control, slider, dots, bar] { holder.addSubview(view) }
        let data = try NSKeyedArchiver.archivedData(withRootObject: holder, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let back = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIView)
        #expect((back.subviews[0] as? UISwitch)?.isOn == true)
        #expect((back.subviews[1] as? UISlider)?.value == 3)
        #expect((back.subviews[2] as? UIPageControl)?.currentPage == 3)
        #expect((back.subviews[3] as? UIProgressView)?.progress == 0.5)
    }
}
