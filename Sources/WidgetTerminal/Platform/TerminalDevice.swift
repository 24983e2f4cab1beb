#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system knows about the terminal behind a descriptor.
package enum TerminalDevice {
  package static func isTerminal(_ descriptor: OutputDescriptor) -> Bool {
    isatty(descriptor.number) == 1
  }

  package static var isInputTerminal: Bool { isatty(0) == 1 }

  /// The terminal's columns, or `nil` where there is none or it does not say.
  package static func columns(of descriptor: OutputDescriptor) -> Int? {
    guard let size = size(of: descriptor), size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The terminal's rows, or `nil` where there is none or it does not say.
  package static func rows(of descriptor: OutputDescriptor) -> Int? {
    guard let size = size(of: descriptor), size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  private static func size(of descriptor: OutputDescriptor) -> winsize? {
    var size = winsize()
    return ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
