import Foundation

/// A time of Core Foundation, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Calls the closure and returns its result; Linux has no autorelease pools.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
