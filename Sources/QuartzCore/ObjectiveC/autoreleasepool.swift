/// Calls a closure; objects without references are freed at once here, so there is nothing to drain behind it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
