/// An intent that begins or ends speaking over a channel; it runs as every other.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
