import CoreGraphics
public import Foundation
import QuartzCore

/// A question to the user: a card with buttons and text fields, or a sheet of actions at the bottom.
///
/// The return key chooses the preferred action, or the only one that is no cancelling; escape cancels.
///
/// Source: uikit U163.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The forms that an alert can have.
    public enum Style: Int, Sendable {
        /// A list of actions at the bottom.
        case actionSheet = 0
        /// A card in the middle of the window.
        case alert = 1
    }

    private var actionStorage: [UIAlertAction] = []
    private var fieldStorage: [UITextField] = []
    private(set) var look: (any AlertLook)?
    private var isChosen = false

    /// The form of the alert: a card, or a sheet of actions.
    open private(set) var preferredStyle = Style.alert

    /// Makes an action sheet without title and message; a nib is not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        modalTransitionStyle = .crossDissolve
    }

    /// Makes an alert or an action sheet with a title and a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    /// Makes an action sheet with the title of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modalTransitionStyle = .crossDissolve
    }

    // MARK: Texts

    /// The title of the alert, in bold; nil for none.
    open override var title: String? {
        didSet { look?.reload() }
    }

    /// A longer text below the title; nil for none.
    open var message: String? {
        didSet { if message != oldValue { look?.reload() } }
    }

    // MARK: Actions

    /// The actions of the alert, in the order in which they were added.
    open var actions: [UIAlertAction] { actionStorage }

    /// Adds an action; a second one of the style `cancel` ends the program, as it does on Apple's systems.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actionStorage.contains(where: { $0.style == .cancel }) {
            fatalError(
                "UIAlertController can only have one action with a style of UIAlertAction.Style.cancel"
            )
        }
        actionStorage.append(action)
        look?.reload()
    }

    /// The action that the return key chooses, drawn bold; one of ``actions``.
    open var preferredAction: UIAlertAction? {
        didSet { if preferredAction !== oldValue { look?.reload() } }
    }

    /// The actions in the order in which they are shown: the cancelling one last, or first where two stand side by side.
    var shownActions: [UIAlertAction] {
        actionStorage.filter { $0.style != .cancel } + actionStorage.filter { $0.style == .cancel }
    }

    /// Whether the title of an action is bold: the preferred one, else the cancelling one.
    func isBold(_ action: UIAlertAction) -> Bool {
        if let preferredAction { return action === preferredAction }
        return action.style == .cancel
    }

    /// The user chooses an action: the alert goes, then the handler is called.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isChosen else { return }
        isChosen = true
        view.endEditing(true)
        let call = { action.handler?(action) ?? () }
        guard Presenter.dismiss(self, onlyItself: true, animated: true, call) else { return call() }
    }

    // MARK: Fields

    /// The fields, from the top on; nil for none.
    open var textFields: [UITextField]? { fieldStorage.isEmpty ? nil : fieldStorage }

    /// Adds a field; an action sheet has none, and stops the program.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            fatalError(
                "Text fields can only be added to an alert controller of style UIAlertController.Style.alert"
            )
        }
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: AlertMetrics.fieldHeight))
        field.font = .systemFont(ofSize: AlertMetrics.messageSize)
        field.clearButtonMode = .whileEditing
        field.borderStyle = .roundedRect
        configurationHandler?(field)
        fieldStorage.append(field)
        look?.reload()
    }

    /// Kept for reading back: there are no springs in buttons.
    open var isSpringLoaded = false

    // MARK: The view

    /// Makes the card or the sheet that the style asks for.
    open override func loadView() {
        let made: any AlertLook = preferredStyle == .alert ? AlertCard(self) : AlertSheet(self)
        look = made
        view = made
    }

    /// Begins editing of the first text field, if there is one.
    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        fieldStorage.first?.becomeFirstResponder()
    }

    /// The card is as large as what it shows.
    override var automaticPresentationStyle: UIModalPresentationStyle {
        let isPad = traitCollection.userInterfaceIdiom == .pad && preferredStyle == .actionSheet
        return isPad ? .popover : .custom
    }

    override func makeCustomPresentation() -> UIPresentationController? {
        AlertPresentation(presentedViewController: self, presenting: nil)
    }

    /// The popover in which an action sheet is shown on a tablet; nil elsewhere.
    open override var popoverPresentationController: UIPopoverPresentationController? {
        PresentationStyles.style(of: self) == .popover ? super.popoverPresentationController : nil
    }

    // MARK: Keys

    /// The commands for the return key, which chooses the preferred action, and escape, which cancels.
    open override var keyCommands: [UIKeyCommand]? {
        let choose = UIKeyCommand(
            input: "\r",
            modifierFlags: [],
            action: Selector("alertChoose:", UIAlertController.chooseByKey)
        )
        let cancel = UIKeyCommand(
            input: UIKeyCommand.inputEscape,
            modifierFlags: [],
            action: Selector("alertCancel:", UIAlertController.cancelByKey)
        )
        for command in [choose, cancel] { command.wantsPriorityOverSystemBehavior = true }
        return (super.keyCommands ?? []) + [choose, cancel]
    }

    private func chooseByKey(_ sender: Any?) {
        let others = actionStorage.filter { $0.style != .cancel }
        let only = others.count == 1 ? others.first : nil
        if let action = preferredAction ?? only ?? (others.isEmpty ? actionStorage.first : nil) {
            choose(action)
        }
    }

    private func cancelByKey(_ sender: Any?) {
        let cancel = actionStorage.first { $0.style == .cancel }
        if let action = cancel ?? (actionStorage.count == 1 ? actionStorage.first : nil) { choose(action) }
    }
}

/// The view of an alert.
@MainActor protocol AlertLook: UIView {
    /// Shows other texts, actions or fields.
    func reload()
    /// The frame in a container.
    func frame(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect
}
