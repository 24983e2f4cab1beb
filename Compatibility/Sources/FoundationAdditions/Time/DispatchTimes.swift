public import Dispatch

// Dispatch's own constants, which its module for Linux does not have (Apple, dispatch/time.h).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

/// A queue that runs one piece of work after another, as every `DispatchQueue` without attributes
/// does.
public typealias DispatchSerialQueue = DispatchQueue
