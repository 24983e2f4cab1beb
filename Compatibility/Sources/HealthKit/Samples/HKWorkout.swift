public import Foundation

/// A workout that an app created.
public final class HKWorkout: HKSample {
  public let workoutActivityType: HKWorkoutActivityType
  public let duration: TimeInterval
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?

  public init(
    activityType: HKWorkoutActivityType,
    start startDate: Date,
    end endDate: Date,
    duration: TimeInterval? = nil,
    totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil,
    device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    self.duration = duration ?? endDate.timeIntervalSince(startDate)
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(
      type: HKObjectType.workoutType(),
      start: startDate,
      end: endDate,
      metadata: metadata,
      device: device
    )
  }

  /// Always returns `nil`, because only the app's own values are known.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
  public var allStatistics: [HKQuantityType: HKStatistics] { [:] }
}

/// The activity of a workout, with the raw values of Apple's platforms.
public enum HKWorkoutActivityType: UInt, Sendable {
  case americanFootball = 1
  case archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing
  case cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical
  case equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball
  case hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining
  case paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing
  case skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming
  case tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking
  case waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining
  case crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope
  case kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace
  case wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance
  case socialDance, pickleball, cooldown
  case swimBikeRun = 82
  case transition, underwaterDiving
  case other = 3_000
}
