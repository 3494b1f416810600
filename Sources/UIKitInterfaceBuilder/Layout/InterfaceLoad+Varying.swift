import UIKitCore

extension InterfaceLoad {
    /// Gives a view attributes that may differ by size class, as ``vary(_:_:_:)`` does, with values that the document or its bundle has.
    ///
    /// - Parameter apply: Sets the attributes; it is kept by the view, and given a load that finds values and knows no objects, which would keep all views alive.
    func varyValues<View: UIView>(
        _ view: View,
        _ element: InterfaceElement,
        _ apply: @escaping (View, ElementVariant, InterfaceLoad) -> Void
    ) {
        let values = InterfaceLoad(document, traits: traits)
        vary(view, element) { view, variant in apply(view, variant, values) }
    }

    /// The font of a variant of an element; nil where nothing has one.
    func font(_ variant: ElementVariant) -> UIFont? {
        variant.holder(ofKey: "fontDescription").flatMap { font($0) }
    }

    /// The colour of a variant of an element with a key; nil where nothing has one.
    func color(_ variant: ElementVariant, _ key: String) -> UIColor? {
        variant.holder(ofKey: key).flatMap { color($0, key) }
    }
}
