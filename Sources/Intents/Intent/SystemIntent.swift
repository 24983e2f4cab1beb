/// An intent that the system knows how to use.
public protocol SystemIntent: AppIntent {}
