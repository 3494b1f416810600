/// What documents of Interface Builder, and programs that use them, get wrong.
@MainActor package enum InterfaceMistake {
    /// Ends the program where Apple's framework raises an exception, with the exception's words.
    package static func stop(_ reason: String) -> Never { fatalError(reason) }

    /// An object as Apple's messages name it: `<UIStoryboard: 0x7f12>`.
    package static func name(of object: AnyObject, withModule: Bool = false) -> String {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        let type = withModule ? String(reflecting: type(of: object)) : String(describing: type(of: object))
        return "<\(type): 0x\(String(address, radix: 16))>"
    }

    /// Tells that a document is not read because its reader is not linked.
    static func tellUnread(_ what: String, _ name: String) {
        Mistakes.tell(
            "\(what) \"\(name)\" is not read: the module UIKitInterfaceBuilder is not linked into the program. Import UIKit, which has it."
        )
    }
}
