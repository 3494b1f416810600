/// Names of Swift 3 and 4 that Apple's compiler renames by itself, with what they became in the SDK of iOS 12 (Swift 4.2).
enum RenamedNames {
    /// Constants and types: an old name, written as a name of its own, and what stands for it.
    static let globals: [String: String] = {
        var result: [String: String] = [:]
        for group in groups {
            for name in group.names.split(separator: " ") {
                let old = group.oldPrefix + name + group.oldSuffix
                let plain = name.prefix { $0 == "_" }.isEmpty ? name : name.dropFirst()
                let member = group.isType ? String(plain) : lowered(String(plain))
                result[old] = group.newPrefix + member + group.newSuffix
            }
        }
        for line in single.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { result[String(words[0])] = String(words[1]) }
        }
        return result
    }()

    /// Members: an old name behind a dot, and the new one.
    ///
    /// An empty one goes, with its dot.
    static let members: [String: String] = {
        var result: [String: String] = [
            "addChildViewController": "addChild", "childViewControllers": "children", "characters": "",
            "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
            "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
            "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
            "removeFromParentViewController": "removeFromParent",
            "commonModes": "common", "defaultRunLoopMode": "default", "UITrackingRunLoopMode": "tracking",
            "styleDouble": "double", "styleNone": "none", "styleSingle": "single", "styleThick": "thick",
        ]
        for (old, new) in notifications { result[old] = new }
        return result
    }()

    /// Names of notifications, behind `Notification.Name.`, `NSNotification.Name.` or a dot alone: with a type, which takes their place.
    static let notifications: [String: String] = {
        var result: [String: String] = [:]
        for line in notificationLines.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            guard let type = words.first else { continue }
            for name in words.dropFirst() {
                result[type + name] = "\(type.replacingKeyboard).\(lowered(name))Notification"
            }
        }
        for name in ["WillShow", "DidShow", "WillHide", "DidHide", "WillChangeFrame", "DidChangeFrame"] {
            result["UIKeyboard\(name)"] = "UIResponder.keyboard\(name)Notification"
        }
        return result
    }()

    /// Functions that became something with other labels: the old name, and how a call is written now, with `$0`, `$1` … for the arguments.
    static let calls: [String: String] = [
        "UIAccessibilityPostNotification": "UIAccessibility.post(notification: $0, argument: $1)",
        "UIEdgeInsetsEqualToEdgeInsets": "($0 == $1)", "UIEdgeInsetsInsetRect": "$0.inset(by: $1)",
        "UIEdgeInsetsMake": "UIEdgeInsets(top: $0, left: $1, bottom: $2, right: $3)",
        "UIImageJPEGRepresentation": "$0.jpegData(compressionQuality: $1)",
        "UIImagePNGRepresentation": "$0.pngData()",
        "UIOffsetMake": "UIOffset(horizontal: $0, vertical: $1)",
        "UI_USER_INTERFACE_IDIOM": "UIDevice.current.userInterfaceIdiom",
        "UIAccessibilityConvertFrameToScreenCoordinates":
            "UIAccessibility.convertToScreenCoordinates($0, in: $1)",
        "UIAccessibilityConvertPathToScreenCoordinates":
            "UIAccessibility.convertToScreenCoordinates($0, in: $1)",
        "UIAccessibilityFocusedElement": "UIAccessibility.focusedElement(using: $0)",
    ].merging(settingCalls) { $1 }.merging(textCalls) { $1 }

    /// Functions without arguments that tell of a setting of accessibility, which properties tell now.
    private static let settingCalls: [String: String] = {
        let names = [
            "IsAssistiveTouchRunning", "IsBoldTextEnabled", "IsClosedCaptioningEnabled", "IsGrayscaleEnabled",
            "IsGuidedAccessEnabled", "IsInvertColorsEnabled", "IsMonoAudioEnabled", "IsReduceMotionEnabled",
            "IsReduceTransparencyEnabled", "IsShakeToUndoEnabled", "IsSpeakScreenEnabled",
            "IsSpeakSelectionEnabled", "IsSwitchControlRunning", "IsVideoAutoplayEnabled",
            "IsVoiceOverRunning",
        ]
        var result = Dictionary(
            uniqueKeysWithValues: names.map { ("UIAccessibility\($0)", "UIAccessibility.\(lowered($0))") }
        )
        result["UIAccessibilityDarkerSystemColorsEnabled"] = "UIAccessibility.isDarkerSystemColorsEnabled"
        return result
    }()

    /// Functions between structures and texts, which belong to NSCoder now.
    private static let textCalls: [String: String] = {
        var result: [String: String] = [:]
        for name in [
            "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "UIOffset",
        ] {
            let member = name.prefix(2).lowercased() + name.dropFirst(2)
            result["\(name)FromString"] = "NSCoder.\(member)(for: $0)"
            result["NSStringFrom\(name)"] = "NSCoder.string(for: $0)"
        }
        return result
    }()

    /// Methods whose first label went into the name: the old name with its label, and the new one, whose argument has none.
    static let labelled: [String: String] = [
        "bringSubview(toFront": "bringSubviewToFront", "sendSubview(toBack": "sendSubviewToBack",
    ]

    /// Labels that have another name: the method, the old label, the new one.
    static let labels: [String: (old: String, new: String)] = [
        "didMove": ("toParentViewController", "toParent"), "willMove": ("toParentViewController", "toParent"),
    ]

    private static func lowered(_ name: String) -> String {
        if name.count > 1, name.allSatisfy({ $0.isUppercase }) { return name.lowercased() }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    private struct Group {
        let names: String
        let oldPrefix: String
        var oldSuffix = ""
        let newPrefix: String
        var newSuffix = ""
        var isType = false
    }

    private static let groups: [Group] = [
        Group(
            names: "Forwards Backwards Both Removed",
            oldPrefix: "kCAFillMode",
            newPrefix: "CAMediaTimingFillMode."
        ),
        Group(
            names: "Linear EaseIn EaseOut EaseInEaseOut Default",
            oldPrefix: "kCAMediaTimingFunction",
            newPrefix: "CAMediaTimingFunctionName."
        ),
        Group(
            names: "Linear Discrete Paced Cubic CubicPaced",
            oldPrefix: "kCAAnimation",
            newPrefix: "CAAnimationCalculationMode."
        ),
        Group(
            names: "RotateAuto RotateAutoReverse",
            oldPrefix: "kCAAnimation",
            newPrefix: "CAAnimationRotationMode."
        ),
        Group(
            names:
                "Center Top Bottom Left Right TopLeft TopRight BottomLeft BottomRight Resize ResizeAspect ResizeAspectFill",
            oldPrefix: "kCAGravity",
            newPrefix: "CALayerContentsGravity."
        ),
        Group(names: "Butt Round Square", oldPrefix: "kCALineCap", newPrefix: "CAShapeLayerLineCap."),
        Group(names: "Miter Round Bevel", oldPrefix: "kCALineJoin", newPrefix: "CAShapeLayerLineJoin."),
        Group(names: "NonZero EvenOdd", oldPrefix: "kCAFillRule", newPrefix: "CAShapeLayerFillRule."),
        Group(names: "Fade MoveIn Push Reveal", oldPrefix: "kCATransition", newPrefix: "CATransitionType."),
        Group(
            names: "FromRight FromLeft FromTop FromBottom",
            oldPrefix: "kCATransition",
            newPrefix: "CATransitionSubtype."
        ),
        Group(
            names: "Natural Left Right Center Justified",
            oldPrefix: "kCAAlignment",
            newPrefix: "CATextLayerAlignmentMode."
        ),
        Group(
            names: "None Start End Middle",
            oldPrefix: "kCATruncation",
            newPrefix: "CATextLayerTruncationMode."
        ),
        Group(
            names: "Point Line Rectangle Cuboid Circle Sphere",
            oldPrefix: "kCAEmitterLayer",
            newPrefix: "CAEmitterLayerEmitterShape."
        ),
        Group(
            names: "Points Outline Surface Volume",
            oldPrefix: "kCAEmitterLayer",
            newPrefix: "CAEmitterLayerEmitterMode."
        ),
        Group(
            names: "Unordered OldestFirst OldestLast BackToFront Additive",
            oldPrefix: "kCAEmitterLayer",
            newPrefix: "CAEmitterLayerRenderMode."
        ),
        Group(
            names: "None Vertically Horizontally Both",
            oldPrefix: "kCAScroll",
            newPrefix: "CAScrollLayerScrollMode."
        ),
        Group(names: "Axial", oldPrefix: "kCAGradientLayer", newPrefix: "CAGradientLayerType."),
        Group(names: "Linear Nearest Trilinear", oldPrefix: "kCAFilter", newPrefix: "CALayerContentsFilter."),
        Group(
            names: "State ContentHorizontalAlignment ContentVerticalAlignment",
            oldPrefix: "UIControl",
            newPrefix: "UIControl.",
            isType: true
        ),
        Group(
            names:
                "AnimationOptions AnimationCurve AnimationTransition ContentMode KeyframeAnimationOptions TintAdjustmentMode",
            oldPrefix: "UIView",
            newPrefix: "UIView.",
            isType: true
        ),
        Group(
            names: "LaunchOptionsKey OpenURLOptionsKey State",
            oldPrefix: "UIApplication",
            newPrefix: "UIApplication.",
            isType: true
        ),
        Group(
            names:
                "CellStyle CellEditingStyle CellSelectionStyle CellAccessoryType CellSeparatorStyle CellStateMask",
            oldPrefix: "UITableView",
            newPrefix: "UITableViewCell.",
            isType: true
        ),
        Group(
            names: "Style RowAnimation ScrollPosition",
            oldPrefix: "UITableView",
            newPrefix: "UITableView.",
            isType: true
        ),
        Group(
            names: "ScrollDirection ScrollPosition",
            oldPrefix: "UICollectionView",
            newPrefix: "UICollectionView.",
            isType: true
        ),
        Group(
            names: "SectionHeader SectionFooter",
            oldPrefix: "UICollectionElementKind",
            newPrefix: "UICollectionView.elementKind",
            isType: true
        ),
        Group(names: "Style", oldPrefix: "UIAlertController", newPrefix: "UIAlertController.", isType: true),
        Group(names: "Style", oldPrefix: "UIAlertAction", newPrefix: "UIAlertAction.", isType: true),
        Group(
            names: "RenderingMode Orientation ResizingMode",
            oldPrefix: "UIImage",
            newPrefix: "UIImage.",
            isType: true
        ),
        Group(
            names: "IndicatorStyle KeyboardDismissMode",
            oldPrefix: "UIScrollView",
            newPrefix: "UIScrollView.",
            isType: true
        ),
        Group(
            names: "NavigationDirection NavigationOrientation SpineLocation TransitionStyle",
            oldPrefix: "UIPageViewController",
            newPrefix: "UIPageViewController.",
            isType: true
        ),
        Group(
            names: "Attribute Relation",
            oldPrefix: "NSLayout",
            newPrefix: "NSLayoutConstraint.",
            isType: true
        ),
        Group(
            names: "Mode",
            oldPrefix: "UICollisionBehavior",
            newPrefix: "UICollisionBehavior.",
            isType: true
        ),
        Group(
            names: "MediaType CropRect ReferenceURL MediaURL MediaMetadata LivePhoto ImageURL",
            oldPrefix: "UIImagePickerController",
            newPrefix: "UIImagePickerController.InfoKey."
        ),
        Group(
            names: "SourceType CameraDevice CameraFlashMode CameraCaptureMode QualityType",
            oldPrefix: "UIImagePickerController",
            newPrefix: "UIImagePickerController.",
            isType: true
        ),
        Group(
            names:
                "RotateX RotateY RotateZ Scale ScaleX ScaleY ScaleZ Translate TranslateX TranslateY TranslateZ",
            oldPrefix: "kCAValueFunction",
            newPrefix: "CAValueFunctionName."
        ),
        Group(
            names: "UpArrow DownArrow LeftArrow RightArrow Escape",
            oldPrefix: "UIKeyInput",
            newPrefix: "UIKeyCommand.input",
            isType: true
        ),
        Group(
            names: "DisplayMode PrimaryEdge",
            oldPrefix: "UISplitViewController",
            newPrefix: "UISplitViewController.",
            isType: true
        ),
        Group(
            names: "Required DefaultHigh DefaultLow FittingSizeLevel",
            oldPrefix: "UILayoutPriority",
            newPrefix: "UILayoutPriority."
        ),
        Group(names: "Type", oldPrefix: "UIPress", newPrefix: "UIPress.Press", isType: true),
        Group(names: "Type Subtype", oldPrefix: "UIEvent", newPrefix: "UIEvent.Event", isType: true),
        Group(
            names:
                "Expansion Obliqueness Ligature TextEffect WritingDirection VerticalGlyphForm StrikethroughColor",
            oldPrefix: "NS",
            oldSuffix: "AttributeName",
            newPrefix: "NSAttributedString.Key."
        ),
        Group(
            names: "Family Name Face Size Traits FeatureSettings CascadeList Matrix",
            oldPrefix: "UIFontDescriptor",
            oldSuffix: "Attribute",
            newPrefix: "UIFontDescriptor.AttributeName."
        ),
        Group(
            names: "Weight Width Slant Symbolic",
            oldPrefix: "UIFont",
            oldSuffix: "Trait",
            newPrefix: "UIFontDescriptor.TraitKey."
        ),
        Group(
            names: "CharacterEncoding DefaultAttributes",
            oldPrefix: "NS",
            oldSuffix: "DocumentAttribute",
            newPrefix: "NSAttributedString.DocumentReadingOptionKey."
        ),
        Group(
            names: "Plain RTF RTFD HTML",
            oldPrefix: "NS",
            oldSuffix: "TextDocumentType",
            newPrefix: "NSAttributedString.DocumentType."
        ),
        Group(
            names: "Distribution Alignment",
            oldPrefix: "UIStackView",
            newPrefix: "UIStackView.",
            isType: true
        ),
        Group(
            names: "UltraLight Thin Light Regular Medium Semibold Bold Heavy Black",
            oldPrefix: "UIFontWeight",
            newPrefix: "UIFont.Weight."
        ),
        Group(
            names: "AnimationCurve AnimationDuration FrameBegin FrameEnd IsLocal",
            oldPrefix: "UIKeyboard",
            oldSuffix: "UserInfoKey",
            newPrefix: "UIResponder.keyboard",
            newSuffix: "UserInfoKey",
            isType: true
        ),
        Group(
            names: "CompressedSize ExpandedSize",
            oldPrefix: "UILayoutFitting",
            newPrefix: "UIView.layoutFitting",
            isType: true
        ),
        Group(
            names:
                "BackgroundColor BaselineOffset Font ForegroundColor Kern Link ParagraphStyle Shadow StrokeColor StrokeWidth StrikethroughStyle UnderlineColor UnderlineStyle Attachment",
            oldPrefix: "NS",
            oldSuffix: "AttributeName",
            newPrefix: "NSAttributedString.Key."
        ),
        Group(
            names:
                "Button Header Image Link None NotEnabled PlaysSound SearchField Selected StaticText SummaryElement UpdatesFrequently Adjustable AllowsDirectInteraction CausesPageTurn KeyboardKey",
            oldPrefix: "UIAccessibilityTrait",
            newPrefix: "UIAccessibilityTraits."
        ),
    ]

    private static let single = """
        NSAttachmentCharacter NSTextAttachment.character
        NSDocumentTypeDocumentAttribute NSAttributedString.DocumentReadingOptionKey.documentType
        RunLoopMode RunLoop.Mode
        UITrackingRunLoopMode RunLoop.Mode.tracking
        UIAccessibilityNotifications UIAccessibility.Notification
        UIAccessibilityPageScrolledNotification UIAccessibility.Notification.pageScrolled
        UIAccessibilityHearingDeviceEar UIAccessibility.HearingDeviceEar
        UIActivityCategory UIActivity.Category
        UIActivityType UIActivity.ActivityType
        UIApplicationBackgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalMinimum
        UIApplicationBackgroundFetchIntervalNever UIApplication.backgroundFetchIntervalNever
        UIApplicationOpenSettingsURLString UIApplication.openSettingsURLString
        UIAttachmentBehaviorType UIAttachmentBehavior.AttachmentType
        UICollectionElementCategory UICollectionView.ElementCategory
        UICollectionUpdateAction UICollectionViewUpdateItem.Action
        UICollectionViewFlowLayoutAutomaticSize UICollectionViewFlowLayout.automaticSize
        UIDeviceBatteryState UIDevice.BatteryState
        UIFontFeatureSelectorIdentifierKey UIFontDescriptor.FeatureKey.typeIdentifier
        UIFontFeatureTypeIdentifierKey UIFontDescriptor.FeatureKey.featureIdentifier
        UIFontWeight UIFont.Weight
        UIImagePickerControllerOriginalImage UIImagePickerController.InfoKey.originalImage
        UIImagePickerControllerEditedImage UIImagePickerController.InfoKey.editedImage
        UIImagePickerControllerPHAsset UIImagePickerController.InfoKey.phAsset
        UIImpactFeedbackStyle UIImpactFeedbackGenerator.FeedbackStyle
        UIInterpolatingMotionEffectType UIInterpolatingMotionEffect.EffectType
        UIMenuControllerArrowDirection UIMenuController.ArrowDirection
        UINavigationItemLargeTitleDisplayMode UINavigationItem.LargeTitleDisplayMode
        UINotificationFeedbackType UINotificationFeedbackGenerator.FeedbackType
        UIPageViewControllerOptionInterPageSpacingKey UIPageViewController.OptionsKey.interPageSpacing
        UIPageViewControllerOptionSpineLocationKey UIPageViewController.OptionsKey.spineLocation
        UIPressPhase UIPress.Phase
        UIProgressViewStyle UIProgressView.Style
        UIPushBehaviorMode UIPushBehavior.Mode
        UIScrollViewContentInsetAdjustmentBehavior UIScrollView.ContentInsetAdjustmentBehavior
        UIScrollViewIndexDisplayMode UIScrollView.IndexDisplayMode
        UISearchBarIcon UISearchBar.Icon
        UISegmentedControlNoSegment UISegmentedControl.noSegment
        UISegmentedControlSegment UISegmentedControl.Segment
        UISplitViewControllerAutomaticDimension UISplitViewController.automaticDimension
        UITabBarItemPositioning UITabBar.ItemPositioning
        UITableViewRowActionStyle UITableViewRowAction.Style
        UITextFieldDidEndEditingReason UITextField.DidEndEditingReason
        UITouchType UITouch.TouchType
        UIWindowLevel UIWindow.Level
        kCAContentsFormatGray8Uint CALayerContentsFormat.gray8Uint
        kCAContentsFormatRGBA16Float CALayerContentsFormat.RGBA16Float
        kCAContentsFormatRGBA8Uint CALayerContentsFormat.RGBA8Uint
        NSAttributedStringKey NSAttributedString.Key
        NSLayoutFormatOptions NSLayoutConstraint.FormatOptions
        UIActivityIndicatorViewStyle UIActivityIndicatorView.Style
        UIAccessibilityAnnouncementNotification UIAccessibility.Notification.announcement
        UIAccessibilityLayoutChangedNotification UIAccessibility.Notification.layoutChanged
        UIAccessibilityScreenChangedNotification UIAccessibility.Notification.screenChanged
        UIBackgroundTaskInvalid UIBackgroundTaskIdentifier.invalid
        UIBarButtonItemStyle UIBarButtonItem.Style
        UIBarButtonSystemItem UIBarButtonItem.SystemItem
        UIBlurEffectStyle UIBlurEffect.Style
        UIButtonType UIButton.ButtonType
        UIControlEvents UIControl.Event
        UIDatePickerMode UIDatePicker.Mode
        UIEdgeInsetsZero UIEdgeInsets.zero
        UIFontDescriptorSymbolicTraits UIFontDescriptor.SymbolicTraits
        UIFontTextStyle UIFont.TextStyle
        UIGestureRecognizerState UIGestureRecognizer.State
        UILayoutConstraintAxis NSLayoutConstraint.Axis
        UINavigationControllerHideShowBarDuration UINavigationController.hideShowBarDuration
        UINavigationControllerOperation UINavigationController.Operation
        UIOffsetZero UIOffset.zero
        UIScrollViewDecelerationRateFast UIScrollView.DecelerationRate.fast
        UIScrollViewDecelerationRateNormal UIScrollView.DecelerationRate.normal
        UISearchBarStyle UISearchBar.Style
        UISwipeGestureRecognizerDirection UISwipeGestureRecognizer.Direction
        UITabBarSystemItem UITabBarItem.SystemItem
        UITableViewAutomaticDimension UITableView.automaticDimension
        UITableViewIndexSearch UITableView.indexSearch
        UITextBorderStyle UITextField.BorderStyle
        UITextFieldViewMode UITextField.ViewMode
        UITouchPhase UITouch.Phase
        UITransitionContextFromViewControllerKey UITransitionContextViewControllerKey.from
        UITransitionContextFromViewKey UITransitionContextViewKey.from
        UITransitionContextToViewControllerKey UITransitionContextViewControllerKey.to
        UITransitionContextToViewKey UITransitionContextViewKey.to
        UIViewAutoresizing UIView.AutoresizingMask
        UIViewNoIntrinsicMetric UIView.noIntrinsicMetric
        UIWindowLevelAlert UIWindow.Level.alert
        UIWindowLevelNormal UIWindow.Level.normal
        UIWindowLevelStatusBar UIWindow.Level.statusBar
        """

    private static let notificationLines = """
        UIApplication DidBecomeActive WillResignActive DidEnterBackground WillEnterForeground WillTerminate DidFinishLaunching DidReceiveMemoryWarning DidChangeStatusBarFrame DidChangeStatusBarOrientation WillChangeStatusBarFrame WillChangeStatusBarOrientation SignificantTimeChange UserDidTakeScreenshot BackgroundRefreshStatusDidChange
        UIDevice OrientationDidChange BatteryLevelDidChange BatteryStateDidChange ProximityStateDidChange
        UIAccessibility VoiceOverStatusDidChange ReduceMotionStatusDidChange ReduceTransparencyStatusDidChange BoldTextStatusDidChange InvertColorsStatusDidChange GrayscaleStatusDidChange DarkerSystemColorsStatusDidChange SwitchControlStatusDidChange GuidedAccessStatusDidChange
        UIMenuController WillShowMenu DidShowMenu WillHideMenu DidHideMenu MenuFrameDidChange
        UIPasteboard Changed Removed
        UITextField TextDidChange TextDidBeginEditing TextDidEndEditing
        UITextView TextDidChange TextDidBeginEditing TextDidEndEditing
        UIContentSizeCategory DidChange
        UIScreen DidConnect DidDisconnect ModeDidChange BrightnessDidChange
        UIWindow DidBecomeVisible DidBecomeHidden DidBecomeKey DidResignKey
        """
}

extension String {
    /// `UIKeyboard…` names belong to responders.
    fileprivate var replacingKeyboard: String { self == "UIKeyboard" ? "UIResponder" : self }
}
