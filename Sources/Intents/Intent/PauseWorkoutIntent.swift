/// An intent that interrupts a workout; it runs as every other.
public protocol PauseWorkoutIntent: SystemIntent {}
