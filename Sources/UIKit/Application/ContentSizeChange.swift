import Foundation

/// What happens when the user wants text of another size.
@MainActor enum ContentSizeChange {
    static func apply(_ category: UIContentSizeCategory) {
        let side = ViewSide.current
        let category: UIContentSizeCategory = category.engineCategory == nil ? .large : category
        guard category != side.contentSizeCategory else { return }
        let enlarges = side.contentSizeCategory.isAccessibilityCategory
        ViewTraits.changeDisplay(side) { side.contentSizeCategory = category }
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
