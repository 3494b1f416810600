import AgateTestSupport
import Foundation
import Testing
import UIKit

/// What archives keep of views.
///
/// Source: uikit U44.
@MainActor @Suite("Archived views")
struct ViewArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        return try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? View)
    }

    @Test("a view keeps its looks and what it does about touches", .claim("U44"))
    func looks() throws {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.contentMode = .bottomLeft
        view.isOpaque = false
        view.isUserInteractionEnabled = false
        view.isMultipleTouchEnabled = true
        view.isExclusiveTouch = true
        view.tintColor = .red
        view.tintAdjustmentMode = .dimmed
        view.restorationIdentifier = "name"
        view.overrideUserInterfaceStyle = .dark
        view.anchorPoint = CGPoint(x: 0, y: 1)
        view.transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let read = try copy(view)
        #expect(read.contentMode == .bottomLeft && read.layer.contentsGravity == .topLeft)
        #expect(!read.isOpaque && !read.isUserInteractionEnabled)
        #expect(read.isMultipleTouchEnabled && read.isExclusiveTouch)
        read.tintAdjustmentMode = .normal
        #expect(read.tintColor == .red && read.restorationIdentifier == "name")
        #expect(read.overrideUserInterfaceStyle == .dark && read.anchorPoint == CGPoint(x: 0, y: 1))
        #expect(read.transform == view.transform && read.center == view.center && read.bounds == view.bounds)
    }

    @Test("a view keeps how it takes part in layout", .claim("U44"))
    func layout() throws {
        let view = UIView()
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.autoresizesSubviews = false
        view.translatesAutoresizingMaskIntoConstraints = false
        view.setContentHuggingPriority(UILayoutPriority(12), for: .vertical)
        view.setContentCompressionResistancePriority(UILayoutPriority(34), for: .horizontal)
        view.semanticContentAttribute = .forceRightToLeft
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.preservesSuperviewLayoutMargins = true
        view.insetsLayoutMarginsFromSafeArea = false
        let read = try copy(view)
        #expect(read.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] && !read.autoresizesSubviews)
        #expect(!read.translatesAutoresizingMaskIntoConstraints)
        #expect(read.contentHuggingPriority(for: .vertical).rawValue == 12)
        #expect(read.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(read.contentCompressionResistancePriority(for: .horizontal).rawValue == 34)
        #expect(read.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(read.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        #expect(read.preservesSuperviewLayoutMargins && !read.insetsLayoutMarginsFromSafeArea)
    }

    @Test("a stack keeps its arrangement, at the top of an archive and within a tree", .claim("U44"))
    func stacks() throws {
        let stack = UIStackView(
            arrangedSubviews: (1...3).map { tag in
                let view = UIView()
                view.tag = tag
                view.heightAnchor.constraint(equalToConstant: 10).shouldBeArchived = true
                return view
            }
        )
        let loose = UIView()
        loose.tag = 9
        stack.insertSubview(loose, at: 0)
        stack.addArrangedSubview(stack.arrangedSubviews[0])
        (stack.axis, stack.distribution, stack.alignment) = (.vertical, .equalSpacing, .center)
        stack.spacing = 7
        stack.isLayoutMarginsRelativeArrangement = true
        stack.setCustomSpacing(20, after: stack.arrangedSubviews[1])
        let tree = UIView()
        tree.addSubview(stack)
        for read in [try copy(stack), try #require(try copy(tree).subviews[0] as? UIStackView)] {
            #expect(read.arrangedSubviews.map(\.tag) == [2, 3, 1] && read.subviews.map(\.tag).first == 9)
            #expect(read.axis == .vertical && read.distribution == .equalSpacing)
            #expect(read.alignment == .center && read.spacing == 7)
            #expect(read.isLayoutMarginsRelativeArrangement && !read.isBaselineRelativeArrangement)
            #expect(read.customSpacing(after: read.arrangedSubviews[1]) == 20)
            #expect(read.customSpacing(after: read.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
            read.frame.size = read.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(read.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        }
    }

    @Test("constraints that are to be archived are, and lay out the copy", .claim("U44"))
    func constraints() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(inner)
        let constraints = [
            inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 2),
            inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
            inner.heightAnchor.constraint(equalToConstant: 33),
        ]
        for constraint in constraints { constraint.shouldBeArchived = true }
        constraints[3].identifier = "height"
        constraints[3].priority = UILayoutPriority(400)
        let other = inner.heightAnchor.constraint(equalToConstant: 5)
        other.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate(constraints + [other])
        let read = try copy(root)
        let copied = read.subviews[0]
        read.layoutIfNeeded()
        #expect(copied.frame == CGRect(x: 10, y: 4, width: 50, height: 33))
        let height = try #require(copied.constraints.first)
        #expect(height.identifier == "height" && height.priority.rawValue == 400 && height.constant == 33)
        #expect(read.constraints.count == 3 && copied.constraints.count == 1)
    }

    @Test("controls, pictures and scroll views keep what they show and how they behave", .claim("U44"))
    func classes() throws {
        let control = UIControl()
        (control.isEnabled, control.isSelected) = (false, true)
        (control.contentHorizontalAlignment, control.contentVerticalAlignment) = (.right, .bottom)
        let read = try copy(control)
        #expect(!read.isEnabled && read.isSelected)
        #expect(read.contentHorizontalAlignment == .right && read.contentVerticalAlignment == .bottom)

        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let picture = UIImageView(image: image)
        picture.isUserInteractionEnabled = true
        picture.contentMode = .center
        picture.animationImages = [image, image]
        picture.animationDuration = 2
        let readPicture = try copy(picture)
        #expect(readPicture.image?.size == CGSize(width: 4, height: 3) && readPicture.layer.contents != nil)
        #expect(readPicture.isUserInteractionEnabled && readPicture.contentMode == .center)
        #expect(readPicture.animationImages?.count == 2 && readPicture.animationDuration == 2)
        #expect(!(try copy(UIImageView(image: image)).isUserInteractionEnabled))

        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentInset.top = 10
        scroll.contentOffset.y = 250
        (scroll.isPagingEnabled, scroll.bounces, scroll.alwaysBounceVertical) = (true, false, true)
        (scroll.maximumZoomScale, scroll.decelerationRate) = (4, .fast)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.flashScrollIndicators()
        let readScroll = try copy(scroll)
        #expect(
            readScroll.contentSize == scroll.contentSize && readScroll.contentInset == scroll.contentInset
        )
        #expect(readScroll.contentOffset.y == 250 && readScroll.isPagingEnabled && !readScroll.bounces)
        #expect(readScroll.alwaysBounceVertical && readScroll.maximumZoomScale == 4)
        #expect(readScroll.decelerationRate == .fast && readScroll.contentInsetAdjustmentBehavior == .never)
        #expect(readScroll.subviews.isEmpty)

        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        text.isScrollEnabled = false
        text.text = "Some text"
        let readText = try copy(text)
        #expect(readText.text == "Some text" && !readText.isScrollEnabled)
    }
}
