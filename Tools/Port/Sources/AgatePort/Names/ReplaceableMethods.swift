/// Members of Apple's classes that programs may exchange with their own (P23), or override in an extension of one of those classes (P22):
/// those that Agate declares `dynamic`.
public enum ReplaceableMethods {
    /// The full name and the Objective-C name of a method.
    struct Method {
        /// With labels: `add(_:forKey:)`.
        let fullName: String
        /// Which of its parameters take nil.
        let optionals: Set<Int>
        /// For Objective-C: `addAnimation:forKey:`.
        let objectiveCName: String
    }

    /// A method that a class declares.
    ///
    /// - Parameters:
    ///   - labels: As far as they are written.
    ///   - count: How many arguments it takes.
    ///   - isStatic: Whether it is one of the class itself.
    static func method(
        of owner: String,
        named name: String,
        labels: [String]?,
        count: Int,
        isStatic: Bool = false
    ) -> Method? {
        let found = ((isStatic ? classMethods : table)[owner] ?? []).filter { row in
            let (rowName, rowLabels) = parts(row)
            return rowName == name && rowLabels.count == count && (labels == nil || labels == rowLabels)
        }
        guard found.count == 1, let only = found.first else { return nil }
        let (rowName, rowLabels) = parts(only)
        return Method(
            fullName: only,
            optionals: optionals(of: only),
            objectiveCName: AppleMethods.shared.selector(of: rowName)
                ?? ObjectiveCName.method(rowName, rowLabels, isThrowing: false, isAsync: false)
        )
    }

