import Foundation
import TestSupport
import Testing

@testable import widgetctl

#if os(Linux)
@Suite("The file of the running program")
struct ExecutableFileTests {
  @Test func `a program that was replaced while it ran finds the new file`() throws {
    let folder = TemporaryFolder()
    let file = folder.url.appending(path: "widgetctl")
    try Data().write(to: file)
    let real = try #require(ExecutableFile.resolved(file.path))
    #expect(ExecutableFile.successor(of: "\(real) (deleted)") == real)
  }

  @Test func `without a new file, or a mark of the kernel, there is none`() {
    let folder = TemporaryFolder()
    let path = folder.url.appending(path: "widgetctl").path
    #expect(ExecutableFile.successor(of: "\(path) (deleted)") == nil)
    #expect(ExecutableFile.successor(of: "/bin/sh") == nil)
  }
}
#endif
