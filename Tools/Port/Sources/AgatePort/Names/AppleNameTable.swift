/// Names of UIKit, QuartzCore, CoreGraphics and CoreText, by how soon they are wanted: 1 is soonest.
enum AppleNameTable {
    /// Types and functions.
    static let types: [(priority: Int, names: String)] = [
        (
            1,
            """
            CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup
            CAAnimationRotationMode CAAutoresizingMask CABasicAnimation CAConstraint
            CAConstraintAttribute CAConstraintLayoutManager CACornerMask CACurrentMediaTime
            CADisplayLink CAEAGLLayer CAEDRMetadata CAEdgeAntialiasingMask CAEmitterCell CAEmitterLayer
            CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode
            CAFrameRateRange CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
            CALayerContentsFilter CALayerContentsFormat CALayerContentsGravity CALayerCornerCurve
            CALayerDelegate CALayoutManager CAMediaTiming CAMediaTimingFillMode CAMediaTimingFunction
            CAMediaTimingFunctionName CAMetalDisplayLink CAMetalDisplayLinkDelegate CAMetalDrawable
            CAMetalLayer CAOpenGLLayer CAPropertyAnimation CARemoteLayerClient CARemoteLayerServer
            CARenderer CAReplicatorLayer CAScrollLayer CAScrollLayerScrollMode CAShapeLayer
            CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer
            CATextLayerAlignmentMode CATextLayerTruncationMode CATiledLayer CATransaction CATransform3D
            CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
            CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
            CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale
            CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate
            CATransformLayer CATransition CATransitionSubtype CATransitionType CAValueFunction
            CAValueFunctionName CGAffineTransform CGAffineTransformComponents CGAffineTransformConcat
            CGAffineTransformInvert CGAffineTransformIsIdentity CGAffineTransformMake
            CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation
            CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate
            CGBitmapContextReleaseDataCallback CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent
            CGColorSpace CGColorSpaceCreateCopyWithStandardRange CGColorSpaceCreateDeviceCMYK
            CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceCreateExtended
            CGColorSpaceCreateExtendedLinearized CGColorSpaceCreateLinearized CGColorSpaceModel
            CGColorSpaceUsesExtendedRange CGContext CGDataConsumer CGDataProvider
            CGDataProviderReleaseDataCallback CGFloat CGFont CGFontIndex CGFunction CGFunctionCallbacks
            CGFunctionEvaluateCallback CGFunctionReleaseInfoCallback CGGlyph CGGradient
            CGGradientDrawingOptions CGImage CGImageAlphaInfo CGImageByteOrderInfo
            CGImagePixelFormatInfo CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath
            CGPath CGPathApplierFunction CGPathApplyBlock CGPathDrawingMode CGPathElement
            CGPathElementType CGPathFillRule CGPattern CGPatternCallbacks CGPatternDrawPatternCallback
            CGPatternReleaseInfoCallback CGPatternTiling CGPoint CGRect CGRectEdge CGShading CGSize
            CGTextDrawingMode CGToneMapping CGVector CTCharacterCollection CTFont CTFontCollection
            CTFontCollectionCopyFontAttribute CTFontCollectionCopyFontAttributes
            CTFontCollectionCopyOptions CTFontCollectionCreateCopyWithFontDescriptors
            CTFontCollectionCreateFromAvailableFonts CTFontCollectionCreateMatchingFontDescriptors
            CTFontCollectionCreateMatchingFontDescriptorsSortedWithCallback
            CTFontCollectionCreateMatchingFontDescriptorsWithOptions
            CTFontCollectionCreateWithFontDescriptors CTFontCollectionGetTypeID
            CTFontCollectionSortDescriptorsCallback CTFontCopyAttribute CTFontCopyAvailableTables
            CTFontCopyCharacterSet CTFontCopyDefaultCascadeListForLanguages CTFontCopyDisplayName
            CTFontCopyFamilyName CTFontCopyFeatureSettings CTFontCopyFeatures CTFontCopyFontDescriptor
            CTFontCopyFullName CTFontCopyGraphicsFont CTFontCopyLocalizedName CTFontCopyName
            CTFontCopyNameForGlyph CTFontCopyPostScriptName CTFontCopySupportedLanguages CTFontCopyTable
            CTFontCopyTraits CTFontCopyVariation CTFontCopyVariationAxes CTFontCreateCopyWithAttributes
            CTFontCreateCopyWithFamily CTFontCreateCopyWithSymbolicTraits CTFontCreateForString
            CTFontCreateForStringWithLanguage CTFontCreatePathForGlyph CTFontCreateUIFontForLanguage
            CTFontCreateWithFontDescriptor CTFontCreateWithFontDescriptorAndOptions
            CTFontCreateWithGraphicsFont CTFontCreateWithName CTFontCreateWithNameAndOptions
            CTFontDescriptor CTFontDescriptorCopyAttribute CTFontDescriptorCopyAttributes
            CTFontDescriptorCopyLocalizedAttribute CTFontDescriptorCreateCopyWithAttributes
            CTFontDescriptorCreateCopyWithFamily CTFontDescriptorCreateCopyWithFeature
            CTFontDescriptorCreateCopyWithSymbolicTraits CTFontDescriptorCreateCopyWithVariation
            CTFontDescriptorCreateMatchingFontDescriptor CTFontDescriptorCreateMatchingFontDescriptors
            CTFontDescriptorCreateWithAttributes CTFontDescriptorCreateWithNameAndSize
            CTFontDescriptorGetTypeID CTFontDescriptorMatchFontDescriptorsWithProgressHandler
            CTFontDescriptorMatchingState CTFontDescriptorProgressHandler CTFontDrawGlyphs CTFontFormat
            CTFontGetAdvancesForGlyphs CTFontGetAscent CTFontGetBoundingBox
            CTFontGetBoundingRectsForGlyphs CTFontGetCapHeight CTFontGetDescent CTFontGetGlyphCount
            CTFontGetGlyphWithName CTFontGetGlyphsForCharacters CTFontGetLeading
            CTFontGetLigatureCaretPositions CTFontGetMatrix CTFontGetOpticalBoundsForGlyphs
            CTFontGetSize CTFontGetSlantAngle CTFontGetStringEncoding CTFontGetSymbolicTraits
            CTFontGetTypeID CTFontGetUnderlinePosition CTFontGetUnderlineThickness CTFontGetUnitsPerEm
            CTFontGetVerticalTranslationsForGlyphs CTFontGetXHeight CTFontHasTable
            CTFontManagerAutoActivationSetting CTFontManagerCopyAvailableFontFamilyNames
            CTFontManagerCopyAvailablePostScriptNames CTFontManagerCopyRegisteredFontDescriptors
            CTFontManagerCreateFontDescriptorFromData CTFontManagerCreateFontDescriptorsFromData
            CTFontManagerCreateFontDescriptorsFromURL CTFontManagerError
            CTFontManagerRegisterFontDescriptors CTFontManagerRegisterFontURLs
            CTFontManagerRegisterFontsForURL CTFontManagerRegisterFontsWithAssetNames
            CTFontManagerRequestFonts CTFontManagerScope CTFontManagerUnregisterFontDescriptors
            CTFontManagerUnregisterFontURLs CTFontManagerUnregisterFontsForURL CTFontOptions
            CTFontOrientation CTFontPriority CTFontStylisticClass CTFontSymbolicTraits
            CTFontTableOptions CTFontTableTag CTFontUIFontType CTFrame CTFrameDraw
            CTFrameGetFrameAttributes CTFrameGetLineOrigins CTFrameGetLines CTFrameGetPath
            CTFrameGetStringRange CTFrameGetTypeID CTFrameGetVisibleStringRange CTFramePathFillRule
            CTFrameProgression CTFramesetter CTFramesetterCreateFrame
            CTFramesetterCreateWithAttributedString CTFramesetterCreateWithTypesetter
            CTFramesetterGetTypeID CTFramesetterGetTypesetter
            CTFramesetterSuggestFrameSizeWithConstraints CTGlyphInfo
            CTGlyphInfoCreateWithCharacterIdentifier CTGlyphInfoCreateWithGlyph
            CTGlyphInfoCreateWithGlyphName CTGlyphInfoGetCharacterCollection
            CTGlyphInfoGetCharacterIdentifier CTGlyphInfoGetGlyph CTGlyphInfoGetGlyphName
            CTGlyphInfoGetTypeID CTLine CTLineBoundsOptions CTLineBreakMode CTLineCreateJustifiedLine
            CTLineCreateTruncatedLine CTLineCreateWithAttributedString CTLineDraw
            CTLineEnumerateCaretOffsets CTLineGetBoundsWithOptions CTLineGetGlyphCount
            CTLineGetGlyphRuns CTLineGetImageBounds CTLineGetOffsetForStringIndex
            CTLineGetPenOffsetForFlush CTLineGetStringIndexForPosition CTLineGetStringRange
            CTLineGetTrailingWhitespaceWidth CTLineGetTypeID CTLineGetTypographicBounds
            CTLineTruncationType CTMutableFontCollection CTParagraphStyle CTParagraphStyleCreate
            CTParagraphStyleCreateCopy CTParagraphStyleGetTypeID CTParagraphStyleGetValueForSpecifier
            CTParagraphStyleSetting CTParagraphStyleSpecifier CTRubyAlignment CTRubyAnnotation
            CTRubyAnnotationCreate CTRubyAnnotationCreateCopy CTRubyAnnotationCreateWithAttributes
            CTRubyAnnotationGetAlignment CTRubyAnnotationGetOverhang CTRubyAnnotationGetSizeFactor
            CTRubyAnnotationGetTextForPosition CTRubyAnnotationGetTypeID CTRubyOverhang CTRubyPosition
            CTRun CTRunDelegate CTRunDelegateCallbacks CTRunDelegateCreate
            CTRunDelegateDeallocateCallback CTRunDelegateGetAscentCallback
            CTRunDelegateGetDescentCallback CTRunDelegateGetRefCon CTRunDelegateGetTypeID
            CTRunDelegateGetWidthCallback CTRunDraw CTRunGetAdvances CTRunGetAdvancesPtr
            CTRunGetAttributes CTRunGetBaseAdvancesAndOrigins CTRunGetGlyphCount CTRunGetGlyphs
            CTRunGetGlyphsPtr CTRunGetImageBounds CTRunGetPositions CTRunGetPositionsPtr CTRunGetStatus
            CTRunGetStringIndices CTRunGetStringIndicesPtr CTRunGetStringRange CTRunGetTextMatrix
            CTRunGetTypeID CTRunGetTypographicBounds CTRunStatus CTTextAlignment CTTextTab
            CTTextTabCreate CTTextTabGetAlignment CTTextTabGetLocation CTTextTabGetOptions
            CTTextTabGetTypeID CTTypesetter CTTypesetterCreateLine CTTypesetterCreateLineWithOffset
            CTTypesetterCreateWithAttributedString CTTypesetterCreateWithAttributedStringAndOptions
            CTTypesetterGetTypeID CTTypesetterSuggestClusterBreak
            CTTypesetterSuggestClusterBreakWithOffset CTTypesetterSuggestLineBreak
            CTTypesetterSuggestLineBreakWithOffset CTUnderlineStyle CTUnderlineStyleModifiers
            CTWritingDirection NSDirectionalEdgeInsets NSLayoutAnchor NSLayoutConstraint
            NSLayoutDimension NSLayoutManager NSLayoutManagerDelegate NSLayoutXAxisAnchor
            NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle NSNull NSParagraphStyle NSShadow
            NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment
            NSTextAttachmentContainer NSTextContainer NSTextList NSTextStorage NSTextStorageDelegate
            NSTextTab NSUnderlineStyle NSUserActivity NSWritingDirection NSWritingDirectionFormatType
            UIAccelerometerDelegate UIAccessibility UIAccessibilityCustomRotor
            UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate
            UIAccessibilityLocationDescriptor UIAccessibilityTraits UIAction UIActionHandler
            UIActionSheet UIActionSheetDelegate UIActionSheetStyle UIActivity UIActivityIndicatorView
            UIActivityItemProvider UIActivityItemSource UIActivityItemsConfiguration
            UIActivityItemsConfigurationInteraction UIActivityItemsConfigurationMetadataKey
            UIActivityItemsConfigurationPreviewIntent UIActivityItemsConfigurationReading
            UIActivityViewController UIAlertAction UIAlertController UIAlertView UIAlertViewDelegate
            UIAlertViewStyle UIApplication UIApplicationDelegate UIApplicationMain
            UIApplicationShortcutIcon UIApplicationShortcutItem UIBackgroundFetchResult UIBarButtonItem
            UIBarMetrics UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton
            UICloudSharingController UICloudSharingControllerDelegate UICollectionView
            UICollectionViewCell UICollectionViewController UICollectionViewDataSource
            UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout
            UICollectionViewLayout UIColor UIColorPickerViewController
            UIColorPickerViewControllerDelegate UIContentSizeCategory UIContentSizeCategoryAdjusting
            UIControl UICoordinateSpace UICubicTimingParameters UIDataDetectorTypes
            UIDataSourceModelAssociation UIDatePicker UIDatePickerStyle UIDevice UIDeviceOrientation
            UIDictationPhrase UIDocument UIDocumentBrowserAction UIDocumentBrowserError
            UIDocumentBrowserTransitionController UIDocumentBrowserViewController
            UIDocumentBrowserViewControllerDelegate UIDocumentInteractionController
            UIDocumentInteractionControllerDelegate UIDocumentMenuDelegate UIDocumentMenuOrder
            UIDocumentMenuViewController UIDocumentPickerDelegate
            UIDocumentPickerExtensionViewController UIDocumentPickerMode UIDocumentPickerViewController
            UIDragAnimating UIDragDropSession UIDragInteraction UIDragInteractionDelegate UIDragItem
            UIDragPreview UIDragPreviewParameters UIDragPreviewTarget UIDragSession UIDropInteraction
            UIDropInteractionDelegate UIDropOperation UIDropProposal UIDropSession
            UIDropSessionProgressIndicatorStyle UIEdgeInsets UIEvent UIEventAttribution
            UIEventAttributionView UIFieldBehavior UIFocusAnimationContext UIFocusAnimationCoordinator
            UIFocusDebugger UIFocusDebuggerOutput UIFocusEnvironment UIFocusGuide UIFocusHeading
            UIFocusItem UIFocusItemContainer UIFocusItemScrollableContainer UIFocusMovementHint
            UIFocusSoundIdentifier UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor
            UIFontMetrics UIFontPickerViewController UIFontPickerViewControllerDelegate
            UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsBeginImageContext
            UIGraphicsBeginImageContextWithOptions UIGraphicsBeginPDFContextToData
            UIGraphicsBeginPDFContextToFile UIGraphicsBeginPDFPage UIGraphicsEndImageContext
            UIGraphicsEndPDFContext UIGraphicsGetCurrentContext
            UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
            UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
            UIGraphicsPushContext UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat
            UIGuidedAccessAccessibilityFeature UIGuidedAccessRestrictionDelegate
            UIHoverGestureRecognizer UIImage UIImagePickerController UIImagePickerControllerDelegate
            UIImageView UIImpactFeedbackGenerator UIIndirectScribbleInteraction
            UIIndirectScribbleInteractionDelegate UIInputView UIInputViewAudioFeedback
            UIInputViewController UIInterfaceOrientation UIKeyInput UIKeyModifierFlags UILabel
            UILayoutGuide UILayoutPriority UILexicon UILexiconEntry UILocalNotification
            UILongPressGestureRecognizer UIManagedDocument UIMenuSystem UIModalPresentationStyle
            UIModalTransitionStyle UIMutableApplicationShortcutItem UIMutableUserNotificationAction
            UIMutableUserNotificationCategory UINavigationController UIObjectRestoration UIOffset
            UIOpenURLContext UIPanGestureRecognizer UIPasteConfiguration UIPasteConfigurationSupporting
            UIPencilInteraction UIPencilInteractionDelegate UIPencilPreferredAction
            UIPinchGestureRecognizer UIPointerLockState UIPopoverController UIPopoverControllerDelegate
            UIPresentationController UIPreviewAction UIPreviewActionGroup UIPreviewActionItem
            UIPreviewInteraction UIPreviewInteractionDelegate UIPrintError UIPrintFormatter UIPrintInfo
            UIPrintInteractionController UIPrintInteractionControllerDelegate UIPrintPageRenderer
            UIPrintPaper UIPrintRenderingQuality UIPrintServiceExtension UIPrinter UIPrinterDestination
            UIPrinterPickerController UIPrinterPickerControllerDelegate UIRectClip UIRectCorner
            UIRectEdge UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode
            UIReferenceLibraryViewController UIRegion UIResponder UIRotationGestureRecognizer UIScene
            UISceneActivationConditions UISceneDestructionRequestOptions UIScreen
            UIScreenEdgePanGestureRecognizer UIScreenshotService UIScreenshotServiceDelegate
            UIScribbleInteraction UIScribbleInteractionDelegate UIScrollTypeMask UIScrollView
            UISearchDisplayController UISearchDisplayDelegate UISearchToken UISegmentedControl
            UISemanticContentAttribute UISheetPresentationController UISlider UISpringLoadedInteraction
            UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext
            UISpringLoadedInteractionEffect UISpringLoadedInteractionEffectState
            UISpringLoadedInteractionSupporting UISpringTimingParameters UIStackView UIStateRestoring
            UIStatusBarStyle UIStoryboard UIStoryboardPopoverSegue UIStoryboardSegue
            UISwipeGestureRecognizer UISwitch UITabBarController UITableView UITableViewCell
            UITableViewController UITableViewDataSource UITableViewDelegate UITapGestureRecognizer
            UITextDragDelegate UITextDragOptions UITextDragPreviewRenderer UITextDragRequest
            UITextDraggable UITextDropDelegate UITextDropEditability UITextDropProposal
            UITextDropRequest UITextDroppable UITextField UITextFieldDelegate UITextGranularity
            UITextInput UITextInputDelegate UITextInputStringTokenizer UITextInputTokenizer
            UITextInputTraits UITextLayoutDirection UITextPasteConfigurationSupporting
            UITextPasteDelegate UITextPasteItem UITextPosition UITextRange UITextSelectionRect
            UITextStorageDirection UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType
            UITouch UITraitChangeObservable UITraitCollection UITraitDisplayScale
            UITraitEnvironmentLayoutDirection UITraitHorizontalSizeClass
            UITraitPreferredContentSizeCategory UITraitUserInterfaceStyle UITraitVerticalSizeClass
            UIUpdateLink UIUserActivityRestoring UIUserInterfaceStyle UIUserNotificationAction
            UIUserNotificationActionBehavior UIUserNotificationActionContext
            UIUserNotificationActivationMode UIUserNotificationCategory UIUserNotificationSettings
            UIUserNotificationType UIVideoEditorController UIVideoEditorControllerDelegate UIView
            UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewController
            UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
            UIViewControllerRestoration UIViewControllerTransitionCoordinator
            UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewPropertyAnimator
            UIVisualEffectView UIWebView UIWebViewDelegate UIWindow UIWindowScene
            """
        ),
        (
            2,
            """
            NSCollectionLayoutEnvironment NSCollectionLayoutGroup NSCollectionLayoutItem
            NSCollectionLayoutSection NSCollectionLayoutSize NSDataAsset NSDiffableDataSourceSnapshot
            NSIndexPath NSItemProvider NSView UIAccessibilityContainerType UIAccessibilityCustomAction
            UIAccessibilityElement UIAccessibilityIdentification
            UIAdaptivePresentationControllerDelegate UIAttachmentBehavior UIBackgroundConfiguration
            UIBackgroundTaskIdentifier UIBarItem UIBarPosition UIBarStyle UICellConfigurationState
            UICollectionLayoutListConfiguration UICollectionReusableView
            UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutConfiguration
            UICollectionViewDataSourcePrefetching UICollectionViewDiffableDataSource
            UICollectionViewLayoutAttributes UICollectionViewListCell UICommand UIConfigurationState
            UIContentConfiguration UIContentContainer UIContentView UIContextualAction UIDynamicAnimator
            UIDynamicItemBehavior UIEditMenuInteraction UIForceTouchCapability
            UIInterfaceOrientationMask UIInterpolatingMotionEffect UIKeyboardAppearance
            UIKeyboardLayoutGuide UIKeyboardType UILargeContentViewerInteraction
            UILargeContentViewerInteractionDelegate UILargeContentViewerItem UILayoutSupport
            UIMenuController UIMenuElement UIMenuItem UIMotionEffectGroup UIMutableTraits
            UINavigationBar UINavigationBarAppearance UINavigationControllerDelegate UINavigationItem
            UINib UINotificationFeedbackGenerator UIPageControl UIPageViewController
            UIPageViewControllerDataSource UIPageViewControllerDelegate UIPasteboard
            UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource
            UIPickerViewDelegate UIPopoverPresentationController UIPopoverPresentationControllerDelegate
            UIProgressView UIRefreshControl UIResponderStandardEditActions UIReturnKeyType
            UISceneConfiguration UISceneSession UIScrollViewDelegate UISearchBar UISearchBarDelegate
            UISearchController UISearchResultsUpdating UISearchTextField
            UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext
            UISplitViewController UIStatusBarAnimation UIStepper UISwipeActionsConfiguration UITabBar
            UITabBarAppearance UITabBarControllerDelegate UITabBarDelegate UITabBarItem
            UITableViewDiffableDataSource UITableViewHeaderFooterView UITextAutocapitalizationType
            UITextAutocorrectionType UITextContentType UITextItemInteraction UITextSpellCheckingType
            UIToolbar UITrait UITraitChangeRegistration UITraitDefinition UITraitOverrides
            UITransitionContextViewControllerKey UITransitionContextViewKey UIUpdateInfo
            UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass
            UIVibrancyEffect UIVibrancyEffectStyle UIViewControllerInteractiveTransitioning
            UIViewControllerTransitionCoordinatorContext UIVisualEffect UIWindowSceneDelegate
            """
        ),
        (
            3,
            """
            NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
            NSCollectionLayoutContainer NSCollectionLayoutDecorationItem NSCollectionLayoutDimension
            NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem
            NSCollectionLayoutGroupCustomItemProvider
            NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSpacing
            NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSDataAssetName
            NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionSnapshotReference
            NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSnapshotReference
            NSDiffableDataSourceTransaction NSDirectionalRectEdge NSRectAlignment
            NSTextLayoutOrientationProvider NSTextScalingType NSTextWritingDirection UIAccelerationValue
            UIAccessibilityContainerDataTable UIAccessibilityContainerDataTableCell
            UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityContrast
            UIAccessibilityNavigationStyle UIAccessibilityReadingContent UIAccessibilityScrollDirection
            UIAccessibilityTextualContext UIAccessibilityVoiceOverStatusChanged UIAppearance
            UIAppearanceContainer UIAxis UIBackgroundRefreshStatus UIBandSelectionInteraction
            UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemGroup
            UIBarButtonItemStateAppearance UIBarPositioning UIBarPositioningDelegate
            UIButtonPointerStyleProvider UICalendarView UICellAccessory
            UICollectionLayoutSectionOrthogonalScrollingBehavior
            UICollectionViewCompositionalLayoutSectionProvider
            UICollectionViewDiffableDataSourceReference
            UICollectionViewDiffableDataSourceReferenceCellProvider
            UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider
            UICollectionViewDragDelegate UICollectionViewDropCoordinator UICollectionViewDropDelegate
            UICollectionViewDropItem UICollectionViewDropPlaceholder
            UICollectionViewDropPlaceholderContext UICollectionViewDropProposal
            UICollectionViewFlowLayoutInvalidationContext UICollectionViewFocusUpdateContext
            UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder
            UICollectionViewTransitionLayout UICollectionViewUpdateItem UICollisionBehavior
            UICollisionBehaviorDelegate UIColorWell UICommandAlternate UICommandTagShare
            UIConfigurationColorTransformer UIConfigurationStateCustomKey
            UIConfigurationTextAttributesTransformer UIContentInsetsReference
            UIContentUnavailableConfiguration UIContentUnavailableView UIContextMenuConfiguration
            UIContextMenuContentPreviewProvider UIContextMenuInteraction
            UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
            UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate UICornerConfiguration
            UICornerRadius UIDataSourceTranslating UIDeferredMenuElement UIDirectionalRectEdge
            UIDisplayGamut UIDocumentBrowserErrorDomain UIDynamicAnimatorDelegate UIDynamicBehavior
            UIDynamicItem UIDynamicItemCollisionBoundsType UIDynamicItemGroup
            UIEdgeInsetsEqualToEdgeInsets UIEditingInteractionConfiguration UIFeedbackGenerator
            UIFindInteraction UIFloatRange UIFloatRangeIsEqualToRange UIGlassContainerEffect
            UIGlassEffect UIGraphicsAddPDFContextDestinationAtPoint UIGraphicsBeginPDFPageWithInfo
            UIGraphicsDrawingActions UIGraphicsGetPDFContextBounds UIGraphicsPDFRenderer
            UIGraphicsPDFRendererContext UIGraphicsPDFRendererFormat
            UIGraphicsSetPDFContextDestinationForRect UIGraphicsSetPDFContextURLForRect
            UIGravityBehavior UIHoverStyle UIImageAsset UIImageReader UIImageWriteToSavedPhotosAlbum
            UIInteraction UIItemProviderPresentationSizeProviding UIKey UIKeyCommand UIKeyboardHIDUsage
            UIKitAttributes UILegibilityWeight UIListContentConfiguration UIListContentView
            UILocalNotificationDefaultSoundName UILocalizedIndexedCollation UIMarkupTextPrintFormatter
            UIMenu UIMenuBuilder UIMinimumKeepAliveTimeout UIMotionEffect UINavigationBarDelegate
            UIOffsetEqualToOffset UIPageControlProgress UIPageControlTimerProgress UIPasteControl
            UIPasteboardNameFind UIPickerViewAccessibilityDelegate UIPointerAccessory UIPointerEffect
            UIPointerInteraction UIPointerInteractionAnimating UIPointerInteractionDelegate
            UIPointerRegion UIPointerRegionRequest UIPointerShape UIPointerStyle UIPopoverArrowDirection
            UIPopoverBackgroundView UIPopoverBackgroundViewMethods UIPress UIPressesEvent
            UIPreviewParameters UIPreviewTarget UIPrintErrorDomain UIPushBehavior
            UIRemoteNotificationType UISaveVideoAtPathToSavedPhotosAlbum UISceneDelegate UISceneError
            UISceneErrorDomain UISceneSizeRestrictions UIScreenMode UIScrollType
            UIScrollViewAccessibilityDelegate UISearchContainerViewController UISearchControllerDelegate
            UISearchTextFieldDelegate UISearchTextFieldPasteItem UISelectionFeedbackGenerator UIShape
            UISimpleTextPrintFormatter UISnapBehavior UISplitViewControllerDelegate UIStatusBarManager
            UIStoryboardUnwindSegueSource UITab UITabBarItemAppearance UITabBarItemStateAppearance
            UITabGroup UITableViewDataSourcePrefetching UITableViewDiffableDataSourceReference
            UITableViewDiffableDataSourceReferenceCellProvider UITableViewDragDelegate
            UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem
            UITableViewDropPlaceholder UITableViewDropPlaceholderContext UITableViewDropProposal
            UITableViewFocusUpdateContext UITableViewPlaceholder UITableViewRowAction
            UITargetedDragPreview UITargetedPreview UITextAlternativeStyle
            UITextAttributesConversionHandler UITextChecker UITextDirection UITextDocumentProxy
            UITextFormattingCoordinator UITextFormattingCoordinatorDelegate UITextInputAssistantItem
            UITextInputMode UITextInputPasswordRules UITextInputTextBackgroundColorKey
            UITextInputTextColorKey UITextInputTextFontKey UITextInteraction UITextInteractionDelegate
            UITextInteractionMode UITextPlaceholder UITextSmartDashesType UITextSmartInsertDeleteType
            UITextSmartQuotesType UITextWritingDirection UIToolTipInteraction UIToolbarAppearance
            UIToolbarDelegate UITrackingLayoutGuide UITraitAccessibilityContrast UITraitActiveAppearance
            UITraitDisplayGamut UITraitEnvironment UITraitForceTouchCapability UITraitImageDynamicRange
            UITraitLayoutDirection UITraitLegibilityWeight UITraitSceneCaptureState
            UITraitToolbarItemPresentationSize UITraitTypesettingLanguage UITraitUserInterfaceIdiom
            UITraitUserInterfaceLevel UIUserInterfaceActiveAppearance UIUserInterfaceLevel
            UIUserNotificationActionResponseTypedTextKey UIUserNotificationTextInputActionButtonTitleKey
            UIVideoAtPathIsCompatibleWithSavedPhotosAlbum UIViewConfigurationState
            UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIViewInvalidating
            UIViewPrintFormatter UIWindowSceneDestructionRequestOptions
            """
        ),
    ]

