import Foundation

/// What happens when the user wants text of another size.
@MainActor enum ContentSizeChange {
    static func apply(_ category: UIContentSizeCategory) {
        let side = ViewSide.current
        let category: UIContentSizeCategory = category.engineCategory == nil ? .large : category
        guard category != side.contentSizeCategory else { return }
        side.contentSizeCategory = category
        for window in side.windows {
            ViewTree.forEach(in: window) { $0.contentSizeCategoryDidChange() }
        }
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification,
            object: UIApplication.shared,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue]
        )
    }
}
