public import Observation

extension View {
  /// Puts an object into the environment of the view and what it holds, under its type (SU-56).
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }

  /// Puts an object into the environment of the view and what it holds, under its type (SU-56).
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformingEnvironment { $0.setObject(object, of: Object.self) }
  }
}
