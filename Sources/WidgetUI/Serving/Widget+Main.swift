import Foundation
import Ground

extension Widget {
  /// The entry point of a program that offers one widget: it serves its host and never returns.
  public static func main() {
    WidgetService.run([Self()], owner: Self.self)
  }
}

extension WidgetBundle {
  /// The entry point of a program that offers several widgets: it serves its host and never returns.
  public static func main() {
    WidgetService.run([Self()._widget], owner: Self.self)
  }
}

extension ControlWidget {
  /// The entry point of a program that offers one control: it serves its host and never returns.
  public static func main() {
    WidgetService.run([OfferedControl(control: Self())], owner: Self.self)
  }
}

extension App {
  /// The entry point of a program with windows: prints that a terminal has none and exits with 78.
  public static func main() {
    let bytes = [UInt8]("error: \(Self.self) is an app and offers no widgets\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(ExitCode.configuration.rawValue)
  }
}

/// The entry point of an extension that holds intents and no widgets.
@MainActor @preconcurrency
public protocol AppIntentsExtension: SendableMetatype {
  nonisolated init()
}

extension AppIntentsExtension {
  /// Serves the program's intents to its host and never returns.
  public static func main() {
    WidgetService.run([], owner: Self.self)
  }
}
