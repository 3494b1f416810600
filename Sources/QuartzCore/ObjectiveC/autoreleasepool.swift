/// Calls a closure; objects that nobody holds go at once here, and there is nothing to drain behind it.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
