/// An intent that plays or stops sound; it runs as every other.
public protocol AudioPlaybackIntent: SystemIntent {}
