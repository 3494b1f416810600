@_exported public import struct AgateDisplay.mach_timebase_info

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The other name of `mach_timebase_info`.
public typealias mach_timebase_info_data_t = AgateDisplay.mach_timebase_info

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// The result of functions of the kernel: 0 for success.
public typealias kern_return_t = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The result of a function of the kernel that has done its work: 0.
public let KERN_SUCCESS: kern_return_t = 0

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A time for Dispatch: nanoseconds of `mach_absolute_time()`.
public typealias dispatch_time_t = UInt64

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time of the display that shows the caller, in nanoseconds: ``CACurrentMediaTime()`` in whole ticks.
///
/// A manual display stands still between its steps, and so does this time.
public func mach_absolute_time() -> UInt64 {
    let time = CACurrentMediaTime() * 1e9
    return time >= 0 && time < 0x1p63 ? UInt64(time.rounded()) : 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as ``mach_absolute_time()``: nothing sleeps meanwhile.
public func mach_continuous_time() -> UInt64 { mach_absolute_time() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The same as ``mach_absolute_time()``: it is cheap enough.
public func mach_approximate_time() -> UInt64 { mach_absolute_time() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills in how many nanoseconds a tick of ``mach_absolute_time()`` is: one.
///
/// - Returns: ``KERN_SUCCESS``.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> kern_return_t {
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}
