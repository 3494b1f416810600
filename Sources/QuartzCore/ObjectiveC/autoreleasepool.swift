/// Calls a closure; objects without owners are freed at once here, so that there is nothing to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
