import CoreGraphics
public import Foundation

/// The object that gives the numbers of wheels and rows of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The object that gives the texts or views of a picker's rows and learns of choices; every method may be left out.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The width of a wheel, in points; a share of the picker's unless given.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows, in points; 32 unless given.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The text of a row; nil for none. A text with attributes or a view takes its place.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The text of a row with attributes; shown instead of the plain one.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row, shown instead of a text.
    ///
    /// - Parameter view: One that is no longer seen, to be used again.
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    /// The user has chosen a row of a wheel; choices by the program do not call this.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// The answer of a delegate that leaves a method out.
final class PickerDefaultRow: UIView {}

extension UIPickerViewDelegate {
    /// 0 by default: the wheel gets its share of the picker's width.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// 0 by default: the rows are 32 points high.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Nil by default: the row has no plain text.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }
    /// Nil by default: the plain text of the row is shown.
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? {
        nil
    }
    /// A text in the place of a view.
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView {
        PickerRows.noView
    }
    /// Has no effect; implement it to learn which row the user has chosen.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// The object that gives the texts of a picker for users who listen; every method may be left out.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
    /// A text that says what a wheel is for, such as “hours”; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
    /// A text that says what happens when a wheel is turned; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
    /// The names by which a user can speak of a wheel; empty for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
        -> [String]
    /// A text with attributes that says what a wheel is for; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
        -> NSAttributedString?
    /// A text with attributes that says what happens when a wheel is turned; nil for none.
    func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
        -> NSAttributedString?
    /// The names with attributes by which a user can speak of a wheel; empty for none.
    func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
    /// Nil by default: the wheel has no label of its own.
    public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
        -> String?
    { nil }
    /// Nil by default: the wheel has no hint.
    public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
        -> String?
    { nil }
    /// Empty by default: the wheel has no names for voice control.
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityUserInputLabelsForComponent component: Int
    ) -> [String] { [] }
    /// Nil by default: the wheel has no label with attributes.
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedLabelForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Nil by default: the wheel has no hint with attributes.
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedHintForComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Empty by default: the wheel has no names with attributes for voice control.
    public func pickerView(
        _ pickerView: UIPickerView,
        accessibilityAttributedUserInputLabelsForComponent component: Int
    ) -> [NSAttributedString] { [] }
}
