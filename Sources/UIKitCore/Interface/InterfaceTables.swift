import AgateDisplay
import QuartzCore

/// The members of classes that documents of Interface Builder name, each list made once.
@MainActor package enum InterfaceTables {
    private static let cache = LockedValue<[ObjectIdentifier: InterfaceMembers]>([:])

    /// Those of a class; none for a class that lists none.
    package static func members(of type: AnyClass) -> InterfaceMembers {
        guard let type = type as? any InterfaceConnecting.Type else { return InterfaceMembers() }
        if let known = cache.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        let made = type.interfaceMembers
        cache.withLock { $0[ObjectIdentifier(type)] = made }
        return made
    }
}
