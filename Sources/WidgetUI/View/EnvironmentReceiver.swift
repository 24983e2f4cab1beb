/// A property that wants the environment of its view before the body is evaluated.
protocol EnvironmentReceiver {
  func receive(_ values: EnvironmentValues)
}
