/// An intent that begins a workout; it runs as every other.
public protocol StartWorkoutIntent: SystemIntent {
  associatedtype WorkoutStyle: AppEnum
  static var suggestedWorkouts: [Self] { get }
  var workoutStyle: WorkoutStyle { get set }
}
