internal import CSystem
import SystemLibrary

/// The stack of the thread that creates the value; stacks grow downwards on all platforms of Swift.
package struct StackRoom: Sendable {
  private let lowest: UInt

  package init() {
    #if canImport(Darwin)
    let size = UInt(pthread_get_stacksize_np(pthread_self()))
    lowest = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - size
    #else
    lowest = UInt(widgetctl_stack_end())
    #endif
  }

  /// The free bytes of the stack below the caller's frame; a huge number if the system does not
  /// report its end.
  @inline(never)
  package var bytesLeft: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { pointer in
      let address = UInt(bitPattern: pointer)
      return address > lowest ? address - lowest : 0
    }
  }
}
