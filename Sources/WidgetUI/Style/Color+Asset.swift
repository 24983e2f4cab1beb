public import Foundation

extension Color {
  /// The colour of an asset catalogue; `nil` where there is none of this name.
  ///
  /// Without a bundle, the catalogues of all bundles beside the program are searched.
  public static func asset(named name: String, bundle: Bundle? = nil) -> Color? {
    ColorAssets.color(named: name, bundle: bundle).map { Color(archived: $0) }
  }
}
