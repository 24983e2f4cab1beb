import Foundation
import Ground

extension Widget {
  /// Serves the widget to the host, or runs the command line of a program without a host; never
  /// returns.
  public static func main() {
    WidgetService.run([Self()], owner: Self.self, client: Self.self as? any StoreClient.Type)
  }
}

extension WidgetBundle {
  /// Serves the widgets to the host, or runs the command line of a program without a host; never
  /// returns.
  public static func main() {
    WidgetService.run([Self()._widget], owner: Self.self, client: Self._storeClient)
  }
}

extension ControlWidget {
  /// Serves the control to the host, or runs the command line of a program without a host; never
  /// returns.
  public static func main() {
    WidgetService.run(
      [OfferedControl(control: Self())],
      owner: Self.self,
      client: Self.self as? any StoreClient.Type
    )
  }
}

extension App {
  /// Prints that a terminal has no windows and exits with 78.
  public static func main() {
    let bytes = [UInt8]("error: \(Self.self) is an app and offers no widgets\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(ExitCode.configuration.rawValue)
  }
}

/// The entry point of an extension with intents and without widgets.
///
/// ```swift
/// struct ReadingIntents: AppIntentsExtension {
///   nonisolated init() {}
/// }
/// ```
@MainActor @preconcurrency
public protocol AppIntentsExtension: SendableMetatype {
  nonisolated init()
}

extension AppIntentsExtension {
  /// Serves the program's intents to its host and never returns.
  public static func main() {
    WidgetService.run([], owner: Self.self, client: Self.self as? any StoreClient.Type)
  }
}
