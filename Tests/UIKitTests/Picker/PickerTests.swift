import AgateDisplay
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Wheels and dates.
///
/// Source: uikit U133.
@MainActor @Suite("Pickers")
struct PickerTests {
    /// Two wheels: ten numbers, and three words.
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [10, 3]
        var chosen: [[Int]] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        {
            "row \(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private func onPicker(_ body: (ManualDisplay, UIWindow, UIPickerView, Source) -> Void) {
        onGestureWindow { display, window, view, _ in
            let picker = UIPickerView(frame: CGRect(x: 40, y: 100, width: 320, height: 216))
            let source = Source()
            picker.dataSource = source
            picker.delegate = source
            view.addSubview(picker)
            display.advance(by: 0.1)
            body(display, window, picker, source)
        }
    }

    @Test("rows lie on a cylinder: T = H + 75, N = ceil(2T/row), R = 0.334225 T (uikit U133)")
    func geometry() throws {
        let wheel = WheelGeometry(height: 216, rowHeight: 32)
        #expect(wheel.count == 19 && abs(wheel.radius - 97.259475) < 1e-9)
        let middle = try #require(wheel.place(0))
        #expect(middle.y == 108 && middle.scale == 1)
        // sin and cos of 2π/19, worked by hand.
        let next = try #require(wheel.place(1))
        #expect(abs(next.y - 139.5801) < 1e-3 && abs(next.scale - 0.945817) < 1e-5)
        #expect(wheel.place(5) == nil && wheel.place(-5) == nil && wheel.place(4) != nil)
        #expect(abs(wheel.distance(at: next.y) - 1) < 1e-9)
    }

    @Test("a wheel comes to rest at a row, and the delegate is told once (uikit U133)")
    func dragging() {
        onPicker { display, window, picker, source in
            #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 10)
            #expect(picker.selectedRow(inComponent: 0) == 0)
            TouchScript {
                $0.drag(from: CGPoint(x: 120, y: 230), to: CGPoint(x: 120, y: 150), over: 0.5, rest: 0.2)
            }.run(display, window, and: 2)
            let row = picker.selectedRow(inComponent: 0)
            #expect(row == 2 && source.chosen == [[0, 2]])
            #expect(picker.selectedRow(inComponent: 1) == 0)
        }
    }

    @Test("a tap on a row turns the wheel to it")
    func tapping() {
        onPicker { display, window, picker, source in
            TouchScript { $0.tap(at: CGPoint(x: 120, y: 208 + 62)) }.run(display, window, and: 1)
            #expect(picker.selectedRow(inComponent: 0) == 2 && source.chosen == [[0, 2]])
        }
    }

    @Test("selecting a row tells nobody; rows that are not there are ignored; reloading keeps the row")
    func selecting() {
        onPicker { display, window, picker, source in
            picker.selectRow(5, inComponent: 0, animated: true)
            display.advance(by: 1)
            #expect(picker.selectedRow(inComponent: 0) == 5 && source.chosen.isEmpty)
            picker.selectRow(50, inComponent: 0, animated: false)
            picker.selectRow(1, inComponent: 7, animated: false)
            picker.selectRow(-1, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 5 && picker.selectedRow(inComponent: 7) == -1)
            source.counts = [3, 0]
            picker.reloadAllComponents()
            #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == -1)
            source.counts = [-4]
            picker.reloadAllComponents()
            display.advance(by: 0.1)
            #expect(picker.numberOfComponents == 1 && picker.numberOfRows(inComponent: 0) == 0)
            #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        }
    }

    // MARK: Dates

    private func datePicker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.locale = Locale(identifier: "en_US")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        // 14 November 2023, 22:13:20.
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        return picker
    }

