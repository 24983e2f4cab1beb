/// An intent that records sound; it runs as every other.
public protocol AudioRecordingIntent: SystemIntent {}
