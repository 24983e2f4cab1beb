internal import CSystem
import SystemLibrary

/// The stack of the thread that makes the value; stacks grow downwards on every platform of Swift's.
package struct StackRoom: Sendable {
  private let lowest: UInt

  package init() {
    lowest = UInt(widgetctl_stack_end())
  }

  /// In bytes, below the frame of the caller on the same thread; more than there can be where the system does not say.
  @inline(never)
  package var bytesLeft: UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { pointer in
      let address = UInt(bitPattern: pointer)
      return address > lowest ? address - lowest : 0
    }
  }
}
