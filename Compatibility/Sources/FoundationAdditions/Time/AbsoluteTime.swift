import Foundation

/// Seconds since the beginning of 2001, as Core Foundation counts them.
public typealias CFAbsoluteTime = Double

/// The moment of the call, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// Calls the closure.
///
/// No autorelease pool is made.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
