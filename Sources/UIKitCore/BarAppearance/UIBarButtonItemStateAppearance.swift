public import Foundation

/// The appearance of bar buttons in one of their states.
///
/// What was not set is as in the normal state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    struct Values {
        var attributes: [NSAttributedString.Key: Any]?
        var titleShift: UIOffset?
        var image: UIImage?
        var imageShift: UIOffset?
    }

    var values = Values()
    private weak var normal: UIBarButtonItemStateAppearance?
    var didChange: (() -> Void)?

    init(normal: UIBarButtonItemStateAppearance?) {
        self.normal = normal
        super.init()
    }

    private func set(_ change: (inout Values) -> Void) {
        change(&values)
        didChange?()
    }

    /// The text attributes of the title; without a colour it has the tint colour.
    open var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { values.attributes ?? normal?.titleTextAttributes ?? [:] }
        set { set { $0.attributes = newValue } }
    }

    /// The offset of the title, in points; by default that of the normal state, or zero.
    open var titlePositionAdjustment: UIOffset {
        get { values.titleShift ?? normal?.titlePositionAdjustment ?? .zero }
        set { set { $0.titleShift = newValue } }
    }

    /// The background image of the button, stretched by its cap insets; nil for none.
    open var backgroundImage: UIImage? {
        get { values.image ?? normal?.backgroundImage }
        set { set { $0.image = newValue } }
    }

    /// The offset of the background image, in points; by default that of the normal state, or zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { values.imageShift ?? normal?.backgroundImagePositionAdjustment ?? .zero }
        set { set { $0.imageShift = newValue } }
    }

    // MARK: Archives

    func encode(into coder: NSCoder, _ name: String) {
        if let attributes = values.attributes {
            BarTextCoding.encode(attributes, into: coder, forKey: name + "Attributes")
        }
        if let shift = values.titleShift {
            BarTextCoding.encode(shift, into: coder, forKey: name + "TitleShift")
        }
        if let image = values.image { coder.encode(image, forKey: name + "Image") }
        if let shift = values.imageShift {
            BarTextCoding.encode(shift, into: coder, forKey: name + "ImageShift")
        }
    }

    func decode(_ coder: NSCoder, _ name: String) {
        let attributes = BarTextCoding.decode(coder, forKey: name + "Attributes")
        values.attributes = attributes.isEmpty ? nil : attributes
        if coder.containsValue(forKey: name + "TitleShift.vertical") {
            values.titleShift = BarTextCoding.offset(coder, forKey: name + "TitleShift")
        }
        values.image = coder.soundObject(forKey: name + "Image") as? UIImage
        if coder.containsValue(forKey: name + "ImageShift.vertical") {
            values.imageShift = BarTextCoding.offset(coder, forKey: name + "ImageShift")
        }
    }
}
