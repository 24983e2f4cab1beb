/// An intent that opens a camera from the lock screen; it runs as every other.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the application would find when it comes forward.
  associatedtype AppContext: Codable & Sendable
}
