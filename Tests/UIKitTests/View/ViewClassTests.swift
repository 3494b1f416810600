import Foundation
import Testing
import UIKit

/// All classes of views.
@MainActor private enum ViewClasses {
    static let all: [(type: UIView.Type, make: (CGRect) -> UIView)] = [
        (UIView.self, { UIView(frame: $0) }), (UIWindow.self, { UIWindow(frame: $0) }),
        (UIInputView.self, { UIInputView(frame: $0, inputViewStyle: .keyboard) }),
        (UIImageView.self, { UIImageView(frame: $0) }), (UIControl.self, { UIControl(frame: $0) }),
        (UIAlertView.self, { UIAlertView(frame: $0) }),
        (UIButton.self, { UIButton(frame: $0) }), (UILabel.self, { UILabel(frame: $0) }),
        (UITextField.self, { UITextField(frame: $0) }), (UITextView.self, { UITextView(frame: $0) }),
        (UIDatePicker.self, { UIDatePicker(frame: $0) }), (UIStackView.self, { UIStackView(frame: $0) }),
        (UIScrollView.self, { UIScrollView(frame: $0) }), (UISlider.self, { UISlider(frame: $0) }),
        (UIProgressView.self, { UIProgressView(frame: $0) }),
        (UIActivityIndicatorView.self, { UIActivityIndicatorView(frame: $0) }),
        (UIPageControl.self, { UIPageControl(frame: $0) }), (UISwitch.self, { UISwitch(frame: $0) }),
        (UISegmentedControl.self, { UISegmentedControl(frame: $0) }),
        (UIRefreshControl.self, { UIRefreshControl(frame: $0) }),
        (UIPickerView.self, { UIPickerView(frame: $0) }), (UIStepper.self, { UIStepper(frame: $0) }),
        (UIColorWell.self, { UIColorWell(frame: $0) }),
        (UIVisualEffectView.self, { UIVisualEffectView(frame: $0) }),
        (UINavigationBar.self, { UINavigationBar(frame: $0) }), (UIToolbar.self, { UIToolbar(frame: $0) }),
        (UITabBar.self, { UITabBar(frame: $0) }), (UISearchBar.self, { UISearchBar(frame: $0) }),
        (UISearchTextField.self, { UISearchTextField(frame: $0) }),
        (UITableView.self, { UITableView(frame: $0) }),
        (UITableViewCell.self, { UITableViewCell(frame: $0) }),
        (UITableViewHeaderFooterView.self, { UITableViewHeaderFooterView(frame: $0) }),
        (UICollectionReusableView.self, { UICollectionReusableView(frame: $0) }),
        (UICollectionViewCell.self, { UICollectionViewCell(frame: $0) }),
        (UICollectionViewListCell.self, { UICollectionViewListCell(frame: $0) }),
        (
            UICollectionView.self,
            { UICollectionView(frame: $0, collectionViewLayout: UICollectionViewFlowLayout()) }
        ),
        (
            UIListContentView.self,
            {
                let view = UIListContentView(configuration: .cell())
                view.frame = $0
                return view
            }
        ),
    ]

    /// The view that subviews go into.
    static func content(of view: UIView) -> UIView { (view as? UIVisualEffectView)?.contentView ?? view }

    /// The size of views of a class that have one size.
    static func fixedSize(_ type: UIView.Type) -> CGSize? {
        if type == UISwitch.self { return CGSize(width: 51, height: 31) }
        return type == UIStepper.self ? CGSize(width: 94, height: 32) : nil
    }
}

@Suite("Every class of views")
@MainActor struct ViewClassTests {
    @Test("each class of views has the frame that it is made with, and its layer's delegate is the view")
    func frames() {
        for (type, make) in ViewClasses.all {
            let size = ViewClasses.fixedSize(type) ?? CGSize(width: 50, height: 60)
            let frame = CGRect(origin: CGPoint(x: 3, y: 4), size: size)
            let view = make(frame)
            #expect(Swift.type(of: view) == type)
            #expect(view.frame == frame, "\(type)")
            #expect(view.layer.delegate === view, "\(type)")
            #expect(Swift.type(of: view.layer) == type.layerClass, "\(type)")
        }
    }

    @Test("each class of views comes back from an archive")
    func archives() throws {
        for (type, make) in ViewClasses.all {
            let view = make(CGRect(x: 3, y: 4, width: 50, height: 60))
            view.tag = 7
            view.alpha = 0.5
            let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            ViewClasses.content(of: view).addSubview(child)
            let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
            let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
            unarchiver.requiresSecureCoding = false
            let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
            let restored = try #require(read as? UIView, "\(type)")
            #expect(Swift.type(of: restored) == type)
            #expect(restored.frame == view.frame, "\(type)")
            #expect(restored.tag == 7 && restored.alpha == 0.5, "\(type)")
            let content = ViewClasses.content(of: restored)
            #expect(content.subviews.contains { $0.frame == child.frame }, "\(type)")
        }
    }
}
