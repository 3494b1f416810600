public import Foundation

/// Why a program cannot be shown in a browser.
public enum BrowserHostError: Error, Equatable, LocalizedError {
    /// Built without the trait `Browser`.
    case unavailable
    /// The address cannot be listened at: another program has the port, or there is no such address.
    case cannotListen(String)
    /// An address that other machines can reach was given without the option that confirms it.
    case needsConsent(String)

    /// The error in words.
    public var errorDescription: String? {
        switch self {
        case .unavailable:
            "built without the trait Browser, which shows programs in a browser"
        case .cannotListen(let address):
            "cannot listen at \(address): another program has the port, or this machine has no such address"
        case .needsConsent(let address):
            "\(address) can be reached by other machines, which see and use the program with its address: say so with --i-know"
        }
    }
}
