/// The values of `sleepAnalysis`: the stages of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

  /// The former name of `asleepUnspecified`, from before sleep stages were distinguished.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }

  /// All values for which the user was asleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// The values of an hour: the user stood for at least a minute, or was idle.
public enum HKCategoryValueAppleStandHour: Int, Sendable {
  case stood, idle
}

/// The values of menstrual flow: its strength.
public enum HKCategoryValueMenstrualFlow: Int, Sendable {
  case unspecified = 1
  case light, medium, heavy, none
}

/// The only value of categories whose samples have no values to distinguish.
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
