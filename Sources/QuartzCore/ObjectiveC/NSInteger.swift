/// An integer of the size of a pointer, under the name that it has in Objective-C.
public typealias NSInteger = Int

/// An integer without sign of the size of a pointer, under the name that it has in Objective-C.
public typealias NSUInteger = UInt
