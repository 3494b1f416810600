// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The priority of a font among fonts of one name: the highest number counts.
public typealias CTFontPriority = UInt32

/// The priority of fonts of the system.
public var kCTFontPrioritySystem: Int { 10000 }
/// The priority of fonts of a network.
public var kCTFontPriorityNetwork: Int { 20000 }
/// The priority of fonts of all users of a computer.
public var kCTFontPriorityComputer: Int { 30000 }
/// The priority of fonts of a user.
public var kCTFontPriorityUser: Int { 40000 }
/// The priority of fonts that are there for a while.
public var kCTFontPriorityDynamic: Int { 50000 }
/// The priority of fonts that the program registers.
public var kCTFontPriorityProcess: Int { 60000 }
