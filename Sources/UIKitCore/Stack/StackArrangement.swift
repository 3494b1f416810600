import CoreGraphics
import Foundation

/// What archives know of a stack: its properties, and which subviews are arranged, in which order and with which spaces.
///
/// Arranged views are written by their places among the archived subviews, since a stack may be read before these.
///
/// Source: uikit U44, U80.
@MainActor struct StackArrangement {
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var distribution = UIStackView.Distribution.fill
    private var alignment = UIStackView.Alignment.fill
    private var spacing: CGFloat = 0
    private var isBaselineRelative = false
    private var isMarginsRelative = false
    /// The arranged subviews by their places, with their own spaces.
    private var places: [(index: Int, spacing: CGFloat)] = []

    init(of stack: UIStackView) {
        axis = stack.axis
        distribution = stack.distribution
        alignment = stack.alignment
        spacing = stack.spacing
        isBaselineRelative = stack.isBaselineRelativeArrangement
        isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
        let subviews = Self.archivedSubviews(of: stack)
        for view in stack.arrangedSubviews {
            guard let index = subviews.firstIndex(where: { $0 === view }) else { continue }
            places.append((index, stack.customSpacing(after: view)))
        }
    }

    /// Reads what an archive says; nil for an archive without a stack.
    init?(from coder: NSCoder) {
        guard coder.containsValue(forKey: "UIStackViewAxis") else { return nil }
        func value<Value: RawRepresentable<Int>>(_ key: String, _ usual: Value) -> Value {
            Value(rawValue: coder.decodeInteger(forKey: key)) ?? usual
        }
        axis = value("UIStackViewAxis", .horizontal)
        distribution = value("UIStackViewDistribution", .fill)
        alignment = value("UIStackViewAlignment", .fill)
        spacing = CGFloat(coder.decodeDouble(forKey: "UIStackViewSpacing"))
        isBaselineRelative = coder.decodeBool(forKey: "UIStackViewBaselineRelative")
        isMarginsRelative = coder.decodeBool(forKey: "UIStackViewLayoutMarginsRelative")
        let indices = coder.soundObject(forKey: "UIStackViewArranged") as? [NSNumber] ?? []
        let spacings = coder.soundObject(forKey: "UIStackViewSpacings") as? [NSNumber] ?? []
        places = zip(indices, spacings).map { ($0.intValue, CGFloat(truncating: $1)) }
    }

    func encode(into coder: NSCoder) {
        coder.encode(axis.rawValue, forKey: "UIStackViewAxis")
        coder.encode(distribution.rawValue, forKey: "UIStackViewDistribution")
        coder.encode(alignment.rawValue, forKey: "UIStackViewAlignment")
        coder.encode(Double(spacing), forKey: "UIStackViewSpacing")
        coder.encode(isBaselineRelative, forKey: "UIStackViewBaselineRelative")
        coder.encode(isMarginsRelative, forKey: "UIStackViewLayoutMarginsRelative")
        let indices = places.map { NSNumber(value: $0.index) }
        let spacings = places.map { NSNumber(value: Double($0.spacing)) }
        coder.encode(NSArray(array: indices), forKey: "UIStackViewArranged")
        coder.encode(NSArray(array: spacings), forKey: "UIStackViewSpacings")
    }

    /// Gives a stack its properties.
    func give(to stack: UIStackView) {
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        stack.isBaselineRelativeArrangement = isBaselineRelative
        stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
    }

    /// Arranges the subviews of a stack.
    ///
    /// - Returns: Whether they were there.
    func arrange(in stack: UIStackView) -> Bool {
        let subviews = Self.archivedSubviews(of: stack)
        guard !subviews.isEmpty || places.isEmpty else { return false }
        for place in places where subviews.indices.contains(place.index) {
            stack.addArrangedSubview(subviews[place.index])
            if place.spacing != UIStackView.spacingUseDefault {
                stack.setCustomSpacing(place.spacing, after: subviews[place.index])
            }
        }
        return true
    }

    private static func archivedSubviews(of stack: UIStackView) -> [UIView] {
        stack.subviews.filter { !($0 is any UnarchivedView) }
    }
}
