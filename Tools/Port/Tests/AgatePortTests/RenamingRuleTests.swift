import AgatePort
import Testing

/// Rule P28: names of Swift 3 and 4.
@Suite("Names that Apple's compiler renames")
struct RenamingRuleTests {
    @Test(
        "constants, types, members and notifications get their new names",
        arguments: [
            ("layer.fillMode = kCAFillModeForwards", "layer.fillMode = CAMediaTimingFillMode.forwards"),
            (
                "let f = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)",
                "let f = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)"
            ),
            (
                "l.contentsGravity = kCAGravityResizeAspectFill",
                "l.contentsGravity = CALayerContentsGravity.resizeAspectFill"
            ),
            (
                "l.emitterShape = kCAEmitterLayerPoint; l.emitterMode = kCAEmitterLayerPoints",
                "l.emitterShape = CAEmitterLayerEmitterShape.point; l.emitterMode = CAEmitterLayerEmitterMode.points"
            ),
            (
                "func a(o: [UIApplicationLaunchOptionsKey: Any]?) {}",
                "func a(o: [UIApplication.LaunchOptionsKey: Any]?) {}"
            ),
            (
                "b.addTarget(self, action: a, for: UIControlEvents.touchDown)",
                "b.addTarget(self, action: a, for: UIControl.Event.touchDown)"
            ),
            ("let n = text.characters.count", "let n = text.count"),
            ("for c in text.characters {}", "for c in text {}"),
            ("post(.UIKeyboardWillShow)", "post(UIResponder.keyboardWillShowNotification)"),
            (
                "post(NSNotification.Name.UIApplicationDidBecomeActive)",
                "post(UIApplication.didBecomeActiveNotification)"
            ),
            (
                "let k = info[UIKeyboardFrameEndUserInfoKey]",
                "let k = info[UIResponder.keyboardFrameEndUserInfoKey]"
            ),
            ("let a = [NSFontAttributeName: f]", "let a = [NSAttributedString.Key.font: f]"),
            ("let h = UITableViewAutomaticDimension", "let h = UITableView.automaticDimension"),
            (
                "let w = UIFont.systemFont(ofSize: 1, weight: UIFontWeightBold)",
                "let w = UIFont.systemFont(ofSize: 1, weight: UIFont.Weight.bold)"
            ),
            ("let l: UIWindowLevel = UIWindowLevelAlert", "let l: UIWindow.Level = UIWindow.Level.alert"),
            ("link.add(to: r, forMode: .commonModes)", "link.add(to: r, forMode: .common)"),
            (
                "CFRunLoopAddTimer(a, b, CFRunLoopMode.commonModes)",
                "CFRunLoopAddTimer(a, b, CFRunLoopMode.commonModes)"
            ),
            ("t.add(x, forMode: RunLoopMode.defaultRunLoopMode)", "t.add(x, forMode: RunLoop.Mode.default)"),
            ("if UI_USER_INTERFACE_IDIOM() == .pad {}", "if UIDevice.current.userInterfaceIdiom == .pad {}"),
            ("if UIAccessibilityIsReduceMotionEnabled() {}", "if UIAccessibility.isReduceMotionEnabled {}"),
            ("let r = CGRectFromString(s)", "let r = NSCoder.cgRect(for: s)"),
            ("let s = NSStringFromUIEdgeInsets(i)", "let s = NSCoder.string(for: i)"),
            ("post(.UIMenuControllerDidHideMenu)", "post(UIMenuController.didHideMenuNotification)"),
            ("let p = UILayoutPriorityRequired", "let p = UILayoutPriority.required"),
            ("var f: UIFontWeight = .bold", "var f: UIFont.Weight = .bold"),
            (
                "let o = [NSDocumentTypeDocumentAttribute: NSHTMLTextDocumentType]",
                "let o = [NSAttributedString.DocumentReadingOptionKey.documentType: NSAttributedString.DocumentType.html]"
            ),
            (
                "i[UIImagePickerControllerOriginalImage]", "i[UIImagePickerController.InfoKey.originalImage]"
            ),
            ("addChildViewController(c); x.addChildViewController(c)", "addChild(c); x.addChild(c)"),
        ]
    )
    func names(_ old: String, _ new: String) { expect(old, becomes: new) }

    @Test(
        "calls with other labels are written anew around their arguments",
        arguments: [
            (
                "let i = UIEdgeInsetsMake(1, a(2), 3, 4)",
                "let i = UIEdgeInsets(top: 1, left: a(2), bottom: 3, right: 4)"
            ),
            ("let r = UIEdgeInsetsInsetRect(rect, insets)", "let r = rect.inset(by: insets)"),
            ("let r = UIEdgeInsetsInsetRect(a ?? b, insets)", "let r = (a ?? b).inset(by: insets)"),
            ("let d = UIImagePNGRepresentation(image!)", "let d = image!.pngData()"),
            (
                "let d = UIImageJPEGRepresentation(image, 0.5)",
                "let d = image.jpegData(compressionQuality: 0.5)"
            ),
            ("v.bringSubview(toFront: w)", "v.bringSubviewToFront(w)"),
            ("c.didMove(toParentViewController: self)", "c.didMove(toParent: self)"),
            (
                "class C: UIViewController { override func willMove(toParentViewController p: UIViewController?) {} }",
                "class C: UIViewController { override func willMove(toParent p: UIViewController?) {} }"
            ),
            (
                "let i = UIEdgeInsetsMake(UIFontWeightThin, 0, 0, 0)",
                "let i = UIEdgeInsets(top: UIFont.Weight.thin, left: 0, bottom: 0, right: 0)"
            ),
        ]
    )
    func calls(_ old: String, _ new: String) { expect(old, becomes: new) }

    @Test(
        "a name that the sources declare is theirs, and one in a comment, a text or between the marks stays"
    )
    func kept() {
        for text in [
            "// kCAFillModeForwards", "let a = \"kCAFillModeForwards\"",
            "// agate:off\nlet m = kCAFillModeBoth\n// agate:on\n",
            "typealias UIControlEvents = Int; let e: UIControlEvents = 1",
        ] { expect(text, becomes: text) }
    }
}

extension RenamingRuleTests {
    @Test("functions of the C library that are named by Darwin or CoreFoundation are Foundation's")
    func moduleNames() {
        expect(
            "let a = Darwin.round(x) + CoreFoundation.sqrt(2)",
            becomes: "let a = Foundation.round(x) + Foundation.sqrt(2)"
        )
        expect(
            "enum Darwin { static let a = 1 }; let b = Darwin.a",
            becomes: "enum Darwin { static let a = 1 }; let b = Darwin.a"
        )
    }

    @Test("an import that goes and by which a source has UIKit becomes that of UIKit")
    func broughtImports() {
        expect("import MetalKit\nlet view = UIView()\n", becomes: "import UIKit\nlet view = UIView()\n")
        expect("import UIKit\nimport MetalKit\n", becomes: "import UIKit\n\n")
    }

    @Test("a blank between @objc and its name is taken, as Swift 5 does")
    func blankBeforeName() {
        expect("class A { @objc (tapped) func tap() {} }", becomes: "class A { func tap() {} }")
    }
}
