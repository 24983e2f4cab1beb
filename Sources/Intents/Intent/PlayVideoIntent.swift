/// An intent that plays a video; it runs as every other.
public protocol PlayVideoIntent: SystemIntent {}
