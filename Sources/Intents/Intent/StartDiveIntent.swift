/// An intent that begins a dive; it runs as every other.
public protocol StartDiveIntent: SystemIntent {}
