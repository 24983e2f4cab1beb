import HealthKit
import Testing

@testable import TemplateWidgets

@Suite("Health store")
struct HealthStoreTests {
  private let store = HKHealthStore()
  private let steps = HKQuantityType(.stepCount)

  @Test func `there is no health data, and each request says so`() async {
    #expect(!HKHealthStore.isHealthDataAvailable())
    var outcomes: [HKError.Code?] = []
    store.requestAuthorization(toShare: nil, read: [steps]) { isDone, error in
      #expect(!isDone)
      outcomes.append((error as? HKError)?.code)
    }
    do {
      try await store.requestAuthorization(toShare: [], read: [steps])
    } catch HKError.errorHealthDataUnavailable {
      outcomes.append(.errorHealthDataUnavailable)
    } catch {
      Issue.record("another error: \(error)")
    }
    #expect(outcomes == [.errorHealthDataUnavailable, .errorHealthDataUnavailable])
  }

  @Test func `each query's handler is called once, with an error`() {
    var answers: [String: Int] = [:]
    func note(_ name: String, _ isEmpty: Bool, _ error: (any Error)?) {
      #expect(isEmpty)
      #expect((error as? HKError)?.code == .errorHealthDataUnavailable)
      answers[name, default: 0] += 1
    }
    let collection = HKStatisticsCollectionQuery(
      quantityType: steps,
      quantitySamplePredicate: nil,
      options: .cumulativeSum,
      anchorDate: .distantPast,
      intervalComponents: DateComponents(day: 1)
    )
    collection.initialResultsHandler = { note("collection", $1 == nil, $2) }
    let queries: [HKQuery] = [
      HKSampleQuery(
        sampleType: steps,
        predicate: nil,
        limit: HKObjectQueryNoLimit,
        sortDescriptors: [NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)]
      ) { note("sample", $1 == nil, $2) },
      HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil) {
        note("statistics", $1 == nil, $2)
      },
      collection,
      HKObserverQuery(sampleType: steps, predicate: nil) { _, finish, error in
        note("observer", true, error)
        finish()
      },
      HKAnchoredObjectQuery(type: steps, predicate: nil, anchor: nil, limit: 1) {
        note("anchored", $1 == nil && $2 == nil && $3 == nil, $4)
      },
      HKActivitySummaryQuery(predicate: nil) { note("summary", $1 == nil, $2) },
    ]
    for query in queries { store.execute(query) }
    #expect(
      answers == [
        "sample": 1, "statistics": 1, "collection": 1, "observer": 1, "anchored": 1, "summary": 1,
      ]
    )
  }

  @Test func `the queries of Swift's concurrency throw the same error`() async {
    let counter = StepCounter()
    await #expect(throws: HKError.self) { try await counter.latestHeartRate() }
    await #expect(throws: HKError.self) { try await counter.weeklySteps() }
    #expect(await counter.requestAuthorization() == false)
  }

  @Test func `types are equal where their identifiers are`() {
    #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == steps)
    #expect(Set<HKObjectType>([steps, HKQuantityType(.stepCount), .workoutType()]).count == 2)
    #expect(steps.identifier == "HKQuantityTypeIdentifierStepCount")
    #expect(HKQuantityType(.vo2Max).identifier == "HKQuantityTypeIdentifierVO2Max")
    #expect(HKCategoryType(.sleepAnalysis).identifier == "HKCategoryTypeIdentifierSleepAnalysis")
  }

  /// A sample from 10 to 20, and from when to when is asked.
  @Test(
    arguments: [
      (0.0, 30.0, [], true), (15, 30, [], true), (0, 15, [], true), (20, 30, [], true),
      (21, 30, [], false), (0, 10, [], false),
      (15, 30, .strictStartDate, false), (10, 30, .strictStartDate, true),
      (0, 15, .strictEndDate, false), (0, 21, .strictEndDate, true),
    ] as [(Double, Double, HKQueryOptions, Bool)]
  )
  func `a predicate of dates holds the samples that touch them, or lie within`(
    start: Double,
    end: Double,
    options: HKQueryOptions,
    isIncluded: Bool
  ) {
    let sample = HKQuantitySample(
      type: steps,
      quantity: HKQuantity(unit: .count(), doubleValue: 12),
      start: Date(timeIntervalSinceReferenceDate: 10),
      end: Date(timeIntervalSinceReferenceDate: 20)
    )
    let predicate = HKQuery.predicateForSamples(
      withStart: Date(timeIntervalSinceReferenceDate: start),
      end: Date(timeIntervalSinceReferenceDate: end),
      options: options
    )
    #expect(predicate.evaluate(with: sample) == isIncluded)
  }

  @Test(arguments: [true, false])
  func `samples are sorted by a date of theirs`(ascending: Bool) {
    let samples = [30.0, 10, 20].map { end in
      HKCategorySample(
        type: HKCategoryType(.mindfulSession),
        value: HKCategoryValue.notApplicable.rawValue,
        start: Date(timeIntervalSinceReferenceDate: -end),
        end: Date(timeIntervalSinceReferenceDate: end)
      )
    }
    func sorted(by key: HKSampleSortIdentifier) -> [Double] {
      let order = NSSortDescriptor(key: key, ascending: ascending)
      return samples.sorted { order.compare($0, to: $1) == .orderedAscending }
        .map(\.endDate.timeIntervalSinceReferenceDate)
    }
    let (rising, falling) = ([10.0, 20, 30], [30.0, 20, 10])
    #expect(sorted(by: HKSampleSortIdentifierEndDate) == (ascending ? rising : falling))
    #expect(sorted(by: HKSampleSortIdentifierStartDate) == (ascending ? falling : rising))
  }

  @Test func `what an app makes comes from it`() {
    let sample = HKCategorySample(
      type: HKCategoryType(.mindfulSession),
      value: 0,
      start: .distantPast,
      end: .distantPast
    )
    #expect(sample.sourceRevision.source == .default())
    #expect(HKQuery.predicateForObjects(from: .default()).evaluate(with: sample))
    let none: Set<HKSource> = []
    #expect(!HKQuery.predicateForObjects(from: none).evaluate(with: sample))
  }

  @Test func `a workout lasts from its beginning to its end`() {
    let workout = HKWorkout(
      activityType: .running,
      start: Date(timeIntervalSinceReferenceDate: 0),
      end: Date(timeIntervalSinceReferenceDate: 1_800)
    )
    #expect(workout.duration == 1_800)
    #expect(HKQuery.predicateForWorkouts(with: .running).evaluate(with: workout))
    #expect(!HKQuery.predicateForWorkouts(with: .cycling).evaluate(with: workout))
    #expect(HKWorkoutActivityType.running.rawValue == 37)
    #expect(HKWorkoutActivityType.cooldown.rawValue == 80)
  }
}
