import Foundation

/// What happens when the user wants text of another size.
@MainActor enum ContentSizeChange {
    static func apply(_ category: UIContentSizeCategory) {
        let state = DisplayState.current
        let category: UIContentSizeCategory = category.engineCategory == nil ? .large : category
        guard category != state.contentSizeCategory else { return }
        let enlarges = state.contentSizeCategory.isAccessibilityCategory
        ViewTraits.changeDisplay(state) { state.contentSizeCategory = category }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
        )
        if category.isAccessibilityCategory != enlarges {
            NotificationCenter.default.post(
                name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification,
                object: nil
            )
        }
    }
}
