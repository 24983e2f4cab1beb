/// The identifier of a category of samples, such as the analysis of sleep.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  fileprivate init(_ name: String) {
    rawValue = "HKCategoryTypeIdentifier" + name
  }
}

/// Categories of sleep, mindfulness, hygiene and activity rings.
extension HKCategoryTypeIdentifier {
  public static let sleepAnalysis = Self("SleepAnalysis")
  public static let appleStandHour = Self("AppleStandHour")
  public static let mindfulSession = Self("MindfulSession")
  public static let handwashingEvent = Self("HandwashingEvent")
  public static let toothbrushingEvent = Self("ToothbrushingEvent")
}

/// Categories of the menstrual cycle.
extension HKCategoryTypeIdentifier {
  public static let menstrualFlow = Self("MenstrualFlow")
  public static let intermenstrualBleeding = Self("IntermenstrualBleeding")
  public static let cervicalMucusQuality = Self("CervicalMucusQuality")
  public static let ovulationTestResult = Self("OvulationTestResult")
  public static let pregnancyTestResult = Self("PregnancyTestResult")
  public static let progesteroneTestResult = Self("ProgesteroneTestResult")
  public static let sexualActivity = Self("SexualActivity")
  public static let contraceptive = Self("Contraceptive")
  public static let pregnancy = Self("Pregnancy")
  public static let lactation = Self("Lactation")
}

/// Events of heart and hearing.
extension HKCategoryTypeIdentifier {
  public static let lowHeartRateEvent = Self("LowHeartRateEvent")
  public static let highHeartRateEvent = Self("HighHeartRateEvent")
  public static let irregularHeartRhythmEvent = Self("IrregularHeartRhythmEvent")
  public static let lowCardioFitnessEvent = Self("LowCardioFitnessEvent")
  public static let appleWalkingSteadinessEvent = Self("AppleWalkingSteadinessEvent")
  public static let environmentalAudioExposureEvent = Self("AudioExposureEvent")
  public static let headphoneAudioExposureEvent = Self("HeadphoneAudioExposureEvent")
  public static let sleepApneaEvent = Self("SleepApneaEvent")
}

/// Categories of symptoms.
extension HKCategoryTypeIdentifier {
  public static let abdominalCramps = Self("AbdominalCramps")
  public static let acne = Self("Acne")
  public static let appetiteChanges = Self("AppetiteChanges")
  public static let bloating = Self("Bloating")
  public static let breastPain = Self("BreastPain")
  public static let chestTightnessOrPain = Self("ChestTightnessOrPain")
  public static let chills = Self("Chills")
  public static let constipation = Self("Constipation")
  public static let coughing = Self("Coughing")
  public static let diarrhea = Self("Diarrhea")
  public static let dizziness = Self("Dizziness")
  public static let fainting = Self("Fainting")
  public static let fatigue = Self("Fatigue")
  public static let fever = Self("Fever")
  public static let generalizedBodyAche = Self("GeneralizedBodyAche")
  public static let headache = Self("Headache")
  public static let heartburn = Self("Heartburn")
  public static let hotFlashes = Self("HotFlashes")
  public static let lossOfSmell = Self("LossOfSmell")
  public static let lossOfTaste = Self("LossOfTaste")
  public static let lowerBackPain = Self("LowerBackPain")
  public static let moodChanges = Self("MoodChanges")
  public static let nausea = Self("Nausea")
  public static let nightSweats = Self("NightSweats")
  public static let pelvicPain = Self("PelvicPain")
  public static let rapidPoundingOrFlutteringHeartbeat = Self("RapidPoundingOrFlutteringHeartbeat")
  public static let runnyNose = Self("RunnyNose")
  public static let shortnessOfBreath = Self("ShortnessOfBreath")
  public static let sinusCongestion = Self("SinusCongestion")
  public static let skippedHeartbeat = Self("SkippedHeartbeat")
  public static let sleepChanges = Self("SleepChanges")
  public static let soreThroat = Self("SoreThroat")
  public static let vomiting = Self("Vomiting")
  public static let wheezing = Self("Wheezing")
}
