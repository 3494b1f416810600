import Foundation
import QuartzCore
@_spi(UIKitRooms) public import UIKitCore

/// The methods that an alert view calls on its delegate; each may be left out.
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: AnyObject {
    /// A button was tapped.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// The alert view is cancelled by the system, and not by its button.
    func alertViewCancel(_ alertView: UIAlertView)
    /// The alert view is about to be shown.
    func willPresent(_ alertView: UIAlertView)
    /// The alert view is shown.
    func didPresent(_ alertView: UIAlertView)
    /// The alert view is about to go.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// The alert view has gone.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button that cancels nothing can be tapped, with what the fields hold.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    /// Leaves a tap without a consequence but the end of the alert view.
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    /// Leaves a cancelling by the system as it is.
    public func alertViewCancel(_ alertView: UIAlertView) {}
    /// Prepares nothing before the alert view is shown.
    public func willPresent(_ alertView: UIAlertView) {}
    /// Follows the showing with nothing.
    public func didPresent(_ alertView: UIAlertView) {}
    /// Prepares nothing before the alert view goes.
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    /// Follows the end of the alert view with nothing.
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    /// Lets the button be tapped.
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The text fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
    /// An alert view without text fields.
    case `default` = 0
    /// One text field, whose text is hidden.
    case secureTextInput = 1
    /// One text field.
    case plainTextInput = 2
    /// A text field for a name, and one for a password.
    case loginAndPasswordInput = 3
}

/// A question to the user, in the form of before iOS 8: a title, a message and buttons.
///
/// It is shown by a `UIAlertController` on the topmost controller of the key window. Buttons are numbered from 0 on, in the order in which
/// they were added.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    /// The title; empty for none.
    open var title = ""
    /// A longer text below the title.
    open var message: String?
    /// The object that learns of taps, a `UIAlertViewDelegate`; held weakly.
    open weak var delegate: AnyObject?
    /// The number of the button that cancels; -1 for none.
    open var cancelButtonIndex = -1
    /// The text fields.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { controller = nil } }

    private var titles: [String] = []
    private var controller: UIAlertController?

    /// Makes an alert view.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The text below it.
    ///   - delegate: The object that learns of taps, a `UIAlertViewDelegate`; held weakly.
    ///   - cancelButtonTitle: The title of the button that cancels, which has the number 0; nil for none.
    ///   - otherButtonTitles: The titles of the others.
    public convenience init(
        title: String?,
        message: String?,
        delegate: AnyObject?,
        cancelButtonTitle: String?,
        otherButtonTitles: String...
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for other in otherButtonTitles { addButton(withTitle: other) }
    }

    // MARK: Buttons and fields

    /// Adds a button, and gives its number.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int {
        titles.append(title ?? "")
        controller = nil
        return titles.count - 1
    }

    /// The title of a button; nil for a number that no button has.
    open func buttonTitle(at buttonIndex: Int) -> String? {
        titles.indices.contains(buttonIndex) ? titles[buttonIndex] : nil
    }

    /// The number of buttons.
    open var numberOfButtons: Int { titles.count }

    /// The number of the first button that cancels nothing; -1 for none.
    open var firstOtherButtonIndex: Int { titles.indices.first { $0 != cancelButtonIndex } ?? -1 }

    /// Whether it is shown.
    open var isVisible: Bool { controller?.presentingViewController != nil }

    /// A text field, from 0 on; nil for a number that the style has not.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = made().textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    // MARK: Showing

    /// Shows it over the topmost controller of the key window; without a window nothing is shown.
    open func show() {
        guard !isVisible, var top = UIApplication.shared.keyWindow?.rootViewController else { return }
        while let next = top.presentedViewController { top = next }
        let alert = made()
        let first = firstOtherButtonIndex
        if alert.actions.indices.contains(first), let told {
            alert.actions[first].isEnabled = told.alertViewShouldEnableFirstOtherButton(self)
        }
        DisplayState.current.alertViews.shown[ObjectIdentifier(self)] = self
        told?.willPresent(self)
        top.present(alert, animated: true) { self.told?.didPresent(self) }
    }

    /// Ends it as if a button had been tapped, but for telling of the tap.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let controller, isVisible else { return }
        told?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        controller.dismiss(animated: animated) { self.end(buttonIndex) }
    }

    private var told: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    private func end(_ index: Int) {
        DisplayState.current.alertViews.shown[ObjectIdentifier(self)] = nil
        controller = nil
        told?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// The controller that shows it, with its fields and buttons.
    private func made() -> UIAlertController {
        if let controller { return controller }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for isSecure in fields {
            alert.addTextField { $0.isSecureTextEntry = isSecure }
        }
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style = index == cancelButtonIndex ? .cancel : .default
            alert.addAction(
                UIAlertAction(title: title, style: style) { [weak self] _ in
                    guard let self else { return }
                    told?.alertView(self, clickedButtonAt: index)
                    told?.alertView(self, willDismissWithButtonIndex: index)
                    end(index)
                }
            )
        }
        controller = alert
        return alert
    }

    /// Whether each text field hides what it holds.
    private var fields: [Bool] {
        switch alertViewStyle {
        case .default: []
        case .secureTextInput: [true]
        case .plainTextInput: [false]
        case .loginAndPasswordInput: [false, true]
        }
    }
}
