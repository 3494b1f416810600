import Foundation
import QuartzCore

extension CodedKeys {
    /// Those of all classes, derived ones before the classes that they derive from.
    static let table: [CodedKeys] = controls + texts + bars + controllers + views + others

    private static let views = [
        CodedKeys(
            UIScrollView.self,
            [
                "dragging": { $0.isDragging }, "decelerating": { $0.isDecelerating },
                "tracking": { $0.isTracking }, "panGestureRecognizer": { $0.panGestureRecognizer },
            ],
            [
                "contentOffset": .init(\.contentOffset), "contentSize": .init(\.contentSize),
                "contentInset": .init(\.contentInset), "scrollEnabled": .init(\.isScrollEnabled),
                "zoomScale": .init(\.zoomScale),
            ]
        ),
        CodedKeys(
            UIImageView.self,
            [:],
            ["image": .init(\.image), "highlighted": .init(\.isHighlighted)]
        ),
        CodedKeys(
            UIView.self,
            [
                "superview": { $0.superview }, "window": { $0.window }, "subviews": { $0.subviews },
                "layer": { $0.layer }, "safeAreaInsets": { $0.safeAreaInsets },
            ],
            [
                "frame": .init(\.frame), "bounds": .init(\.bounds), "center": .init(\.center),
                "transform": .init(\.transform), "alpha": .init(\.alpha), "hidden": .init(\.isHidden),
                "backgroundColor": .init(\.backgroundColor), "tintColor": .init(\.tintColor),
                "tag": .init(\.tag), "clipsToBounds": .init(\.clipsToBounds),
                "userInteractionEnabled": .init(\.isUserInteractionEnabled), "opaque": .init(\.isOpaque),
            ]
        ),
    ]

    private static let controls = [
        CodedKeys(
            UIButton.self,
            [
                "titleLabel": { $0.titleLabel }, "imageView": { $0.imageView },
                "currentTitle": { $0.currentTitle },
            ]
        ),
        CodedKeys(UISwitch.self, [:], ["on": .init(\.isOn)]),
        CodedKeys(UISlider.self, [:], ["value": .init(\.value)]),
        CodedKeys(UIStepper.self, [:], ["value": .init(\.value)]),
        CodedKeys(UIProgressView.self, [:], ["progress": .init(\.progress)]),
        CodedKeys(UIPageControl.self, [:], ["currentPage": .init(\.currentPage)]),
        CodedKeys(
            UISegmentedControl.self,
            [:],
            ["selectedSegmentIndex": .init(\.selectedSegmentIndex)]
        ),
        CodedKeys(
            UIControl.self,
            [:],
            [
                "enabled": .init(\.isEnabled), "selected": .init(\.isSelected),
                "highlighted": .init(\.isHighlighted),
            ]
        ),
    ]

    private static let texts = [
        CodedKeys(
            UILabel.self,
            [:],
            [
                "text": .init(\.text), "attributedText": .init(\.attributedText), "font": .init(\.font),
                "textColor": .init(\.textColor),
            ]
        ),
        CodedKeys(
            UITextField.self,
            [:],
            [
                "text": .init(\.text), "attributedText": .init(\.attributedText),
                "placeholder": .init(\.placeholder), "font": .init(\.font), "textColor": .init(\.textColor),
            ]
        ),
        CodedKeys(
            UITextView.self,
            [:],
            [
                "text": .init(\.text), "attributedText": .init(\.attributedText), "font": .init(\.font),
                "textColor": .init(\.textColor),
            ]
        ),
        CodedKeys(
            UISearchBar.self,
            ["searchField": { $0.searchTextField }],
            ["text": .init(\.text), "placeholder": .init(\.placeholder)]
        ),
    ]

    private static let bars = [
        CodedKeys(
            UITabBar.self,
            [:],
            ["items": .init(\.items), "selectedItem": .init(\.selectedItem)]
        ),
        CodedKeys(
            UITabBarItem.self,
            [:],
            ["badgeValue": .init(\.badgeValue), "selectedImage": .init(\.selectedImage)]
        ),
        CodedKeys(UIBarButtonItem.self, ["view": { $0.customView }], ["customView": .init(\.customView)]),
        CodedKeys(
            UIBarItem.self,
            [:],
            [
                "title": .init(\.title), "image": .init(\.image), "enabled": .init(\.isEnabled),
                "tag": .init(\.tag),
            ]
        ),
        CodedKeys(
            UINavigationItem.self,
            [:],
            ["title": .init(\.title), "titleView": .init(\.titleView)]
        ),
    ]

    private static let controllers = [
        CodedKeys(
            UITabBarController.self,
            ["tabBar": { $0.tabBar }, "selectedViewController": { $0.selectedViewController }],
            ["selectedIndex": .init(\.selectedIndex)]
        ),
        CodedKeys(UINavigationController.self, ["navigationBar": { $0.navigationBar }]),
        CodedKeys(
            UIViewController.self,
            ["navigationItem": { $0.navigationItem }, "parentViewController": { $0.parent }],
            [
                "title": .init(\.title), "view": .init(\.view),
                "preferredContentSize": .init(\.preferredContentSize),
            ]
        ),
    ]

    private static let others = [
        CodedKeys(
            UIGestureRecognizer.self,
            ["state": { $0.state.rawValue }, "view": { $0.view }],
            ["enabled": .init(\.isEnabled)]
        )
    ]

    /// The value of a property of an object.
    static func value(forKey key: String, of object: NSObject) -> Any?? {
        for keys in table {
            if let value = keys.read(object, key) { return .some(value) }
        }
        return nil
    }

    /// Sets a property of an object.
    static func set(_ value: Any?, forKey key: String, of object: NSObject) -> Bool {
        table.contains { $0.write(object, key, value) }
    }
}

extension ObservingObject: KeyValueCoded {
    package func codedValue(forKey key: String) -> Any?? { CodedKeys.value(forKey: key, of: self) }

    package func setCodedValue(_ value: Any?, forKey key: String) -> Bool {
        CodedKeys.set(value, forKey: key, of: self)
    }
}
