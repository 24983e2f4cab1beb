import SharedStore
import WidgetRender
import WidgetTerminal

extension StoredAppearance {
  /// The colour scheme that the user has chosen in the store; `nil` if the terminal decides.
  var look: Palette.Look? {
    Palette.Look(rawValue: request.rawValue)
  }

  /// The palette that the user has set in the store; `nil` if that of the settings file is used.
  var palette: Palette.Name? { theme == .standard ? nil : Palette.Name(rawValue: "\(theme)") }
}

extension HostStore {
  /// Returns the options with the colours that the user has set in this store; the same options if
  /// the store does not exist yet.
  func drawn(_ options: PictureOptions) throws(CommandError) -> PictureOptions {
    guard let reader = try reader() else { return options }
    let appearance = try stored { () throws(StoreError) in try reader.appearance() }
    return options.with(setting: appearance.look, stored: appearance.palette)
  }
}
