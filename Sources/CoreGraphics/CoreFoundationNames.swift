public import Foundation

// Names of CoreFoundation that Apple's signatures use and that Foundation does not show on Linux.

/// A time or a length of time, in seconds.
public typealias CFTimeInterval = Double

/// Any object of CoreFoundation.
public typealias CFTypeRef = AnyObject

/// The number of a CoreFoundation type.
public typealias CFTypeID = UInt

/// A value that a property list can hold.
public typealias CFPropertyList = AnyObject

/// A string object; `"…" as CFString` makes one.
public typealias CFString = NSString

/// A dictionary object; `[…] as CFDictionary` makes one.
public typealias CFDictionary = NSDictionary

/// An array object; `[…] as CFArray` makes one.
public typealias CFArray = NSArray

/// Bytes as an object; `data as CFData` makes one.
public typealias CFData = NSData

/// Bytes that can be changed, as an object.
public typealias CFMutableData = NSMutableData

/// A truth value as an object; `true as CFBoolean` makes one.
public typealias CFBoolean = NSNumber

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// True, as an object.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// False, as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// A URL object; `url as CFURL` makes one.
public typealias CFURL = NSURL