    /// Names of members that no other type is likely to have.
    static let members: [(priority: Int, names: String)] = [
        (
            1,
            """
            absoluteColorimetric accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
            accessibilityExtraLarge accessibilityIdentifier accessibilityLabel accessibilityLarge
            accessibilityMedium accessibilitySpeechLanguage accessibilityTraits accessibilityValue
            acescgLinear action actions activate active actualScaleFactor addAction addAnimations addArc
            addArrangedSubview addChild addClip addCompletion addConstraint addConstraints addCurve
            addCurveToPoint addDestination addDocumentMetadata addEllipse addGestureRecognizer
            addKeyframe addLayoutGuide addLayoutManager addLine addLineToPoint addLines addMotionEffect
            addPath addQuadCurve addQuadCurveToPoint addRect addRects addRelativeArc addRoundedRect
            addSublayer addSubview addTabStop addTarget addTextContainer addUpdate addingAttributes
            additive adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
            adjustsImageWhenHighlighted adobeCNS1 adobeGB1 adobeJapan1 adobeJapan2 adobeKorea1
            adobeRGB1998 affineTransform after alert alertHeader alignAllBottom alignAllCenterX
            alignAllCenterY alignAllFirstBaseline alignAllLastBaseline alignAllLeading alignAllLeft
            alignAllRight alignAllTop alignAllTrailing alignBaselines alignCenters alignment
            alignmentMode alignmentRect alignmentRectInsets allControlEvents allCorners allEditingEvents
            allEvents allTargets allTouchEvents allTouches allowAnimatedContent allowUserInteraction
            allowableMovement allowedPressTypes allowedScrollTypesMask allowedTouchTypes
            allowsDefaultTighteningForTruncation allowsEdgeAntialiasing allowsEditingTextAttributes
            allowsFontSubpixelQuantization allowsGroupOpacity allowsImageOutput
            allowsNextDrawableTimeout allowsNonContiguousLayout allowsOverdamping
            allowsTextAttachmentView alpha alphaInfo alphaInfoMask alphaOnly alphaRange alphaShift
            alphaSpeed alreadyRegistered alternate altitude altitudeAngle always alwaysOriginal
            alwaysTemplate anchorPoint anchorPointZ anchorWithOffset animate animateAlongsideTransition
            animateKeyframes animateTransition animatedImage animatedImageNamed
            animatedResizableImageNamed animation animationController animationCurve animationDidStart
            animationDidStop animationDuration animationEnded animationEvents animationImages
            animationKeys animationRepeatCount animationTimingFunction animations appearance application
            applicationDidBecomeActive applicationDidEnterBackground applicationFrame
            applicationReserved applicationState applicationWillEnterForeground
            applicationWillResignActive applicationWillTerminate apply applyWithBlock applying
            areAnimationsEnabled ascender ascent assetNotFound attachment attachmentBounds
            attachmentCharacter attachmentSize attribute attributedPlaceholder attributedText
            attributedTitle attributes auto autocapitalizationType autocorrectionType automatic
            automaticDimension autoresizesSubviews autoresizingMask autoreverse autoreverses
            awakeFromNib axial axis azimuth azimuthAngle azimuthUnitVector backToFront background
            backgroundColor backgroundFilters backgroundRect backgroundView backward backwards
            baseBackgroundColor baseColorSpace baseForegroundColor baseWritingDirection
            baselineAdjustment baselineOffset becomeFirstResponder becomeKey before began
            beginAnimations beginAppearanceTransition beginFrame beginFromCurrentState beginPDFPage
            beginPage beginPath beginTime beginTracking beginTransparencyLayer beginningOfDocument bevel
            bezel biasValues birthRate bitmap bitmapInfo bitsPerComponent bitsPerPixel black blue
            blueRange blueSpeed body bold boldSystemFont borderColor borderRect borderStyle borderWidth
            bordered borderedProminent borderedTinted borderless both bottomAnchor bottomLeft
            bottomMargin bottomRight bounce boundingBox boundingBoxOfClipPath boundingBoxOfPath
            boundingRect bounds brightness bringSubviewToFront brown builtin butt button buttonFontSize
            buttonMask buttonMaskRequired buttonType byCharWrapping byClipping byTruncatingHead
            byTruncatingMiddle byTruncatingTail byValue byWord byWordWrapping byteOrder16Big
            byteOrder16Little byteOrder32Big byteOrder32Little byteOrderDefault byteOrderInfo
            byteOrderMask bytesPerRow caTransform3DValue calculationMode calculationModeCubic
            calculationModeCubicPaced calculationModeDiscrete calculationModeLinear calculationModePaced
            calendar calibratedLatency callout canBePrevented canBecomeFirstResponder canBecomeKey
            canDraw canPerformAction canPrevent canResignFirstResponder cancel cancelTracking cancelled
            cancelledByUser cancelsTouchesInView capHeight capInsets caption1 caption2 caretRect
            cascadeList cellForItem cellForRow center centerX centerXAnchor centerXWithinMargins centerY
            centerYAnchor centerYWithinMargins cgAffineTransform cgAffineTransformValue cgColor
            cgContext cgGlyph cgImage cgPath cgPoint cgPointValue cgRect cgRectValue cgSize cgSizeValue
            cgVectorValue changeInLength changed character characterIndex characterIndexForGlyph
            characterRange characterSet checkmark children ciColor ciImage circle circular
            classClarendonSerifs classFreeformSerifs classMask classModernSerifs classOldStyleSerifs
            classOrnamentals classSansSerif classScripts classSlabSerifs classSymbolic
            classTransitionalSerifs clear clearButtonMode clearButtonRect clearsContextBeforeDrawing
            clearsOnBeginEditing clearsOnInsertion clientId clip clipsToBounds close closePDF closePath
            closeSubpath closestPosition cmyk coalescedTouches collectionView collectionViewLayout
            colorBurn colorDodge colorSpace colorTable colors colorspace columnTerminators command
            commit commitAnimations committed compact compare completeTransition completionBlock
            components componentsSeparated composed compositingFilter compressed concatenate
            concatenating condensed configuration configurationUpdateHandler conic connectedScenes
            constant constantSpacing constantSpacingMinimalDistortion constrainedHigh constraint
            constraints constraintsAffectingLayout contactAdd containerView containsAttachments
            containsEnd containsImageSpecificToneMappingMetadata containsStart
            contentCompressionResistancePriority contentEdgeInsets contentHeadroom
            contentHorizontalAlignment contentHuggingPriority contentInset contentInsets contentMode
            contentOffset contentRect contentScaleFactor contentSize contentStretch
            contentVerticalAlignment contentView contents contentsAreFlipped contentsCenter
            contentsFormat contentsGravity contentsHeadroom contentsRect contentsScale context
            continueAnimation continueTracking continuityValues continuous control controlCharacter
            controlContent controlPoint1 controlPoint2 conversionBlackPointCompensation
            conversionTRCSize convert convertTime convertToDeviceSpace convertToUserSpace converted
            coordinateSpace copyCGLContext copyCGLPixelFormat copyICCData copyPropertyList coreMedia709
            cornerConfiguration cornerCurve cornerCurveExpansionFactor cornerRadius countDownDuration
            countDownTimer coverVertical cropping crossDissolve ctm cubic cubicPaced
            cubicTimingParameters cuboid curlDown curlUp currentAttributedTitle currentContext
            currentEDRHeadroom currentImage currentPoint currentPointOfPath currentTitle
            currentTitleColor currentTitleShadowColor curveEaseIn curveEaseInOut curveEaseOut
            curveLinear custom cyan damping dark darkGray darkText darken dataDetectorTypes dataProvider
            dataSource dateAndTime datePickerMode datePickerStyle dcip3 deactivate dealloc
            decelerationRate decode decomposed defaultAction defaultHigh defaultIntent defaultLow
            defaultTabInterval defaultTextAttributes defaultValue defaultWritingDirection delay
            delaysTouchesBegan delaysTouchesEnded delegate delete deleteBackward dequeueReusableCell
            descender descent deselectRow destination destinationAtop destinationIn destinationOut
            destinationOver detailDisclosure developerHUDProperties device deviceN
            dictionaryRepresentation didAddSubview didBecomeHiddenNotification didBecomeKeyNotification
            didBecomeVisibleNotification didBegin didChangeNotification didEnterBackgroundNotification
            didFailWithError didFinish didFinishDownloading didMatch didMove didMoveToSuperview
            didMoveToWindow didProcessEditingNotification didResignKeyNotification difference dimmed
            direct direction directionLeftToRight directionRightToLeft directionalEdgeInsetsValue
            directionalLayoutMargins disableActions disabled disabledBackground discoverabilityTitle
            discrete dismiss display displayIfNeeded displayLink displayP3 displayP3_HLG displayP3_PQ
            displayP3_PQ_EOTF displayScale displaySyncEnabled distributeLetter distributeSpace
            distribution divided document done double down downMirrored downloading
            dragThatCanResizeScene dragThatCannotResizeScene draw drawAsPattern drawBackground
            drawConicGradient drawGlyphs drawHierarchy drawLinearGradient drawPDFDocument drawPDFPage
            drawPath drawPlaceholder drawRadialGradient drawShading drawStrikethrough drawText
            drawUnderline drawable drawableProperties drawableSize drawsAfterEndLocation
            drawsAsynchronously drawsBeforeStartLocation duplicatedName duration easeIn easeInEaseOut
            easeInOut easeOut edgeAntialiasingMask edges edited editedAttributes editedCharacters
            editedMask editedRange editingChanged editingDidBegin editingDidEnd editingDidEndOnExit
            editingRect edrMetadata edrTargetHeadroom effect effectiveContentHorizontalAlignment
            effectiveRadius effectiveUserInterfaceLayoutDirection elastic embedding emissionLatitude
            emissionLongitude emissionRange emitterCells emitterDepth emitterMode emitterPosition
            emitterShape emitterSize emitterZPosition emphasizedSystem emphasizedSystemDetail enabled
            enablesReturnKeyAutomatically encode endAppearanceTransition endEditing endFrame
            endOfDocument endPDFPage endPage endPoint endProgress endTracking endTransparencyLayer ended
            ensureAttributesAreFixed ensureGlyphs ensureLayout enumerateEnclosingRects
            enumerateEventHandlers enumerateLineFragments eoFill eoFillStroke equal equalTo
            estimatedProperties estimatedPropertiesExpectingUpdates estimationUpdateIndex evenOdd
            exceededResourceLimit exchangeSubview excludeTypographicLeading excludeTypographicShifts
            exclusion exclusionPaths exerciseAmbiguityInLayout expanded expansion exrGamma extended
            extendedDisplayP3 extendedGray extendedITUR_2020 extendedLinearDisplayP3 extendedLinearGray
            extendedLinearITUR_2020 extendedLinearSRGB extendedSRGB extraExtraExtraLarge extraExtraLarge
            extraLarge extraLargeTitle extraLargeTitle2 extraLineFragmentRect
            extraLineFragmentTextContainer extraLineFragmentUsedRect extraSmall face fade fadeDuration
            fadeInDuration fadeOutDuration failed family familyName familyNames fast featureIdentifier
            featureSettings fileNotFound fileType fill fillBackgroundRectArray fillClip fillColor
            fillEllipse fillMode fillPath fillRule fillStroke fillStrokeClip filled filters
            finishAnimation firstAnchor firstAttribute firstBaseline firstBaselineAnchor firstItem
            firstLineHeadIndent firstRect fittingSizeLevel fixAttributes fixedAdvance
            fixedCoordinateSpace fixesAttributesLazily flatness flattened flexibleBottomMargin
            flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleTopMargin flexibleWidth
            flipFromLeft flipFromRight flipHorizontal floatComponents floatInfoMask flush flushUpdates
            focused fontAttributes fontBBox fontDescriptor fontName fontNames fontSize footnote
            forFirstBaselineLayout forLastBaselineLayout force forceLeftToRight forceRightToLeft
            foregroundColor formSheet format forward forwards fractionComplete frameInterval
            framebufferOnly fromBottom fromLeft fromRight fromTop fromValue fullName fullScreen
            genericCMYK genericGrayGamma2_2 genericLab genericRGBLinear genericXYZ gestureRecognizer
            gestureRecognizerShouldBegin gestureRecognizers getAscent getControlPoint getDescent
            getGlyphAdvances getGlyphBBoxes getGlyphWithGlyphName getHue getLineDash getRed getWhite
            getWidth glyphIndex glyphIndexForCharacter glyphRange gray gray8Uint greaterThanOrEqual
            green greenRange greenSpeed hangulWordPriority hardLight hasAmbiguousLayout
            hasNonContiguousLayout hasNonIdentityMatrix hasText hdr10 headIndent header headline heavy
            heightAnchor heightTracksTextView high highlighted highlightedAnimationImages
            highlightedImage highlightedTextColor hitTest hlg horizontal horizontalShear horizontally
            hover hue hyphenationFactor iccData identifier identity identityMapping ifSupported ignore
            imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imageOrientation imagePadding
            imageRect imageRendererFormat imageSpecificLumaScaling imageView images impactOccurred inUse
            inactive includeLanguageExtents indexPath indexed indirect indirectPointer infinite info
            infoDark infoLight inheritedAnimationDuration initialVelocity inline inputAccessoryView
            inputDelegate inputView insertSublayer insertSubview insertText insertTextContainer inset
            insetBy insetsLayoutMarginsFromSafeArea instanceAlphaOffset instanceBlueOffset instanceColor
            instanceCount instanceDelay instanceGreenOffset instanceRedOffset instanceTransform
            instantiateViewController insufficientInfo insufficientPermissions integral interCharacter
            interpolationQuality interruptibleAnimator intersection intersects intrinsicContentSize
            invalid invalidFilePath invalidFontData invalidate invalidateAttributes invalidateDisplay
            invalidateGlyphs invalidateIntrinsicContentSize invalidateLayout inverted invisible
            isAccessibilityCategory isAccessibilityElement isActive isAdditive isAnimating
            isAsynchronous isAvailable isCaptured isContinuous isCumulative isDescendant isDoubleSided
            isEditable isEditing isEnabled isExclusiveTouch isFirstResponder isGeometryFlipped isHDR
            isHidden isHighlighted isIdentity isInfinite isInterruptible isKeyWindow
            isManualHitTestingEnabled isMask isMultipleTouchEnabled isNull isOn isOpaque isPathEmpty
            isPaused isPosition isRect isRemovedOnCompletion isReversed isRunning isSecureTextEntry
            isSelectable isSelected isSimpleRectangular isSymbolImage isTouchInside isTracking
            isUserInteractionEnabled isValidGlyphIndex isVertical isViewLoaded isWideGamutRGB isWrapped
            italicAngle italicSystemFont itemSize ituRecommended itur_2020 itur_2020_HLG itur_2020_PQ
            itur_2020_PQ_EOTF itur_2020_sRGBGamma itur_2100_HLG itur_2100_PQ itur_709 itur_709_HLG
            itur_709_PQ jpegData justified kCAAlignmentNatural kCAOnOrderIn kCAOnOrderOut
            kCARendererColorSpace kCARendererMetalCommandQueue kCATransactionAnimationDuration
            kCATransactionAnimationTimingFunction kCATransactionCompletionBlock
            kCATransactionDisableActions kCATransition kCATruncationNone kCGFontIndexInvalid
            kCGFontIndexMax kCGGlyphMax kCTBackgroundColorAttributeName kCTBaselineClassAttributeName
            kCTBaselineClassHanging kCTBaselineClassIdeographicCentered kCTBaselineClassIdeographicHigh
            kCTBaselineClassIdeographicLow kCTBaselineClassMath kCTBaselineClassRoman
            kCTBaselineInfoAttributeName kCTBaselineOffsetAttributeName kCTBaselineOriginalFont
            kCTBaselineReferenceFont kCTBaselineReferenceInfoAttributeName kCTFontAttributeName
            kCTFontBaselineAdjustAttribute kCTFontCascadeListAttribute kCTFontCharacterSetAttribute
            kCTFontClassMaskShift kCTFontCollectionRemoveDuplicatesOption kCTFontCopyrightNameKey
            kCTFontDescriptionNameKey kCTFontDescriptorMatchingCurrentAssetSize
            kCTFontDescriptorMatchingDescriptors kCTFontDescriptorMatchingError
            kCTFontDescriptorMatchingPercentage kCTFontDescriptorMatchingResult
            kCTFontDescriptorMatchingSourceDescriptor kCTFontDescriptorMatchingTotalAssetSize
            kCTFontDescriptorMatchingTotalDownloadedSize kCTFontDesignerNameKey
            kCTFontDesignerURLNameKey kCTFontDisplayNameAttribute kCTFontDownloadableAttribute
            kCTFontDownloadedAttribute kCTFontEnabledAttribute kCTFontFamilyNameAttribute
            kCTFontFamilyNameKey kCTFontFeatureSampleTextKey kCTFontFeatureSelectorDefaultKey
            kCTFontFeatureSelectorIdentifierKey kCTFontFeatureSelectorNameKey
            kCTFontFeatureSelectorSettingKey kCTFontFeatureSettingsAttribute
            kCTFontFeatureTooltipTextKey kCTFontFeatureTypeExclusiveKey kCTFontFeatureTypeIdentifierKey
            kCTFontFeatureTypeNameKey kCTFontFeatureTypeSelectorsKey kCTFontFeaturesAttribute
            kCTFontFixedAdvanceAttribute kCTFontFormatAttribute kCTFontFullNameKey
            kCTFontLanguagesAttribute kCTFontLicenseNameKey kCTFontLicenseURLNameKey
            kCTFontMacintoshEncodingsAttribute kCTFontManagerErrorDomain
            kCTFontManagerErrorFontAssetNameKey kCTFontManagerErrorFontDescriptorsKey
            kCTFontManagerErrorFontURLsKey kCTFontManagerRegisteredFontsChangedNotification
            kCTFontManufacturerNameKey kCTFontMatrixAttribute kCTFontNameAttribute
            kCTFontOpenTypeFeatureTag kCTFontOpenTypeFeatureValue kCTFontOpticalSizeAttribute
            kCTFontOrientationAttribute kCTFontPostScriptCIDNameKey kCTFontPostScriptNameKey
            kCTFontPriorityAttribute kCTFontPriorityComputer kCTFontPriorityDynamic
            kCTFontPriorityNetwork kCTFontPriorityProcess kCTFontPrioritySystem kCTFontPriorityUser
            kCTFontRegistrationScopeAttribute kCTFontRegistrationUserInfoAttribute
            kCTFontSampleTextNameKey kCTFontSizeAttribute kCTFontSlantTrait kCTFontStyleNameAttribute
            kCTFontStyleNameKey kCTFontSubFamilyNameKey kCTFontSymbolicTrait kCTFontTrademarkNameKey
            kCTFontTraitsAttribute kCTFontURLAttribute kCTFontUniqueNameKey kCTFontVariationAttribute
            kCTFontVariationAxesAttribute kCTFontVariationAxisDefaultValueKey
            kCTFontVariationAxisHiddenKey kCTFontVariationAxisIdentifierKey
            kCTFontVariationAxisMaximumValueKey kCTFontVariationAxisMinimumValueKey
            kCTFontVariationAxisNameKey kCTFontVendorURLNameKey kCTFontVersionNameKey kCTFontWeightTrait
            kCTFontWidthTrait kCTForegroundColorAttributeName kCTForegroundColorFromContextAttributeName
            kCTFrameClippingPathsAttributeName kCTFramePathClippingPathAttributeName
            kCTFramePathFillRuleAttributeName kCTFramePathWidthAttributeName
            kCTFrameProgressionAttributeName kCTGlyphInfoAttributeName
            kCTHorizontalInVerticalFormsAttributeName kCTKernAttributeName kCTLanguageAttributeName
            kCTLigatureAttributeName kCTParagraphStyleAttributeName kCTRubyAnnotationAttributeName
            kCTRubyAnnotationScaleToFitAttributeName kCTRubyAnnotationSizeFactorAttributeName
            kCTRunDelegateAttributeName kCTRunDelegateCurrentVersion kCTRunDelegateVersion1
            kCTStrokeColorAttributeName kCTStrokeWidthAttributeName kCTSuperscriptAttributeName
            kCTTabColumnTerminatorsAttributeName kCTTrackingAttributeName
            kCTTypesetterOptionAllowUnboundedLayout kCTTypesetterOptionForcedEmbeddingLevel
            kCTUnderlineColorAttributeName kCTUnderlineStyleAttributeName kCTVersionNumber10_10
            kCTVersionNumber10_11 kCTVersionNumber10_12 kCTVersionNumber10_13 kCTVersionNumber10_14
            kCTVersionNumber10_15 kCTVersionNumber10_5 kCTVersionNumber10_5_2 kCTVersionNumber10_5_3
            kCTVersionNumber10_5_5 kCTVersionNumber10_6 kCTVersionNumber10_7 kCTVersionNumber10_8
            kCTVersionNumber10_9 kCTVersionNumber11_0 kCTVerticalFormsAttributeName
            kCTWritingDirectionAttributeName kCTWritingDirectionEmbedding kCTWritingDirectionOverride
            kern keyPath keyTimes keyWindow keyboardAnimationCurveUserInfoKey
            keyboardAnimationDurationUserInfoKey keyboardAppearance keyboardFrameBeginUserInfoKey
            keyboardFrameEndUserInfoKey keyboardLayoutGuide keyboardType
            keyboardWillChangeFrameNotification keyboardWillHideNotification
            keyboardWillShowNotification lab label labelFontSize large largeTitle lastBaseline
            lastBaselineAnchor layer layerBottomEdge layerClass layerHeightSizable layerLeftEdge
            layerMaxXMargin layerMaxXMaxYCorner layerMaxXMinYCorner layerMaxYMargin layerMinXMargin
            layerMinXMaxYCorner layerMinXMinYCorner layerMinYMargin layerRightEdge layerTopEdge
            layerWidthSizable layerWillDraw layoutDirection layoutFittingCompressedSize
            layoutFittingExpandedSize layoutFrame layoutGuides layoutIfNeeded layoutManager
            layoutManagerDidInvalidateLayout layoutManagers layoutMargins layoutMarginsDidChange
            layoutMarginsGuide layoutSublayers layoutSubviews leading leadingAnchor leadingMargin
            leftAnchor leftCapWidth leftMargin leftMirrored leftToRight leftView leftViewMode
            leftViewRect lessThanOrEqual letterpressStyle levelsOfDetail levelsOfDetailBias lifetime
            lifetimeRange ligature light lightContent lightGray lightText lighten line lineBoundsOptions
            lineBreakMode lineBreakStrategy lineCap lineCapStyle lineDashPattern lineDashPhase lineEdge
            lineFragmentPadding lineFragmentRect lineFragmentUsedRect lineHeight lineHeightMultiple
            lineIntersection lineJoin lineJoinStyle lineLayoutPadding lineSpacing lineSpacingAdjustment
            lineSubtracting lineWidth linear linearDisplayP3 linearGray linearITUR_2020 linearSRGB link
            linkTextAttributes loadView loadViewIfNeeded locale location locations lock low luminosity
            m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44 magenta magnificationFilter
            majorRadius majorRadiusTolerance makeImage makeKey makeKeyAndVisible markedTextRange
            markedTextStyle marker markerFormat mask maskedCorners masking masksToBounds mass
            matchingFontDescriptors matrix maxX maxXEdge maxY maxYEdge maximum maximumDate
            maximumDetentValue maximumDrawableCount maximumFramesPerSecond maximumLineHeight
            maximumLineSpacing maximumNumberOfLines maximumNumberOfTouches maximumPossibleForce
            maximumTrackTintColor maximumValue maximumValueImage medium menu menuActionTriggered
            menuItem menuItemCmdKey menuItemMark menuTitle message metalDisplayLink metrics midX midY
            middle minX minXEdge minY minYEdge miniEmphasizedSystem miniSystem minificationFilter
            minificationFilterBias minimum minimumDate minimumFontSize minimumLineHeight
            minimumLineSpacing minimumNumberOfTouches minimumPressDuration minimumScaleFactor
            minimumTrackTintColor minimumValue minimumValueImage minuteInterval missingEntitlement miter
            miterLimit modalPresentationStyle modalTransitionStyle model modifierFlags modifyAnimations
            monochrome monospaced monospacedDigitSystemFont monospacedSystemFont motion motionBegan
            motionCancelled motionEffects motionEnded motionShake move moveIn moveToPoint moved
            multiplier multiply mutableCopy nativeBounds nativeScale natural navigationBar
            navigationController navigationItem nearest needsDisplay needsDisplayOnBoundsChange
            needsLayout needsUpdateConstraints never next nextDrawable nextFrameTime nibName
            noDistortion noIntrinsicMetric nonBaseCharacter nonMonotonic nonZero noneSkipFirst
            noneSkipLast normalized notAnAttribute notRegistered notShownAttribute null
            numberOfComponents numberOfGlyphs numberOfLines numberOfSections numberOfTapsRequired
            numberOfTouches numberOfTouchesRequired numericPad obliqueness offset offsetBy oldestFirst
            oldestLast opacity opaque opaqueSeparator open openTypePostScript openTypeTrueType options
            orange order16Big order16Little order32Big order32Little orderDefault orderMask orientation
            origin os2FontTableTag outline overCurrentContext overFullScreen overlay override
            overrideInheritedCurve overrideInheritedDuration overrideInheritedOptions
            overrideUserInterfaceStyle owningView paced packed pageSheet palette panGestureRecognizer
            paragraph paragraphSpacing paragraphSpacingBefore paragraphStyle parent partialCurl
            pathContains pattern patternDash patternDashDot patternDashDotDot patternDot patternSolid
            pauseAnimation pausesOnCompletion pencil perceptual perceptualDuration perform
            performWithoutAnimation persistent phase pixelFormat pixelFormatInfo placeholder
            placeholderRect placeholderText plain playback plusDarker plusLighter pngData point
            pointSize pointValue points popover popoverPresentationController portrait position possible
            post postScript postScriptName postscriptName potentialEDRHeadroom preciseLocation
            precisePreviousLocation predictedTouches preferSystemFont preferred preferredContentSize
            preferredContentSizeCategory preferredDatePickerStyle preferredDevice preferredDynamicRange
            preferredFont preferredFontDescriptor preferredFrameLatency preferredFrameRateRange
            preferredFrameSize preferredFramesPerSecond preferredFramesPerSecond30
            preferredFramesPerSecond60 preferredMaxLayoutWidth preferredRange preferredSize
            preferredStatusBarStyle preferredStyle preferredSymbolConfiguration preferredVibrancy
            prefersExtendedRange prefersStatusBarHidden premultipliedFirst premultipliedLast prepare
            prepareForInterfaceBuilder prepareForReuse preparingForDisplay preparingThumbnail present
            presentation presentedViewController presentingViewController presentsWithTransaction
            preservesDepth preservesSuperviewLayoutMargins presses pressesBegan pressesCancelled
            pressesChanged pressesEnded preventAutoActivation preventAutoDownload previousLocation
            primary primaryActionTriggered priority process processEditing propertyForGlyph purple push
            pushButton pushOut pushViewController quaternaryLabel quaternarySystemFill radial range
            rangeEnclosingPosition rasterizationScale rawValue readableContentGuide recognized rect
            rectValue rectangle red redRange redSpeed redraw referenceWhiteBased regionEntered
            regionExited regionMoved register registerForTraitChanges registrationFailed regular
            relation relativeColorimetric releaseCGLContext releaseCGLPixelFormat reloadData
            reloadInputViews remoteControl remoteControlPlay removeAction removeAllAnimations
            removeAllPoints removeAnimation removeConstraint removeConstraints removeFromParent
            removeFromSuperlayer removeFromSuperview removeGestureRecognizer removeLayoutGuide
            removeLayoutManager removeMotionEffect removeTabStop removeTarget removeTextContainer
            removed render renderMode renderingIntent renderingMode repeat repeatCount repeatDuration
            replace replacePathWithStrokedPath replaceSublayer require required
            requiresConstraintBasedLayout requiresContinuousUpdates requiresExclusiveTouchType reserved
            resetClip residencySet resignFirstResponder resignKey resizableImage resizableSnapshotView
            resize resizeAspect resizeAspectFill resizeSublayers resizingMode resolvedColor
            restoreGState returnKeyType reuseIdentifier reveal reversesTitleShadowWhenHighlighted
            reversing rgb rightAnchor rightMargin rightMirrored rightToLeft rightView rightViewMode
            rightViewRect role rommrgb rootViewController rotate rotateAuto rotateAutoReverse rotateX
            rotateY rotateZ rotated rotation rotationMode round rounded roundedRect
            roundsToMinuteInterval rowHeight run runningPropertyAnimator sRGB safeAreaInsets
            safeAreaInsetsDidChange safeAreaLayoutGuide saturation saveGState scale scaleAspectFill
            scaleAspectFit scaleBy scaleRange scaleSpeed scaleToFill scaleX scaleY scaleZ scaledBy
            scaledFont scaledValue sceneSizeStayPut screen screens scroll scrollDirection
            scrollEdgeAppearance scrollMode scrollRangeToVisible scrollRectToVisible scrubsLinearly
            secondAnchor secondAttribute secondItem secondary secondaryLabel secondarySystemBackground
            secondarySystemFill secondarySystemGroupedBackground sectionHeaderTopPadding seed select
            selectFont selectedRange selectedSegmentIndex selectedTextRange selectedViewController
            selectionDidChange selectionRects selectionWillChange selector semanticContentAttribute
            semibold sendAction sendActions sendEvent sendSubviewToBack sender sentence separator serif
            serverPort session set setAffineTransform setAllowsAntialiasing setAllowsFontSmoothing
            setAllowsFontSubpixelPositioning setAllowsFontSubpixelQuantization setAlpha
            setAnimationBeginsFromCurrentState setAnimationCurve setAnimationDelay setAnimationDelegate
            setAnimationDidStop setAnimationDuration setAnimationRepeatAutoreverses
            setAnimationRepeatCount setAnimationStart setAnimationTimingFunction setAnimationTransition
            setAnimationWillStart setAnimationsEnabled setAttachmentSize setAttributedTitle
            setBackgroundImage setBaseWritingDirection setBlendMode setCharacterSpacing
            setCompletionBlock setContentCompressionResistancePriority setContentHuggingPriority
            setContentOffset setDate setDestination setDisableActions setEDRTargetHeadroom setFill
            setFillColor setFillColorSpace setFillPattern setFlatness setFont setFontSize setImage
            setLineCap setLineDash setLineJoin setLineWidth setMarkedText setMiterLimit setNeedsDisplay
            setNeedsLayout setNeedsUpdateConfiguration setNeedsUpdateConstraints
            setNeedsUpdateProperties setParagraphStyle setPatternPhase setRenderingIntent setShadow
            setShouldAntialias setShouldSmoothFonts setShouldSubpixelPositionFonts
            setShouldSubpixelQuantizeFonts setStroke setStrokeColor setStrokeColorSpace setStrokePattern
            setTextDrawingMode setThumbImage setTitle setTitleColor setTitleShadowColor setTranslation
            setURL setValue setViewControllers settlingDuration shadow shadowBlurRadius shadowColor
            shadowOffset shadowOpacity shadowPath shadowRadius sheetPresentationController shift
            shouldArchiveValue shouldBeArchived shouldBeRequiredToFail shouldInterpolate shouldRasterize
            shouldReceive shouldRequireFailure shouldToneMap show showCGGlyphs showGlyphs
            showGlyphsAtPoint showGlyphsWithAdvances showHideTransitionViews showText showTextAtPoint
            showsActivityIndicator showsControlCharacters showsExpansionTextWhenTruncated
            showsHorizontalScrollIndicator showsInvisibleCharacters showsTouchWhenHighlighted single
            sizeThatFits sizeToFit sizeValue sizeof_sfntCMapEncoding sizeof_sfntCMapExtendedSubHeader
            sizeof_sfntCMapHeader sizeof_sfntCMapSubHeader sizeof_sfntDescriptorHeader
            sizeof_sfntDirectory sizeof_sfntInstance sizeof_sfntNameHeader sizeof_sfntNameRecord
            sizeof_sfntVariationAxis sizeof_sfntVariationHeader slant small smallEmphasizedSystem
            smallSystem smallSystemFontSize smallToolbar snapshotView softLight source sourceAtop
            sourceAttribute sourceIn sourceName sourceOut spacing spacingBaselineToBaseline spatial spec
            speed spellCheckingType sphere spin spinRange spring springTimingParameters square stalled
            standard standardSort standardized startAnimating startAnimation startPoint startProgress
            startingItemNumber state stationary statusBar stemV stiffness stopAnimating stopAnimation
            stopped storyboard stretch stretchableImage strikethroughColor strikethroughStyle stroke
            strokeClip strokeColor strokeEllipse strokeEnd strokeLineSegments strokePath strokeStart
            strokeWidth subheadline sublayerTransform sublayers subtitle subtitleLabel subtracting
            subtype subviews superlayer superview supportsHighDynamicRange supportsOutput
            supportsSecureCoding surface symbolic symbolicTraits symmetricDifference synchronize system
            systemBackground systemBlue systemBrown systemCyan systemDetail systemFill systemFont
            systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6
            systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting systemMint
            systemName systemOrange systemPink systemPurple systemRed systemRequired systemReserved
            systemTeal systemYellow tabBar tabBarController tabStops table tableTags tableView tag
            tailIndent tapCount target targetPresentationTimestamp targetTimestamp tensionValues
            tertiaryLabel tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
            textAlignment textColor textContainer textContainerChangedGeometry textContainerInset
            textContainers textContentType textDidBeginEditingNotification textDidChange
            textDidChangeNotification textDidEndEditingNotification textEffect textField
            textFieldDidBeginEditing textFieldDidChangeSelection textFieldDidEndEditing
            textFieldShouldBeginEditing textFieldShouldClear textFieldShouldEndEditing
            textFieldShouldReturn textLabel textLists textMatrix textPosition textRange textRect
            textStorage textStyle textStyling textView textViewDidBeginEditing textViewDidChange
            textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing
            textViewShouldEndEditing textWillChange texture thick thin thumbImage thumbRect
            thumbTintColor tile tileSize time timeOffset timeZone timestamp timingCurveType
            timingFunction timingFunctions timingParameters tintAdjustmentMode tintColor
            tintColorDidChange tinted title1 title2 title3 titleColor titleEdgeInsets titleLabel
            titleRect titleShadowColor toValue tokenizer toneMapMode toolTip toolbar topAnchor
            topCapHeight topLeft topMargin topRight topToBottom topViewController totalBounds
            touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside
            touchDragOutside touchUpInside touchUpOutside touches touchesBegan touchesCancelled
            touchesEnded touchesEstimatedPropertiesUpdated touchesMoved trackRect tracking trailing
            trailingAnchor trailingMargin traitBold traitClassMask traitCollection
            traitCollectionDidChange traitColorGlyphs traitComposite traitCondensed traitExpanded
            traitItalic traitLooseLeading traitMonoSpace traitOverrides traitTightLeading
            traitUIOptimized traitVertical traits transform transform3D transition transitionCoordinator
            transitionCrossDissolve transitionCurlDown transitionCurlUp transitionDuration
            transitionFlipFromBottom transitionFlipFromLeft transitionFlipFromRight
            transitionFlipFromTop transitioningDelegate translate translateBy translateX translateY
            translateZ translatedBy translatesAutoresizingMaskIntoConstraints translation trilinear
            trueType truncatedGlyphRange truncatesLastVisibleLine truncationMode typeID typeIdentifier
            typingAttributes uiEdgeInsetsValue uiOffsetValue ultraLight underlineColor underlineStyle
            undoManager union unique unitsPerEm unknown unlessEditing unlock unmarkText unordered
            unrecognized unrecognizedFormat unspecified unsupportedScope up upMirrored updateBounds
            updateConfiguration updateConstraints updateConstraintsIfNeeded updateProperties
            updatePropertiesIfNeeded updated useGlyphPathBounds useHangingPunctuation useOpticalBounds
            usedRect user userFixedPitch userInterfaceStyle userSpaceToDeviceSpaceTransform
            usesDefaultHyphenation usesDeviceMetrics usesEvenOddFillRule usesFontLeading
            usesLineFragmentOrigin usesSceneTimeBase usesStandardTextScaling utType utilityWindowTitle
            valueChanged valueFunction valueSize variationAxes variationAxisDefaultValue
            variationAxisMaxValue variationAxisMinValue variationAxisName variations velocity
            velocityRange version vertical verticalGlyphForm vertically view viewController
            viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad
            viewIfLoaded viewIsAppearing viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear
            viewWillLayoutSubviews viewWillTransition viewWithTag views visibleName visibleRect volume
            wantsDynamicContentScaling wantsExtendedDynamicRangeContent weight wheels whileEditing white
            widthAnchor widthTracksTextView willBeginDownloading willBeginQuerying willMove
            willProcessEditingNotification willRemoveSubview winding windingNumber window windowLevel
            windowScene windowTitle windows withAlignmentRectInsets withAlphaComponent withDesign
            withFace withFamily withHorizontallyFlippedOrientation withMatrix withRenderingMode withSize
            withSymbolicTraits withTintColor word writingDirection xAcceleration xHeight xor
            yAcceleration yearAndMonth yellow zAcceleration zOffset zPosition zoom
            """
        ),
        (
            2,
            """
            accessibilityContainer accessibilityDecrement accessibilityElement accessibilityElementCount
            accessibilityFrame accessibilityHint accessibilityIncrement accessibilityPerformEscape
            accessoryType actionSheet activationState adaptivePresentationStyle additionalSafeAreaInsets
            adjustable adjustedContentInset allowsMultipleSelection alwaysBounceHorizontal
            alwaysBounceVertical animateChanges any appendItems appendSections
            applicationDidFinishLaunching arrangedSubviews automaticallyUpdatesConfiguration backAction
            backgroundImage barStyle barTintColor beginUpdates bounces buttonSize
            cancelInteractiveTransition cell centeredHorizontally centeredVertically
            changesSelectionAsPrimaryAction checkbox childForHomeIndicatorAutoHidden
            childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
            compactScrollEdgeAppearance completionCurve containerTraitCollection
            containerViewWillLayoutSubviews contentConfiguration contentInsetAdjustmentBehavior
            contentLayoutGuide continue customView cut delaysContentTouches
            dequeueConfiguredReusableCell dequeueReusableHeaderFooterView
            dequeueReusableSupplementaryView deselectItem destructive detailTextLabel detents
            didBecomeActiveNotification didReceiveMemoryWarning didReceiveMemoryWarningNotification
            dismissalTransitionDidEnd dismissalTransitionWillBegin displayMode documentType
            edgesForExtendedLayout endRefreshing endUpdates estimatedRowHeight fillEqually finalFrame
            finish finishInteractiveTransition followsUndockedKeyboard fontWeight footerView
            foregroundActive frameOfPresentedViewInContainerView from go grouped headerView
            heightDimension hidden hide hidesWhenStopped horizontalSizeClass imageAsset
            indexPathForSelectedRow indexPathsForSelectedItems indexPathsForSelectedRows
            indexPathsForVisibleItems indexPathsForVisibleRows indicatorStyle initialFrame insertSegment
            insetGrouped interactionControllerForDismissal interactionControllerForPresentation
            interactive interactivePopGestureRecognizer interfaceOrientation invalidateDetents
            isAnimated isDecelerating isDragging isFocused isInteractive isNavigationBarHidden
            isReduceMotionEnabled isReduceTransparencyEnabled isScrollEnabled isTranslucent
            itemIdentifier itemSpacing keyboard keyboardDismissMode landscape landscapeRight
            largeTitleDisplayMode largestUndimmedDetentIdentifier layoutAttributesForElements
            layoutAttributesForItem layoutChanged layoutSize leftBarButtonItem length list
            maximumZoomScale mini minimumInteritemSpacing minimumZoomScale mixed moveItem
            navigationOrientation numberOfItems numberOfRows off offImage on onDrag onImage onTintColor
            orientationDidChangeNotification pad pause percentComplete performBatchUpdates performSegue
            phone pickerView pop popToRootViewController popToViewController popViewController
            preferredTransition prefersEdgeAttachedInCompactHeight prefersGrabberVisible
            prefersLargeTitles prefersPageSizing prefersScrollingExpandsWhenScrolledToEdge
            prepareForDisplay presentationController presentationStyle presentationTransitionDidEnd
            presentationTransitionWillBegin preview primaryAction read reconfigureItems reconfigureRows
            refreshControl reloadItems reloadRows removeAllSegments representedElementCategory
            requestGeometryUpdate restorationIdentifier reverse rightBarButtonItem scene
            scrollIndicatorInsets scrollToItem scrollToRow scrollViewDidEndDragging scrollViewDidScroll
            search searchBar searchBarCancelButtonClicked searchBarTextDidBeginEditing
            searchBarTextDidEndEditing searchController searchResultsController searchTextField
            sectionInset selectItem selectRow selectedDetentIdentifier selectedImage selectedIndex
            selectedItem selectedRow selectionStyle send separatorColor separatorEffect separatorInset
            separatorStyle setAccessibilityLabel setAccessibilityValue setCollectionViewLayout
            setNavigationBarHidden setNeedsStatusBarAppearanceUpdate
            setNeedsUpdateOfSupportedInterfaceOrientations setOn setShowsCancelButton
            setTitleTextAttributes setZoomScale shadowImage
            sheetPresentationControllerDidChangeSelectedDetentIdentifier shouldAutorotate
            showsVerticalScrollIndicator snapshot sourceView splitViewController standardAppearance
            startInteractiveTransition staticText statusBarManager subitems
            supportedInterfaceOrientations systemVersion tabBarItem tableFooterView tableHeaderView
            targetContentOffset targetTransform titleTextAttributes to topItem transitionStyle
            transitionWasCancelled tv unregisterForTraitChanges updateInteractiveTransition userInfo
            userInterfaceIdiom userInterfaceLayoutDirection usesBottomSafeArea validate
            verticalScrollIndicatorInsets verticalSizeClass viewForZooming viewSize visibleCells
            wantsInteractiveStart widthDimension widthFollowsPreferredContentSizeWhenEdgeAttached
            willEnterForegroundNotification willResignActiveNotification willTerminateNotification
            willTransition withConfiguration wraps zoomScale
            """
        ),
        (
            3,
            """
            about absolute accessibilityActivate accessibilityActivationPoint
            accessibilityAssistiveTechnologyFocusedIdentifiers accessibilityAttributedContent
            accessibilityAttributedHint accessibilityAttributedLabel accessibilityAttributedPageContent
            accessibilityAttributedScrollStatus accessibilityAttributedUserInputLabels
            accessibilityAttributedValue accessibilityColumnCount accessibilityColumnRange
            accessibilityContainerType accessibilityContent accessibilityContrast
            accessibilityCustomActions accessibilityCustomRotors accessibilityDataTableCellElement
            accessibilityDragSourceDescriptors accessibilityDropPointDescriptors
            accessibilityElementDidBecomeFocused accessibilityElementDidLoseFocus
            accessibilityElementIsFocused accessibilityElements accessibilityElementsHidden
            accessibilityFrameInContainerSpace accessibilityHeaderElements
            accessibilityIgnoresInvertColors accessibilityLanguage accessibilityLineNumber
            accessibilityName accessibilityNavigationStyle accessibilityPageContent accessibilityPath
            accessibilityPerformMagicTap accessibilityRespondsToUserInteraction accessibilityRowCount
            accessibilityRowRange accessibilityScroll accessibilityScrollStatus
            accessibilitySpeechIPANotation accessibilitySpeechPitch accessibilitySpeechPunctuation
            accessibilitySpeechQueueAnnouncement accessibilitySpeechSpellOut accessibilityTextCustom
            accessibilityTextHeadingLevel accessibilityTextualContext accessibilityUserInputLabels
            accessibilityViewIsModal accessories accessoryView accompaniedSidebarCell
            accompaniedSidebarSubtitleCell actionForSegment actionHandler activationConditions
            activeAppearance activeInputModes activityIndicatorColorTransformer
            activityItemsConfiguration actual addAngularVelocity addBehavior addBoundary
            addChildBehavior addInteraction addItem addItems addKeyCommand addLinearVelocity
            addSymbolEffect addTextField addressCity addressCityAndState addressState adjustTextPosition
            adjustedContentInsetDidChange adjustsImageSizeForAccessibilityContentSizeCategory
            adjustsImageWhenDisabled affectsColorAppearance alignmentMask allButUpsideDown allCharacters
            allPresses allVisible allow allowedChildrenForUnwinding allowsContinuousInteraction
            allowsCopyingTokens allowsDeletingTokens allowsDirectInteraction allowsFocus
            allowsHidingShortcuts allowsKeyboardScrolling allowsMultipleSelectionDuringEditing
            allowsRotation allowsSelection allowsSelectionDuringEditing alone alphabet alternateIconName
            alternates alwaysHidden anchor angle angularResistance angularVelocity annotation
            announcement announcementDidFinishNotification announcementStringValueUserInfoKey
            announcementWasSuccessfulUserInfoKey applicationDidReceiveMemoryWarning
            applicationFinishedRestoringState applicationIconBadgeNumber applicationPerformFetch
            applicationProtectedDataDidBecomeAvailable applicationProtectedDataWillBecomeUnavailable
            applicationShouldRequestHealthAuthorization applicationSignificantTimeChange
            applicationSupportsShakeToEdit applySnapshot applySnapshotUsingReloadData
            applyingSymbolConfiguration apportionsSegmentWidthsByContent arrow arrowBase arrowDirection
            arrowHeight arrowOffset asciiCapable asciiCapableNumberPad assistiveTechnologyUserInfoKey
            assistiveTouchStatusDidChangeNotification attachedBehaviorType attachmentRange
            attemptRotationToDeviceOrientation attributedName attributedSubtitle automaticSize
            automaticallyAdjustsScrollIndicatorInsets automaticallyAdjustsScrollViewInsets
            automaticallyShowsCancelButton automaticallyShowsScopeBar
            automaticallyShowsSearchResultsController automaticallyUpdateForSelection
            automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
            autorepeat available availableLanguages availableModes axesPreservingSuperviewLayoutMargins
            backBarButtonItem backButtonAppearance backButtonBackgroundImage
            backButtonBackgroundVerticalPositionAdjustment backButtonDisplayMode backButtonTitle
            backButtonTitlePositionAdjustment backIndicatorImage backIndicatorTransitionMaskImage
            backItem backgroundColorTransformer backgroundConfiguration backgroundEffect
            backgroundFetchIntervalMinimum backgroundFetchIntervalNever backgroundImageContentMode
            backgroundImagePositionAdjustment backgroundInsets backgroundRefreshStatus
            backgroundRefreshStatusDidChangeNotification backgroundStyle backgroundTimeRemaining
            backgroundVerticalPositionAdjustment badge badgeBackgroundColor badgeColor
            badgePositionAdjustment badgeTextAttributes badgeTitlePositionAdjustment badgeValue bar
            barButtonItem barButtonItems barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer
            barPosition base baselineOffsetFromBottom batteryLevel batteryLevelDidChangeNotification
            batteryState batteryStateDidChangeNotification beginBackgroundTask beginCustomizingItems
            beginFloatingCursor beginGeneratingDeviceOrientationNotifications
            beginIgnoringInteractionEvents beginInteractiveMovementForItem
            beginReceivingRemoteControlEvents beginRefreshing beginRequest behaviors blackOpaque
            blackTranslucent bluetoothCentrals bluetoothPeripherals boldTextStatusDidChangeNotification
            bookmark bookmarks borderlessTinted bottomLayoutGuide bottomLeading bottomTrailing
            bouncesHorizontally bouncesVertically bouncesZoom boundaries boundary boundaryIdentifiers
            boundarySupplementaryItems brightnessDidChangeNotification bringAllToFront buildMenu
            buttonAppearance buttonGroup buttonShapesEnabled
            buttonShapesEnabledStatusDidChangeNotification calendarEvents callAsFunction camera
            canBecomeFocused canCancelContentTouches canOpenURL canOverlapSourceViewRect canPaste
            canPerformUnwindSegueAction canReorderItem canResizeToFitContent cancelAllLocalNotifications
            cancelInteractiveMovement cancelLocalNotification capitalized capsule
            capturedDidChangeNotification carPlay causesPageTurn cellDragState cellDropState
            cellLayoutMarginsFollowReadableWidth cellUpdateHandler centered cgVector changeCount
            changedNotification changedTypesAddedUserInfoKey changedTypesRemovedUserInfoKey
            characterEncoding characterOffset characters charactersIgnoringModifiers charge charging
            childBehaviors childContaining childViewControllerForPointerLock clearKeepAliveTimeout
            clearTextInputContextIdentifier clearsSelectionOnViewWillAppear
            closedCaptioningStatusDidChangeNotification cloudKitShareMetadata
            cocoaVersionDocumentAttribute collapse collapseItems collapseSecondaryViewController
            collectionViewContentSize collectionViewDidEndMultipleSelectionInteraction collisionBehavior
            collisionBoundingPath collisionBoundsType collisionDelegate collisionMode colorTransformer
            combined commitInsertion compactAppearance compactInline compactInlineLayoutAppearance
            compactPrompt completeStateRestoration completionSpeed completionVelocity completions
            compose configurationWithoutPointSizeAndWeight configurationWithoutScale
            configurationWithoutTextStyle configurationWithoutWeight configureForGuidedAccess
            configureWithDefault configureWithDefaultBackground configureWithOpaqueBackground
            configureWithTransparentBackground console contacts container containerAnchor containerBreak
            containerViewDidLayoutSubviews containsItem containsTraits contentAlignmentPoint
            contentInsetsReference contentOffsetAdjustment contentOffsetForSegment
            contentPositionAdjustment contentScrollView contentSizeAdjustment
            contentUnavailableConfiguration contentViewInsets contextMenuInteraction
            continuousGroupLeadingBoundary convertToScreenCoordinates cornerStyle countryName
            creditCardNumber currentBackgroundImage currentInputModeDidChangeNotification currentLayout
            currentMaximumTrackImage currentMinimumTrackImage currentMode currentPage
            currentPageIndicatorTintColor currentPreferredSymbolConfiguration currentThumbImage
            currentUserNotificationSettings customMirror customSpacing customizableViewControllers
            darkContent darkerSystemColorsStatusDidChangeNotification dataSourceIndexPath
            dataSourceSectionIndex dataTable debugDescription decimalPad decline decodeCGAffineTransform
            decodeCGPoint decodeCGRect decodeCGSize decodeCGVector decodeDirectionalEdgeInsets
            decodeRestorableState decodeUIEdgeInsets decodeUIOffset decorationItems decorationView
            decreaseSize decrementImage defaultAttributes defaultContentConfiguration
            defaultCornerRadius defaultOffset defaultPrompt defaultRowAnimation defersCurrentPageDisplay
            definesPresentationContext delegateClass deleteAll deleteAllItems deleteItems
            deletePlaceholder deleteRows deleteSections denied density deny
            dequeueConfiguredReusableSupplementary destinationIndexPath detailButton
            detailDisclosureButton detectPatterns detectValues detectedPatterns detectedValues
            developmentLayoutDirection dictationRecognitionFailed dictationRecordingDidEnd
            didActivateNotification didChangeStatusBarFrameNotification
            didChangeStatusBarOrientationNotification didConnectNotification didDisconnectNotification
            didDismissSearchController didEndEditingReasonUserInfoKey didFinishLaunchingNotification
            didHideMenuNotification didHintFocusMovement didPresentSearchController didReorder didRotate
            didShowMenuNotification didTransition didUpdateFocus
            differentiateWithoutColorDidChangeNotification dimension dimsBackgroundDuringPresentation
            directionLeadingToTrailing directionMask directionalPressGestureRecognizer
            disablesAutomaticKeyboardDismissal disclosureIndicator dismissMenu displace displayGamut
            displayInline displayModeButtonItem displayModeButtonVisibility dividerImage
            documentContextAfterInput documentContextBeforeInput documentIdentifier documentInfo
            documentInputMode doneButtonAppearance doubleColumn downArrow downloads dragDelegate
            dragInteractionEnabled dragItem dragStateDidChange dragging drawsOutsideLineFragment drop
            dropDelegate dynamic dynamicAnimator dynamicAnimatorDidPause dynamicAnimatorWillResume
            edgeSpacing edgesAddingLayoutMarginsToBackgroundInsets edit editButtonItem editable
            editingAccessoryType editingAccessoryView editingInteractionConfiguration editingStyle
            effectiveContentInsets effectiveContentSize effectiveGeometry elapsedTime elasticity
            elementFocusedNotification elementKind elementKindSectionFooter elementKindSectionHeader
            elevated ellipse emailAddress emailAddresses emergencyCall enabledRemoteNotificationTypes
            enabledStatusDidChangeNotification encodeRestorableState endBackgroundTask endCustomizing
            endFloatingCursor endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents
            endInteractiveMovement endReceivingRemoteControlEvents equalCentering equalSpacing error
            errorDomain estimated estimatedItemSize estimatedSectionFooterHeight
            estimatedSectionHeaderHeight eventAttribution everything expand expandItems expandedItems
            expirationDate extendStateRestoration extendedLayoutIncludesOpaqueBars extendsBoundary
            extensionContext externalObjects extraLight extraProminentInsetGroupedHeader f1 f10 f11 f12
            f2 f3 f4 f5 f6 f7 f8 f9 faceDown faceUp fastForward favorites featured file fileSystem
            fileWrapper fillProportionally fillerRowHeight
            finalLayoutAttributesForDisappearingDecorationElement
            finalLayoutAttributesForDisappearingItem
            finalLayoutAttributesForDisappearingSupplementaryElement finalSnapshot
            finalizeAnimatedBoundsChange finalizeCollectionViewUpdates finalizeLayoutTransition find
            firstItemInSection firstUnlaidCharacterIndex firstUnlaidGlyphIndex fixed fixedAttachment
            fixedSpace flashScrollIndicators flexible flexibleSpace flightNumbers
            flipsForRightToLeftLayoutDirection flipsHorizontallyInOppositeLayoutDirection focusEffect
            focusGroupIdentifier focusGroupPriority focusItemContainer focusItems focusStyle
            focusedElement focusedElementUserInfoKey focusedItem focusedView
            fontPickerViewControllerDidCancel fontPickerViewControllerDidPickFont footerMode
            footerReferenceSize forBaselineLayout forUnwindSegueAction forceTouchCapability
            foregroundInactive fractionOfDistanceThroughGlyph fractionalHeight fractionalWidth
            frameLayoutGuide frequency friction frictionTorque fromAutomaticInsets fromCellEdges
            fromContentInset fromLayoutMargins fromSafeArea full fullStreetAddress fullscreen general
            generic gestureRecognizerForExclusionRelationship gesturesForFailureRequirements
            getFirstUnlaidCharacterIndex getGlyphs getLineFragmentInsertionPoints givenName glyph google
            gravityDirection grayscale grayscaleStatusDidChangeNotification groupPaging
            groupPagingCentered groupTableViewBackground groupedFooter groupedHeader guesses
            guidedAccessErrorDomain guidedAccessRestrictionState guidedAccessStatusDidChangeNotification
            handler handoffUserActivityType hasActiveDrag hasActiveDrop hasColors
            hasDifferentColorAppearance hasImages hasLearnedWord hasStrings hasURLs
            hasUncommittedUpdates headerMode headerReferenceSize headerTopPadding hearingDevicePairedEar
            hearingDevicePairedEarDidChangeNotification help hideMenu hideShowBarDuration
            hidesBackButton hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenKeyboardAppears
            hidesBarsWhenVerticallyCompact hidesBottomBarWhenPushed hidesForSinglePage
            hidesNavigationBarDuringPresentation hidesSearchBarWhenScrolling
            hierarchyInconsistencyException highlight history horizontalBeam
            horizontalScrollIndicatorInsets horizontalTab html iOS iconColor identifierForVendor idiom
            ignoreSnapshotOnNextApplicationLaunch ignoreWord ignoredWords imageColorTransformer
            imageConfiguration imageContentMode imageForSegment imageInsets imageLayoutGuide
            imagePlacement imageProperties imageToTextPadding imageWithoutBaseline immediate
            increaseSize incrementImage indentationLevel indentationWidth indentsAccessories
            indexDisplayMode indexOfItem indexOfSection indexPathAfterUpdate indexPathBeforeUpdate
            indexPathForItem indexPathForPreferredFocusedView indexPathForRow indexPathsForRows
            indexPathsForVisibleSupplementaryElements indexPathsToDeleteForDecorationView
            indexPathsToDeleteForSupplementaryView indexPathsToInsertForDecorationView
            indexPathsToInsertForSupplementaryView indexSearch indexTitles indicatorImage
            initialLayoutAttributesForAppearingDecorationElement initialLayoutAttributesForAppearingItem
            initialLayoutAttributesForAppearingSupplementaryElement initialSnapshot initiallyInteractive
            inlineLayoutAppearance input inputAccessoryViewController inputAssistantItem inputDownArrow
            inputEnd inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow
            inputUpArrow inputViewController insertArrangedSubview insertAtDestinationIndexPath
            insertChild insertDictationResult insertDictationResultPlaceholder
            insertIntoDestinationIndexPath insertItems insertRows insertSections insertSibling
            insertTextPlaceholder insertToken insertionPoint insetApplicationFrame insetBounds
            insetsContentViewsToSafeArea installsStandardGestureForInteractiveMovement instantaneous
            instantiate instantiateInitialViewController intent interGroupSpacing interItemSpacing
            interPageSpacing interSectionSpacing interactionDidEnd interactionShouldBegin
            interactionState interactionWillBegin interactions interactiveMovementTarget
            invalidInterfaceOrientationException invalidateDataSourceCounts invalidateDecorationElements
            invalidateEverything invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
            invalidateItems invalidateSupplementaryElements invalidatedDecorationIndexPaths
            invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths invalidationContext
            invalidationContextClass invalidationContextForEndingInteractiveMovementOfItems
            invertColorsStatusDidChangeNotification invokeDefaultAction isAbsolute isAbsoluteOffset
            isAnchored isAssistiveTouchRunning isBaselineRelativeArrangement isBatteryMonitoringEnabled
            isBeingDismissed isBeingPresented isBoldTextEnabled isCancelled isClosedCaptioningEnabled
            isCollapsed isContextMenuInteractionEnabled isCustomizing isDarkerSystemColorsEnabled
            isDirectionalLockEnabled isDisabled isDisplayingRepresentativeItem isEnabledForSegment
            isEstimated isExpanded isFixed isFlat isFlexible isFontPanelVisible isFractionalHeight
            isFractionalOffset isFractionalWidth isGeneratingDeviceOrientationNotifications
            isGrayscaleEnabled isGuidedAccessEnabled isHeld isHovered isIdleTimerDisabled
            isIgnoringInteractionEvents isInvertColorsEnabled isLandscape
            isLayoutMarginsRelativeArrangement isMenuVisible isModalInPopover isModalInPresentation
            isMomentary isMonoAudioEnabled isMovingFromParent isMovingToParent isMultitaskingSupported
            isNetworkActivityIndicatorVisible isOnOffSwitchLabelsEnabled isPagingEnabled isPersistent
            isPinned isPointerInteractionEnabled isPortrait isPrefetchingEnabled
            isProtectedDataAvailable isProximityMonitoringEnabled isRefreshing
            isRegisteredForRemoteNotifications isReordering isScrollAnimating
            isSearchResultsButtonSelected isShakeToUndoEnabled isSimpleRectangularTextContainer
            isSpeakScreenEnabled isSpeakSelectionEnabled isSpringLoaded isStatusBarHidden isSwiped
            isSwitchControlRunning isSymbolAnimationEnabled isTextDragActive isTextDropActive
            isToolbarHidden isValidInterfaceOrientation isVideoAutoplayEnabled isVisible
            isVoiceOverRunning isZoomAnimating isZoomBouncing isZooming itemAnchor itemIdentifiers
            itemIdentifiersInSection itemPositioning itemProviderVisibilityForRepresentation
            itemProviders itemSet itemWidth jobTitle join keyCode keyCommands keyPathsAndRelativeValues
            keyboard0 keyboard1 keyboard2 keyboard3 keyboard4 keyboard5 keyboard6 keyboard7 keyboard8
            keyboard9 keyboardA keyboardAgain keyboardAlphanumericSwitch keyboardAlternateErase
            keyboardApplication keyboardB keyboardBackslash keyboardC keyboardCancel keyboardCapsLock
            keyboardClear keyboardClearOrAgain keyboardCloseBracket keyboardComma keyboardCopy
            keyboardCrSelOrProps keyboardCut keyboardD keyboardDeleteForward keyboardDeleteOrBackspace
            keyboardDidChangeFrameNotification keyboardDidHideNotification keyboardDidShowNotification
            keyboardDismissPadding keyboardDownArrow keyboardE keyboardEnd keyboardEqualSign
            keyboardErrorRollOver keyboardErrorUndefined keyboardEscape keyboardExSel keyboardExecute
            keyboardF keyboardF1 keyboardF10 keyboardF11 keyboardF12 keyboardF13 keyboardF14 keyboardF15
            keyboardF16 keyboardF17 keyboardF18 keyboardF19 keyboardF2 keyboardF20 keyboardF21
            keyboardF22 keyboardF23 keyboardF24 keyboardF3 keyboardF4 keyboardF5 keyboardF6 keyboardF7
            keyboardF8 keyboardF9 keyboardFind keyboardG keyboardGraveAccentAndTilde keyboardH
            keyboardHangul keyboardHanja keyboardHelp keyboardHiragana keyboardHome keyboardHyphen
            keyboardI keyboardInsert keyboardInternational1 keyboardInternational2
            keyboardInternational3 keyboardInternational4 keyboardInternational5 keyboardInternational6
            keyboardInternational7 keyboardInternational8 keyboardInternational9
            keyboardIsLocalUserInfoKey keyboardJ keyboardK keyboardKanaSwitch keyboardKatakana
            keyboardKey keyboardL keyboardLANG1 keyboardLANG2 keyboardLANG3 keyboardLANG4 keyboardLANG5
            keyboardLANG6 keyboardLANG7 keyboardLANG8 keyboardLANG9 keyboardLeftAlt keyboardLeftArrow
            keyboardLeftControl keyboardLeftGUI keyboardLeftShift keyboardLockingCapsLock
            keyboardLockingNumLock keyboardLockingScrollLock keyboardM keyboardMenu keyboardMute
            keyboardN keyboardNonUSBackslash keyboardNonUSPound keyboardO keyboardOpenBracket
            keyboardOper keyboardOut keyboardP keyboardPOSTFail keyboardPageDown keyboardPageUp
            keyboardPaste keyboardPause keyboardPeriod keyboardPower keyboardPrintScreen keyboardPrior
            keyboardQ keyboardQuote keyboardR keyboardReturn keyboardReturnOrEnter keyboardRightAlt
            keyboardRightArrow keyboardRightControl keyboardRightGUI keyboardRightShift keyboardS
            keyboardScrollLock keyboardSelect keyboardSemicolon keyboardSeparator keyboardSlash
            keyboardSpacebar keyboardStop keyboardSysReqOrAttention keyboardT keyboardTab keyboardU
            keyboardUndo keyboardUpArrow keyboardV keyboardVolumeDown keyboardVolumeUp keyboardW
            keyboardX keyboardY keyboardZ keyboardZenkakuHankakuKanji keyboard_Reserved keypad0 keypad1
            keypad2 keypad3 keypad4 keypad5 keypad6 keypad7 keypad8 keypad9 keypadAsterisk keypadComma
            keypadEnter keypadEqualSign keypadEqualSignAS400 keypadHyphen keypadNumLock keypadPeriod
            keypadPlus keypadSlash landmark landscapeImagePhone landscapeImagePhoneInsets landscapeLeft
            landscapePhone landscapePhonePrompt largeContentImage largeContentImageInsets
            largeContentSizeImage largeContentSizeImageInsets largeContentTitle
            largeContentViewerInteraction largeTitleTextAttributes layout layoutAttributesClass
            layoutAttributesForCell layoutAttributesForDecorationView
            layoutAttributesForInteractivelyMovingItem layoutAttributesForSupplementaryElement
            layoutAttributesForSupplementaryView layoutOrientation leadingBarButtonGroups learn
            learnWord leftArrow leftBarButtonItems leftItemsSupplementBackButton legibilityWeight level
            lift lifting limitAttachment limitsLayoutForSuspiciousContents lineBreak linearVelocity
            links listAccompaniedSidebarCell listGroupedCell listGroupedHeaderFooter listPlainCell
            listPlainHeaderFooter listSidebarCell listSidebarHeader loadData localNotification localOnly
            localizedModel lookup lowConfidence lowercase mac macIdiomStyle magnitude maintainsFixedSize
            makeContentView makeTextWritingDirectionLeftToRight makeTextWritingDirectionRightToLeft
            markupText maximumContentSizeCategory maximumPrimaryColumnWidth maximumRelativeValue
            maximumSize maximumSupplementaryColumnWidth maximumTrackImage maximumValueImageRect
            menuAppearance menuAttachmentPoint menuFrame menuFrameDidChangeNotification menuItems
            messaging mid middleName minimal minimizeAndZoom minimumContentSizeCategory
            minimumPrimaryColumnWidth minimumRelativeValue minimumSize minimumSupplementaryColumnWidth
            minimumTrackImage minimumValueImageRect mirrored
            modalPresentationCapturesStatusBarAppearance mode modeDidChangeNotification modifiers
            modifyingTraits moneyAmounts monoAudioStatusDidChangeNotification monochromeTint more
            moreNavigationController mostRecent mostViewed moveRow moveSection
            multipleScenesNotSupported multipleSelectionBackgroundView multiselect namePhonePad
            namePrefix nameSuffix narrative
            navigationControllerPreferredInterfaceOrientationForPresentation
            navigationControllerSupportedInterfaceOrientations newData newPassword newScene
            newValueUserInfoKey newsstandContentAvailability newsstandDownloads nextFocusedIndexPath
            nextLayout nibBundle nickname no noData noSegment nonEditable notEnabled notTargeted
            notificationOccurred notificationResponse notificationSwitchControl notificationVoiceOver
            notifyWhenInteractionChanges notifyWhenInteractionEnds nsDirectionalEdgeInsets number
            numberOfPages numberOfSegments numberPad numbersAndPunctuation objectRestorationClass
            obscuresBackgroundDuringPresentation observedProgress ofParentItem
            onOffSwitchLabelsDidChangeNotification oneBesideSecondary oneOverSecondary oneTimeCode
            openInPlace openRecent openSessions openSettingsURLString openURL organizationName organize
            orthogonalScrollingBehavior outlineDisclosure overrideTraitCollection overscanCompensation
            overscanCompensationInsets pageCurl pageIndicatorTintColor pageScrolled pageViewController
            pageViewControllerPreferredInterfaceOrientationForPresentation
            pageViewControllerSupportedInterfaceOrientations paging paperMargin paperSize paragraphBreak
            parameters parentFocusEnvironment passthroughViews password passwordRules
            passwordRulesDescriptor paste pasteConfiguration pasteDelegate patterns
            pauseAssistiveTechnology pauseInteractiveTransition pdfContextBounds pdfData
            performAsCurrent performPrimaryAction performUsingPresentationValues
            performsActionsWhilePresentingModally performsFirstActionWithFullSwipe permissionDenied
            permittedArrowDirections persistentIdentifier phoneNumbers phonePad pinAttachment
            pinToVisibleBounds pinchGestureRecognizer pixelAspectRatio placement plainFooter plainHeader
            play playInputClick playPause playsSound pointerInteraction pointerLockState
            pointerStyleProvider popItem popoverBackgroundViewClass popoverLayoutMargins
            popoverPresentationControllerDidDismissPopover
            popoverPresentationControllerShouldDismissPopover portraitUpsideDown positionAdjustment
            positionOfToken possibleTitles postalAddresses postalCode preferences preferredAction
            preferredCommitStyle preferredContentSizeDidChange preferredCornerRadius
            preferredCurrentPageIndicatorImage preferredDisplayMode preferredElementSize
            preferredFocusEnvironments preferredFocusedView preferredImageDynamicRange
            preferredIndicatorImage preferredInterfaceOrientationForPresentation
            preferredLayoutAttributesFitting preferredMenuElementOrder preferredMode
            preferredPresentationSizeForItemProvider preferredPrimaryColumnWidth
            preferredPrimaryColumnWidthFraction preferredScreenEdgesDeferringSystemGestures
            preferredSearchBarPlacement preferredSplitBehavior preferredStatusBarUpdateAnimation
            preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
            preferredSymbolConfigurationForImage preferredTint prefersCrossFadeTransitions
            prefersCrossFadeTransitionsStatusDidChange prefersHomeIndicatorAutoHidden
            prefersPointerLocked prefersSideBySideTextAndSecondaryText prefetchDataSource
            prepareForPopoverPresentation prepareForTransition prepareThumbnail presentActions
            presentLocalNotificationNow presentSearchController
            presentationControllerDidAttemptToDismiss presentationControllerDidDismiss
            presentationControllerShouldDismiss presentationControllerWillDismiss presentationCount
            presentationIndex presentationIndexPath presentationSectionIndex presentedView
            presentsWithGesture previewActionItems previewParametersProvider previewSize
            previewViewController previewingContext previewingGestureRecognizerForFailureRelationship
            previous previousIndexPathsForInteractivelyMovingItems previouslyFocusedIndexPath
            primaryBackgroundStyle primaryColumnWidth primaryEdge primaryHidden primaryLanguage
            primaryOverlay primaryViewController print probableWebSearch probableWebURL progress
            progressImage progressTintColor progressViewStyle prominent prominentInsetGroupedHeader
            prompt propertyList proposal protectedDataDidBecomeAvailableNotification
            protectedDataWillBecomeUnavailableNotification providesPresentationContextTransitionStyle
            proximityState proximityStateDidChangeNotification pushDirection pushItem quit
            rangeOfMisspelledWord readOnly readableContent readableTypeIdentifiersForItemProvider
            recents reconfiguredItemIdentifiers rectForFooter rectForHeader rectForRow rects redo
            reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification
            referenceDisplayModeStatus referenceView refresh registerForPreviewing
            registerForRemoteNotifications registerGestureConflictWithZoom registerObject
            registerUserNotificationSettings reload reloadAllComponents reloadComponent
            reloadSectionIndexTitles reloadSections reloadedItemIdentifiers reloadedSectionIdentifiers
            remembersLastFocusedIndexPath remoteControlBeginSeekingBackward
            remoteControlBeginSeekingForward remoteControlEndSeekingBackward
            remoteControlEndSeekingForward remoteControlNextTrack remoteControlPause
            remoteControlPreviousTrack remoteControlReceived remoteControlStop
            remoteControlTogglePlayPause remoteNotification removeAllBehaviors removeAllBoundaries
            removeArrangedSubview removeBehavior removeBoundary removeChildBehavior
            removeDictationResultPlaceholder removeInteraction removeItem removeKeyCommand removeSegment
            removeToken removedNotification rendererContextClass reorder reorderingCadence
            reorderingHandlers replaceChildren replaceLayoutManager replaceTextualPortion
            replacingChildren reply representativeItem representedElementKind requestDenied
            requestGuidedAccessSession requestSceneSessionActivation requestSceneSessionDestruction
            requestSceneSessionRefresh requestingScene reservedLayoutSize reservedLayoutWidth resistance
            resolvedBackgroundColor resolvedStrokeColor resolvedTintColor responder restorationClass
            restorationParent restoreUserActivityState restoresFocusAfterTransition restricted
            resultsList resumeAssistiveTechnology retargetedPreview rewind rich rightArrow
            rightBarButtonItems rigid root rootItems rotatingFooterView rotatingHeaderView route rowSize
            rtf rtfd runDrawingActions safeArea save scalesLargeContentImage sceneClass
            sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground sceneWillEnterForeground
            sceneWillResignActive scheduleLocalNotification scheduledLocalNotifications
            scopeBarBackgroundImage scopeBarButtonBackgroundImage scopeBarButtonDividerImage
            scopeBarButtonTitleTextAttributes scopeButtonTitles screenChanged screenshotService
            scrollToNearestSelectedRow scrollViewDidChangeAdjustedContentInset
            scrollViewDidEndDecelerating scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
            scrollViewDidScrollToTop scrollViewDidZoom scrollViewShouldScrollToTop
            scrollViewWillBeginDecelerating scrollViewWillBeginDragging scrollViewWillBeginZooming
            scrollViewWillEndDragging scrollableAxes scrollsToTop searchBarBookmarkButtonClicked
            searchBarResultsListButtonClicked searchBarSearchButtonClicked searchBarShouldBeginEditing
            searchBarShouldEndEditing searchBarStyle searchDisplayController searchField
            searchFieldBackgroundImage searchFieldBackgroundPositionAdjustment searchResultsUpdater
            searchTextPositionAdjustment secondaryAttributedText secondaryFill secondaryItemIdentifiers
            secondaryOnly secondaryText secondaryTextLayoutGuide secondaryTextProperties
            sectionFooterHeight sectionFootersPinToVisibleBounds sectionHeaderHeight
            sectionHeadersPinToVisibleBounds sectionIdentifier sectionIdentifiers
            sectionIndexBackgroundColor sectionIndexColor sectionIndexMinimumDisplayRowCount
            sectionIndexTitles sectionIndexTrackingBackgroundColor sectionInsetReference
            sectionSnapshotHandlers sectionTitles sectionTransactions segmentIndex segueForUnwinding
            selectAll selectedBackgroundView selectedColor selectedImageTintColor
            selectedScopeButtonIndex selectedSegmentTintColor selectedText selectionAffinity
            selectionChanged selectionDidChangeNotification selectionFollowsFocus
            selectionIndicatorImage selectionIndicatorTintColor selectionRect selfSizingInvalidation
            semanticGroup sentences separate separateSecondaryViewController separatorInsetReference
            separatorLayoutGuide services setAccessibilityActivationPoint setAccessibilityAttributedHint
            setAccessibilityAttributedLabel setAccessibilityAttributedUserInputLabels
            setAccessibilityAttributedValue setAccessibilityContainerType setAccessibilityCustomActions
            setAccessibilityCustomRotors setAccessibilityDragSourceDescriptors
            setAccessibilityDropPointDescriptors setAccessibilityElements setAccessibilityElementsHidden
            setAccessibilityFrame setAccessibilityHeaderElements setAccessibilityHint
            setAccessibilityLanguage setAccessibilityNavigationStyle setAccessibilityPath
            setAccessibilityRespondsToUserInteraction setAccessibilityTextualContext
            setAccessibilityTraits setAccessibilityUserInputLabels setAccessibilityViewIsModal setAction
            setAlternateIconName setAngle setAttributedMarkedText setBackButtonBackgroundImage
            setBackButtonBackgroundVerticalPositionAdjustment setBackButtonTitlePositionAdjustment
            setBackIndicatorImage setBackgroundVerticalPositionAdjustment setBadgeTextAttributes
            setContentPositionAdjustment setContentScrollView setCurrentPageIndicatorImage
            setCustomSpacing setData setDecrementImage setDefaultContentInsets setDestinationWithName
            setDividerImage setDrawsOutsideLineFragment setEditing setEnabled setExtraLineFragmentRect
            setGlyphs setHidesBackButton setHighlighted setIncrementImage setIndicatorImage
            setIsAccessibilityElement setItemProviders setItems setKeepAliveTimeout setLeftBarButton
            setLeftBarButtonItems setLineFragmentRect setLocation setMaximumTrackImage setMenuVisible
            setMinimumBackgroundFetchInterval setMinimumTrackImage setNeedsCellUpdate
            setNeedsFocusUpdate setNeedsUpdateContentUnavailableConfiguration
            setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfPrefersPointerLocked
            setNeedsUpdateOfScreenEdgesDeferringSystemGestures setNewsstandIconImage
            setNotShownAttribute setObjects setOverrideTraitCollection setPersistent
            setPositionAdjustment setPreferredSymbolConfiguration setProgress setRightBarButton
            setRightBarButtonItems setScopeBarButtonBackgroundImage setScopeBarButtonDividerImage
            setScopeBarButtonTitleTextAttributes setSearchFieldBackgroundImage setSearchTokenResult
            setSelected setSelectedAttributes setShadowImage setShouldGroupAccessibilityChildren
            setShowsScope setStatusBarHidden setStatusBarOrientation setStatusBarStyle setSymbolImage
            setTargetOffsetFromCenter setTargetRect setTextContainer setTitlePositionAdjustment
            setTitleVerticalPositionAdjustment setToolbarHidden setToolbarItems
            setTranslatesReferenceBoundsIntoBoundary setViewController setWidth
            shakeToUndoDidChangeNotification shape share shipmentTrackingNumbers shortcutItem
            shortcutItems shouldAutomaticallyForwardAppearanceMethods
            shouldAutomaticallyForwardRotationMethods shouldChangeText shouldCollapseItem
            shouldDifferentiateWithoutColor shouldExpandItem shouldGroupAccessibilityChildren
            shouldIndentWhileEditing shouldInvalidateLayout shouldPerformSegue shouldPresentInFullscreen
            shouldRemovePresentersView shouldUpdateFocus showDetailTargetDidChangeNotification
            showDetailViewController showMenu showingDeleteConfirmation showingEditControl
            showsBookmarkButton showsCancelButton showsLargeContentViewer showsMenuAsPrimaryAction
            showsReorderControl showsScopeBar showsSearchResultsButton showsSearchResultsController
            showsSecondaryOnlyButton showsSelectionIndicator showsVerticalSeparator sidebar sidebarCell
            sidebarHeader sidebarSubtitleCell significantTimeChangeNotification singleLine
            singleLineEtched sizeRestrictions slide sliding slidingAttachment slow smartDashesType
            smartInsertDeleteType smartQuotesType snapPoint snapshotForExpandingParent soft sortedArray
            sound sourceApplication sourceCode sourceIndexPath sourceRect sourceTextScaling spacingMask
            spacingUseDefault spacingUseSystem speakScreenStatusDidChangeNotification
            speakSelectionStatusDidChangeNotification speech spelling spellingOptions spellingPanel
            spineLocation splitBehavior splitViewControllerDidCollapse splitViewControllerDidExpand
            splitViewControllerInteractivePresentationGestureDidEnd
            splitViewControllerInteractivePresentationGestureWillBegin
            splitViewControllerPreferredInterfaceOrientationForPresentation
            splitViewControllerSupportedInterfaceOrientations spreadsheet stacked stackedItemPositioning
            stackedItemSpacing stackedItemWidth stackedLayoutAppearance standardDimension standardEdit
            startsMediaSession stateRestorationActivity stateRestorationBundleVersionKey
            stateRestorationSystemVersionKey stateRestorationTimestampKey
            stateRestorationUserInterfaceIdiomKey stateRestorationViewControllerStoryboardKey
            statusBarFrame statusBarFrameUserInfoKey statusBarOrientation
            statusBarOrientationAnimationDuration statusBarOrientationUserInfoKey statusBarStyle
            stepValue stopScrollingAndZooming storage streetAddressLine1 streetAddressLine2
            strikethroughGlyphRange strings strokeColorTransformer strokeOutset strokedCheckmark stylus
            sublocality substitutionOptions substitutions substitutionsPanel subtitleCell
            subtitleTextAttributesTransformer success summaryElement supplementariesFollowContentInsets
            supplementary supplementaryColumnWidth supplementaryItems supplementaryView
            supplementaryViewProvider supportsAlpha supportsAlternateIcons supportsFocus
            supportsMultipleScenes switchControlStatusDidChangeNotification symbolConfiguration
            symbolWeight systemButton systemChromeMaterial systemChromeMaterialDark
            systemChromeMaterialLight systemLayoutFittingSizeDidChange systemMaterial systemMaterialDark
            systemMaterialLight systemMinimumLayoutMargins systemThickMaterial systemThickMaterialDark
            systemThickMaterialLight systemThinMaterial systemThinMaterialDark systemThinMaterialLight
            systemTraitsAffectingColorAppearance systemUltraThinMaterial systemUltraThinMaterialDark
            systemUltraThinMaterialLight tabBarControllerPreferredInterfaceOrientationForPresentation
            tabBarControllerSupportedInterfaceOrientations tableViewDidEndMultipleSelectionInteraction
            tabs targetDisplayModeForAction targetIndexPath targetIndexPathsForInteractivelyMovingItems
            targetOffsetFromCenter targetTextScaling targetViewController targeted telephoneNumber
            tertiaryFill textDragDelegate textDragInteraction textDragOptions textDropDelegate
            textDropInteraction textFields textInput textInputContextIdentifier textInputMode
            textInputView textInteractionMode textLayoutGuide textLayoutSections textProperties
            textScaling textSize textStylePasteboard textToSecondaryTextHorizontalPadding
            textToSecondaryTextVerticalPadding textualRange tiltAlongHorizontalAxis
            tiltAlongVerticalAxis timingCurve tintColorTransformer titleAlignment titleForSegment
            titleMenuProvider titlePadding titlePositionAdjustment titleTextAttributesTransformer
            titleVerticalPositionAdjustment titleView toggleBoldface toggleFontPanel toggleItalics
            toggleUnderline tokenBackgroundColor tokens toolbarItems topAttached topLayoutGuide
            topLeading topRated topTrailing touchesShouldBegin touchesShouldCancel trackImage
            trackTintColor trailingBarButtonGroups trailingItemGroups
            transfersHorizontalScrollingToParent transfersVerticalScrollingToParent transformations
            transitionProgress translatesReferenceBoundsIntoBoundary trash tripleColumn twitter
            twoBesideSecondary twoDisplaceSecondary twoOverSecondary typeAutomatic typeListColor
            typeListImage typeListString typeListURL types uiEdgeInsets uiOffset unattached unavailable
            underlay underlineGlyphRange undo undoRedo unfocusedElementUserInfoKey universalLinksOnly
            unlearnWord unplugged unregister unregisterForPreviewing unregisterForRemoteNotifications
            unregisterImage unselectedItemTintColor unwind unwindAction upArrow updateAction
            updateCurrentPageDisplay updateFloatingCursor updateFocusIfNeeded
            updateInteractiveMovementTargetPosition updateItem updateSearchResults updateTextAttributes
            updateTraitsIfNeeded updateUserActivityState updateValue updateViewConstraints
            updateVisibleMenu updatesFrequently uppercase urlContexts urls
            useLayoutToLayoutNavigationTransitions userActivities userActivity userActivityDictionary
            userActivityType userDidTakeScreenshotNotification userInteractionEnabledWhileDragging
            userInterfaceLevel username value1 value2 valueCell verticalBeam
            videoAutoplayStatusDidChangeNotification viewLayoutMarginsDidChange viewMode
            viewPrintFormatter viewRespectsSystemMinimumLayoutMargins viewZoom visibleItems
            visibleItemsInvalidationHandler visiblePath visibleSize visibleSupplementaryViews
            visibleViewController visualDescription visualEffect voiceOverStatusDidChangeNotification
            wantsDefaultContentAppearance wantsSoftwareDimming warning webSearch whenEditing
            whenNotEditing whiteLarge whitespace widthForSegment willAnimateRotation
            willChangeStatusBarFrameNotification willChangeStatusBarOrientationNotification
            willCollapseItem willConnectNotification willDeactivateNotification
            willDismissSearchController willExpandItem willHideMenuNotification
            willPresentSearchController willReorder willRotate willShowMenuNotification
            windowApplication windowDismissalAnimation windowExternalDisplay withBaselineOffset
            withProminence withScrollIndicatorsShown withTraitCollection withUniqueName wordProcessing
            words writableTypeIdentifiersForItemProvider writePDF yahoo yes zIndex zeroAdvancement
            zoomFocusChanged
            """
        ),
    ]
}
