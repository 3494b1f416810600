public import Foundation

/// A place in a menu for elements that are made when the menu is shown.
///
/// Until they are there a row with a spinner stands in their place.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var known: [UIMenuElement]?
    private var waiting: [([UIMenuElement]) -> Void] = []
    private var isAsking = false

    /// Makes an element whose content the closure gives once, when a menu with it is first shown.
    ///
    /// - Parameter elementProvider: Is given a function that it calls with the elements, at once or later.
    public convenience init(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) {
        self.init(isCached: true, elementProvider)
    }

    /// Makes an element whose content the closure gives each time that a menu with it is shown.
    open class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    private init(isCached: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "", subtitle: nil, image: nil)
    }

    /// Fails with nil: the closure of an element cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Gives the elements, at once if they are known.
    func elements(_ completion: @escaping ([UIMenuElement]) -> Void) {
        if isCached, let known { return completion(known) }
        waiting.append(completion)
        guard !isAsking else { return }
        isAsking = true
        provider { [weak self] elements in
            guard let self, isAsking else { return }
            isAsking = false
            known = elements
            let told = waiting
            waiting = []
            for body in told { body(elements) }
        }
    }
}
