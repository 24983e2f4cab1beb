import SharedStore
import WidgetRender
import WidgetTerminal

extension StoredAppearance {
  /// The colours that a person has set, which have the same names; `nil` where the system decides.
  var look: Palette.Look? {
    Palette.Look(rawValue: request.rawValue)
  }

  /// The palette that a person has set; `nil` for that of their file.
  var palette: Palette.Name? { theme == .standard ? nil : Palette.Name(rawValue: "\(theme)") }
}

extension HostStore {
  /// The options as a person has set the colours in this store; as they were where there is no store yet.
  func drawn(_ options: PictureOptions) throws(CommandError) -> PictureOptions {
    guard let reader = try reader() else { return options }
    let appearance = try stored { () throws(StoreError) in try reader.appearance() }
    return options.with(setting: appearance.look, stored: appearance.palette)
  }
}
