import AgateDisplay
import CoreGraphics
public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet stops.
    ///
    /// Source: uikit U162.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// A name by which a program finds a detent among those of a sheet.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The string of the identifier.
            public let rawValue: String
            /// Makes an identifier from a string.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes an identifier from a string.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// The identifier of the detent of about half the greatest height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The identifier of the detent of the greatest height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier of the detent.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// About half of the greatest height; not there where the window is low.
        public static func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context.maximumDetentValue * SheetMetrics.mediumPart).rounded()
            }
        }

        /// A detent of the greatest height that the sheet can have.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of the program's own, without the safe area at the bottom; nil is none at present.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let number = count.withLock { count in
                count += 1
                return count
            }
            return Detent(identifier ?? Identifier("custom \(number)"), resolver)
        }

        /// The value of detents that do not exist in the present container.
        public static let inactive = -CGFloat.greatestFiniteMagnitude

        private static let count = LockedValue(0)

        /// The height of the detent in a container, at most the greatest one; nil if it does not exist there.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            guard let value = resolver(context), value.isFinite, value != Detent.inactive else { return nil }
            return min(max(value, 0), context.maximumDetentValue)
        }
    }
}

/// The values from which a detent's height can be computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

/// The object that learns of changes of a sheet; every method may be left out.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// The user has brought the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    /// Has no effect; implement it to learn that the user has chosen another detent.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
