import Foundation
import Testing
import UniformTypeIdentifiers

@testable import StrictWidgets

@Suite("Types of content")
struct UTTypeTests {
  @Test(
    arguments: [
      (.png, "png", "image/png", .image), (.jpeg, "jpeg", "image/jpeg", .image),
      (.rtf, "rtf", "text/rtf", .text), (.swiftSource, "swift", nil, .plainText),
      (.mp3, "mp3", "audio/mpeg", .audiovisualContent), (.zip, "zip", "application/zip", .data),
    ] as [(UTType, String, String?, UTType)]
  )
  func `a declared type knows its names and what it is a kind of`(
    type: UTType,
    pathExtension: String,
    mimeType: String?,
    kind: UTType
  ) {
    #expect(type.preferredFilenameExtension == pathExtension)
    #expect(type.preferredMIMEType == mimeType)
    #expect(type.conforms(to: kind) && kind.isSupertype(of: type) && !kind.conforms(to: type))
    #expect(UTType(filenameExtension: pathExtension.uppercased(), conformingTo: kind) == type)
  }

  @Test func `a tag that nothing declares makes a type that keeps it`() {
    let type = UTType(filenameExtension: "sudoku")
    #expect(type?.isDynamic == true)
    #expect(type?.preferredFilenameExtension == "sudoku")
    #expect(UTType(filenameExtension: "") == nil)
  }

  @Test(arguments: [("notes", "notes.rtf"), ("notes.rtf", "notes.rtf"), ("a.b", "a.b.rtf")])
  func `a file's name ends with its type's extension`(name: String, file: String) {
    let url = URL(fileURLWithPath: "/tmp").appendingPathComponent(name, conformingTo: .rtf)
    #expect(url.lastPathComponent == file)
  }

  @Test func `a source that imports SwiftUI alone names files by their types`() {
    #expect(URL.picture(of: "swim").lastPathComponent == "swim.jpg")
  }
}
