//
//  SurroundingsModel.swift
//  TemplateWidgets
//

import CoreLocation
import Foundation
import HealthKit
import StoreKit
import UserNotifications
import WatchConnectivity

final class LocationFinder: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var continuation: CheckedContinuation<CLLocation, Error>?
    private(set) var status: CLAuthorizationStatus = .notDetermined

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestWhenInUseAuthorization()
    }

    func currentLocation() async throws -> CLLocation {
        if manager.isAuthorizedForWidgetUpdates, let location = manager.location {
            return location
        }
        return try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            manager.requestLocation()
        }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .authorizedAlways, .authorizedWhenInUse:
            manager.startUpdatingLocation()
        case .notDetermined, .restricted, .denied:
            break
        @unknown default:
            break
        }
        status = manager.authorizationStatus
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        continuation?.resume(returning: location)
        continuation = nil
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        continuation?.resume(throwing: error)
        continuation = nil
    }
}

struct PlaceNames {
    private let geocoder = CLGeocoder()

    func city(at location: CLLocation) async -> String? {
        let placemarks = try? await geocoder.reverseGeocodeLocation(location)
        return placemarks?.first?.locality
    }

    func city(at location: CLLocation, completion: @escaping (String?) -> Void) {
        geocoder.reverseGeocodeLocation(location) { placemarks, error in
            guard error == nil, let placemark = placemarks?.first else {
                return completion(nil)
            }
            completion(placemark.locality ?? placemark.name)
        }
    }
}

class StepCounter {
    let healthStore = HKHealthStore()
    let stepType = HKObjectType.quantityType(forIdentifier: .stepCount)!

    func requestAuthorization() async -> Bool {
        guard HKHealthStore.isHealthDataAvailable() else { return false }
        do {
            try await healthStore.requestAuthorization(toShare: [], read: [stepType, HKQuantityType(.heartRate)])
            return true
        } catch {
            return false
        }
    }

    func fetchTodaysSteps(completion: @escaping (Double?) -> Void) {
        let now = Date()
        let startOfDay = Calendar.current.startOfDay(for: now)
        let predicate = HKQuery.predicateForSamples(withStart: startOfDay, end: now, options: .strictStartDate)
        let query = HKStatisticsQuery(
            quantityType: stepType,
            quantitySamplePredicate: predicate,
            options: .cumulativeSum
        ) { _, result, error in
            guard let result = result, let sum = result.sumQuantity() else {
                completion(nil)
                return
            }
            completion(sum.doubleValue(for: HKUnit.count()))
        }
        healthStore.execute(query)
    }

    func weeklySteps() async throws -> [Date: Double] {
        let start = Calendar.current.date(byAdding: .day, value: -6, to: Date())!
        return try await withCheckedThrowingContinuation { continuation in
            let query = HKStatisticsCollectionQuery(
                quantityType: stepType,
                quantitySamplePredicate: nil,
                options: .cumulativeSum,
                anchorDate: start,
                intervalComponents: DateComponents(day: 1)
            )
            query.initialResultsHandler = { _, results, error in
                if let error = error {
                    continuation.resume(throwing: error)
                    return
                }
                var days: [Date: Double] = [:]
                results?.enumerateStatistics(from: start, to: Date()) { statistics, _ in
                    days[statistics.startDate] = statistics.sumQuantity()?.doubleValue(for: .count())
                }
                continuation.resume(returning: days)
            }
            healthStore.execute(query)
        }
    }

    func latestHeartRate() async throws -> Double? {
        let descriptor = HKSampleQueryDescriptor(
            predicates: [.quantitySample(type: HKQuantityType(.heartRate))],
            sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)],
            limit: 1
        )
        let beats = HKUnit.count().unitDivided(by: .minute())
        return try await descriptor.result(for: healthStore).first?.quantity.doubleValue(for: beats)
    }
}

enum ReminderScheduler {
    static func schedule(at hour: Int) async throws -> Bool {
        let center = UNUserNotificationCenter.current()
        guard try await center.requestAuthorization(options: [.alert, .sound, .badge]) else {
            return false
        }
        let content = UNMutableNotificationContent()
        content.title = "Time for a walk"
        content.sound = .default
        content.interruptionLevel = .timeSensitive
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: hour), repeats: true)
        try await center.add(UNNotificationRequest(identifier: "walk", content: content, trigger: trigger))
        return true
    }

    static func scheduleSoon() {
        UNUserNotificationCenter.current().getNotificationSettings { settings in
            guard settings.authorizationStatus == .authorized else { return }
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
            let request = UNNotificationRequest(identifier: UUID().uuidString, content: .init(), trigger: trigger)
            UNUserNotificationCenter.current().add(request) { error in
                if let error { print(error.localizedDescription) }
            }
        }
    }
}

final class PhoneLink: NSObject, WCSessionDelegate {
    func start() {
        guard WCSession.isSupported() else { return }
        WCSession.default.delegate = self
        WCSession.default.activate()
    }

    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: Error?
    ) {}

    #if os(iOS)
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    #endif
}

enum Purchases {
    static func isPremium() async -> Bool {
        for await result in StoreKit.Transaction.currentEntitlements {
            guard case .verified(let transaction) = result else { continue }
            if transaction.productID == "premium", transaction.revocationDate == nil { return true }
        }
        return false
    }
}
