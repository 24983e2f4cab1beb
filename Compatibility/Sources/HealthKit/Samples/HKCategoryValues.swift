/// The values of `sleepAnalysis`.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// The older name of the value, from before sleep stages were distinguished.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }

  /// All values that mean that the user was asleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// Whether the user stood for a minute in an hour.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood, idle
}

/// The strength of a flow.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The only value of a category that does not have its own.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable
}

/// The severity of a symptom.
public enum HKCategoryValueSeverity: Int, Sendable {
  case unspecified, notPresent, mild, moderate, severe
}

public enum HKBiologicalSex: Int, Sendable {
  case notSet, female, male, other
}

public enum HKBloodType: Int, Sendable {
  case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive
  case oNegative
}
