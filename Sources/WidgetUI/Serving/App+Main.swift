import Foundation

extension App {
  /// The entry point of a program with windows: it says that a terminal has none, and ends with 78.
  public static func main() {
    let bytes = [UInt8]("error: \(Self.self) is an app and offers no widgets\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(78)
  }
}
