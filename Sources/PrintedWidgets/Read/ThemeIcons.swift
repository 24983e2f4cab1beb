/// Maps icon names that GNOME's menus use to symbols (the freedesktop.org icon naming
/// specification).
enum ThemeIcons {
  /// Returns the name of an SF Symbol for an icon; `nil` if there is none.
  static func symbol(named name: String) -> String? {
    let bare = name.lowercased().trimmed
    let plain = bare.hasSuffix("-symbolic") ? bare.dropLast("-symbolic".count) : bare[...]
    return symbols[String(plain)]
  }

  private static let symbols: [String: String] = [
    "weather-clear": "sun.max.fill", "weather-clear-night": "moon.stars.fill",
    "weather-few-clouds": "cloud.sun.fill", "weather-few-clouds-night": "cloud.moon.fill",
    "weather-overcast": "cloud.fill", "weather-showers": "cloud.rain.fill",
    "weather-showers-scattered": "cloud.drizzle.fill", "weather-snow": "cloud.snow.fill",
    "weather-storm": "cloud.bolt.fill", "weather-fog": "cloud.fog.fill",
    "face-smile": "face.smiling", "dialog-information": "info.circle",
    "dialog-warning": "exclamationmark.triangle.fill", "dialog-error": "xmark.octagon.fill",
    "dialog-question": "questionmark.circle", "dialog-password": "lock.fill",
    "emblem-ok": "checkmark.circle", "object-select": "checkmark", "process-stop": "xmark.circle",
    "view-refresh": "arrow.clockwise", "edit-find": "magnifyingglass", "edit-delete": "trash",
    "edit-copy": "doc.on.doc", "document-open": "doc", "document-save": "square.and.arrow.down",
    "folder": "folder.fill", "user-home": "house.fill", "user-trash": "trash",
    "user-available": "person.fill", "system-users": "person.2.fill",
    "system-shutdown": "power", "system-run": "gearshape", "preferences-system": "gearshape",
    "emblem-system": "gearshape", "utilities-terminal": "terminal", "computer": "desktopcomputer",
    "cpu": "cpu", "drive-harddisk": "internaldrive", "media-flash": "memorychip",
    "network-wired": "network", "network-wireless": "wifi", "network-offline": "wifi.slash",
    "network-vpn": "lock.shield", "bluetooth-active": "dot.radiowaves.left.and.right",
    "battery": "battery.100", "battery-full": "battery.100", "battery-good": "battery.75",
    "battery-low": "battery.25", "battery-caution": "battery.0", "battery-empty": "battery.0",
    "audio-volume-high": "speaker.wave.3.fill", "audio-volume-medium": "speaker.wave.2.fill",
    "audio-volume-low": "speaker.wave.1.fill", "audio-volume-muted": "speaker.slash.fill",
    "audio-x-generic": "music.note", "media-playback-start": "play.fill",
    "media-playback-pause": "pause.fill", "media-playback-stop": "stop.fill",
    "media-skip-forward": "forward.end.fill", "media-skip-backward": "backward.end.fill",
    "mail-unread": "envelope.badge", "mail-read": "envelope.open",
    "appointment-soon": "calendar", "x-office-calendar": "calendar", "alarm": "alarm",
    "starred": "star.fill", "non-starred": "star", "go-up": "arrow.up", "go-down": "arrow.down",
    "go-next": "arrow.right", "go-previous": "arrow.left", "list-add": "plus",
    "list-remove": "minus", "camera-photo": "camera", "input-keyboard": "keyboard",
    "input-mouse": "computermouse", "applications-internet": "globe", "web-browser": "globe",
  ]
}