    /// All of them, by class, and the properties that are declared so.
    public static let table: [String: [String]] = {
        var result: [String: [String]] = [:]
        var owner = ""
        for word in rows.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            if word.hasSuffix(":") {
                owner = String(word.dropLast())
            } else {
                result[owner, default: []].append(String(word))
            }
        }
        return result
    }()

    /// A class with a colon, and behind it its members.
    ///
    /// A class that overrides a member of another in the table has it in its own row, so
    /// that the nearest class is the one whose member an object has.
    private static let rows = """
        CALayer: add(_:forKey:)
        ObservingObject: awakeFromNib()
        UIActivityIndicatorView: didMoveToWindow() intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UIActivityViewController: viewDidDisappear(_:) viewDidLoad()
        UIAlertController: viewDidAppear(_:)
        UIApplication: sendAction(_:to:from:for:) sendEvent(_:)
        UIButton: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
        UICollectionView: hitTest(_:with:) layoutSubviews() reloadData() touchesBegan(_:with:)
          touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
        UICollectionViewCell: layoutSubviews() traitCollectionDidChange(_:)
        UICollectionViewController: viewWillAppear(_:)
        UIColorWell: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UIControl: sendAction(_:to:for:) touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
          touchesMoved(_:with:)
        UIDatePicker: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UIImagePickerController: viewDidLoad()
        UIImageView: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
          traitCollectionDidChange(_:)
        UILabel: didMoveToWindow() intrinsicContentSize sizeThatFits(_:)
        UIListContentView: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
        UINavigationBar: didMoveToWindow() intrinsicContentSize layoutSubviews() sizeThatFits(_:)
          traitCollectionDidChange(_:)
        UINavigationController: childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle
          popViewController(animated:) pushViewController(_:animated:) setViewControllers(_:animated:)
          traitCollectionDidChange(_:)
        UIPageControl: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UIPageViewController: viewDidLayoutSubviews()
        UIPickerView: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UIProgressView: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
        UIRefreshControl: didMoveToWindow() hitTest(_:with:) layoutSubviews() traitCollectionDidChange(_:)
        UIResponder: becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:)
          motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) resignFirstResponder()
          touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
        UIScrollView: layoutSubviews() touchesShouldCancel(in:)
        UISearchBar: becomeFirstResponder() canBecomeFirstResponder intrinsicContentSize layoutSubviews()
          resignFirstResponder() sizeThatFits(_:)
        UISearchContainerViewController: viewDidLayoutSubviews() viewDidLoad()
        UISearchTextField: intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:)
        UISegmentedControl: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UISlider: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
        UISplitViewController: viewDidLayoutSubviews()
        UIStepper: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UISwitch: intrinsicContentSize layoutSubviews() sizeThatFits(_:)
        UITabBar: intrinsicContentSize layoutSubviews() sizeThatFits(_:) tintColorDidChange()
          traitCollectionDidChange(_:)
        UITabBarController: childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle
          setViewControllers(_:animated:)
        UITableView: hitTest(_:with:) layoutSubviews() reloadData() touchesBegan(_:with:)
          touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
        UITableViewCell: gestureRecognizerShouldBegin(_:) layoutSubviews() sizeThatFits(_:) tintColorDidChange()
        UITableViewController: viewDidAppear(_:) viewWillAppear(_:)
        UITableViewHeaderFooterView: layoutSubviews() sizeThatFits(_:)
        UITextField: becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:)
          intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:) tintColorDidChange()
          touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) traitCollectionDidChange(_:)
        UITextView: becomeFirstResponder() canBecomeFirstResponder canPerformAction(_:withSender:)
          intrinsicContentSize layoutSubviews() resignFirstResponder() sizeThatFits(_:) tintColorDidChange()
          touchesBegan(_:with:) touchesEnded(_:with:) touchesMoved(_:with:) traitCollectionDidChange(_:)
        UIToolbar: didMoveToWindow() intrinsicContentSize layoutSubviews() sizeThatFits(_:)
          traitCollectionDidChange(_:)
        UIView: action(for:forKey:) addSubview(_:) didMoveToSuperview() didMoveToWindow()
          gestureRecognizerShouldBegin(_:) hitTest(_:with:) intrinsicContentSize layoutSubviews()
          point(inside:with:) removeFromSuperview() sizeThatFits(_:) tintColorDidChange()
          traitCollectionDidChange(_:) willMove(toSuperview:) willMove(toWindow:)
        UIViewController: childForHomeIndicatorAutoHidden childForStatusBarHidden childForStatusBarStyle
          didMove(toParent:) dismiss(animated:completion:) preferredInterfaceOrientationForPresentation
          preferredStatusBarStyle preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden
          prefersStatusBarHidden present(_:animated:completion:) shouldAutorotate supportedInterfaceOrientations
          traitCollectionDidChange(_:) viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews()
          viewDidLoad() viewWillAppear(_:) viewWillDisappear(_:) viewWillLayoutSubviews()
          viewWillTransition(to:with:) willMove(toParent:)
        UIVisualEffectView: addSubview(_:) didMoveToWindow() traitCollectionDidChange(_:)
        UIWindow: sendEvent(_:)
        """

    /// The nearest of a class and those above it that declares a member; nil if that cannot be replaced.
    ///
    /// - Parameter classes: The class and those above it, the nearest first.
    static func owner(of fullName: String, among classes: [String]) -> String? {
        // Members that responders share with other objects are declared above them.
        let all = classes.contains("UIResponder") ? classes + ["ObservingObject"] : classes
        return all.first { table[$0]?.contains(fullName) == true }
    }

    /// The indices of the parameters of a member that take nil.
    static func optionals(of fullName: String) -> Set<Int> { optionals[fullName] ?? [] }

    /// Methods of classes themselves, by class.
    public static let classMethods: [String: [String]] = [
        "UIView": [
            "animate(withDuration:animations:)", "animate(withDuration:animations:completion:)",
            "animate(withDuration:delay:options:animations:completion:)",
            "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
        ]
    ]

    /// Which parameters of those methods take nil.
    private static let optionals: [String: Set<Int>] = [
        "add(_:forKey:)": [1], "sendAction(_:to:for:)": [1, 2], "sendAction(_:to:from:for:)": [1, 2, 3],
        "willMove(toSuperview:)": [0], "willMove(toWindow:)": [0], "willMove(toParent:)": [0],
        "didMove(toParent:)": [0], "traitCollectionDidChange(_:)": [0], "dismiss(animated:completion:)": [1],
        "present(_:animated:completion:)": [2], "touchesBegan(_:with:)": [1], "touchesMoved(_:with:)": [1],
        "touchesEnded(_:with:)": [1], "touchesCancelled(_:with:)": [1], "motionBegan(_:with:)": [1],
        "motionEnded(_:with:)": [1], "motionCancelled(_:with:)": [1], "hitTest(_:with:)": [1],
        "point(inside:with:)": [1], "canPerformAction(_:withSender:)": [1],
    ]

    private static func parts(_ fullName: String) -> (name: String, labels: [String]) {
        let name = fullName.prefix { $0 != "(" }
        let labels = fullName.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)
        return (String(name), labels)
    }
}
