/// Where an environment property finds the values of its view's place.
final class EnvironmentSource {
  var values: EnvironmentValues?
}