    @Test("dates stay within the limits, and setting one sends nothing")
    func limits() {
        let picker = datePicker(.date, .wheels)
        var events = 0
        picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
        picker.minimumDate = Date(timeIntervalSince1970: 1_699_000_000)
        picker.maximumDate = Date(timeIntervalSince1970: 1_701_000_000)
        picker.date = .distantFuture
        #expect(picker.date == picker.maximumDate)
        picker.date = .distantPast
        #expect(picker.date == picker.minimumDate && events == 0)
        picker.minimumDate = .distantFuture
        picker.date = Date(timeIntervalSince1970: 5)
        #expect(picker.date == Date(timeIntervalSince1970: 5), "limits that exclude each other are none")
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.minuteInterval == 15)
    }

    @Test("the automatic style is compact, and wheels for lengths of time")
    func styles() {
        #expect(datePicker(.date, .automatic).datePickerStyle == .compact)
        #expect(datePicker(.countDownTimer, .automatic).datePickerStyle == .wheels)
        #expect(datePicker(.date, .inline).datePickerStyle == .inline)
        #expect(datePicker(.dateAndTime, .wheels).intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("turning the wheel of days changes the day alone")
    func wheels() {
        onGestureWindow { display, window, view, _ in
            let picker = datePicker(.date, .wheels)
            picker.frame = CGRect(x: 40, y: 100, width: 320, height: 216)
            view.addSubview(picker)
            var events = 0
            picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            display.advance(by: 0.1)
            // Month, day and year; the wheel of days is in the middle. A tap two rows below.
            TouchScript { $0.tap(at: CGPoint(x: 227, y: 208 + 62)) }.run(display, window, and: 1.5)
            #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 2 * 86_400) && events == 1)
        }
    }

    @Test("a day that the next month does not have becomes its last day")
    func shortMonths() {
        onGestureWindow { display, window, view, _ in
            let picker = datePicker(.date, .wheels)
            // 31 October 2023.
            picker.date = Date(timeIntervalSince1970: 1_698_710_400)
            picker.frame = CGRect(x: 40, y: 100, width: 320, height: 216)
            view.addSubview(picker)
            display.advance(by: 0.1)
            TouchScript { $0.tap(at: CGPoint(x: 120, y: 208 + 32)) }.run(display, window, and: 1.5)
            // 30 November 2023.
            #expect(picker.date == Date(timeIntervalSince1970: 1_701_302_400))
        }
    }

    @Test("a tap on a day of the calendar picks it, with the same time of day")
    func calendar() {
        onGestureWindow { display, window, view, _ in
            let picker = datePicker(.dateAndTime, .inline)
            picker.frame = CGRect(x: 40, y: 100, width: 320, height: 380)
            view.addSubview(picker)
            var events = 0
            picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            display.advance(by: 0.1)
            // November 2023 begins on a Wednesday; the third row, first column is Sunday, the 12th.
            let y = 100.0 + 48 + 20 + 42 * 2 + 21
            TouchScript { $0.tap(at: CGPoint(x: 40 + 16 + 20, y: y)) }.run(display, window, and: 0.5)
            #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 - 2 * 86_400) && events == 1)
            picker.minimumDate = picker.date
            TouchScript { $0.tap(at: CGPoint(x: 40 + 16 + 20, y: y - 42)) }.run(display, window, and: 0.5)
            #expect(events == 1, "the 5th is before the limit")
        }
    }

    @Test("a tap on the month brings wheels of months and years out, and another one puts them away")
    func monthWheels() {
        onGestureWindow { display, window, view, _ in
            let picker = datePicker(.date, .inline)
            picker.frame = CGRect(x: 40, y: 100, width: 320, height: 330)
            view.addSubview(picker)
            var events = 0
            picker.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            display.advance(by: 0.1)
            @MainActor func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
            @MainActor func wheels() -> UIPickerView? { all(picker).compactMap { $0 as? UIPickerView }.first }
            @MainActor func isSeen(_ text: String) -> Bool {
                all(picker).compactMap { $0 as? UILabel }.filter { $0.text == text }.contains { !$0.isHidden }
            }
            #expect(wheels() == nil && isSeen("November 2023") && isSeen("30"))
            let month = TouchScript { $0.tap(at: CGPoint(x: 90, y: 124)) }
            month.run(display, window, and: 0.5)
            #expect(wheels()?.numberOfComponents == 2 && !isSeen("30"))
            let middle = wheels().map { $0.convert(CGPoint(x: 100, y: $0.bounds.midY), to: nil) } ?? .zero
            TouchScript { $0.tap(at: CGPoint(x: middle.x, y: middle.y + 32)) }.run(display, window, and: 1.5)
            // 14 December 2023.
            #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 30 * 86_400) && events == 1)
            #expect(isSeen("December 2023"))
            month.run(display, window, and: 0.5)
            #expect(wheels() == nil && isSeen("31"))
            // Days are chosen again: December 2023 begins on a Friday, and its first Sunday is the 3rd.
            TouchScript { $0.tap(at: CGPoint(x: 76, y: 100 + 68 + 42 + 21)) }.run(display, window, and: 0.5)
            #expect(picker.date == Date(timeIntervalSince1970: 1_700_000_000 + 19 * 86_400) && events == 2)
        }
    }

    @Test("the label of a compact picker opens a calendar, and a tap beside it closes it")
    func compact() {
        onGestureWindow { display, window, view, _ in
            let picker = datePicker(.date, .compact)
            picker.frame.origin = CGPoint(x: 100, y: 100)
            picker.frame.size = picker.intrinsicContentSize
            view.addSubview(picker)
            var events: [String] = []
            picker.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
            picker.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
            display.advance(by: 0.1)
            let count = window.subviews.count
            TouchScript { $0.tap(at: CGPoint(x: 140, y: 117)) }.run(display, window, and: 0.6)
            #expect(window.subviews.count == count + 1 && events == ["begin"])
            TouchScript { $0.tap(at: CGPoint(x: 200, y: 780)) }.run(display, window, and: 0.6)
            #expect(window.subviews.count == count && events == ["begin", "end"])
        }
    }

    @Test("rows of wheels are in the words and digits of the language, and the present day is called so")
    func languages() {
        func titles(_ language: String, _ mode: UIDatePicker.Mode) -> [String] {
            let now = Date(timeIntervalSince1970: 1_700_000_000)
            let settings = DateSettings(
                mode: mode,
                calendar: Calendar(identifier: .gregorian),
                locale: Locale(identifier: language),
                timeZone: TimeZone(secondsFromGMT: 0),
                minimum: nil,
                maximum: nil,
                minuteInterval: 1,
                now: now
            )
            return DateColumn.columns(settings).map { column in
                column.title(mode == .countDownTimer ? 3 : column.value(of: now, settings), settings)
            }
        }
        #expect(titles("en_US", .dateAndTime) == ["Today", "10", "13", "PM"])
        #expect(titles("de_DE", .dateAndTime) == ["Heute", "22", "13"])
        #expect(titles("ja_JP", .dateAndTime).first == "今日")
        #expect(titles("eo", .dateAndTime).first == "Today")
        #expect(
            titles("ja_JP", .date).first == "2023年" && titles("de_DE", .date) == ["14", "November", "2023"]
        )
        #expect(titles("ar_EG", .date).contains("١٤"))
        #expect(titles("de_DE", .countDownTimer) == ["3 Stunden", "3 Min."])
        #expect(titles("en_US", .countDownTimer) == ["3 hours", "3 min"])
    }

    @Test("lengths of time are whole minutes below a day")
    func countDown() {
        let picker = datePicker(.countDownTimer, .wheels)
        picker.countDownDuration = 3725
        #expect(picker.countDownDuration == 3720)
        picker.countDownDuration = 1e9
        #expect(picker.countDownDuration == 86_340)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 86_340)
    }

    @Test("a colour well opens a grid of colours, and a tap on one chooses it")
    func colorWell() {
        onGestureWindow { display, window, view, _ in
            let well = UIColorWell(frame: CGRect(x: 180, y: 100, width: 28, height: 28))
            view.addSubview(well)
            var events = 0
            well.addAction(UIAction { _ in events += 1 }, for: .valueChanged)
            well.selectedColor = .red
            #expect(events == 0 && well.intrinsicContentSize == CGSize(width: 28, height: 28))
            TouchScript { $0.tap(at: CGPoint(x: 194, y: 114)) }.run(display, window, and: 0.6)
            // The grid is 8 points below, 288 wide in the middle, under a heading of 40: its last cell of the first row is black.
            let left = 194.0 - 144
            TouchScript { $0.tap(at: CGPoint(x: left + 12 + 24 * 11, y: 128 + 8 + 40 + 12)) }
                .run(display, window, and: 0.5)
            #expect(events == 1 && well.selectedColor == UIColor(white: 0, alpha: 1))
        }
    }
}
