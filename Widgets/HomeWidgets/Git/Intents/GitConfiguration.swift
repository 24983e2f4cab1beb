public import WidgetIntents
import WidgetUI

/// The configuration of a placed git widget: its repositories, and how often they are read.
public struct GitConfiguration: WidgetConfigurationIntent {
  /// The `kind` of the widget that this intent configures.
  static let kind = "GitWidget"

  public static let title = LocalizedStringResource(english: "Git", turkish: "Git Depoları")
  public static let description: IntentDescription? = IntentDescription(explanation)

  static let explanation = LocalizedStringResource(
    english: "Branches, changes and commits of the repositories you work in.",
    turkish: "Çalıştığınız depoların dalları, değişiklikleri ve işlemeleri."
  )

  @Parameter(
    title: LocalizedStringResource(english: "Paths", turkish: "Yollar"),
    description: LocalizedStringResource(
      english: "Folders, separated by commas: ~/src/a, ~/src/b; at most 32",
      turkish: "Virgülle ayrılmış klasörler: ~/src/a, ~/src/b; en çok 32"
    )
  )
  public var paths: [String]?
  @Parameter(
    title: LocalizedStringResource(english: "Mine", turkish: "Benimkiler"),
    description: LocalizedStringResource(
      english: "Counts only your own commits, those with your user.email",
      turkish: "Yalnızca kendi işlemelerinizi, user.email adresinizle yapılanları sayar"
    ),
    default: false
  )
  public var mine: Bool
  @Parameter(
    title: LocalizedStringResource(english: "Minutes", turkish: "Dakika"),
    description: LocalizedStringResource(
      english: "Minutes between two checks",
      turkish: "Kaç dakikada bir bakılacağı"
    ),
    default: 5,
    inclusiveRange: (1, 1_440)
  )
  public var minutes: Int

  public init() {}
}

/// Reads the repositories of all git widgets again.
public struct RefreshGit: StoreOnlyIntent {
  public static let title = LocalizedStringResource(
    english: "Refresh Git",
    turkish: "Depoları Yenile"
  )
  public static let description: IntentDescription? = IntentDescription(
    english: "Checks the repositories of all git widgets again.",
    turkish: "Bütün git araçlarının depolarına yeniden bakar."
  )

  public init() {}

  public func perform() async throws -> some IntentResult & ProvidesDialog {
    WidgetCenter.shared.reloadTimelines(ofKind: GitConfiguration.kind)
    return .result(
      dialog: IntentDialog(
        english: "The repositories are being checked again.",
        turkish: "Depolara yeniden bakılıyor."
      )
    )
  }
}
