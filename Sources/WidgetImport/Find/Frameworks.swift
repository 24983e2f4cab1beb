/// Finds the Apple framework of a name by the letters with which it begins.
enum Frameworks {
  static func owner(of name: String) -> String? {
    let word = name.prefix { $0 != "." }
    if let exact = names[String(word)] { return exact }
    let prefix = prefixes.first { prefix, _ in
      word.hasPrefix(prefix) && word.dropFirst(prefix.count).first?.isUppercase == true
    }
    return prefix?.1
  }

  /// Returns whether a file that imports this framework can also use UIKit without importing it.
  static func bringsUIKit(_ framework: String) -> Bool { withViews.contains(framework) }

  private static let withViews: Set = [
    "ARKit", "AVKit", "ContactsUI", "EventKitUI", "GameKit", "MapKit", "MessageUI", "Messages",
    "PassKit", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "SpriteKit",
    "WatchKit", "WebKit",
    // Of the packages in Objective-C, which give on what they import.
    "SDWebImage", "SDWebImageSwiftUI",
  ]

  private static let names = [
    "FetchDescriptor": "SwiftData", "ModelContainer": "SwiftData", "ModelContext": "SwiftData",
    "ModelConfiguration": "SwiftData", "Model": "SwiftData", "Query": "SwiftData",
    "Schema": "SwiftData", "Attribute": "SwiftData", "Relationship": "SwiftData",
    "WeatherService": "WeatherKit", "Product": "StoreKit", "Transaction": "StoreKit",
    "Map": "MapKit", "Marker": "MapKit", "CMTime": "CoreMedia", "NSManagedObject": "CoreData",
    "NSManagedObjectContext": "CoreData", "NSPersistentContainer": "CoreData",
    "NSPersistentCloudKitContainer": "CoreData", "NSFetchRequest": "CoreData",
    "NSEntityDescription": "CoreData", "NSSortDescriptor": "Foundation",
    "FetchRequest": "CoreData", "FetchedResults": "CoreData", "SecItemCopyMatching": "Security",
    "WKExtension": "WatchKit", "WKApplication": "WatchKit", "WKImage": "WatchKit",
  ]

  /// The prefixes of names with their frameworks, of which the first match is used.
  ///
  /// The names of WatchKit and WebKit begin with the same two letters, and most of those in apps
  /// are WebKit's.
  private static let prefixes: [(String, String)] = [
    ("WKInterface", "WatchKit"), ("WKExtension", "WatchKit"), ("WKExtended", "WatchKit"),
    ("WKApplication", "WatchKit"), ("WKHaptic", "WatchKit"), ("WKRefresh", "WatchKit"),
    ("WKAlert", "WatchKit"), ("WKCrown", "WatchKit"), ("WKGesture", "WatchKit"),
    ("WKAudio", "WatchKit"), ("WKPicker", "WatchKit"), ("WKRelevant", "WatchKit"),
    ("AV", "AVFoundation"), ("CB", "CoreBluetooth"), ("CI", "CoreImage"), ("CK", "CloudKit"),
    ("CL", "CoreLocation"), ("CM", "CoreMotion"), ("CN", "Contacts"), ("CT", "CoreText"),
    ("CA", "QuartzCore"), ("CV", "CoreVideo"), ("EK", "EventKit"), ("GK", "GameKit"),
    ("HK", "HealthKit"), ("HM", "HomeKit"), ("IN", "Intents"), ("LA", "LocalAuthentication"),
    ("MK", "MapKit"), ("ML", "CoreML"), ("MP", "MediaPlayer"), ("NE", "NetworkExtension"),
    ("NW", "Network"), ("NL", "NaturalLanguage"), ("PH", "Photos"), ("PK", "PassKit"),
    ("SK", "StoreKit"), ("SCN", "SceneKit"), ("UN", "UserNotifications"), ("UI", "UIKit"),
    ("VN", "Vision"), ("WC", "WatchConnectivity"), ("WK", "WebKit"), ("CG", "CoreGraphics"),
    ("kSec", "Security"), ("Sec", "Security"), ("NS", "Foundation"), ("CF", "CoreFoundation"),
  ]
}
