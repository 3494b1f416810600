/// The work for a source, as far as its words show it without parsing.
struct SourceNeeds: OptionSet {
    let rawValue: Int

    /// Something in it may be rewritten or spoken of.
    static let rewriting = SourceNeeds(rawValue: 1)
    /// It may declare something that rules for other files ask about.
    static let indexing = SourceNeeds(rawValue: 2)
    /// Something in it asks about other files.
    static let asking = SourceNeeds(rawValue: 4)
    /// It names something of Foundation that is in a module of its own here.
    static let networking = SourceNeeds(rawValue: 8)
    /// Something in it asks objects for methods.
    static let presence = SourceNeeds(rawValue: 16)
    /// It names a lock of the module `os`.
    static let locking = SourceNeeds(rawValue: 32)
    /// Something in it overrides.
    static let overriding = SourceNeeds(rawValue: 64)
    /// Something in it extends.
    static let extending = SourceNeeds(rawValue: 128)
    /// Something in it is marked for Objective-C.
    static let marking = SourceNeeds(rawValue: 256)
    /// Something in it may ask whether an optional requirement is implemented.
    static let testing = SourceNeeds(rawValue: 512)
    /// Something in it may be a delegate of Apple's, or answer for one.
    static let delegating = SourceNeeds(rawValue: 1024)
    /// It may use names of frameworks that it does not import.
    static let framework = SourceNeeds(rawValue: 2048)

    /// It may ask for `init()`.
    static let making = SourceNeeds(rawValue: 8192)
    /// It may make objects of classes that it does not name.
    static let instances = SourceNeeds(rawValue: 4096)

    /// It may set properties by their names.
    static let keying = SourceNeeds(rawValue: 8192)

    init(rawValue: Int) { self.rawValue = rawValue }
}
