public import Foundation

/// The appearance of tabs in one of their states.
///
/// What was not set is as in the normal state, but for colours: those of a selected tab are the tint.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    struct Values {
        var attributes: [NSAttributedString.Key: Any]?
        var titleShift: UIOffset?
        var iconColor: UIColor?
        var badgeShift: UIOffset?
        var badgeColor: UIColor?
        var badgeAttributes: [NSAttributedString.Key: Any]?
        var badgeTitleShift: UIOffset?
    }

    var values = Values()
    private weak var normal: UITabBarItemStateAppearance?
    var didChange: (() -> Void)?

    init(normal: UITabBarItemStateAppearance?) {
        self.normal = normal
        super.init()
    }

    private func set(_ change: (inout Values) -> Void) {
        change(&values)
        didChange?()
    }

    /// The text attributes of the title; missing ones are those of bars.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes ?? [:] }
        set { set { $0.attributes = newValue } }
    }

    /// The offset of the title, in points; by default that of the normal state, or zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleShift ?? normal?.titlePositionAdjustment ?? .zero }
        set { set { $0.titleShift = newValue } }
    }

    /// The colour of the image; nil for the usual one.
    open var iconColor: UIColor? {
        get { values.iconColor }
        set { set { $0.iconColor = newValue } }
    }

    /// The offset of the badge, in points; by default that of the normal state, or zero.
    open var badgePositionAdjustment: UIOffset {
        get { values.badgeShift ?? normal?.badgePositionAdjustment ?? .zero }
        set { set { $0.badgeShift = newValue } }
    }

    /// The colour of the badge; nil for red.
    open var badgeBackgroundColor: UIColor? {
        get { values.badgeColor ?? normal?.badgeBackgroundColor }
        set { set { $0.badgeColor = newValue } }
    }

    /// The text attributes of the badge.
    ///
    /// Missing ones are those of bars: 13 points, white.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] {
        get { values.badgeAttributes ?? normal?.badgeTextAttributes ?? [:] }
        set { set { $0.badgeAttributes = newValue } }
    }

    /// The offset of the badge's text in the badge, in points; by default that of the normal state, or zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { values.badgeTitleShift ?? normal?.badgeTitlePositionAdjustment ?? .zero }
        set { set { $0.badgeTitleShift = newValue } }
    }

    // MARK: Archives

    func encode(into coder: NSCoder, _ name: String) {
        if let attributes = values.attributes {
            BarTextCoding.encode(attributes, into: coder, forKey: name + "Attributes")
        }
        if let attributes = values.badgeAttributes {
            BarTextCoding.encode(attributes, into: coder, forKey: name + "BadgeAttributes")
        }
        if let color = values.iconColor { coder.encode(color, forKey: name + "IconColor") }
        if let color = values.badgeColor { coder.encode(color, forKey: name + "BadgeColor") }
        for (key, place) in Self.shifts {
            if let shift = values[keyPath: place] {
                BarTextCoding.encode(shift, into: coder, forKey: name + key)
            }
        }
    }

    func decode(_ coder: NSCoder, _ name: String) {
        let attributes = BarTextCoding.decode(coder, forKey: name + "Attributes")
        let badge = BarTextCoding.decode(coder, forKey: name + "BadgeAttributes")
        values.attributes = attributes.isEmpty ? nil : attributes
        values.badgeAttributes = badge.isEmpty ? nil : badge
        values.iconColor = coder.soundObject(forKey: name + "IconColor") as? UIColor
        values.badgeColor = coder.soundObject(forKey: name + "BadgeColor") as? UIColor
        for (key, place) in Self.shifts where coder.containsValue(forKey: name + key + ".vertical") {
            values[keyPath: place] = BarTextCoding.offset(coder, forKey: name + key)
        }
    }

    private static let shifts: [(String, WritableKeyPath<Values, UIOffset?>)] = [
        ("TitleShift", \.titleShift), ("BadgeShift", \.badgeShift), ("BadgeTitleShift", \.badgeTitleShift),
    ]
}
