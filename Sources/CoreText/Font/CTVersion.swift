// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The version of the API that this module follows.
public func CTGetCoreTextVersion() -> UInt32 { UInt32(kCTVersionNumber11_0) }

/// The version of macOS 10.5.
public var kCTVersionNumber10_5: Int32 { 0x00020000 }
/// The version of macOS 10.5.2.
public var kCTVersionNumber10_5_2: Int32 { 0x00020001 }
/// The version of macOS 10.5.3.
public var kCTVersionNumber10_5_3: Int32 { 0x00020002 }
/// The version of macOS 10.5.5.
public var kCTVersionNumber10_5_5: Int32 { 0x00020003 }
/// The version of macOS 10.6.
public var kCTVersionNumber10_6: Int32 { 0x00030000 }
/// The version of macOS 10.7.
public var kCTVersionNumber10_7: Int32 { 0x00040000 }
/// The version of macOS 10.8.
public var kCTVersionNumber10_8: Int32 { 0x00050000 }
/// The version of macOS 10.9.
public var kCTVersionNumber10_9: Int32 { 0x00060000 }
/// The version of macOS 10.10.
public var kCTVersionNumber10_10: Int32 { 0x00070000 }
/// The version of macOS 10.11.
public var kCTVersionNumber10_11: Int32 { 0x00080000 }
/// The version of macOS 10.12.
public var kCTVersionNumber10_12: Int32 { 0x00090000 }
/// The version of macOS 10.13.
public var kCTVersionNumber10_13: Int32 { 0x000A0000 }
/// The version of macOS 10.14.
public var kCTVersionNumber10_14: Int32 { 0x000B0000 }
/// The version of macOS 10.15.
public var kCTVersionNumber10_15: Int32 { 0x000C0000 }
/// The version of macOS 11.0.
public var kCTVersionNumber11_0: Int32 { 0x000D0000 }
