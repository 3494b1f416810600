import AgateDisplay
import AgateTestSupport
import Foundation
import Testing
import UIKit
import UIKitTestSupport

@Suite("Sizes that the user wants")
@MainActor struct DynamicTypeTests {
    private static let categories: [String: UIContentSizeCategory] = [
        "extraSmall": .extraSmall, "small": .small, "medium": .medium, "large": .large,
        "extraLarge": .extraLarge, "extraExtraLarge": .extraExtraLarge,
        "extraExtraExtraLarge": .extraExtraExtraLarge, "accessibilityMedium": .accessibilityMedium,
        "accessibilityLarge": .accessibilityLarge, "accessibilityExtraLarge": .accessibilityExtraLarge,
        "accessibilityExtraExtraLarge": .accessibilityExtraExtraLarge,
        "accessibilityExtraExtraExtraLarge": .accessibilityExtraExtraExtraLarge,
    ]
    private static let styles: [String: UIFont.TextStyle] = [
        "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
        "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
        "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
    ]

    @Test("styles have Apple's sizes and measures in every category (text T70, T71)")
    func preferredFonts() throws {
        let rows = OracleTable.load("dynamic_type.csv", in: .module)
        #expect(rows.count > 60)
        for row in rows {
            let style = try #require(Self.styles[row["style"] ?? ""])
            let category = try #require(Self.categories[row["category"] ?? ""])
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(Double(font.pointSize) == Double(row["point_size"] ?? ""))
            #expect(abs(font.lineHeight - (Double(row["line_height"] ?? "") ?? 0)) < 1e-3)
            let weight = try #require(
                font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            )
            #expect((weight[.weight] as? NSNumber)?.doubleValue == (style == .headline ? 0.3 : 0))
        }
    }

    @Test("values are scaled as Apple's are, on a screen of three pixels a point (text T72)")
    func scaledValues() throws {
        try ManualDisplay.run(size: CGSize(width: 10, height: 10), scale: 3) { _ in
            for row in OracleTable.load("dynamic_type.csv", in: .module) {
                let style = try #require(Self.styles[row["style"] ?? ""])
                let category = try #require(Self.categories[row["category"] ?? ""])
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                for pair in (row["scaledValue(base:value at 3x)"] ?? "").split(separator: " ") {
                    let parts = pair.split(separator: ":").compactMap { Double($0) }
                    let found = UIFontMetrics(forTextStyle: style).scaledValue(
                        for: parts[0],
                        compatibleWith: traits
                    )
                    #expect(abs(found - parts[1]) < 1e-3, "\(style.rawValue) \(category.rawValue) \(pair)")
                }
            }
        }
    }

    @Test("scaled fonts have whole sizes up to a maximum, and keep family and weight (text T73)")
    func scaledFonts() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let font = UIFont.systemFont(ofSize: 15, weight: .bold)
        let metrics = UIFontMetrics.default
        let scaled = metrics.scaledFont(for: font, compatibleWith: traits)
        #expect(scaled.pointSize == (15.0 * 62 / 22).rounded())
        #expect(scaled.fontName == font.fontName)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: traits).pointSize == 20)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(metrics.scaledFont(for: font, compatibleWith: usual).pointSize == 15)
        #expect(UIFont.TextStyle.title1.metrics.scaledValue(for: 10, compatibleWith: usual) == 10)
    }

    @Test("categories are in order, and the last five are for people who see badly (text T74)")
    func order() {
        let ordered: [UIContentSizeCategory] = [
            .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
            .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
            .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
        ]
        #expect(ordered.shuffled().sorted() == ordered)
        #expect(ordered.filter(\.isAccessibilityCategory) == Array(ordered.suffix(5)))
        #expect(ordered.first?.rawValue == "UICTContentSizeCategoryXS")
        #expect(!(UIContentSizeCategory.large < .large) && UIContentSizeCategory.large <= .large)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
    }

    @Test("another category is posted, new fonts have its size, and labels that follow it change (text T74)")
    func change() {
        onWindow { _, window in
            let follows = UILabel()
            follows.adjustsFontForContentSizeCategory = true
            follows.font = .preferredFont(forTextStyle: .body)
            let stays = UILabel()
            stays.font = .preferredFont(forTextStyle: .body)
            let scaled = UILabel()
            scaled.adjustsFontForContentSizeCategory = true
            scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
            let own = UILabel()
            own.adjustsFontForContentSizeCategory = true
            for label in [follows, stays, scaled, own] { window.addSubview(label) }
            nonisolated(unsafe) var posted: [String] = []
            let application = UIApplication.shared
            let observer = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification,
                object: application,
                queue: nil
            ) { posted.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "") }
            application.preferredContentSizeCategory = .extraExtraExtraLarge
            application.preferredContentSizeCategory = .extraExtraExtraLarge
            NotificationCenter.default.removeObserver(observer)
            #expect(posted.filter { $0 == "UICTContentSizeCategoryXXXL" }.count >= 1)
            #expect(follows.font.pointSize == 23)
            #expect(stays.font.pointSize == 17)
            #expect(scaled.font.pointSize == (20.0 * 29 / 22).rounded())
            #expect(own.font.pointSize == 17)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
            #expect(UITraitCollection.current.preferredContentSizeCategory == .extraExtraExtraLarge)
            let later = UILabel()
            later.font = .preferredFont(
                forTextStyle: .body,
                compatibleWith: UITraitCollection(preferredContentSizeCategory: .small)
            )
            later.adjustsFontForContentSizeCategory = true
            window.addSubview(later)
            #expect(later.font.pointSize == 23)
        }
    }

    @Test("traits with a category are joined, compared and archived")
    func traits() throws {
        let small = UITraitCollection(preferredContentSizeCategory: .small)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let joined = UITraitCollection(traitsFrom: [small, dark])
        #expect(joined.preferredContentSizeCategory == .small && joined.userInterfaceStyle == .dark)
        #expect(joined.containsTraits(in: small) && !dark.containsTraits(in: small))
        #expect(!small.hasDifferentColorAppearance(comparedTo: nil))
        let data = try NSKeyedArchiver.archivedData(withRootObject: joined, requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = false
        let read = unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITraitCollection
        #expect(read == joined)
    }
}
