/// What a part of an object has back to the object that owns it: weak, and never without an answer.
///
/// A part may outlive its owner, if only for a moment: its views are still in a window when the controller is released, an animation or
/// a recognizer calls it, or the owner is being freed and its views leave. Calls then go to a replacement without content, which
/// changes nothing on the screen. An `unowned` reference would end the program there.
///
/// A weak reference makes each retain of the owner slower, which views of which thousands exist have
/// `LivenessToken` for.
///
/// Source: reality Q5.15.
package struct BackReference<Owner: AnyObject> {
    private weak var owner: Owner?
    private let replacement: () -> Owner

    /// Refers to an owner.
    ///
    /// - Parameter replacement: Makes an owner without content.
    package init(_ owner: Owner, orElse replacement: @escaping () -> Owner) {
        self.owner = owner
        self.replacement = replacement
    }

    /// The owner; where it is gone or is being freed, another one that is new.
    package var object: Owner { owner ?? replacement() }
}
