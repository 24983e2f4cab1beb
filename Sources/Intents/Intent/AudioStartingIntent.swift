/// The older name of ``AudioPlaybackIntent``.
public protocol AudioStartingIntent: SystemIntent {}
