/// The older name of ``LiveActivityIntent``.
public protocol LiveActivityStartingIntent: SystemIntent {}
