/// What documents of Interface Builder, and programs that use them, get wrong.
@MainActor package enum InterfaceMistake {
    /// Ends the program where Apple's framework raises an exception, with the exception's words.
    package static func stop(_ reason: String) -> Never { fatalError(reason) }

    /// Tells that a document is not read because its reader is not linked.
    static func tellUnread(_ what: String, _ name: String) {
        Mistakes.tell(
            "\(what) \"\(name)\" is not read: the module UIKitInterfaceBuilder is not linked into the program. Import UIKit, which has it."
        )
    }
}
