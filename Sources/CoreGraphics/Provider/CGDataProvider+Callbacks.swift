public import AgatePixels
public import Foundation

/// Tells that memory is no longer in use: the info, the memory, and its size.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Writes the next bytes to memory and gives how many, 0 at the end: the info, the memory, and the most to write.
public typealias CGDataProviderGetBytesCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer, Int) ->
    Int

/// Passes over bytes and gives how many.
public typealias CGDataProviderSkipForwardCallback = (UnsafeMutableRawPointer?, off_t) -> off_t

/// Goes back to the first byte.
public typealias CGDataProviderRewindCallback = (UnsafeMutableRawPointer?) -> Void

/// Tells that a provider no longer needs what it was made with.
public typealias CGDataProviderReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// Gives the address of all bytes, which stays valid until they are released.
public typealias CGDataProviderGetBytePointerCallback = (UnsafeMutableRawPointer?) -> UnsafeRawPointer?

/// Tells that the address of the bytes is no longer in use: the info, and the address.
public typealias CGDataProviderReleaseBytePointerCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer) ->
    Void

/// Writes bytes from a place on to memory and gives how many: the info, the memory, the place, the most to write.
public typealias CGDataProviderGetBytesAtPositionCallback = (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer, off_t, Int
) -> Int

/// The callbacks of a provider that gives its bytes in order.
public struct CGDataProviderSequentialCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Writes the next bytes to memory; called until it gives 0.
    public var getBytes: CGDataProviderGetBytesCallback?
    /// Passes over bytes; not called, as all bytes are read.
    public var skipForward: CGDataProviderSkipForwardCallback?
    /// Goes back to the first byte; called before reading.
    public var rewind: CGDataProviderRewindCallback?
    /// Called when the provider goes away.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Holds what a provider calls.
    public init(
        version: UInt32,
        getBytes: CGDataProviderGetBytesCallback?,
        skipForward: CGDataProviderSkipForwardCallback?,
        rewind: CGDataProviderRewindCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytes = getBytes
        self.skipForward = skipForward
        self.rewind = rewind
        self.releaseInfo = releaseInfo
    }
}

/// The callbacks of a provider that gives its bytes at any place.
public struct CGDataProviderDirectCallbacks {
    /// The version of the structure: 0.
    public var version: UInt32
    /// Lends all bytes; nil or giving nil when they are not in memory.
    public var getBytePointer: CGDataProviderGetBytePointerCallback?
    /// Called when the address of the bytes is no longer in use.
    public var releaseBytePointer: CGDataProviderReleaseBytePointerCallback?
    /// Gives bytes from a place on.
    public var getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?
    /// Called when the provider goes away.
    public var releaseInfo: CGDataProviderReleaseInfoCallback?

    /// Holds what a provider calls.
    public init(
        version: UInt32,
        getBytePointer: CGDataProviderGetBytePointerCallback?,
        releaseBytePointer: CGDataProviderReleaseBytePointerCallback?,
        getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?,
        releaseInfo: CGDataProviderReleaseInfoCallback?
    ) {
        self.version = version
        self.getBytePointer = getBytePointer
        self.releaseBytePointer = releaseBytePointer
        self.getBytesAtPosition = getBytesAtPosition
        self.releaseInfo = releaseInfo
    }
}

extension CGDataProvider {
    /// Lends memory, which must not change until it is released.
    ///
    /// It is not copied, but for a few bytes, which are, and are released at once.
    ///
    /// - Parameters:
    ///   - info: Handed to the callback.
    ///   - data: The first byte.
    ///   - size: How many bytes there are, 0 or more.
    ///   - releaseData: Called once, when neither the provider nor anything made of it needs the bytes any longer.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?,
        data: UnsafeRawPointer,
        size: Int,
        releaseData: @escaping CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        let memory = UnsafeMutableRawPointer(mutating: data)
        let bytes = Data(
            bytesNoCopy: memory,
            count: size,
            deallocator: .custom { pointer, count in releaseData(info, pointer, count) }
        )
        self.init(bytes: bytes, info: info, onRelease: nil)
    }

    /// Reads the bytes that callbacks give one after the other.
    ///
    /// All are read at once, up to 1 GiB.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - callbacks: The callbacks; copied.
    /// - Returns: nil without anything that gives bytes.
    public convenience init?(
        sequentialInfo info: UnsafeMutableRawPointer?,
        callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard let getBytes = callbacks.getBytes else { return nil }
        callbacks.rewind?(info)
        var bytes = Data()
        var part = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < CGDataProvider.maxBytes {
            let count = part.withUnsafeMutableBytes { memory in
                memory.baseAddress.map { getBytes(info, $0, memory.count) } ?? 0
            }
            guard count > 0, count <= part.count else { break }
            bytes.append(contentsOf: part.prefix(count))
        }
        self.init(bytes: bytes, info: info, onRelease: { callbacks.releaseInfo?(info) })
    }

    /// Reads the bytes that callbacks lend, or give at any place.
    ///
    /// All are read at once and copied.
    ///
    /// - Parameters:
    ///   - info: Handed to the callbacks.
    ///   - size: How many bytes there are, 0 to 1 GiB.
    ///   - callbacks: The callbacks; copied.
    /// - Returns: nil for another size, and without anything that gives bytes.
    public convenience init?(
        directInfo info: UnsafeMutableRawPointer?,
        size: off_t,
        callbacks: UnsafePointer<CGDataProviderDirectCallbacks>
    ) {
        let callbacks = callbacks.pointee
        guard size >= 0, size <= CGDataProvider.maxBytes else { return nil }
        var bytes = Data()
        if let pointer = callbacks.getBytePointer?(info) {
            bytes = Data(bytes: pointer, count: size)
            callbacks.releaseBytePointer?(info, pointer)
        } else if let getBytes = callbacks.getBytesAtPosition {
            var part = [UInt8](repeating: 0, count: 1 << 16)
            while bytes.count < size {
                let wanted = Swift.min(part.count, size - bytes.count)
                let count = part.withUnsafeMutableBytes { memory in
                    memory.baseAddress.map { getBytes(info, $0, bytes.count, wanted) } ?? 0
                }
                guard count > 0, count <= wanted else { break }
                bytes.append(contentsOf: part.prefix(count))
            }
        } else {
            return nil
        }
        self.init(bytes: bytes, info: info, onRelease: { callbacks.releaseInfo?(info) })
    }

    private static let maxBytes = 1 << 30
}
