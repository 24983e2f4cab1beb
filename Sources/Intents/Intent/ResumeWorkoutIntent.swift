/// An intent that goes on with a workout; it runs as every other.
public protocol ResumeWorkoutIntent: SystemIntent {}
