import Foundation
public import WidgetIntents
import WidgetUI

/// The configuration of a system widget: what it shows, and the interval of its readings.
struct SystemConfiguration: WidgetConfigurationIntent {
  /// The kind of the widget that this intent configures.
  static let kind = "SystemWidget"

  static let title = LocalizedStringResource(english: "System", turkish: "Sistem")
  static let description: IntentDescription? = IntentDescription(explanation)
  static let explanation = LocalizedStringResource(
    english: "Processor, memory, disks, battery and network of this machine, with their last hour.",
    turkish: "Bu makinenin işlemcisi, belleği, diskleri, pili ve ağı; son bir saatiyle."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Disks", turkish: "Diskler"),
    description: LocalizedStringResource(
      english: "Folders, separated by commas: /, /home; unless given, all disks that store files",
      turkish: "Virgülle ayrılmış klasörler: /, /home; verilmezse dosya tutan bütün diskler"
    )
  )
  var disks: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Network", turkish: "Ağ"),
    description: LocalizedStringResource(
      english: "An interface such as eth0; unless given, the one of the default route",
      turkish: "eth0 gibi bir arayüz; verilmezse varsayılan yolun kullandığı"
    )
  )
  var network: String?
  @Parameter(
    title: LocalizedStringResource(english: "Seconds", turkish: "Saniye"),
    description: LocalizedStringResource(
      english: "Seconds between two measurements",
      turkish: "İki ölçüm arasında geçen saniye"
    ),
    default: 60,
    inclusiveRange: (10, 3_600)
  )
  var seconds: Int
  @Parameter(
    title: LocalizedStringResource(english: "Hours", turkish: "Saat"),
    description: LocalizedStringResource(
      english: "Duration of the curve",
      turkish: "Eğrinin süresi"
    ),
    default: 1,
    inclusiveRange: (1, 24)
  )
  var hours: Int

  /// The paths in `disks`, without repetitions.
  var diskPaths: [String] {
    var paths: [String] = []
    for text in disks ?? [] {
      // A path has at most 4,096 bytes.
      for part in text.prefix(SystemFiles.maximumDisks * 4_096).split(separator: ",") {
        let path = part.trimmingCharacters(in: .whitespaces)
        if path.hasPrefix("/"), !paths.contains(path) { paths.append(path) }
      }
    }
    return Array(paths.prefix(SystemFiles.maximumDisks))
  }
}

/// Reads the state of the system immediately and updates all system widgets.
public struct RefreshSystem: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh System",
    turkish: "Sistemi Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Measures the system again for all system widgets.",
    turkish: "Bütün sistem araçları için sistemi yeniden ölçer."
  )

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    WidgetCenter.shared.reloadTimelines(ofKind: SystemConfiguration.kind)
    return .result(
      dialog: IntentDialog(
        english: "The system is being measured again.",
        turkish: "Sistem yeniden ölçülüyor."
      )
    )
  }
}
