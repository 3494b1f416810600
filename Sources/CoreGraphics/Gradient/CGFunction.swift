public import Foundation

/// Computes the values of a function: what the function was made with, where to read, where to write.
public typealias CGFunctionEvaluateCallback = (
    UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// Tells that a function no longer needs what it was made with.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The callbacks of a function.
public struct CGFunctionCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Computes the outputs of the function for its inputs.
    public var evaluate: CGFunctionEvaluateCallback?
    /// Called when the function goes away.
    public var releaseInfo: CGFunctionReleaseInfoCallback?

    /// Holds what a function calls.
    public init(
        version: UInt32,
        evaluate: CGFunctionEvaluateCallback?,
        releaseInfo: CGFunctionReleaseInfoCallback?
    ) {
        self.version = version
        self.evaluate = evaluate
        self.releaseInfo = releaseInfo
    }

    /// Makes a table without callbacks, of which no function can be made.
    public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }
}

/// A function of numbers, such as the colours of a shading, that a callback computes.
public final class CGFunction: Hashable {
    /// How many numbers go in.
    let domainDimension: Int
    /// How many numbers come out.
    let rangeDimension: Int
    private let info: UnsafeMutableRawPointer?
    private let domain: [CGFloat]
    private let range: [CGFloat]?
    private let callbacks: CGFunctionCallbacks

    /// Makes a function.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - domainDimension: How many numbers go in.
    ///   - domain: For each of them the least and the largest, to which it is clipped; nil for no limits.
    ///   - rangeDimension: How many numbers come out.
    ///   - range: For each of them the least and the largest, to which it is clipped; nil for no limits.
    ///   - callbacks: The callbacks; copied.
    /// - Returns: nil without numbers, without anything that computes them, and for limits that are none.
    public init?(
        info: UnsafeMutableRawPointer?,
        domainDimension: Int,
        domain: UnsafePointer<CGFloat>?,
        rangeDimension: Int,
        range: UnsafePointer<CGFloat>?,
        callbacks: UnsafePointer<CGFunctionCallbacks>
    ) {
        guard CGFunction.dimensions.contains(domainDimension), CGFunction.dimensions.contains(rangeDimension),
            callbacks.pointee.evaluate != nil,
            let inside = CGFunction.limits(domain, domainDimension),
            let outside = CGFunction.limits(range, rangeDimension)
        else { return nil }
        self.info = info
        self.domainDimension = domainDimension
        self.domain = inside
        self.rangeDimension = rangeDimension
        self.range = range == nil ? nil : outside
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// The values at a place, clipped to the range.
    ///
    /// - Parameter input: As many numbers as the function takes; clipped to the domain.
    func values(at input: [CGFloat]) -> [CGFloat] {
        precondition(input.count == domainDimension, "need a number for each dimension of the domain")
        let place = CGFunction.clipped(input, to: domain)
        var result = [CGFloat](repeating: 0, count: rangeDimension)
        callbacks.evaluate?(info, place, &result)
        return range.map { CGFunction.clipped(result, to: $0) } ?? result
    }

    private static let dimensions = 1...1024

    /// Pairs of limits, the whole line where none are given; nil when one is no pair.
    private static func limits(_ values: UnsafePointer<CGFloat>?, _ count: Int) -> [CGFloat]? {
        guard let values else {
            return (0..<count).flatMap { _ in [-CGFloat.infinity, CGFloat.infinity] }
        }
        let limits = Array(UnsafeBufferPointer(start: values, count: 2 * count))
        let areLimits = (0..<count).allSatisfy { limits[2 * $0] <= limits[2 * $0 + 1] }
        return areLimits ? limits : nil
    }

    private static func clipped(_ values: [CGFloat], to limits: [CGFloat]) -> [CGFloat] {
        values.enumerated().map { index, value in
            Swift.min(Swift.max(value, limits[2 * index]), limits[2 * index + 1])
        }
    }

    /// Whether both are the same object.
    public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }

    /// Feeds the identity of the function to a hasher: only the same object is equal.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
