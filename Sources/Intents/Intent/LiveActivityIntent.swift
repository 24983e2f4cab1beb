/// An intent that begins, changes or ends Live Activities; it runs as every other.
public protocol LiveActivityIntent: SystemIntent {}
