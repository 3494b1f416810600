import UIKitCore

/// What elements of refresh controls say; the scroll view or the controller around them takes them.
@MainActor enum RefreshControlElement {
    static let kind = ElementKind.view("refreshControl", UIRefreshControl.self) { control, element, load in
        if let title = load.attributedText(element, "attributedTitle") { control.attributedTitle = title }
        // The editor writes NO for every one of them, and they refresh.
        control.isEnabled = true
    }
}
