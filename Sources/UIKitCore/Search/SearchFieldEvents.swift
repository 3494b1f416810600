import Foundation
import QuartzCore

/// Asks and tells a search bar's delegate of what happens in its field.
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    @MainActor init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
        bar.searchTextField.delegate = self
        bar.searchTextField.addTarget(
            self,
            action: Selector("changed", SearchFieldEvents.changed),
            for: .editingChanged
        )
    }

    private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

    private func changed() {
        guard let bar else { return }
        bar.textDidChange()
        bar.controllerEvents?.didChange()
        delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        bar?.controllerEvents?.didBegin()
        if let bar { delegate?.searchBarTextDidBeginEditing(bar) }
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.flatMap { delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let bar { delegate?.searchBarSearchButtonClicked(bar) }
        return true
    }
}
