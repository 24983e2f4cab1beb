//
//  PlaceProvider.swift
//  TemplateWidgets
//

import CoreLocation
import Foundation
import UserNotifications

/// Where the reader is, or the capital where that is not known.
final class PlaceProvider: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private(set) var place = CLLocation(latitude: 39.9334, longitude: 32.8597)
    private(set) var failure: (any Error)?

    override init() {
        super.init()
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyKilometer
    }

    func update() {
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        place = locations.last ?? place
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        failure = error
    }
}

enum Reminders {
    /// Whether a reminder is kept.
    static func remind(in seconds: TimeInterval) async -> Bool {
        let center = UNUserNotificationCenter.current()
        let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound])
        let content = UNMutableNotificationContent()
        content.title = "Water the plants"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
        do {
            try await center.add(request)
            return isAllowed == true
        } catch {
            return false
        }
    }
}
