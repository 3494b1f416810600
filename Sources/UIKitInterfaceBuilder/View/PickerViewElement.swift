import UIKitCore

/// What elements of picker views say.
@MainActor enum PickerViewElement {
    static let kind = ElementKind.view("pickerView", UIPickerView.self) { view, element, _ in
        if let shows = element.flag("showsSelectionIndicator") { view.showsSelectionIndicator = shows }
    }
}
