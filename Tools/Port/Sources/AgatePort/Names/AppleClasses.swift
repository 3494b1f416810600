/// Which class of Apple's inherits from which: what an override in an extension of one may reach.
public enum AppleClasses {
    /// The superclass of one of Apple's classes; nil for roots, and for classes that are not here.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Whether a name is that of one of Apple's classes.
    public static func contains(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

    private static let superclasses: [String: String] = {
        var result: [String: String] = [:]
        var superclass = ""
        for word in table.split(whereSeparator: { $0 == " " || $0.isNewline }) {
            if word.hasSuffix(":") {
                superclass = String(word.dropLast())
            } else {
                result[String(word)] = superclass
            }
        }
        return result
    }()

    /// A superclass with a colon, and behind it the classes that inherit from it.
    private static let table = """
        CAAnimation: CAAnimationGroup CAPropertyAnimation CATransition
        CABasicAnimation: CASpringAnimation
        CALayer: CAEmitterLayer CAGradientLayer CAReplicatorLayer CAScrollLayer CAShapeLayer CATextLayer
          CATiledLayer CATransformLayer
        CAPropertyAnimation: CABasicAnimation CAKeyframeAnimation
        NSAttributedString: NSMutableAttributedString
        NSCollectionLayoutItem: NSCollectionLayoutDecorationItem NSCollectionLayoutGroup
          NSCollectionLayoutSupplementaryItem
        NSCollectionLayoutSupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem
        NSLayoutAnchor: NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
        NSMutableAttributedString: NSTextStorage
        NSObject: NSUserActivity UIActivity UIApplicationShortcutIcon UIApplicationShortcutItem
          UILocalizedIndexedCollation UIOpenURLContext CAAnimation CAConstraint CAConstraintLayoutManager CADisplayLink CAEmitterCell CALayer
          CAMediaTimingFunction CARenderer CATransaction CAValueFunction NSAttributedString
          NSCollectionLayoutAnchor NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
          NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem NSCollectionLayoutSection
          NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset NSException NSKeyValueObservation
          NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow NSStringDrawingContext
          NSTextAttachment NSTextContainer NSTextList NSTextTab UIAccessibilityCustomAction UIAlertAction
          UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance
          UIBarItem UIBezierPath UICollectionViewCompositionalLayoutConfiguration UICollectionViewLayout
          UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
          UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration
          UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDynamicAnimator
          UIDynamicBehavior UIDynamicItemGroup UIEditMenuConfiguration UIEditMenuInteraction UIEvent
          UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext
          UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILargeContentViewerInteraction UILayoutGuide
          UIMenuController UIMenuElement UIMenuItem UIMenuSystem UIMotionEffect UINavigationItem UINib
          UIPasteboard UIPercentDrivenInteractiveTransition UIPointerAccessory UIPointerInteraction
          UIPointerRegion UIPointerRegionRequest UIPointerStyle UIPresentationController UIPress
          UIPreviewParameters UIPreviewTarget UIPrintFormatter UIResponder UISceneConfiguration
          UISceneSession UIScreen UISearchToken UISpringTimingParameters UIStatusBarManager UIStoryboard
          UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UITabBarItemAppearance
          UITabBarItemStateAppearance UITableViewRowAction UITargetedPreview UITextInputMode
          UITextInputPasswordRules UITextInputStringTokenizer UITextPlaceholder UITextPosition UITextRange
          UITextSelectionRect UITouch UITraitCollection UIUpdateActionPhase UIUpdateInfo UIUpdateLink
          UIViewPropertyAnimator UIVisualEffect
        NSParagraphStyle: NSMutableParagraphStyle
        UIBarAppearance: UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
        UIBarItem: UIBarButtonItem UITabBarItem
        UICollectionReusableView: UICollectionViewCell
        UICollectionViewCell: UICollectionViewListCell
        UICollectionViewLayout: UICollectionViewCompositionalLayout UICollectionViewFlowLayout
          UICollectionViewTransitionLayout
        UICollectionViewLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext
        UICommand: UIKeyCommand
        UIControl: UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl
          UISlider UIStepper UISwitch UITextField
        UIDynamicBehavior: UIAttachmentBehavior UICollisionBehavior UIDynamicItemBehavior UIGravityBehavior
          UIPushBehavior UISnapBehavior
        UIEvent: UIPressesEvent
        UIFeedbackGenerator: UIImpactFeedbackGenerator UINotificationFeedbackGenerator
          UISelectionFeedbackGenerator
        UIGestureRecognizer: UIHoverGestureRecognizer UILongPressGestureRecognizer UIPanGestureRecognizer
          UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer
          UITapGestureRecognizer
        UIGraphicsRenderer: UIGraphicsImageRenderer
        UIGraphicsRendererContext: UIGraphicsImageRendererContext
        UIGraphicsRendererFormat: UIGraphicsImageRendererFormat
        UILayoutGuide: UIKeyboardLayoutGuide
        UIMenuElement: UIAction UICommand UIDeferredMenuElement UIMenu
        UIMotionEffect: UIInterpolatingMotionEffect UIMotionEffectGroup
        UIPanGestureRecognizer: UIScreenEdgePanGestureRecognizer
        UIPresentationController: UIPopoverPresentationController UISheetPresentationController
        UIPrintFormatter: UIViewPrintFormatter
        UIResponder: UIAccessibilityElement UIApplication UIScene UIView UIViewController
        UIScene: UIWindowScene
        UIScrollView: UICollectionView UITableView UITextView
        UITextField: UISearchTextField
        UIView: UIActivityIndicatorView UIAlertView UICollectionReusableView UIControl UIImageView UILabel
          UIInputView UIListContentView UINavigationBar UIPickerView UIProgressView UIScrollView UISearchBar UIStackView
          UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView UIWebView
          UIWindow
        UIViewController: UIActivityViewController UIAlertController UICollectionViewController UINavigationController
          UIPageViewController UISearchContainerViewController UISearchController UISplitViewController
          UITabBarController UITableViewController
        UIVisualEffect: UIBlurEffect UIGlassContainerEffect UIGlassEffect UIVibrancyEffect
        """
}
