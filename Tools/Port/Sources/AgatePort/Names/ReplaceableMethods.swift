/// Methods of Apple's classes that programs may exchange with their own (P23): those that Agate declares `dynamic`.
public enum ReplaceableMethods {
    /// The full name and the Objective-C name of a method.
    struct Method {
        /// With labels: `add(_:forKey:)`.
        let fullName: String
        /// For Objective-C: `addAnimation:forKey:`.
        let objectiveCName: String
    }

    /// A method that a class declares.
    ///
    /// - Parameters:
    ///   - labels: As far as they are written.
    ///   - count: How many arguments it takes.
    static func method(of owner: String, named name: String, labels: [String]?, count: Int) -> Method? {
        let found = (table[owner] ?? []).filter { row in
            let (rowName, rowLabels) = parts(row)
            return rowName == name && rowLabels.count == count && (labels == nil || labels == rowLabels)
        }
        guard found.count == 1, let only = found.first else { return nil }
        let (rowName, rowLabels) = parts(only)
        return Method(
            fullName: only,
            objectiveCName: AppleMethods.shared.selector(of: rowName)
                ?? ObjectiveCName.method(rowName, rowLabels, isThrowing: false, isAsync: false)
        )
    }

    /// All of them, by class.
    public static let table: [String: [String]] = [
        "CALayer": ["add(_:forKey:)"],
        "UIApplication": ["sendAction(_:to:from:for:)", "sendEvent(_:)"],
        "UICollectionView": ["reloadData()"],
        "UIControl": ["sendAction(_:to:for:)"],
        "UINavigationController": [
            "popViewController(animated:)", "pushViewController(_:animated:)",
            "setViewControllers(_:animated:)",
        ],
        "UIResponder": ["becomeFirstResponder()", "resignFirstResponder()"],
        "UITableView": ["reloadData()"],
        "UIView": [
            "addSubview(_:)", "didMoveToSuperview()", "didMoveToWindow()", "layoutSubviews()",
            "removeFromSuperview()", "tintColorDidChange()", "traitCollectionDidChange(_:)",
            "willMove(toSuperview:)", "willMove(toWindow:)",
        ],
        "UIViewController": [
            "didMove(toParent:)", "dismiss(animated:completion:)", "present(_:animated:completion:)",
            "traitCollectionDidChange(_:)", "viewDidAppear(_:)", "viewDidDisappear(_:)",
            "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillDisappear(_:)",
            "viewWillLayoutSubviews()", "willMove(toParent:)",
        ],
        "UIWindow": ["sendEvent(_:)"],
    ]

    private static func parts(_ fullName: String) -> (name: String, labels: [String]) {
        let name = fullName.prefix { $0 != "(" }
        let labels = fullName.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        return (String(name), labels)
    }
}
